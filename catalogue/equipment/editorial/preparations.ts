import type { ProductType } from '../../model.ts';
import { type Sentence, s } from '../describe.ts';

/** How coffee is made with it: the doses of our tutorials, as ratios where sizes differ. One sentence a line. */
export const preparationTexts: Partial<Record<ProductType, Sentence[]>> = {
  'portafilter-machine': [
    s(
      'Espresso: so viel Kaffee, wie das Sieb fasst, fein gemahlen; doppelt so viel Gramm in die Tasse, in 25 bis 30 Sekunden bei 93 °C.',
      'Espresso: as much finely ground coffee as the basket holds; twice that weight in the cup, in 25 to 30 seconds at 93 °C.',
      'Espresso: så meget fintmalet kaffe, som kurven rummer; det dobbelte i gram i koppen, på 25 til 30 sekunder ved 93 °C.',
    ),
    s(
      'Cappuccino: derselbe Bezug mit 130 ml Milch bei 60 °C.',
      'Cappuccino: the same shot with 130 ml of milk at 60 °C.',
      'Cappuccino: den samme brygning med 130 ml mælk ved 60 °C.',
      '!manual',
    ),
    s(
      'Americano: einen Espresso mit 100 ml heißem Wasser auffüllen.',
      'Americano: top an espresso up with 100 ml of hot water.',
      'Americano: fyld en espresso op med 100 ml varmt vand.',
      '!manual',
    ),
  ],
  'fully-automatic-machine': [
    s(
      'Espresso: die feinste Mahlstufe, die ohne Stocken läuft, 35 bis 40 ml.',
      'Espresso: the finest setting that runs without choking, 35 to 40 ml.',
      'Espresso: den fineste indstilling, der løber uden at stoppe, 35 til 40 ml.',
    ),
    s(
      'Caffè Crema: eine Stufe gröber, 120 ml.',
      'Caffè crema: one step coarser, 120 ml.',
      'Caffè crema: et trin grovere, 120 ml.',
    ),
    s(
      'Cappuccino: erst die Milch, dann der Espresso; so bleibt der Schaum oben.',
      'Cappuccino: milk first, then the espresso; that keeps the foam on top.',
      'Cappuccino: først mælken, så espressoen; så bliver skummet øverst.',
      '!black-only',
    ),
  ],
  'filter-machine': [
    s(
      'Kanne: 60 g mittel gemahlener Kaffee auf einen Liter Wasser.',
      'Full jug: 60 g of medium-ground coffee to a litre of water.',
      'Hel kande: 60 g mellemmalet kaffe til en liter vand.',
    ),
    s(
      'Für einen halben Liter: 32 g und eine Stufe feiner, weil das Wasser kürzer im Filter steht.',
      'For half a litre: 32 g and one step finer, because the water spends less time in the filter.',
      'Til en halv liter: 32 g og et trin finere, fordi vandet er kortere tid i filteret.',
    ),
    s(
      'Den Papierfilter vorher mit heißem Wasser ausspülen.',
      'Rinse the paper filter with hot water first.',
      'Skyl papirfilteret med varmt vand først.',
    ),
  ],
  'moka-pot': [
    s(
      'Heißes Wasser bis unter das Ventil füllen, das Sieb locker mit mittelfein gemahlenem Kaffee füllen, nicht andrücken.',
      'Fill with hot water to just below the valve, fill the basket loosely with medium-fine coffee and do not press it.',
      'Fyld varmt vand i til lige under ventilen, fyld sien løst med mellemfint malet kaffe, og pres den ikke.',
    ),
    s(
      'Bei kleiner Hitze mit offenem Deckel aufsetzen. Sobald es hell und sprudelnd kommt, vom Herd nehmen und den Boden kalt abspülen.',
      'Use low heat with the lid open. As soon as the stream turns pale and sputters, take it off the hob and cool the base under the tap.',
      'Brug lav varme med åbent låg. Når strålen bliver lys og sprutter, tages kanden af, og bunden køles under hanen.',
    ),
  ],
  'french-press': [
    s(
      '60 g grob gemahlener Kaffee auf einen Liter Wasser, 95 °C.',
      '60 g of coarsely ground coffee to a litre of water at 95 °C.',
      '60 g grovmalet kaffe til en liter vand ved 95 °C.',
    ),
    s(
      'Vier Minuten ziehen lassen, die Kruste aufrühren und den Schaum abschöpfen. Noch zwei Minuten warten, dann langsam drücken.',
      'Steep for four minutes, break the crust and skim off the foam. Wait another two minutes, then press slowly.',
      'Lad den trække i fire minutter, bryd skorpen, og skum af. Vent to minutter mere, og pres langsomt.',
    ),
  ],
  dripper: [
    s(
      'Ein Becher: 15 g mittelfein gemahlener Kaffee, 250 g Wasser, 93 °C.',
      'One mug: 15 g of medium-fine coffee, 250 g of water, 93 °C.',
      'Et krus: 15 g mellemfint malet kaffe, 250 g vand, 93 °C.',
    ),
    s(
      'Mit 45 g aufquellen lassen, 40 Sekunden warten, dann in Kreisen aufgießen, bis alles Wasser im Filter ist.',
      'Bloom with 45 g, wait 40 seconds, then pour in circles until all the water is in the dripper.',
      'Hæld 45 g på, vent 40 sekunder, og hæld så i cirkler, til alt vandet er i tragten.',
    ),
  ],
  'coffee-press': [
    s(
      '15 g mittelfein gemahlener Kaffee, 220 g Wasser, 90 °C.',
      '15 g of medium-fine coffee, 220 g of water, 90 °C.',
      '15 g mellemfint malet kaffe, 220 g vand, 90 °C.',
    ),
    s(
      'Aufgießen, zehn Sekunden rühren, zwei Minuten ziehen lassen und dann eine halbe Minute lang gleichmäßig drücken.',
      'Pour, stir for ten seconds, steep for two minutes, then press evenly for half a minute.',
      'Hæld på, rør i ti sekunder, lad trække i to minutter, og pres så jævnt i et halvt minut.',
    ),
  ],
};
