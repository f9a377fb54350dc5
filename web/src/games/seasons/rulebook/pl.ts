import type { Rulebook } from '../../../ui/rulebook/rulebook.ts';

export const pl: Rulebook = [
  {
    name: 'goal',
    title: 'Cel',
    paragraphs: [
      'Jesteś magiem w zawodach, które trwają trzy lata. Zbieraj energię, przemieniaj ją w kryształy, przywołuj magiczne przedmioty i kompanów.',
      'Na końcu każdy kryształ to punkt, podobnie jak prestiż każdej twojej karty w grze. Wygrywa ten, kto ma najwięcej punktów.',
    ],
  },
  {
    name: 'prelude',
    title: 'Przed pierwszą rundą',
    paragraphs: [
      'Każdy ma dziewięć kart: w pierwszej grze gotowy zestaw, w pozostałych z draftu. W drafcie zatrzymujesz jedną kartę z paczki i podajesz resztę w lewo, aż zatrzymasz dziewięć.',
      'Potem odkładasz po trzy karty na każdy rok. Karty roku I to twoja ręka; karty lat II i III czekają w bibliotece i trafiają na rękę, gdy zaczyna się ich rok. Możesz na nie patrzeć w każdej chwili.',
    ],
  },
  {
    name: 'round',
    title: 'Runda',
    paragraphs: [
      'Pierwszy gracz rzuca kośćmi pory roku: jest ich o jedną więcej niż graczy. Począwszy od niego, każdy bierze jedną kość i już jej nie oddaje.',
      'Potem każdy ma swoją turę. Gdy wszyscy je rozegrają, działają efekty końca rundy, kość, której nikt nie wziął, przesuwa znacznik pory roku o tyle pól, ile ma oczek, a pierwszym graczem zostaje następny w kolejności.',
    ],
  },
  {
    name: 'turn',
    title: 'Tura',
    paragraphs: [
      'Najpierw działa twoja kość: zyskujesz z niej kryształy i energię, gwiazdka zwiększa poziom mocy przywołania o 1, a symbol karty pozwala dobrać kartę, którą możesz zachować lub odrzucić.',
      'Potem robisz w dowolnej kolejności wszystko, za co możesz zapłacić: przywołujesz i aktywujesz karty, przemieniasz energię, jeśli masz do tego prawo, korzystasz z bonusów. Tura kończy się wtedy, gdy ją zakończysz.',
    ],
  },
  {
    name: 'dice',
    title: 'Kości',
    paragraphs: [
      'Na kości bywają energia, kryształy, gwiazdka, karta i znak przemieniania, który daje to prawo na turę. Oczka liczą się tylko na kości, która została.',
      'Każda pora roku ma własne kości: jedna energia trafia się często, innej prawie nie sposób zdobyć.',
    ],
  },
  {
    name: 'energy',
    title: 'Energia i zasoby',
    paragraphs: [
      'Energie są cztery: powietrze, woda, ogień i ziemia. W zasobach mieści się 7 żetonów; niektóre karty to zmieniają.',
      'Efekt najpierw daje wszystkie swoje żetony. Jeśli masz ich wtedy za dużo, odrzucasz nadmiar, wybierając spośród wszystkich.',
    ],
  },
  {
    name: 'transmuting',
    title: 'Przemienianie i kurs',
    paragraphs: [
      'Mając prawo do przemieniania, zamieniasz dowolne żetony na kryształy. Kurs zależy od pory roku: od 1 do 3 kryształów za żeton. Ziemia jest droga zimą, ogień wiosną, powietrze latem, woda jesienią.',
      'Prawo to daje kość, bonus i niektóre karty; trwa do końca tury. Liczy się pora roku, na której stoi znacznik, bez względu na to, jakie kości leżą na stole.',
    ],
  },
  {
    name: 'summoning',
    title: 'Przywoływanie i moc',
    paragraphs: [
      'Aby przywołać kartę z ręki, zapłać jej koszt: energię, kryształy albo jedno i drugie; niektóre koszty zależą od liczby graczy. Potrzebne jest też miejsce: kart w grze nie może być więcej, niż wynosi twój poziom mocy przywołania.',
      'Poziom zaczyna się od 0 i rośnie dzięki gwiazdkom, niektórym kartom i bonusowi, najwyżej do 15. Karta, którą wprowadza do gry inna karta, nic nie kosztuje, ale także potrzebuje miejsca.',
    ],
  },
  {
    name: 'effects',
    title: 'Co robią karty',
    paragraphs: [
      'Karta działa, gdy wchodzi do gry, dopóki leży, na końcu rundy, przy zmianie pory roku albo gdy ją aktywujesz. Aktywowaną kartę obraca się na bok i prostuje na początku następnej rundy.',
      'Magiczne przedmioty zwykle służą tobie, kompani często dotykają przeciwników. Karta poświęcona trafia na stos kart odrzuconych i już się nie liczy.',
    ],
  },
  {
    name: 'bonuses',
    title: 'Bonusy',
    paragraphs: [
      'Trzy razy w grze możesz skorzystać z bonusu: wymienić dwa żetony na inne, wybrane; przemieniać energię w tej turze, z 1 kryształem więcej za każdy żeton; zwiększyć poziom mocy o 1; albo, gdy kość daje kartę, dobrać dwie i zachować jedną.',
      'Na końcu kosztują punkty: jeden 5, dwa 12, trzy 20.',
    ],
  },
  {
    name: 'seasons',
    title: 'Pory roku i lata',
    paragraphs: [
      'Koło ma 12 pól, po trzy na porę roku; jedno okrążenie to rok. Gdy znacznik wchodzi w nową porę, działają efekty jej zmiany i rzuca się innymi kośćmi.',
      'Gdy zaczyna się nowy rok, najpierw trafiają na rękę trzy karty odłożone na ten rok.',
    ],
  },
  {
    name: 'end',
    title: 'Koniec gry i punkty',
    paragraphs: [
      'Gdy znacznik wychodzi poza rok III, rundę gra się do końca i gra jest skończona.',
      'Zlicz kryształy, prestiż kart w grze i to, co karty dają na końcu. Odejmij 5 za każdą kartę, która została na ręce, oraz koszt bonusów. Przy równej liczbie punktów wygrywa ten, kto ma więcej kart w grze.',
    ],
  },
  {
    name: 'kingdom',
    title: 'Zaczarowane królestwo',
    paragraphs: [
      'Dodatek wprowadza dwadzieścia kart. Urok, jeśli z nim gracie, leży na całej partii i zmienia regułę dla wszystkich; jego treść można przeczytać przy stole.',
      'Z żetonami zdolności każdy dostaje trzy przed draftem i po nim zatrzymuje jeden, w tajemnicy, dopóki wszyscy nie wybiorą. Służy raz, w twojej turze, i daje punkty albo je kosztuje; jeden z nich działa sam na końcu gry.',
    ],
  },
];
