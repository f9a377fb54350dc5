import type { TeachingKey } from '../teaching.svelte.ts';

export const uk: Record<TeachingKey, string> = {
  'learn.title': 'Навчитися грати',
  'learn.about':
    'Справжня гра проти поблажливого суперника, з наставником поруч із дошкою. Він розповідає про нове, коли воно з’являється; відпустити його можна будь-коли.',
  'learn.begin': 'Почати першу гру',
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
  'guide.again': 'Грати проти Учня',
  'guide.start': 'На початок',
};
