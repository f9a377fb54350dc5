import type { TeachingKey } from '../teaching.svelte.ts';

export const pl: Record<TeachingKey, string> = {
  'learn.title': 'Naucz się grać',
  'learn.about':
    'Prawdziwa gra z łagodnym przeciwnikiem i przewodnikiem obok planszy. Mówi o nowych rzeczach, gdy się pojawiają; w każdej chwili możesz go odprawić.',
  'learn.begin': 'Zacznij pierwszą grę',
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
  'guide.again': 'Zagraj z Uczniem',
  'guide.start': 'Na początek',
};
