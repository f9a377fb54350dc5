import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const pl: Sentences<Key> = {
  'title': 'Pory roku',
  'about': 'Trzy lata kości i magii: gromadź energię, przywołuj karty, obracaj czas na swoją korzyść.',
  'preset.first-game': 'Pierwsza partia',
  'preset.first-game.about': 'Gotowe zestawy kart, bez wybierania.',
  'preset.magician': 'Mag',
  'preset.magician.about': 'Wybór z trzydziestu prostszych kart.',
  'preset.archmage': 'Arcymag',
  'preset.archmage.about': 'Pełna gra: wybór ze wszystkich pięćdziesięciu kart.',
  'preset.kingdom': 'Zaczarowane królestwo',
  'preset.kingdom.about': 'Dodatek: jego karty, urok na całą partię i żetony zdolności.',
  'option.level.about':
    'Jakie karty są rozdawane: gotowe zestawy na pierwszą partię albo wybór z trzydziestu lub ze wszystkich pięćdziesięciu.',
  'option.enchanted_kingdom.about': 'Do stosu dochodzi dwadzieścia kart dodatku.',
  'option.enchantment.about': 'Osobna zasada, która obowiązuje przez całą partię.',
  'option.ability_tokens.about': 'Własna zdolność: dostajesz trzy żetony, po preludium zostaje jeden.',
  'option.sets.about': 'Gotowe zestawy poziomu „Czarodziej praktykant”: które miejsce dostaje który.',
  'option.edition.about': 'Ustawia zasady poniżej tak, jak w jednej z instrukcji.',
  'option.discard_pile.about': 'Czy wolno przeglądać odrzucone karty.',
  'option.die_actions.about': 'Czy można zrezygnować z akcji kości.',
  'option.gauge_limit.about': 'Jak wysoki może być poziom mocy przywołania.',
  'option.game_end.about': 'Kiedy kończy się partia, gdy znacznik minie trzeci rok.',
  'option.balance_of_ishtar.about': 'Wydania tej karty się różnią.',
  'option.potion_of_life.about': 'Czy kryształy dodają też bonusy przemienienia, a nie tylko „Sakiewka Io”.',
  'option.idol_of_the_familiar.about': 'Co daje, gdy wchodzi do gry.',
  'option.scepter_of_greatness.about': 'Czy liczy wśród przedmiotów samo siebie.',
  'option.tie.about': 'Co rozstrzyga przy równych punktach.',
  'ask-order': '„Pory roku”: pytaj o kolejność efektów',
  'cards': 'Karty „Pór roku”',
};
