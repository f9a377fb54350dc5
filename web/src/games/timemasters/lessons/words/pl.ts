import type { Sentences } from '../../../../words/vocabulary.svelte.ts';
import type { LessonKey } from '../words.svelte.ts';

export const pl: Sentences<LessonKey> = {
  'first': 'Pierwsza partia',
  'first.about':
    'Cała partia z kartami podstawowego pudełka: jak czytać kartę, Ke, zaklęcia, Czasomierze, Sfery.',
  'timers': 'Czasomierze, żetony, karty za Ke',
  'timers.about':
    'Jedna tura w środku partii: opóźnij Czasomierz, uruchom drugi, poznaj żeton przypomnienia i odrzuć dwie karty za Ke.',
  'card.title': 'Jak czytać kartę',
  'card':
    'Na każdej karcie w tych samych miejscach są te same cztery rzeczy. Prawie wszystkie karty są nasze, zrobione według instrukcji.',
  'card.cost':
    'Koszt. Tyle Ke wyczerpiesz, gdy ją zagrasz. Na Czasomierzu są tu miejsca na zaklęcia; Skupienie nic nie kosztuje.',
  'card.kind': 'Rodzaj. Rysunek na zwoju to zaklęcie, w wielokącie Skupienie, na tarczy Czasomierz.',
  'card.level': 'Poziom. Z której Sfery pochodzi i ile punktów ci da. Karty początkowe mają 0.',
  'card.rule':
    'Zasada. Co karta robi. Wskaż dowolną kartę albo przytrzymaj ją palcem, a otworzy się w dużym rozmiarze.',
  'goal.title': 'Cel',
  'goal':
    'Pośrodku leży pięć Sfer. Wzięta karta daje tyle punktów, ile wynosi jej poziom, gdziekolwiek leży na koniec. Gdy dwie Sfery są puste, gra się kończy.',
  'hand.title': 'Twoja ręka',
  'hand':
    'Masz pięć kart, a na koniec tury uzupełniasz rękę. Są trzy rodzaje: zaklęcia kosztują Ke, Skupienie jest darmowe i działa od razu, Czasomierz zostaje przed tobą i przechowuje zaklęcia.',
  'ke.title': 'Ke',
  'ke':
    'Ke płacą za zaklęcia. Teraz możesz wydać {n}. Wydane Ke jest wyczerpane, nie stracone: karty odnawiają część, spasowanie odnawia wszystkie. Ulotne Ke po wydaniu znikają.',
  'play.title': 'Zagraj kartę',
  'play':
    'Zagrywaj to, co świeci, w dowolnej kolejności. Na początek dobre są karty, które dobierają karty lub odnawiają Ke: w turze zmieści się więcej zaklęć.',
  'area.title': 'Obszar zaklęć',
  'area':
    'Twoje zaklęcie leży w obszarze zaklęć. Liczy się, ile ich tam jest na koniec tury: każde otwiera jeden poziom Sfer. Za trzy zaklęcia weźmiesz kartę poziomu trzeciego albo karty poziomu pierwszego i drugiego.',
  'timer.title': 'Czasomierz',
  'timer':
    'Przed tobą leży Czasomierz. Zaklęcia, które na nim kładziesz, opłacasz teraz, a zagrywasz później za darmo, wszystkie w jednej turze: tak sięga się po wysokie Sfery.',
  'put.title': 'Połóż zaklęcie na Czasomierzu',
  'put':
    'Zaklęcie z ręki możesz położyć na Czasomierzu. Zrób tak, jeśli ta tura i tak nie da dobrej karty, albo zatrzymaj zaklęcie.',
  'end.title': 'Zakończ fazę główną',
  'end':
    'Gdy zagrasz, co chcesz, zakończ fazę główną. Wtedy otworzą się Sfery, na ile starczy zaklęć.',
  'spheres.title': 'Weź ze Sfer',
  'spheres':
    'Sfery są otwarte: łącznie poziomów {n}, najwyżej jedna karta z każdej Sfery. Odkryta karta kosztuje tyle zaklęć, ile wynosi jej poziom; zakryta pod nią o jedno więcej.',
  'taken.title': 'Jest twoja',
  'taken':
    'Wzięta karta trafia na rękę: możesz ją zagrać już w następnej turze. Jej punkty są twoje, gdziekolwiek leży, chyba że zostanie wygnana.',
  'full.title': 'Zapełniony Czasomierz',
  'full':
    'Twój Czasomierz jest zapełniony. Uruchom go, a jego zaklęcia zagrasz w tej turze za darmo; albo opóźnij go kartą z ręki, by później uruchomić kilka naraz.',
  'pass.title': 'Pas to odpoczynek',
  'pass':
    'Wyczerpane Ke: {n}. Dopóki w tej turze nic nie zrobisz, możesz spasować: wszystkie się odnowią, a ręka się uzupełni. Po cichej turze często przychodzi mocna.',
  'free.title': 'Znasz już turę',
  'free':
    'Czasomierze, karty, Sfery: to cała tura. W razie wątpliwości poproś o podpowiedź. Odezwę się, gdy pojawi się coś nowego.',
  'nearly.title': 'Koniec blisko',
  'nearly':
    'Jedna Sfera jest pusta. Gdy opustoszeje druga, gra od razu się kończy: bierz teraz punkty, a nie karty na później.',
  'scores.title': 'Podliczenie',
  'scores':
    'Koniec gry: ty {mine}, przeciwnik {other}. Każda karta liczy się według poziomu, Sfera po Sferze.',
  'farewell.title': 'Umiesz grać we „Władców czasu”',
  'farewell':
    'To już wszystko. O Czasomierzach jest osobna lekcja. Możesz też zagrać teraz z Uczniem albo wysłać komuś link.',
  'timers.phase.title': 'Najpierw Czasomierze',
  'timers.phase':
    'Partia trwa, to twoja tura, a zaczyna się od pełnych Czasomierzy. Masz dwa takie. Każdy trzeba uruchomić albo opóźnić, zanim zrobisz cokolwiek innego.',
  'timers.delay.title': 'Opóźnij Czasomierz',
  'timers.delay':
    'Opóźnij pierwszy Czasomierz, ten z jednym zaklęciem: naciśnij na nim „Opóźnij”, a potem wybierz kartę z ręki, która trafi pod niego; „Przyrost” jest teraz za drogi. Dzięki temu uruchomisz go później, razem z innymi.',
  'timers.launch.title': 'Uruchom Czasomierz',
  'timers.launch':
    'Uruchom „Kamienną tarczę”. Trafi na stos kart odrzuconych, zrobi to, co na niej napisano, a jej zaklęcia zagrasz w tej turze za darmo.',
  'timers.release.title': 'Zaklęcia za darmo',
  'timers.release':
    'Zaklęcia z tarczy są gotowe. Zagraj oba: nie kosztują Ke, a każde liczy się przy Sferach.',
  'timers.reminder.title': 'Żeton przypomnienia',
  'timers.reminder':
    'Ten żeton jest z tury przeciwnika: twoje następne zaklęcie kosztuje o {n} Ke więcej, potem żeton znika. Tarcza i twoje zaklęcie położyły takie same przed przeciwnikiem.',
  'timers.restore.title': 'Dwie karty za Ke',
  'timers.restore':
    'Jeden Ke na nic tu nie starczy. Odrzuć dwie zbędne karty, na przykład „Ładunek” i „Sugestię”, a odnowisz jeden Ke. Możesz to robić, dopóki masz karty.',
  'timers.pay.title': 'Zapłać z żetonem',
  'timers.pay': 'Dwa Ke wystarczą na zaklęcie o koszcie 1: z żetonem kosztuje 2. Zagraj to, które świeci.',
  'timers.end.title': 'Do Sfer',
  'timers.end':
    'Zakończ fazę główną i weź karty ze Sfer: w sumie tyle poziomów, ile zaklęć leży w twoim obszarze. Gdy weźmiesz swoje, zakończ turę.',
  'timers.farewell.title': 'Znasz Czasomierze',
  'timers.farewell':
    'Uruchamianie, opóźnianie, żetony, karty za Ke: nic więcej w turze nie ma. Opóźniony Czasomierz wciąż jest pełny. Graj dalej tutaj albo wróć do lekcji.',
  'kind.delay': 'Wybierz kartę, która trafi pod Czasomierz: gdy go uruchomisz, zostanie odrzucona.',
  'kind.main':
    'Zagrywaj karty, kładź zaklęcia na Czasomierzach, uruchamiaj je albo zakończ fazę: możesz to, co świeci.',
  'kind.spheres': 'Weź karty ze Sfer, a potem zakończ turę: to, co weźmiesz, da punkty.',
  'kind.timers': 'Uruchom lub opóźnij każdy zapełniony Czasomierz.',
  'kind.discard': 'Wybierz to, bez czego się obejdziesz.',
  'kind.exile': 'Wygnana karta na zawsze opuszcza grę razem z punktami: najlepiej tracić początkowe.',
  'kind.pay': 'Ulotne Ke znikną, stałe tylko się wyczerpią.',
};
