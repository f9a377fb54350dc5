import type { Sentences } from '../../../../words/vocabulary.svelte.ts';
import type { SignKey } from '../words.svelte.ts';

export const pl: Sentences<SignKey> = {
  'card': 'Karta',
  'card.about': 'Dobiera się kartę ze stosu.',
  'ke.active': 'Ke',
  'ke.active.about': 'Stałe Ke, które można wydać. Wydane jest wyczerpane, dopóki się go nie odnowi.',
  'ke.exhausted': 'Wyczerpane Ke',
  'ke.exhausted.about': 'Wydane stałe Ke. Spasowanie odnawia wszystkie.',
  'ke.ephemeral': 'Ulotne Ke',
  'ke.ephemeral.about': 'Płaci jak każde inne i znika. Możesz mieć najwyżej cztery.',
  'sphere': 'Sfera',
  'sphere.about': 'Stos dziesięciu kart jednego poziomu. Odkryta karta wymaga tylu zaklęć, ile wynosi jej poziom; zakryta pod nią o jedno więcej. Gdy dwie Sfery są puste, gra się kończy.',
  'spell': 'Zaklęcie',
  'spell.about': 'Kosztuje tyle Ke, ile na nim widać. Każde zaklęcie w twoim obszarze zaklęć otwiera jeden poziom Sfer.',
  'focus': 'Skupienie',
  'focus.about': 'Nic nie kosztuje, działa i idzie na karty odrzucone. Nie jest zaklęciem.',
  'timer': 'Czasomierz',
  'timer.about': 'W jednej turze kładzie się na nim zaklęcia, a po uruchomieniu zagrywa się je za darmo.',
  'delay': 'Opóźniony Czasomierz',
  'delay.about': 'Leży pod nim zakryta karta: zapełniony Czasomierz czeka jeszcze jedną turę.',
  'reminder.dearer': 'Droższe zaklęcie',
  'reminder.dearer.about': 'Następne zaklęcie kosztuje o tyle Ke więcej.',
  'reminder.cheaper': 'Tańsze zaklęcie',
  'reminder.cheaper.about': 'Następne zaklęcie kosztuje o tyle Ke mniej.',
  'reminder.cap': 'Limit',
  'reminder.cap.about': 'Więcej Ke nie można wydać w tej turze.',
};
