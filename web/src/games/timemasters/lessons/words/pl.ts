import type { Sentences } from '../../../../words/vocabulary.svelte.ts';
import type { LessonKey } from '../words.svelte.ts';

export const pl: Sentences<LessonKey> = {
  'about': 'Około piętnastu minut. Karty gry podstawowej, dwóch graczy.',
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
  'farewell': 'To już wszystko. Zagraj teraz z Uczniem, dołącz karty dodatku albo wyślij komuś link.',
  'kind.main':
    'Zagrywaj karty, kładź zaklęcia na Czasomierzach, uruchamiaj je albo zakończ fazę: możesz to, co świeci.',
  'kind.spheres': 'Weź karty ze Sfer albo zakończ: to, co weźmiesz, da punkty.',
  'kind.timers': 'Uruchom lub opóźnij każdy zapełniony Czasomierz.',
  'kind.discard': 'Wybierz to, bez czego się obejdziesz.',
  'kind.exile': 'Wygnana karta na zawsze opuszcza grę razem z punktami: najlepiej tracić początkowe.',
  'kind.pay': 'Ulotne Ke znikną, stałe tylko się wyczerpią.',
};
