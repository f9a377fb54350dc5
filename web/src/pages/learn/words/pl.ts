import type { TeachingKey } from '../teaching.svelte.ts';

export const pl: Record<TeachingKey, string> = {
  'learn.title': 'Naucz się grać',
  'learn.about':
    'Prawdziwa gra z łagodnym przeciwnikiem i przewodnikiem obok planszy. Mówi o nowych rzeczach, gdy się pojawiają; w każdej chwili możesz go odprawić.',
  'learn.seasons.about': 'Około dwudziestu minut. Gotowe karty, dwóch graczy, trzy lata.',
  'learn.timemasters.about': 'Około piętnastu minut. Karty gry podstawowej, dwóch graczy.',
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
  's.goal.title': 'Cel',
  's.goal':
    'Jesteś magiem, przed tobą trzy lata. Zbieraj energię, zamieniaj ją w kryształy, przywołuj karty. Na koniec każdy kryształ to punkt, podobnie prestiż każdej twojej karty w grze. Wygrywa, kto ma najwięcej punktów.',
  's.split.title': 'Dziewięć kart, trzy lata',
  's.split':
    'Te dziewięć kart należy do ciebie. Odłóż po trzy na każdy rok: na pierwszy to, co tanie i działa długo, na trzeci to, co od razu daje punkty. Karty roku bierzesz na rękę, gdy się zaczyna.',
  's.wheel.title': 'Koło pór roku',
  's.wheel':
    'Koło pokazuje porę roku: zima, wiosna, lato, jesień. Jeden obrót to rok; po trzecim gra się kończy. Na kole widać, ile warta jest każda energia w każdej porze roku.',
  's.dice.title': 'Kości pory roku',
  's.dice':
    'Co rundę rzuca się kośćmi pory roku, o jedną więcej, niż jest graczy. Co kość pokazuje, to dostaje jej właściciel: energię, kryształy, gwiazdę mocy, kartę albo prawo do przemieniania. Zatrzymaj się na znaku, a powie, co znaczy.',
  's.take-die.title': 'Weź kość',
  's.take-die':
    'Wybierz jedną ze świecących kości. Na początku dobra jest energia i gwiazda, bo bez mocy przywołania żadna karta nie wejdzie do gry. Kość, której nikt nie weźmie, przesunie koło o liczbę swoich oczek.',
  's.reserve.title': 'Twoje zasoby',
  's.reserve':
    'Zaczęła się twoja tura, a kość dała to, co pokazuje. Energia leży w zasobach: zajęte miejsca {n} z {limit}. Co się nie zmieści, przepada, więc nie gromadź na zapas.',
  's.crystals.title': 'Kryształy',
  's.crystals':
    'Kryształy to punkty, płaci się nimi też za niektóre karty. Dają je kości, karty i przemienianie energii: żeton jest wtedy wart od jednego do trzech kryształów, zależnie od pory roku. Ziemię trzymaj na zimę, ogień na wiosnę, powietrze na lato, wodę na jesień.',
  's.transmute.title': 'Przemienienie',
  's.transmute':
    'W tej turze możesz przemieniać. Wybierz z zasobów żetony, których nie potrzebujesz na karty, zobacz, ile są teraz warte, i potwierdź. Albo zostaw: prawo wygasa z końcem tury.',
  's.gauge.title': 'Moc przywołania',
  's.gauge':
    'Poziom mocy przywołania mówi, ile kart możesz mieć w grze. Twój wynosi {gauge}, kart w grze: {cards}. Podnoszą go gwiazdy na kościach, niektóre karty i bonus.',
  's.summon.title': 'Przywołaj kartę',
  's.summon':
    'Karta na twojej ręce świeci: masz na nią energię i dość mocy przywołania. Wybierz ją, a koszt zejdzie z zasobów. Na koniec da swój prestiż, a wcześniej to, co mówi jej zasada.',
  's.why-not.title': 'Dlaczego nie?',
  's.why-not':
    'Teraz żadna twoja karta nie świeci. Wybierz ją mimo to: powie, czego brakuje, energii czy mocy przywołania. Wiesz już, jakiej kości szukać dalej.',
  's.effects.title': 'Co robią karty',
  's.effects':
    'Twoja karta leży w grze. Jedne działają po wejściu, inne dopóki leżą, jeszcze inne na koniec rundy lub gdy zmienia się pora roku, a niektóre po aktywowaniu. Mówi o tym zasada karty.',
  's.activate.title': 'Aktywuj kartę',
  's.activate':
    'Karta w grze świeci: możesz ją aktywować, raz na rundę. Obróci się na bok i wróci do pionu na początku następnej rundy. Niektóre karty trzeba przy tym poświęcić, więc najpierw przeczytaj.',
  's.bonuses.title': 'Bonusy mają cenę',
  's.bonuses':
    'W potrzebie możesz użyć bonusu: wymienić dwa żetony, przemieniać z zyskiem, podnieść moc przywołania albo dobrać dwie karty zamiast jednej. Najwyżej trzy razy w grze, a na koniec kosztują 5 punktów, dwa 12, trzy 20.',
  's.end-turn.title': 'Zakończ turę',
  's.end-turn':
    'Możesz działać w dowolnej kolejności, dopóki masz czym płacić. Gdy nic więcej nie chcesz zrobić, zakończ turę. O niewykorzystanych prawach usłyszysz wcześniej.',
  's.round.title': 'Rok płynie',
  's.round':
    'Runda się skończyła: kość, która została, przesunęła znacznik o liczbę swoich oczek. Zostawić kość to też wybór: wiele oczek skraca rok. Teraz zaczyna przeciwnik.',
  's.library.title': 'Karty na później',
  's.library':
    'Tu leżą twoje karty na następne lata. Możesz je oglądać w każdej chwili: zachowaj energię, której będą potrzebować.',
  's.season.title': 'Nowa pora roku',
  's.season':
    'Zmieniła się pora roku: rzuca się innymi kośćmi, z inną energią, a każda energia jest warta co innego. Spójrz na koło, zanim przemienisz: czasem warto poczekać rundę.',
  's.free.title': 'Znasz już turę',
  's.free':
    'To cała tura: weź kość, działaj, zakończ. W razie wątpliwości poproś o podpowiedź, a wybór cofnij, jeśli nie odkryto nic ukrytego. Odezwę się, gdy pojawi się coś nowego.',
  's.year.title': 'Drugi rok',
  's.year':
    'Zaczął się nowy rok i karty, które na niego odłożono, są na twojej ręce. Moc przywołania i zasoby zostają. Teraz pora na karty, które dają kryształy co rundę.',
  's.last-year.title': 'Ostatni rok',
  's.last-year':
    'Trzeci rok jest ostatni. Każda karta, która zostanie na ręce, odbierze na koniec 5 punktów. Przywołaj, co się da, w porę podnieś moc przywołania i przemień resztę energii.',
  's.scores.title': 'Podliczenie',
  's.scores':
    'Koniec gry: ty {mine}, przeciwnik {other}. Liczą się kryształy, prestiż kart w grze i to, co karty dają na koniec; odejmuje się użyte bonusy i karty, które zostały na ręce.',
  's.farewell.title': 'Umiesz grać w „Pory roku”',
  's.farewell':
    'To już wszystko. W pełnej grze każdy najpierw sam wybiera dziewięć kart. Zagraj teraz z Uczniem albo wyślij komuś link.',
  't.goal.title': 'Cel',
  't.goal':
    'Pośrodku leży pięć Sfer. Wzięta karta daje tyle punktów, ile wynosi jej poziom, gdziekolwiek leży na koniec. Gdy dwie Sfery są puste, gra się kończy.',
  't.hand.title': 'Twoja ręka',
  't.hand':
    'Masz pięć kart, a na koniec tury uzupełniasz rękę. Są trzy rodzaje: zaklęcia kosztują Ke, Skupienie jest darmowe i działa od razu, Czasomierz zostaje przed tobą i przechowuje zaklęcia.',
  't.ke.title': 'Ke',
  't.ke':
    'Ke płacą za zaklęcia. Teraz możesz wydać {n}. Wydane Ke jest wyczerpane, nie stracone: karty odnawiają część, spasowanie odnawia wszystkie. Ulotne Ke po wydaniu znikają.',
  't.play.title': 'Zagraj kartę',
  't.play':
    'Zagrywaj to, co świeci, w dowolnej kolejności. Na początek dobre są karty, które dobierają karty lub odnawiają Ke: w turze zmieści się więcej zaklęć.',
  't.area.title': 'Obszar zaklęć',
  't.area':
    'Twoje zaklęcie leży w obszarze zaklęć. Liczy się, ile ich tam jest na koniec tury: każde otwiera jeden poziom Sfer. Za trzy zaklęcia weźmiesz kartę poziomu trzeciego albo karty poziomu pierwszego i drugiego.',
  't.timer.title': 'Czasomierz',
  't.timer':
    'Przed tobą leży Czasomierz. Zaklęcia, które na nim kładziesz, opłacasz teraz, a zagrywasz później za darmo, wszystkie w jednej turze: tak sięga się po wysokie Sfery.',
  't.put.title': 'Połóż zaklęcie na Czasomierzu',
  't.put':
    'Zaklęcie z ręki możesz położyć na Czasomierzu. Zrób tak, jeśli ta tura i tak nie da dobrej karty, albo zatrzymaj zaklęcie.',
  't.end.title': 'Zakończ fazę główną',
  't.end':
    'Gdy zagrasz, co chcesz, zakończ fazę główną. Wtedy otworzą się Sfery, na ile starczy zaklęć.',
  't.spheres.title': 'Weź ze Sfer',
  't.spheres':
    'Sfery są otwarte: łącznie poziomów {n}, najwyżej jedna karta z każdej Sfery. Odkryta karta kosztuje tyle zaklęć, ile wynosi jej poziom; zakryta pod nią o jedno więcej.',
  't.taken.title': 'Jest twoja',
  't.taken':
    'Wzięta karta trafia na rękę: możesz ją zagrać już w następnej turze. Jej punkty są twoje, gdziekolwiek leży, chyba że zostanie wygnana.',
  't.full.title': 'Zapełniony Czasomierz',
  't.full':
    'Twój Czasomierz jest zapełniony. Uruchom go, a jego zaklęcia zagrasz w tej turze za darmo; albo opóźnij go kartą z ręki, by później uruchomić kilka naraz.',
  't.pass.title': 'Pas to odpoczynek',
  't.pass':
    'Wyczerpane Ke: {n}. Dopóki w tej turze nic nie zrobisz, możesz spasować: wszystkie się odnowią, a ręka się uzupełni. Po cichej turze często przychodzi mocna.',
  't.free.title': 'Znasz już turę',
  't.free':
    'Czasomierze, karty, Sfery: to cała tura. W razie wątpliwości poproś o podpowiedź. Odezwę się, gdy pojawi się coś nowego.',
  't.nearly.title': 'Koniec blisko',
  't.nearly':
    'Jedna Sfera jest pusta. Gdy opustoszeje druga, gra od razu się kończy: bierz teraz punkty, a nie karty na później.',
  't.scores.title': 'Podliczenie',
  't.scores':
    'Koniec gry: ty {mine}, przeciwnik {other}. Każda karta liczy się według poziomu, Sfera po Sferze.',
  't.farewell.title': 'Umiesz grać we „Władców czasu”',
  't.farewell': 'To już wszystko. Zagraj teraz z Uczniem, dołącz karty dodatku albo wyślij komuś link.',
  's.kind.split': 'Wybierz trzy karty na pierwszy rok, potem trzy na drugi; reszta jest na trzeci.',
  's.kind.die': 'Weź kość: pomyśl, ile kosztują twoje karty i jak kość, którą zostawisz, przesunie rok.',
  's.kind.turn': 'Przywołaj, aktywuj, przemień albo zakończ turę: możesz to, co świeci.',
  's.kind.transmute': 'Wybierz żetony, które zamienisz w kryształy; ich wartość widać przed potwierdzeniem.',
  's.kind.exchange': 'Wybierz jeden lub dwa żetony na wymianę, potem to, co chcesz w zamian.',
  's.kind.overflow': 'Zasoby są przepełnione: odrzuć to, co najmniej ci potrzebne.',
  's.kind.gain-energy': 'Wybierz energię, której potrzebują karty albo która będzie droga w następnej porze roku.',
  's.kind.keep-or-discard':
    'Masz nową kartę. Zachowaj ją tylko, jeśli zdołasz ją przywołać: karta na ręce kosztuje na koniec 5 punktów.',
  's.kind.keep': 'Wybierz kartę, którą zachowasz; pozostałe zostaną odrzucone.',
  's.kind.die-card': 'Kość daje kartę. Bonus dałby dwie, z których zachowasz jedną, ale za punkty.',
  's.kind.sacrifice': 'Jedną z kart trzeba poświęcić: jej punkty przepadną z nią.',
  't.kind.main':
    'Zagrywaj karty, kładź zaklęcia na Czasomierzach, uruchamiaj je albo zakończ fazę: możesz to, co świeci.',
  't.kind.spheres': 'Weź karty ze Sfer albo zakończ: to, co weźmiesz, da punkty.',
  't.kind.timers': 'Uruchom lub opóźnij każdy zapełniony Czasomierz.',
  't.kind.discard': 'Wybierz to, bez czego się obejdziesz.',
  't.kind.exile': 'Wygnana karta na zawsze opuszcza grę razem z punktami: najlepiej tracić początkowe.',
  't.kind.pay': 'Ulotne Ke znikną, stałe tylko się wyczerpią.',
};
