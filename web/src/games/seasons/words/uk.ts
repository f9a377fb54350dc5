import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const uk: Sentences<Key> = {
  'title': 'Пори року',
  'about':
    'Три роки кубиків і чарів: накопичуйте енергію, викликайте карти, обертайте час собі на користь.',
  'preset.first-game': 'Перша партія',
  'preset.first-game.about': 'Чотири готові набори, щоразу по-новому; без драфту.',
  'preset.magician': 'Маг',
  'preset.magician.about': 'Вибір із тридцяти простіших карт.',
  'preset.archmage': 'Архимаг',
  'preset.archmage.about': 'Повна гра: вибір з усіх п’ятдесяти карт.',
  'preset.kingdom': 'Зачароване королівство',
  'preset.kingdom.about': 'Доповнення: його карти, чари на всю партію й жетони здібностей.',
  'preset.draft': 'Драфт',
  'preset.draft.about': 'Дев’ять карт з усіх п’ятдесяти ви обираєте самі, по одній.',
  'preset.everything': 'Усе разом',
  'preset.everything.about': 'Драфт із «Зачарованим королівством»: його карти, чари й жетони здібностей.',
  'option.level.about':
    'Які карти роздають: готові набори для першої партії або вибір із тридцяти чи з усіх п’ятдесяти.',
  'option.enchanted_kingdom.about': 'До колоди входять двадцять карт доповнення.',
  'option.enchantment.about': 'Особливе правило, яке діє всю партію.',
  'option.ability_tokens.about': 'Власна здібність: вам дають три жетони, після прелюдії лишається один.',
  'option.sets.about': 'Готові набори рівня «Учень чародія»: який набір на якому місці.',
  'option.edition.about': 'Задає правила нижче так, як в одній із книг правил.',
  'option.discard_pile.about': 'Чи можна переглядати скид.',
  'option.die_actions.about': 'Чи можна відмовитися від дії кубика.',
  'option.gauge_limit.about': 'До скількох може зрости сила виклику.',
  'option.game_end.about': 'Коли закінчується партія, після того як фішка минула третій рік.',
  'option.balance_of_ishtar.about': 'У різних виданнях ця карта різна.',
  'option.potion_of_life.about': 'Чи додають до нього кристали й бонуси перетворення, а не лише «Гаманець Іо».',
  'option.idol_of_the_familiar.about': 'Що він дає, коли входить у гру.',
  'option.scepter_of_greatness.about': 'Чи рахує він серед предметів себе самого.',
  'option.tie.about': 'Що вирішує за рівної кількості очок.',
  'ask-order': '«Пори року»: питати порядок ефектів',
  'cards': 'Карти «Пір року»',
};
