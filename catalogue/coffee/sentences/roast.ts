import type { Localized } from '../../model.ts';
import type { Weight } from '../source-data/pairings.ts';
import { localizedRows } from '../source-data/triples.ts';

/** How the roastery went about it. */
export const roastSentences: Record<Weight, Localized[]> = {
  light: localizedRows([
    [
      'Geröstet wird {day}, {minutes} Minuten lang, und kurz nach dem ersten Knacken ist Schluss.',
      'Roasting happens {day}, for {minutes} minutes, and stops shortly after first crack.',
      'Der ristes {day} i {minutes} minutter, og kort efter det første knæk er det slut.',
    ],
    [
      '{minutes} Minuten in einer Trommel von {kilos} Kilo genügen ihm.',
      '{minutes} minutes in a drum of {kilos} kilos are enough for it.',
      '{minutes} minutter i en tromle på {kilos} kilo er nok til den.',
    ],
    [
      '{brand} holt ihn nach {minutes} Minuten bei {end} Grad aus der Trommel; mehr würde die Frucht kosten.',
      '{brand} takes it out of the drum after {minutes} minutes, at {end} degrees; any more would cost it the fruit.',
      '{brand} tømmer tromlen efter {minutes} minutter ved {end} grader; mere ville gå ud over frugten.',
    ],
    [
      'Die helle Röstung dauert {minutes} Minuten, danach hat die Bohne die Farbe von Zimt.',
      'The light roast takes {minutes} minutes and leaves the beans the colour of cinnamon.',
      'Den lyse ristning tager {minutes} minutter; så har bønnen farve som kanel.',
    ],
    [
      'Bei {end} Grad kommt er aus der Trommel, das ist früh, und die Bohne bleibt matt.',
      'It leaves the drum at {end} degrees, which is early, and the bean stays matt.',
      'Den tages ud ved {end} grader, og det er tidligt; bønnen forbliver mat.',
    ],
    [
      'Die Trommel läuft mit viel Luft, nach {minutes} Minuten kühlt der Kaffee schon.',
      'The drum runs with plenty of air; after {minutes} minutes the coffee is cooling already.',
      'Tromlen kører med meget luft; efter {minutes} minutter køler kaffen allerede.',
    ],
    [
      'In {city} röstet man ihn so hell, wie es geht, ohne dass er grasig wird: {minutes} Minuten.',
      'In {city} they roast it as light as possible without it turning grassy: {minutes} minutes.',
      'I {city} rister man den så lyst, det kan gøres, uden at den bliver græsagtig: {minutes} minutter.',
    ],
    [
      'Vom ersten Knacken bis zum Kühlsieb vergehen {dev} Sekunden.',
      'From first crack to the cooling tray takes {dev} seconds.',
      'Fra det første knæk til kølebakken går der {dev} sekunder.',
    ],
    [
      '{kilos} Kilo je Charge, {end} Grad am Ende, {dev} Sekunden Entwicklung: So steht es im Protokoll.',
      '{kilos} kilos a batch, {end} degrees at the end, {dev} seconds of development: so says the log.',
      '{kilos} kilo pr. portion, {end} grader til slut, {dev} sekunders udvikling: Sådan står der i logbogen.',
    ],
    [
      'Seit {year} röstet {brand} in dieser Helligkeit, gegen manchen Rat.',
      '{brand} has roasted this light since {year}, against some advice.',
      '{brand} har ristet så lyst siden {year}, på trods af gode råd.',
    ],
  ]),
  round: localizedRows([
    [
      '{brand} röstet ihn {day}, rund {minutes} Minuten, mittelbraun und ohne Öl.',
      '{brand} roasts it {day}, for about {minutes} minutes, medium brown and without oil.',
      '{brand} rister den {day} i omkring {minutes} minutter, mellembrun og uden olie.',
    ],
    [
      'Die Röstung endet bei {end} Grad, zwischen dem ersten und dem zweiten Knacken.',
      'The roast ends at {end} degrees, between first and second crack.',
      'Ristningen slutter ved {end} grader, mellem det første og det andet knæk.',
    ],
    [
      '{minutes} Minuten in der Trommel nehmen ihm die Spitzen, die Süße bleibt.',
      '{minutes} minutes in the drum take off the sharp edges; the sweetness stays.',
      '{minutes} minutter i tromlen sliber kanterne af; sødmen bliver.',
    ],
    [
      'In einer Trommel von {kilos} Kilo braucht er {minutes} Minuten bis zur Farbe von Kastanien.',
      'In a drum of {kilos} kilos it takes {minutes} minutes to turn the colour of chestnuts.',
      'I en tromle på {kilos} kilo tager det {minutes} minutter, før den har kastanjens farve.',
    ],
    [
      'Geröstet wird langsam, {minutes} Minuten, damit die Bohne innen so weit ist wie außen.',
      'Roasting is slow, {minutes} minutes, so that the inside of the bean keeps up with the outside.',
      'Der ristes langsomt, {minutes} minutter, så bønnen er lige langt indeni og udenpå.',
    ],
    [
      'Nach dem Knacken bekommt er noch {dev} Sekunden, das reicht für Karamell.',
      'After the crack it gets another {dev} seconds, enough for caramel.',
      'Efter knækket får den {dev} sekunder mere; det er nok til karamel.',
    ],
    [
      '{Day} wird geröstet, am nächsten Tag verkostet, am dritten verpackt.',
      'Roasting is done {day}; tasting follows the next day, packing on the third.',
      'Der ristes {day}; dagen efter smages der, og på tredjedagen pakkes der.',
    ],
    [
      'Die mittlere Röstung ist in {city} Hausbrauch, seit {year}.',
      'The medium roast has been the custom of the house in {city} since {year}.',
      'Mellemristning har været husets skik i {city} siden {year}.',
    ],
    [
      'Der Röster holt ihn bei {end} Grad aus der Trommel, ein Grad mehr wäre ein anderer Kaffee.',
      'The roaster takes it out of the drum at {end} degrees; one degree more and it would be a different coffee.',
      'Risteren tager den ud ved {end} grader; en grad mere, og det ville være en anden kaffe.',
    ],
    [
      '{kilos} Kilo auf einmal, {minutes} Minuten, dann sechs Stunden Ruhe im Silo.',
      '{kilos} kilos at a time, {minutes} minutes, then six hours of rest in the silo.',
      '{kilos} kilo ad gangen, {minutes} minutter, derefter seks timers hvile i siloen.',
    ],
  ]),
  dark: localizedRows([
    [
      'Geröstet wird {minutes} Minuten lang, Charge für Charge, {day}.',
      'Roasting takes {minutes} minutes, batch by batch, {day}.',
      'Der ristes i {minutes} minutter, portion for portion, {day}.',
    ],
    [
      '{minutes} Minuten in der Trommel, bis kurz vor dem zweiten Knacken: dunkel, aber nicht verbrannt.',
      '{minutes} minutes in the drum, to just before second crack: dark, but not burnt.',
      '{minutes} minutter i tromlen, til lige før det andet knæk: mørk, men ikke brændt.',
    ],
    [
      '{brand} fährt die Trommel von {kilos} Kilo niedrig an und braucht {minutes} Minuten.',
      '{brand} starts its drum of {kilos} kilos low and takes {minutes} minutes.',
      '{brand} starter tromlen på {kilos} kilo lavt og bruger {minutes} minutter.',
    ],
    [
      'Bei {end} Grad ist die Bohne dunkelbraun und die Säure fort.',
      'At {end} degrees the bean is dark brown and the acidity gone.',
      'Ved {end} grader er bønnen mørkebrun og syren væk.',
    ],
    [
      'Die Röstung ist dunkel, in {city} nennt man sie normal.',
      'The roast is dark; in {city} they call it normal.',
      'Ristningen er mørk; i {city} kalder man den normal.',
    ],
    [
      'Lange {minutes} Minuten nehmen dem Kaffee das Scharfe und lassen ihm das Dunkle.',
      'A long {minutes} minutes takes the sharpness out of the coffee and leaves the dark notes.',
      'Lange {minutes} minutter tager det skarpe fra kaffen og lader den beholde det mørke.',
    ],
    [
      '{Day} um sechs geht die Trommel an, dieser Kaffee ist der letzte des Tages, weil die Trommel dann am ruhigsten läuft.',
      'The drum starts at six {day}; this coffee is the last of the day, when the drum runs most steadily.',
      '{Day} klokken seks tændes tromlen; denne kaffe er dagens sidste, fordi tromlen kører roligst til sidst.',
    ],
    [
      'Seit {year} hat sich am Rezept wenig geändert, an der Trommel viel.',
      'Since {year} little has changed in the recipe and much in the drum.',
      'Siden {year} er der ændret lidt på opskriften og meget på tromlen.',
    ],
    [
      'Nach dem zweiten Knacken zählt der Röster bis {count}, dann leert er die Trommel.',
      'After the second crack the roaster counts to {count}, then empties the drum.',
      'Efter det andet knæk tæller risteren til {count} og tømmer så tromlen.',
    ],
    [
      '{end} Grad Endtemperatur, {minutes} Minuten, ein Hauch Öl nach zwei Wochen: Das gehört so.',
      '{end} degrees at the end, {minutes} minutes, a film of oil after two weeks: that is how it should be.',
      '{end} graders sluttemperatur, {minutes} minutter, en hinde af olie efter to uger: Sådan skal det være.',
    ],
  ]),
};

/** Resting, grinding and water. */
export const adviceSentences = localizedRows([
  [
    'Vor dem ersten Bezug sollte die Packung {rest} Tage ruhen.',
    'Let the bag rest for {rest} days before the first cup.',
    'Lad posen hvile i {rest} dage før den første kop.',
  ],
  [
    'Nach dem Öffnen hält er drei Wochen, danach lässt das Aroma nach.',
    'Once opened it lasts three weeks; after that the aroma fades.',
    'Efter åbning holder den tre uger; derefter taber den aroma.',
  ],
  [
    'Mit Wasser von {temp} Grad schmeckt er uns am besten.',
    'Water at {temp} degrees suits it best.',
    'Den smager bedst med vand på {temp} grader.',
  ],
  [
    'Am besten schmeckt er zwischen dem {rest}. und dem {rest2}. Tag nach der Röstung.',
    'It is at its best from day {rest} to day {rest2} after roasting.',
    'Den er bedst fra dag {rest} til dag {rest2} efter ristningen.',
  ],
  [
    'Hartes Wasser macht ihn stumpf; ab 14 Grad deutscher Härte lohnt sich ein Filter.',
    'Hard water dulls it; above 14 degrees German hardness a filter pays off.',
    'Hårdt vand gør den flad; over 14 grader tysk hårdhed kan et filter betale sig.',
  ],
  [
    'Die Packung hat ein Ventil und einen Verschluss, eine Dose braucht es nicht.',
    'The bag has a valve and a seal; you do not need a tin.',
    'Posen har ventil og lukning; en dåse er ikke nødvendig.',
  ],
  [
    'Gib ihm {rest} Tage nach dem Röstdatum, vorher gast er noch zu stark.',
    'Give it {rest} days from the roast date; before that it still gives off too much gas.',
    'Giv den {rest} dage efter ristedatoen; før det afgasser den for meget.',
  ],
  [
    'Eingefroren hält er ein halbes Jahr, aber nur luftdicht und in Portionen.',
    'Frozen, it keeps for half a year, but only airtight and in portions.',
    'I fryseren holder den et halvt år, men kun lufttæt og i portioner.',
  ],
  [
    'Zu heißes Wasser nimmt er übel; {temp} Grad reichen.',
    'It does not like water that is too hot; {temp} degrees is enough.',
    'Den bryder sig ikke om for varmt vand; {temp} grader er nok.',
  ],
  [
    'Mahle ihn direkt vor dem Brühen, das meiste Aroma verfliegt in den ersten Minuten.',
    'Grind it right before brewing; most of the aroma is lost in the first few minutes.',
    'Mal den lige før brygningen; det meste af aromaen forsvinder i de første minutter.',
  ],
  [
    'Nach {peak} Tagen hatte er in unserem Test seinen Höhepunkt.',
    'In our test it peaked after {peak} days.',
    'I vores test toppede den efter {peak} dage.',
  ],
  [
    'Der Mahlgrad darf etwas feiner sein, als du denkst.',
    'The grind may be a little finer than you think.',
    'Malegraden må gerne være lidt finere, end du tror.',
  ],
]);
