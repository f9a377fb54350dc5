import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { TeachingKey } from '../teaching.svelte.ts';

export const ru: Sentences<TeachingKey> = {
  'learn.title': 'Научиться играть',
  'learn.about':
    'Настоящие столы против Ученика, с наставником рядом с доской: он рассказывает о новом, когда оно появляется, показывает, где это, и ждёт, пока вы сделаете. Отпустить его можно в любой момент.',
  'learn.begin': 'Начать',
  'learn.again': 'Начать заново',
  'learn.done': 'пройдено',
  'learn.minutes': { one: 'Около {n} минуты', few: 'Около {n} минут', many: 'Около {n} минут', other: 'Около {n} минуты' },
  'learn.resume': 'Продолжить с того же места',
  'learn.cards': 'Сначала полистать карты',
  'guide': 'Наставник',
  'guide.next': 'Дальше',
  'guide.skip': 'Пропустить',
  'guide.end': 'Закончить урок',
  'guide.show': 'Показать где',
  'guide.fold': 'Свернуть наставника',
  'guide.unfold': 'Развернуть наставника',
  'guide.recall': 'Позвать наставника',
  'guide.progress': 'Урок {n} из {all}',
  'guide.do': 'Ваш ход',
  'guide.before': 'Перечитать предыдущее',
  'guide.after': 'Вернуться',
  'guide.wait': 'Ходит соперник. Следите за доской; хроника всё записывает.',
  'guide.idle': 'Здесь ничего нового: решайте сами. Что светится, то можно выбрать.',
  'guide.passed': 'Можно и так. Чтобы попробовать «{title}», возьмите ход назад; или просто играйте дальше.',
  'guide.again': 'Играть против Ученика',
  'guide.play-on': 'Играть дальше за этим столом',
  'guide.lessons': 'К урокам',
};
