import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const pl: Sentences<Key> = {
  'title': 'Władcy czasu',
  'about': 'Splataj zaklęcia, nastawiaj Czasomierze i opróżniaj Sfery szybciej niż inni.',
  'preset.first-game': 'Pierwsza partia',
  'preset.first-game.about': 'Karty z podstawowego pudełka.',
  'preset.base': 'Gra podstawowa',
  'preset.base.about': 'Karty z podstawowego pudełka.',
  'preset.expansion': 'Z dodatkiem',
  'preset.expansion.about': 'Karty dodatku trafiają do Sfer.',
  'preset.everything': 'Wszystko naraz',
  'preset.everything.about': 'Dodatek i karty promocyjne z Czasomierzem X.',
  'option.pack.about': 'Zestaw kart, którym się gra.',
  'pack': 'Zestaw kart',
  'pack.about': 'To, czym się gra: zestaw programu albo własny, z pliku tekstowego.',
  'pack.choose': 'Wybierz plik zestawu…',
  'pack.size': { one: '{n} karta', few: '{n} różne karty', many: '{n} różnych kart', other: '{n} różnej karty' },
  'pack.look': 'Obejrzyj jego karty',
  'pack.brought': 'Własny zestaw gracza.',
  'option.expansion.about': 'Karty dodatku trafiają do Sfer.',
  'option.promo.about': 'Karty promocyjne trafiają do Sfer, a Czasomierz X do talii gracza rozpoczynającego.',
  'option.spheres.about': 'Jak wypełniane są Sfery: po dziesięć kart w każdej.',
  'option.launching.about': 'Które Czasomierze można uruchamiać w fazie głównej.',
  'own-cards':
    'Karty są nasze: to zestaw „Verguya”, zrobiony według instrukcji. Wydrukowanych kart w instrukcji nie ma, więc nie ma ich i tutaj; kto ma pudełko, może je wpisać.',
  'own-cards.bring': 'Zagraj własnymi kartami',
  'cards': 'Karty „Władców czasu”',
};
