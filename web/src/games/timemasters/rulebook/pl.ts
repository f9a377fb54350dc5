import type { Rulebook } from '../../../ui/rulebook/rulebook.ts';

export const pl: Rulebook = [
  {
    name: 'goal',
    title: 'Cel',
    paragraphs: [
      'Budujesz talię z zaklęć, Skupień i Czasomierzy. Karty pochodzą z pięciu Sfer, a każda wzięta stamtąd karta jest warta tyle punktów, ile wynosi poziom jej Sfery.',
      'Gdy dwie Sfery są puste, Władcą Czasu zostaje ten, kto ma najwięcej punktów na wszystkich kartach razem.',
    ],
  },
  {
    name: 'start',
    title: 'Na początku',
    paragraphs: [
      'Każdy ma te same dziesięć kart, które nic nie są warte: trzy Skupienia, Czasomierz z jednym miejscem na zaklęcie i po dwie karty trzech zaklęć. Pięć z nich bierzesz na rękę; masz cztery stałe Ke, wszystkie aktywne.',
      'W każdej Sferze, od poziomu 1 do 5, jest dziesięć kart; wierzchnia leży odkryta.',
    ],
  },
  {
    name: 'phases',
    title: 'Cztery fazy tury',
    paragraphs: [
      'Najpierw faza Czasomierzy, jeśli masz pełne. Potem faza główna: pasujesz albo działasz, ile chcesz. Potem dostęp do Sfer. Na końcu tury uzupełniasz rękę.',
    ],
  },
  {
    name: 'timer-phase',
    title: 'I. Faza Czasomierzy',
    paragraphs: [
      'Każdy pełny Czasomierz trzeba uruchomić albo opóźnić; rozstrzygasz to po kolei, w dowolnym porządku.',
      'Aby opóźnić Czasomierz, połóż pod nim zakrytą kartę z ręki. Można to robić wielokrotnie, ale karty pod Czasomierzami liczą się jak karty na ręce, gdy się ją uzupełnia.',
    ],
  },
  {
    name: 'main',
    title: 'II. Faza główna',
    paragraphs: [
      'Pas: odnawiasz wszystkie swoje stałe Ke i nie robisz nic więcej. Kto uruchomił Czasomierz, musi zagrać jego zaklęcia i nie może spasować.',
      'Albo działaj, w dowolnej kolejności i ile razy chcesz: zagrywaj karty z ręki, kładź zaklęcia na Czasomierzach, uruchamiaj je, odrzucaj dwie karty, aby odnowić jedno Ke. Te dwie ostatnie rzeczy robi się w dowolnej chwili swojej tury, także biorąc karty ze Sfer.',
    ],
  },
  {
    name: 'ke',
    title: 'Ke',
    paragraphs: [
      'Za zaklęcia płaci się Ke. Wydane stałe Ke jest wyczerpane, dopóki coś go nie odnowi: Skupienie, inna karta, dwie odrzucone karty albo pas. Samo nie wraca.',
      'Ulotne Ke wydaje się raz i znika. Możesz mieć najwyżej cztery. Jeśli masz oba rodzaje, wybierasz, czym płacisz.',
    ],
  },
  {
    name: 'spells',
    title: 'Zaklęcia',
    paragraphs: [
      'Zaklęcie zagrane do obszaru zaklęć działa od razu, na ile może. Leży tam do końca tury i liczy się do Sfer, bez względu na własny poziom.',
      'Efekty wykonuje się w kolejności podanej na karcie. Efekt, który liczy twoje zaklęcia, liczy także własną kartę.',
    ],
  },
  {
    name: 'focus',
    title: 'Skupienia',
    paragraphs: [
      'Skupienie nic nie kosztuje. Działa i zostaje odrzucone; do Sfer się nie liczy. Jeśli inna karta przywróci je na rękę, możesz zagrać je ponownie w tej samej turze.',
    ],
  },
  {
    name: 'timers',
    title: 'Czasomierze',
    paragraphs: [
      'Czasomierz nic nie kosztuje i leży w obszarze Czasomierzy. Na jego miejscach kładzie się zaklęcia, nigdy Skupienia ani inne Czasomierze; za zaklęcie płacisz, gdy je kładziesz, a działa ono dopiero po uruchomieniu.',
      'W dowolnej chwili swojej tury możesz uruchomić każdy swój Czasomierz, także zagrany w tej turze. Uruchomiony trafia na stos kart odrzuconych razem z kartami, które go opóźniały, a jego zaklęcia musisz zagrać w tej turze, bez kosztu: wtedy liczą się do Sfer. Stół można ustawić tak, że uruchamia się tylko pełne.',
      'Czasomierz, który zostaje wyrzucony, zabiera ze sobą niezagrane zaklęcia i karty spod spodu.',
    ],
  },
  {
    name: 'reminders',
    title: 'Żetony przypomnień',
    paragraphs: [
      'Żetony +1 i −1 zmieniają koszt twojego następnego zaklęcia; sumują się, a koszt nie spada poniżej 0. Inne żetony ograniczają, ile Ke możesz wydać w turze; obowiązuje najniższy limit.',
      'Otrzymane żetony są na twoją następną turę. To, co z nich zostanie, znika z jej końcem, nawet po pasie.',
    ],
  },
  {
    name: 'spheres',
    title: 'III. Dostęp do Sfer',
    paragraphs: [
      'Policz zaklęcia w swoim obszarze: tyle poziomów możesz wziąć. Pięć zaklęć to jedna karta poziomu 5 albo po jednej poziomu 2 i 3. Poziomy samych zaklęć nie mają znaczenia.',
      'Z każdej Sfery bierzesz najwyżej jedną kartę. Zamiast odkrytej możesz wziąć zakrytą pod nią, za jedno zaklęcie więcej. Wzięte karty od razu trafiają na rękę. Czasomierz uruchomiony teraz jeszcze pomoże: jego zaklęcia się liczą.',
    ],
  },
  {
    name: 'turn-end',
    title: 'IV. Koniec tury',
    paragraphs: [
      'Obszar zaklęć zostaje odrzucony. Potem dobierasz do pięciu kart, mniej o te pod twoimi Czasomierzami. Gdy talia jest pusta, tasuje się karty odrzucone i stają się nową talią.',
      'Wyczerpane Ke pozostają wyczerpane.',
    ],
  },
  {
    name: 'end',
    title: 'Koniec gry i punkty',
    paragraphs: [
      'Gdy opróżniona zostaje druga Sfera, jej gracz bierze jeszcze to, na co pozwalają zaklęcia; potem gra od razu się kończy.',
      'Liczą się wszystkie twoje karty, gdziekolwiek leżą. Przy równej liczbie punktów wygrywa ten, kto ma więcej Ke, wliczając ulotne; potem ten, kto ma więcej kart poziomu 5.',
    ],
  },
  {
    name: 'expansion',
    title: 'Dodatek, karty promocyjne i Czasomierz X',
    paragraphs: [
      'Ich karty wchodzą do Sfer swojego poziomu. Karty wygnane są poza grą i nic nie są warte.',
      'Czasomierz X zaczyna w talii pierwszego gracza. Trzy tury właściciela po tej, w której zagrano go po raz pierwszy, wtasowuje się go do talii następnego gracza, gdziekolwiek jest, jeszcze przed dobraniem kart, i tak dalej; punktów nie daje.',
    ],
  },
];
