import type { Sentences } from '../../../../words/vocabulary.svelte.ts';
import type { LessonKey } from '../words.svelte.ts';

export const pl: Sentences<LessonKey> = {
  'first': 'Pierwsza partia',
  'first.about':
    'Cała partia z gotowymi kartami: jak czytać kartę, kości, energia, przywoływanie, trzy lata.',
  'draft': 'Draft',
  'draft.about':
    'Dziewięć kart wybierasz samodzielnie, jedną po drugiej, i odkładasz na kolejne lata. Potem możesz grać dalej.',
  'card.title': 'Jak czytać kartę',
  'card': 'Na każdej karcie w tych samych miejscach są te same cztery rzeczy. Ta karta jest jedną z twoich.',
  'card.cost':
    'Koszt. Ta energia zejdzie z twojej rezerwy, gdy przywołasz kartę; niektóre kosztują też kryształy.',
  'card.type':
    'Rodzaj. Pierścień to magiczny przedmiot, łapa to kompan: niektóre karty mówią tylko o jednym z nich.',
  'card.prestige': 'Prestiż. Tyle punktów da na koniec, jeśli będzie w grze.',
  'card.rule':
    'Zasada. Co karta robi i kiedy. Wskaż dowolną kartę albo przytrzymaj ją palcem, a otworzy się w dużym rozmiarze.',
  'goal.title': 'Cel',
  'goal':
    'Jesteś magiem, przed tobą trzy lata. Zbieraj energię, zamieniaj ją w kryształy, przywołuj karty. Na koniec każdy kryształ to punkt, podobnie prestiż każdej twojej karty w grze. Wygrywa, kto ma najwięcej punktów.',
  'split.title': 'Dziewięć kart, trzy lata',
  'split':
    'Te dziewięć kart należy do ciebie. Odłóż po trzy na każdy rok: na pierwszy to, co tanie i działa długo, na trzeci to, co od razu daje punkty. Karty roku bierzesz na rękę, gdy się zaczyna.',
  'wheel.title': 'Koło pór roku',
  'wheel':
    'Koło pokazuje porę roku: zima, wiosna, lato, jesień. Jeden obrót to rok; po trzecim gra się kończy. Na kole widać, ile warta jest każda energia w każdej porze roku.',
  'dice.title': 'Kości pory roku',
  'dice':
    'Co rundę rzuca się kośćmi pory roku, o jedną więcej, niż jest graczy. Co kość pokazuje, to dostaje jej właściciel: energię, kryształy, gwiazdę mocy, kartę albo prawo do przemieniania. Zatrzymaj się na znaku, a powie, co znaczy.',
  'take-die.title': 'Weź kość',
  'take-die':
    'Wybierz jedną ze świecących kości. Na początku dobra jest energia i gwiazda, bo bez mocy przywołania żadna karta nie wejdzie do gry. Kość, której nikt nie weźmie, przesunie koło o liczbę swoich oczek.',
  'reserve.title': 'Twoje zasoby',
  'reserve':
    'Zaczęła się twoja tura, a kość dała to, co pokazuje. Energia leży w zasobach: zajęte miejsca {n} z {limit}. Co się nie zmieści, przepada, więc nie gromadź na zapas.',
  'crystals.title': 'Kryształy',
  'crystals':
    'Kryształy to punkty, płaci się nimi też za niektóre karty. Dają je kości, karty i przemienianie energii: żeton jest wtedy wart od jednego do trzech kryształów, zależnie od pory roku. Ziemię trzymaj na zimę, ogień na wiosnę, powietrze na lato, wodę na jesień.',
  'transmute.title': 'Przemienienie',
  'transmute':
    'W tej turze możesz przemieniać. Wybierz z zasobów żetony, których nie potrzebujesz na karty, zobacz, ile są teraz warte, i potwierdź. Albo zostaw: prawo wygasa z końcem tury.',
  'gauge.title': 'Moc przywołania',
  'gauge':
    'Poziom mocy przywołania mówi, ile kart możesz mieć w grze. Twój wynosi {gauge}, kart w grze: {cards}. Podnoszą go gwiazdy na kościach, niektóre karty i bonus.',
  'summon.title': 'Przywołaj kartę',
  'summon':
    'Karta na twojej ręce świeci: masz na nią energię i dość mocy przywołania. Wybierz ją, a koszt zejdzie z zasobów. Na koniec da swój prestiż, a wcześniej to, co mówi jej zasada.',
  'why-not.title': 'Dlaczego nie?',
  'why-not':
    'Teraz żadna twoja karta nie świeci. Wybierz ją mimo to: powie, czego brakuje, energii czy mocy przywołania. Wiesz już, jakiej kości szukać dalej.',
  'effects.title': 'Co robią karty',
  'effects':
    'Twoja karta leży w grze. Jedne działają po wejściu, inne dopóki leżą, jeszcze inne na koniec rundy lub gdy zmienia się pora roku, a niektóre po aktywowaniu. Mówi o tym zasada karty.',
  'activate.title': 'Aktywuj kartę',
  'activate':
    'Karta w grze świeci: możesz ją aktywować, raz na rundę. Obróci się na bok i wróci do pionu na początku następnej rundy. Niektóre karty trzeba przy tym poświęcić, więc najpierw przeczytaj.',
  'bonuses.title': 'Bonusy mają cenę',
  'bonuses':
    'W potrzebie możesz użyć bonusu: wymienić dwa żetony, przemieniać z zyskiem, podnieść moc przywołania albo dobrać dwie karty zamiast jednej. Najwyżej trzy razy w grze, a na koniec kosztują 5 punktów, dwa 12, trzy 20.',
  'end-turn.title': 'Zakończ turę',
  'end-turn':
    'Możesz działać w dowolnej kolejności, dopóki masz czym płacić. Gdy nic więcej nie chcesz zrobić, zakończ turę. O niewykorzystanych prawach usłyszysz wcześniej.',
  'round.title': 'Rok płynie',
  'round':
    'Runda się skończyła: kość, która została, przesunęła znacznik o liczbę swoich oczek. Zostawić kość to też wybór: wiele oczek skraca rok. Teraz zaczyna przeciwnik.',
  'library.title': 'Karty na później',
  'library':
    'Tu leżą twoje karty na następne lata. Możesz je oglądać w każdej chwili: zachowaj energię, której będą potrzebować.',
  'season.title': 'Nowa pora roku',
  'season':
    'Zmieniła się pora roku: rzuca się innymi kośćmi, z inną energią, a każda energia jest warta co innego. Spójrz na koło, zanim przemienisz: czasem warto poczekać rundę.',
  'free.title': 'Znasz już turę',
  'free':
    'To cała tura: weź kość, działaj, zakończ. W razie wątpliwości poproś o podpowiedź, a wybór cofnij, jeśli nie odkryto nic ukrytego. Odezwę się, gdy pojawi się coś nowego.',
  'year.title': 'Drugi rok',
  'year':
    'Zaczął się nowy rok i karty, które na niego odłożono, są na twojej ręce. Moc przywołania i zasoby zostają. Teraz pora na karty, które dają kryształy co rundę.',
  'last-year.title': 'Ostatni rok',
  'last-year':
    'Trzeci rok jest ostatni. Każda karta, która zostanie na ręce, odbierze na koniec 5 punktów. Przywołaj, co się da, w porę podnieś moc przywołania i przemień resztę energii.',
  'scores.title': 'Podliczenie',
  'scores':
    'Koniec gry: ty {mine}, przeciwnik {other}. Liczą się kryształy, prestiż kart w grze i to, co karty dają na koniec; odejmuje się użyte bonusy i karty, które zostały na ręce.',
  'farewell.title': 'Umiesz grać w „Pory roku”',
  'farewell':
    'To już wszystko. W pełnej grze każdy najpierw sam wybiera dziewięć kart: jest o tym osobna lekcja. Możesz też zagrać teraz z Uczniem.',
  'draft.pack.title': 'Dziewięć kart, jedna twoja',
  'draft.pack':
    'Masz dziewięć kart, Uczeń też. Każdy zatrzymuje jedną, zakrytą, a resztę podaje dalej. I tak, aż każdy zbierze dziewięć.',
  'draft.first.title': 'Zatrzymaj pierwszą',
  'draft.first':
    'Przeczytaj karty, których nie znasz. Potem zatrzymaj taką, która działa wciąż na nowo: im wcześniej wejdzie do gry, tym więcej da.',
  'draft.passed.title': 'Co wraca',
  'draft.passed':
    'To karty, które zostawił Uczeń. Te, które podajesz, wrócą bez dwóch: znasz je, więc wiesz, co jeszcze może tam być.',
  'draft.energy.title': 'Pomyśl o kosztach',
  'draft.energy':
    'Dwa lub trzy rodzaje energii zbiera się łatwiej niż wszystkie cztery. Zatrzymaj jeszcze dwie karty, których koszty do siebie pasują.',
  'draft.years.title': 'Coś na każdy rok',
  'draft.years':
    'Na każdy rok potrzebujesz trzech kart: najpierw tanich i działających długo, potem dających kryształy, na koniec prestiżu. Zatrzymaj jeszcze trzy.',
  'draft.deny.title': 'Ani dla przeciwnika',
  'draft.deny':
    'Kart zostało niewiele. Jeśli żadna ci się nie przyda, zatrzymaj tę, która najbardziej pomogłaby Uczniowi. Pamiętaj jednak: karta, która na koniec zostanie na ręce, kosztuje 5 punktów.',
  'draft.farewell.title': 'Umiesz wybierać karty',
  'draft.farewell':
    'Dziewięć kart jest odłożonych, zaczyna się pierwsza runda. Graj dalej przy tym stole, tak jak w pierwszej partii, albo wstań: draft masz opanowany.',
  'kind.draft': 'Zatrzymaj jedną kartę; pozostałe przejdą do sąsiada.',
  'kind.split': 'Wybierz trzy karty na pierwszy rok, potem trzy na drugi; reszta jest na trzeci.',
  'kind.die': 'Weź kość: pomyśl, ile kosztują twoje karty i jak kość, którą zostawisz, przesunie rok.',
  'kind.turn': 'Przywołaj, aktywuj, przemień albo zakończ turę: możesz to, co świeci.',
  'kind.transmute': 'Wybierz żetony, które zamienisz w kryształy; ich wartość widać przed potwierdzeniem.',
  'kind.exchange': 'Wybierz dwa żetony na wymianę, potem to, co chcesz w zamian.',
  'kind.overflow': 'Zasoby są przepełnione: odrzuć to, co najmniej ci potrzebne.',
  'kind.gain-energy': 'Wybierz energię, której potrzebują karty albo która będzie droga w następnej porze roku.',
  'kind.keep-or-discard':
    'Masz nową kartę. Zachowaj ją tylko, jeśli zdołasz ją przywołać: karta na ręce kosztuje na koniec 5 punktów.',
  'kind.keep': 'Wybierz kartę, którą zachowasz; pozostałe zostaną odrzucone.',
  'kind.die-card': 'Kość daje kartę. Bonus dałby dwie, z których zachowasz jedną, ale za punkty.',
  'kind.sacrifice': 'Jedną z kart trzeba poświęcić: jej punkty przepadną z nią.',
};
