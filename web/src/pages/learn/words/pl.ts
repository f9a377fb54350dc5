import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { TeachingKey } from '../teaching.svelte.ts';

export const pl: Sentences<TeachingKey> = {
  'learn.title': 'Naucz się grać',
  'learn.about':
    'Prawdziwe stoły przeciw Uczniowi, z przewodnikiem obok planszy: mówi o nowościach, gdy się pojawiają, pokazuje, gdzie są, i czeka, aż to zrobisz. Możesz go odesłać w każdej chwili.',
  'learn.begin': 'Zacznij',
  'learn.again': 'Zacznij od nowa',
  'learn.done': 'ukończono',
  'learn.minutes': { one: 'Około {n} minuty', few: 'Około {n} minut', many: 'Około {n} minut', other: 'Około {n} minuty' },
  'learn.resume': 'Wróć do przerwanej gry',
  'learn.cards': 'Najpierw obejrzyj karty',
  'guide': 'Przewodnik',
  'guide.next': 'Dalej',
  'guide.skip': 'Pomiń',
  'guide.end': 'Zakończ lekcję',
  'guide.show': 'Pokaż gdzie',
  'guide.fold': 'Zwiń przewodnik',
  'guide.unfold': 'Rozwiń przewodnik',
  'guide.recall': 'Przywołaj przewodnika',
  'guide.progress': 'Lekcja {n} z {all}',
  'guide.do': 'Twój ruch',
  'guide.before': 'Przeczytaj poprzednią',
  'guide.after': 'Wróć',
  'guide.wait': 'Teraz przeciwnik. Patrz, co dzieje się na planszy; kronika zapisuje wszystko.',
  'guide.idle': 'Nic nowego: decyduj, jak chcesz. To, co świeci, można wybrać.',
  'guide.passed': 'Można i tak. Żeby spróbować „{title}”, cofnij ruch; albo po prostu graj dalej.',
  'guide.again': 'Zagraj z Uczniem',
  'guide.play-on': 'Graj dalej przy tym stole',
  'guide.lessons': 'Do lekcji',
};
