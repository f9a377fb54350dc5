import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const ru: Sentences<Key> = {
  'title': 'Времена года',
  'about':
    'Три года кубиков и волшебства: копите энергию, разыгрывайте карты, обращайте время себе на пользу.',
  'preset.first-game': 'Первая партия',
  'preset.first-game.about': 'Четыре готовых набора, каждый раз по-новому; без драфта.',
  'preset.magician': 'Волшебник',
  'preset.magician.about': 'Выбор из тридцати карт попроще.',
  'preset.archmage': 'Архимаг',
  'preset.archmage.about': 'Полная игра: выбор из всех пятидесяти карт.',
  'preset.kingdom': 'Зачарованное королевство',
  'preset.kingdom.about': 'Дополнение: его карты, чары на всю партию и жетоны способностей.',
  'preset.draft': 'Драфт',
  'preset.draft.about': 'Девять карт из всех пятидесяти вы выбираете сами, по одной.',
  'preset.everything': 'Всё сразу',
  'preset.everything.about': 'Драфт с «Зачарованным королевством»: его карты, чары и жетоны способностей.',
  'option.level.about':
    'Какие карты раздаются: готовые наборы для первой партии или выбор из тридцати либо всех пятидесяти.',
  'option.enchanted_kingdom.about': 'В колоду входят двадцать карт дополнения.',
  'option.enchantment.about': 'Особое правило, которое действует всю партию.',
  'option.ability_tokens.about': 'Собственная способность: вам дают три жетона, после прелюдии останется один.',
  'option.sets.about': 'Готовые наборы уровня «Ученик чародея»: какой набор на каком месте.',
  'option.edition.about': 'Задаёт правила ниже так, как в одной из книг правил.',
  'option.discard_pile.about': 'Можно ли просматривать сброс.',
  'option.die_actions.about': 'Можно ли отказаться от действия кубика.',
  'option.gauge_limit.about': 'До скольких может вырасти сила мага.',
  'option.game_end.about': 'Когда кончается партия, после того как маркер прошёл третий год.',
  'option.balance_of_ishtar.about': 'В разных изданиях эта карта разная.',
  'option.potion_of_life.about': 'Прибавляют ли к нему кристаллы и бонусы превращения, а не только «Кошель Айо».',
  'option.idol_of_the_familiar.about': 'Что он даёт, когда входит в игру.',
  'option.scepter_of_greatness.about': 'Считает ли он среди предметов себя самого.',
  'option.tie.about': 'Что решает при равенстве очков.',
  'ask-order': '«Времена года»: спрашивать порядок эффектов',
  'cards': 'Карты «Времён года»',
};
