import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { TeachingKey } from '../teaching.svelte.ts';

export const uk: Sentences<TeachingKey> = {
  'learn.title': 'Навчитися грати',
  'learn.about':
    'Справжні столи проти Учня, з наставником поруч із дошкою: він розповідає про нове, коли воно з’являється, показує, де це, і чекає, поки ви зробите. Відпустити його можна будь-коли.',
  'learn.begin': 'Почати',
  'learn.again': 'Почати знову',
  'learn.done': 'пройдено',
  'learn.minutes': { one: 'Близько {n} хвилини', few: 'Близько {n} хвилин', many: 'Близько {n} хвилин', other: 'Близько {n} хвилини' },
  'learn.resume': 'Продовжити з того самого місця',
  'learn.cards': 'Спершу погортати карти',
  'guide': 'Наставник',
  'guide.next': 'Далі',
  'guide.skip': 'Пропустити',
  'guide.end': 'Закінчити урок',
  'guide.show': 'Показати де',
  'guide.fold': 'Згорнути наставника',
  'guide.unfold': 'Розгорнути наставника',
  'guide.recall': 'Покликати наставника',
  'guide.progress': 'Урок {n} із {all}',
  'guide.do': 'Ваш хід',
  'guide.before': 'Перечитати попереднє',
  'guide.after': 'Повернутися',
  'guide.wait': 'Ходить суперник. Стежте за дошкою; хроніка все записує.',
  'guide.idle': 'Тут нічого нового: вирішуйте самі. Що світиться, те можна вибрати.',
  'guide.passed': 'Можна й так. Щоб спробувати «{title}», візьміть хід назад; або просто грайте далі.',
  'guide.again': 'Грати проти Учня',
  'guide.play-on': 'Грати далі за цим столом',
  'guide.lessons': 'До уроків',
};
