import { type Material, type Sentence, s } from '../describe.ts';
import type { Group } from './groups.ts';

export type TestedGroup = Extract<Group, 'machine' | 'automatic' | 'grinder' | 'kettle' | 'scale'>;

/** What our own tests report; every text has a method, a finding and a weakness. */
export const testTexts: Record<TestedGroup, Material> = {
  machine: {
    sentences: 4,
    isOrdered: true,
    topics: {
      open: [
        s(
          'Vier Wochen stand die {name} in unserer Werkstatt, 240 Bezüge haben wir gezählt.',
          'The {name} stood in our workshop for four weeks; we counted 240 shots.',
          '{name} stod fire uger på vores værksted; vi talte 240 brygninger.',
        ),
        s(
          'Vier Leute, zwei davon Anfänger, haben mit der {name} vier Wochen lang gefrühstückt.',
          'Four people, two of them beginners, had breakfast with the {name} for four weeks.',
          'Fire personer, to af dem begyndere, spiste morgenmad med {name} i fire uger.',
        ),
        s(
          'Wir haben die {name} mit Fühlern im Sieb vermessen und danach einfach benutzt.',
          'We measured the {name} with probes in the basket and then simply used it.',
          'Vi målte {name} med følere i kurven og brugte den så bare.',
        ),
        s(
          'Gegen zwei Nachbarn im Preis musste die {name} mit derselben Bohne antreten.',
          'The {name} had to compete with two neighbours in price on the same beans.',
          '{name} skulle konkurrere med to naboer i pris på de samme bønner.',
        ),
      ],
      temperature: [
        s(
          'Zwischen dem ersten und dem fünften Bezug lag weniger als ein Grad.',
          'There was less than a degree between the first and the fifth shot.',
          'Der var under en grad mellem første og femte brygning.',
          'pid',
        ),
        s(
          'Die Temperatur schwankte um vier Grad, was man mit Warten ausgleichen kann.',
          'Temperature swung by four degrees, which waiting can even out.',
          'Temperaturen svingede fire grader, hvilket kan udlignes ved at vente.',
          '!pid',
        ),
        s(
          'Nach einer Pause von zehn Minuten war der erste Bezug brauchbar, der zweite gut.',
          'After a ten-minute pause the first shot was usable, the second good.',
          'Efter ti minutters pause var første brygning brugbar, den anden god.',
        ),
        s(
          'Der Druck stand ab Werk bei 9,5 bar, wir haben nichts verstellt.',
          'Pressure was 9.5 bar from the factory; we changed nothing.',
          'Trykket var 9,5 bar fra fabrikken; vi ændrede intet.',
          '!lever',
        ),
      ],
      taste: [
        s(
          'In der Blindverkostung wurde sie von fünf Leuten dreimal auf den ersten Platz gesetzt.',
          'In the blind tasting three of five put it first.',
          'I blindsmagningen satte tre ud af fem den på førstepladsen.',
        ),
        s(
          'Dunkle Röstungen gelangen ohne Mühe, helle erst nach einer Woche.',
          'Dark roasts worked at once, light ones only after a week.',
          'Mørke ristninger lykkedes uden besvær, lyse først efter en uge.',
        ),
        s(
          'Der Espresso war dicht und süß, auch in ungeübten Händen.',
          'The espresso was dense and sweet, even in unpractised hands.',
          'Espressoen var tæt og sød, også i uøvede hænder.',
        ),
      ],
      weakness: [
        s(
          'Abzug gab es für die Tropfschale, die nach sechs Tassen voll ist.',
          'It lost points for the drip tray, which is full after six cups.',
          'Der blev trukket fra for drypbakken, som er fuld efter seks kopper.',
        ),
        s(
          'Die Anleitung erklärt vieles, aber nicht das Rückspülen.',
          'The manual explains much, but not backflushing.',
          'Manualen forklarer meget, men ikke tilbageskylning.',
        ),
        s('Ein Tamper liegt nicht bei.', 'No tamper is included.', 'Der følger ingen tamper med.'),
        s(
          'Das Aufheizen verlangt Geduld oder eine Zeitschaltuhr.',
          'Heating up takes patience, or a timer socket.',
          'Opvarmningen kræver tålmodighed eller et tænd-sluk-ur.',
          'large',
        ),
      ],
    },
  },
  automatic: {
    sentences: 4,
    isOrdered: true,
    topics: {
      open: [
        s(
          'Vier Wochen im Büro, rund 400 Tassen: So lange lief {name} bei uns.',
          'Four weeks in the office, some 400 cups: that is how long {name} ran here.',
          'Fire uger på kontoret, cirka 400 kopper: Så længe kørte {name} hos os.',
        ),
        s(
          '{name} haben wir einem Haushalt mit zwei Kindern gegeben und nach vier Wochen wieder abgeholt.',
          'We gave {name} to a household with two children and collected it after four weeks.',
          'Vi gav {name} til en familie med to børn og hentede den efter fire uger.',
        ),
        s(
          'Mit drei Bohnensorten und einer Messsonde haben wir {name} geprüft.',
          'We tested {name} with three coffees and a probe.',
          'Vi testede {name} med tre slags bønner og en føler.',
        ),
      ],
      finding: [
        s(
          'Die Temperatur in der Tasse lag zuverlässig bei 68 °C.',
          'Temperature in the cup was a reliable 68 °C.',
          'Temperaturen i koppen lå pålideligt på 68 °C.',
        ),
        s(
          'Nach dem ersten Tag hat niemand mehr die Anleitung gebraucht.',
          'After the first day nobody needed the manual.',
          'Efter den første dag brugte ingen manualen.',
        ),
        s(
          'Der Kaffee schmeckte am letzten Tag wie am ersten.',
          'The coffee tasted the same on the last day as on the first.',
          'Kaffen smagte ens den første og den sidste dag.',
        ),
      ],
      taste: [
        s(
          'Mittlere Röstungen trafen wir sofort, helle blieben dünn.',
          'Medium roasts were right at once, light ones stayed thin.',
          'Mellemristninger ramte vi med det samme, lyse forblev tynde.',
          '!plain !bloom',
        ),
        s(
          'Helle Röstungen gerieten klar, dunkle etwas flach.',
          'Light roasts came out clear, dark ones a little flat.',
          'Lyse ristninger blev klare, mørke lidt flade.',
          'bloom',
        ),
        s(
          'Im Vergleich mit zwei teureren Geräten fiel der Unterschied klein aus.',
          'Compared with two more expensive machines the difference was small.',
          'Sammenlignet med to dyrere maskiner var forskellen lille.',
        ),
      ],
      weakness: [
        s(
          'Punktabzug gibt es für den kleinen Behälter, der oft geleert werden will.',
          'It loses points for the small container, which often needs emptying.',
          'Der trækkes fra for den lille beholder, der tit skal tømmes.',
          '!plain !bloom',
        ),
        s(
          'Die Reinigung dauert länger, als der Hersteller sagt.',
          'Cleaning takes longer than the maker says.',
          'Rengøringen tager længere tid, end producenten siger.',
        ),
        s(
          'Das Kabel könnte einen halben Meter länger sein.',
          'The cable could be half a metre longer.',
          'Ledningen kunne være en halv meter længere.',
        ),
      ],
    },
  },
  grinder: {
    sentences: 4,
    isOrdered: true,
    topics: {
      open: [
        s(
          'Acht Kilo Kaffee sind durch die {name} gelaufen, danach haben wir sie zerlegt.',
          'Eight kilos of coffee went through the {name}; then we took it apart.',
          'Otte kilo kaffe gik gennem {name}; så skilte vi den ad.',
        ),
        s(
          'Wir haben das Mahlgut der {name} gesiebt, gewogen und getrunken.',
          'We sieved, weighed and drank what the {name} ground.',
          'Vi sigtede, vejede og drak det, {name} malede.',
        ),
        s(
          'Vier Wochen, zur Hälfte Espresso und zur Hälfte Filter: Die {name} musste beides zeigen.',
          'Four weeks, half of them espresso and half filter: the {name} had to show both.',
          'Fire uger, halvt espresso og halvt filter: {name} skulle vise begge dele.',
        ),
        s(
          'Neben drei Konkurrentinnen stand die {name} auf unserem Tresen.',
          'The {name} stood on our counter beside three competitors.',
          '{name} stod på vores disk ved siden af tre konkurrenter.',
        ),
      ],
      finding: [
        s(
          'Die Streuung war kleiner, als der Preis erwarten lässt.',
          'The spread was smaller than the price suggests.',
          'Spredningen var mindre, end prisen lader ane.',
        ),
        s(
          'Zwischen zwei Portionen lagen im Mittel 0,2 g.',
          'Two doses differed by 0.2 g on average.',
          'Mellem to portioner var der i snit 0,2 g.',
        ),
        s(
          'Das Pulver kam mit 31 °C heraus, also kaum wärmer als der Raum.',
          'The grounds came out at 31 °C, hardly warmer than the room.',
          'Kaffen kom ud med 31 °C, næsten ikke varmere end rummet.',
        ),
        s(
          'Ein Kilo nach dem Einstellen saß der Mahlgrad noch genau.',
          'A kilo after dialling in, the setting was still exact.',
          'Et kilo efter indstillingen sad malegraden stadig præcist.',
        ),
      ],
      taste: [
        s(
          'In der Tasse war die Säure klarer als mit unserer Vergleichsmühle.',
          'In the cup, the acidity was clearer than with our reference grinder.',
          'I koppen var syren klarere end med vores referencekværn.',
        ),
        s(
          'Bei dunkler Röstung war kein Unterschied zur teureren Mühle zu schmecken.',
          'With a dark roast we could taste no difference from the more expensive grinder.',
          'Med mørk ristning kunne man ikke smage forskel på den dyrere kværn.',
        ),
        s(
          'Der Filterkaffee geriet süß und ohne Bitterkeit.',
          'Filter coffee turned out sweet and without bitterness.',
          'Filterkaffen blev sød og uden bitterhed.',
          '!espresso',
        ),
      ],
      weakness: [
        s(
          'Leise ist sie nicht, das kostet Punkte.',
          'It is not quiet, which costs points.',
          'Stille er den ikke; det koster point.',
          'loud',
        ),
        s(
          'Etwas Pulver klebt am Auswurf, wenn die Luft trocken ist.',
          'Some grounds cling to the chute in dry air.',
          'Lidt kaffe klæber til udløbet i tør luft.',
        ),
        s(
          'Die Skala dürfte größer beschriftet sein.',
          'The scale could be printed larger.',
          'Skalaen kunne være trykt større.',
        ),
      ],
    },
  },
  kettle: {
    sentences: 3,
    isOrdered: true,
    topics: {
      open: [
        s(
          'Mit dem {name} haben wir fünfzigmal von Hand aufgegossen, auch mit der linken Hand.',
          'We poured fifty brews with the {name}, some left-handed.',
          'Med {name} hældte vi halvtreds bryg, nogle med venstre hånd.',
        ),
        s(
          'Der {name} musste bei uns vier Wochen lang jeden Morgen ran.',
          'The {name} had to serve every morning for four weeks.',
          '{name} måtte i arbejde hver morgen i fire uger.',
        ),
      ],
      finding: [
        s(
          'Der Strahl ließ sich bis auf zwei Gramm je Sekunde drosseln.',
          'The stream could be throttled to two grams per second.',
          'Strålen kunne drosles ned til to gram i sekundet.',
          'goose',
        ),
        s(
          'Die Anzeige wich höchstens ein Grad ab.',
          'The display was at most one degree off.',
          'Displayet afveg højst en grad.',
          'degrees',
        ),
        s(
          'Er kochte so schnell, wie der Hersteller sagt.',
          'It boiled as fast as the maker says.',
          'Den kogte så hurtigt, som producenten siger.',
          'electric',
        ),
      ],
      weakness: [
        s(
          'Der Griff wird nach dem dritten Kochen warm.',
          'The handle gets warm after the third boil.',
          'Grebet bliver varmt efter tredje kogning.',
        ),
        s(
          'Mehr Inhalt hätten wir uns gewünscht.',
          'We would have liked more capacity.',
          'Vi ville gerne have haft mere kapacitet.',
        ),
      ],
    },
  },
  scale: {
    sentences: 3,
    isOrdered: true,
    topics: {
      open: [
        s(
          'Wir haben die {name} mit geeichten Gewichten und mit nassen Händen geprüft.',
          'We checked the {name} with calibrated weights and with wet hands.',
          'Vi testede {name} med kalibrerede lodder og med våde hænder.',
        ),
        s(
          'Vier Wochen an der Bar, das ist für eine Waage wie die {name} viel.',
          'Four weeks at the bar is a lot for a scale like the {name}.',
          'Fire uger i baren er meget for en vægt som {name}.',
        ),
      ],
      finding: [
        s(
          'Die Abweichung blieb unter einem Zehntelgramm.',
          'The error stayed under a tenth of a gram.',
          'Afvigelsen var under en tiendedel gram.',
        ),
        s(
          'Nach 0,6 Sekunden stand die Anzeige.',
          'The display settled after 0.6 seconds.',
          'Displayet stod stille efter 0,6 sekunder.',
        ),
      ],
      weakness: [
        s(
          'Die Tasten verlangen trockene Finger.',
          'The buttons need dry fingers.',
          'Knapperne kræver tørre fingre.',
        ),
        s('Das Ladekabel ist kurz.', 'The charging cable is short.', 'Ladekablet er kort.'),
      ],
    },
  },
};

export const verdicts: Record<'top' | 'good' | 'fair', Sentence[]> = {
  top: [
    s(
      'Sehr gut. Unsere Empfehlung in dieser Preisklasse.',
      'Very good. Our recommendation at this price.',
      'Meget god. Vores anbefaling i prisklassen.',
    ),
    s(
      'Sehr gut. Das Zurückgeben fiel uns schwer.',
      'Very good. We were sorry to give it back.',
      'Meget god. Vi gav den nødigt tilbage.',
    ),
    s(
      'Sehr gut, mit kleinen Eigenheiten.',
      'Very good, with small quirks.',
      'Meget god, med små særheder.',
    ),
  ],
  good: [
    s(
      'Gut. Wer die Schwächen kennt, wird zufrieden sein.',
      'Good. If you know its weak points, you will be happy with it.',
      'God. Kender man svaghederne, bliver man tilfreds.',
    ),
    s('Gut und ehrlich kalkuliert.', 'Good and honestly priced.', 'God og ærligt prissat.'),
    s(
      'Gut, besonders für zwei bis drei Tassen am Tag.',
      'Good, especially for two or three cups a day.',
      'God, især til to-tre kopper om dagen.',
    ),
    s(
      'Gut. In der Tasse stärker als auf dem Papier.',
      'Good. Stronger in the cup than on paper.',
      'God. Stærkere i koppen end på papiret.',
    ),
  ],
  fair: [
    s(
      'Befriedigend. Für den Einstieg reicht es.',
      'Fair. Enough to begin with.',
      'Rimelig. Nok til en begyndelse.',
    ),
    s(
      'Befriedigend, der Preis macht es wett.',
      'Fair; the price makes up for it.',
      'Rimelig; prisen opvejer det.',
    ),
  ],
};
