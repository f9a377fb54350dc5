import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const pl: Sentences<Key> = {
  'title': 'Władcy czasu',
  'about': 'Splataj zaklęcia, nastawiaj Czasomierze i opróżniaj Sfery szybciej niż inni.',
  'preset.base': 'Gra podstawowa',
  'preset.base.about': 'Karty z podstawowego pudełka.',
  'preset.expansion': 'Z dodatkiem',
  'preset.expansion.about': 'Karty dodatku trafiają do Sfer.',
  'preset.everything': 'Wszystko naraz',
  'preset.everything.about': 'Dodatek i karty promocyjne z Czasomierzem X.',
  'option.pack.about': 'Zestaw kart, którym się gra.',
  'option.expansion.about': 'Karty dodatku trafiają do Sfer.',
  'option.promo.about': 'Karty promocyjne trafiają do Sfer, a Czasomierz X do talii gracza rozpoczynającego.',
  'option.spheres.about': 'Jak wypełniane są Sfery: po dziesięć kart w każdej.',
  'option.launching.about': 'Które Czasomierze można uruchamiać w fazie głównej.',
  'cards': 'Karty „Władców czasu”',
};
