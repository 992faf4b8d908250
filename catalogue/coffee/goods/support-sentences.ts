import type { Localized } from '../../model.ts';
import { localizedRows } from '../source-data/triples.ts';

export type Department = 'syrup' | 'milk' | 'chocolate' | 'cocoa' | 'biscuit' | 'sweet';

const sweetsToo = localizedRows([
  [
    'Trocken und kühl gelagert hält die Packung bis zum aufgedruckten Datum.',
    'Kept cool and dry, the pack lasts until the printed date.',
    'Opbevaret tørt og køligt holder pakken til den trykte dato.',
  ],
  [
    'Ein Mitbringsel, das keine Schleife braucht.',
    'A little present that needs no ribbon.',
    'En gave, der ikke behøver nogen sløjfe.',
  ],
  [
    'Wir bestellen davon auch für uns selbst, {times} Mal im Jahr; wir haben gezählt.',
    'We order some for ourselves, too: {times} times a year; we counted.',
    'Vi bestiller også til os selv, {times} gange om året; vi har talt efter.',
  ],
  [
    'Der Preis ist höher als im Supermarkt; die Zutatenliste ist dafür kürzer.',
    'The price is higher than in the supermarket; the list of ingredients is shorter.',
    'Prisen er højere end i supermarkedet; til gengæld er ingredienslisten kortere.',
  ],
]);

/** Facts and advice; `{numbers}` differ from article to article. */
export const supportSentences: Record<Department, Localized[]> = {
  syrup: localizedRows([
    [
      '{dose} Milliliter genügen für eine Tasse, im Glas mit Eis nimm die Hälfte mehr.',
      '{dose} millilitres are enough for a cup; in a glass with ice use half as much again.',
      '{dose} milliliter er nok til en kop; i et glas med is tager du halvt så meget til.',
    ],
    [
      'Angebrochen hält die Flasche acht Wochen, auch ohne Kühlschrank.',
      'Once opened, the bottle keeps for eight weeks, even without a fridge.',
      'Åbnet holder flasken sig i otte uger, også uden køleskab.',
    ],
    [
      'Gib ihn zuerst in die Tasse und den Espresso darauf, dann verteilt er sich von selbst.',
      'Put it in the cup first and the espresso on top; it then mixes by itself.',
      'Hæld den i koppen først og espressoen ovenpå; så fordeler den sig selv.',
    ],
    [
      'In hellem Filterkaffee stört er, in Milchgetränke passt er gut.',
      'It spoils a light filter coffee but is at home in milk drinks.',
      'I lys filterkaffe forstyrrer den, men den hører hjemme i mælkedrikke.',
    ],
    [
      'Ein Pumpaufsatz gibt {pump} Milliliter je Hub und passt auf diese Flasche.',
      'A pump delivers {pump} millilitres a stroke and fits this bottle.',
      'En pumpe giver {pump} milliliter pr. tryk og passer på flasken.',
    ],
    [
      'Ohne Farbstoffe und ohne Konservierung, ein wenig Bodensatz ist normal.',
      'Without colouring or preservatives; a little sediment is normal.',
      'Uden farvestof og konserveringsmidler; lidt bundfald er normalt.',
    ],
    [
      'Auch über Pfannkuchen und Joghurt ist er gut.',
      'It is also good over pancakes and yoghurt.',
      'Den dur også på pandekager og yoghurt.',
    ],
    [
      'Mit Sprudelwasser und Zitrone wird daraus eine Limonade.',
      'With sparkling water and lemon it makes a lemonade.',
      'Med danskvand og citron bliver den til en limonade.',
    ],
    [
      'Auf einen Latte macchiato rechnen wir {shot} Milliliter, mehr wird Dessert.',
      'For a latte macchiato we reckon {shot} millilitres; more turns it into dessert.',
      'Til en latte macchiato regner vi med {shot} milliliter; mere bliver til dessert.',
    ],
    [
      'Zu Haferdrink passt er besser als zu Kuhmilch.',
      'It goes better with oat drink than with dairy milk.',
      'Den passer bedre til havredrik end til komælk.',
    ],
    [
      'Einen schlechten Kaffee rettet er nicht, einen guten verändert er.',
      'It does not rescue a bad coffee; it changes a good one.',
      'Den redder ikke en dårlig kaffe; den forandrer en god.',
    ],
    [
      'Wir haben {tests} Sirupe nebeneinander probiert, dieser war unter den sechs besten.',
      'We tried {tests} syrups side by side; this one was among the best six.',
      'Vi smagte {tests} siruper side om side; denne var blandt de seks bedste.',
    ],
  ]),
  milk: localizedRows([
    [
      'Wie fest der Schaum wird, entscheidet das Eiweiß; es steht in der Nährwerttabelle.',
      'Protein decides how firm the foam gets; the nutrition table states it.',
      'Proteinet afgør, hvor fast skummet bliver; det står i næringstabellen.',
    ],
    [
      'Nicht über {heat} Grad erhitzen, sonst fällt der Schaum zusammen.',
      'Do not heat above {heat} degrees, or the foam collapses.',
      'Varm ikke over {heat} grader, ellers falder skummet sammen.',
    ],
    [
      'Geöffnet hält der Karton im Kühlschrank vier Tage.',
      'Once opened, the carton keeps for four days in the fridge.',
      'Åbnet holder kartonen sig fire dage i køleskabet.',
    ],
    [
      'Vor dem Öffnen schütteln, das Gute sinkt nach unten.',
      'Shake before opening; the good bits sink to the bottom.',
      'Ryst før åbning; det gode synker til bunds.',
    ],
    [
      'Pur schmeckt anderes besser, in den Kaffee passt das hier.',
      'Others are better on their own; this is the one for coffee.',
      'Andre er bedre at drikke rene; det her er den til kaffe.',
    ],
    [
      'In unserem Test hielt der Schaum {minutes} Minuten.',
      'In our test the foam held for {minutes} minutes.',
      'I vores test holdt skummet i {minutes} minutter.',
    ],
    [
      'Kalt schäumen geht auch, dann wird es weicher.',
      'It can be frothed cold as well; the foam is then softer.',
      'Den kan også skummes kold; så bliver skummet blødere.',
    ],
    [
      'Wir verschicken nur Kartons, die noch mindestens zwei Monate haltbar sind.',
      'We only ship cartons that keep for at least another two months.',
      'Vi sender kun kartoner, der kan holde sig mindst to måneder endnu.',
    ],
    [
      'Mit sehr hellem Kaffee kann es flocken; gieß den Kaffee dann in die Milch und nicht umgekehrt.',
      'With very light coffee it may curdle; then pour the coffee into the milk and not the other way round.',
      'Med meget lys kaffe kan det skille; hæld så kaffen i mælken og ikke omvendt.',
    ],
    [
      'Für Latte Art nimm {jug} Milliliter in einem kleinen Kännchen.',
      'For latte art use {jug} millilitres in a small jug.',
      'Til latte art bruger du {jug} milliliter i en lille kande.',
    ],
    [
      'Ungeöffnet steht der Karton im Schrank, nicht im Kühlschrank.',
      'Unopened, the carton lives in the cupboard, not in the fridge.',
      'Uåbnet står kartonen i skabet, ikke i køleskabet.',
    ],
  ]),
  chocolate: [
    ...localizedRows([
      [
        'Im Sommer versenden wir montags und dienstags, damit nichts über das Wochenende schmilzt.',
        'In summer we ship on Mondays and Tuesdays, so that nothing melts over the weekend.',
        'Om sommeren sender vi mandag og tirsdag, så intet smelter i weekenden.',
      ],
      [
        'Brich sie bei {degrees} Grad, dann knackt sie, ohne zu splittern.',
        'Break it at {degrees} degrees; it then snaps cleanly.',
        'Bræk den ved {degrees} grader; så knækker den uden at splintre.',
      ],
      [
        'Conchiert wird {conche} Stunden, kürzer wäre sie sandig.',
        'It is conched for {conche} hours; less would leave it sandy.',
        'Den koncheres i {conche} timer; kortere ville gøre den grynet.',
      ],
      [
        'Ein Stück passt zu einem Espresso, die Tafel reicht also für {pieces}.',
        'One piece goes with one espresso, so a bar lasts for {pieces}.',
        'Et stykke passer til en espresso, så pladen rækker til {pieces}.',
      ],
    ]),
    ...sweetsToo,
  ],
  cocoa: [
    ...localizedRows([
      [
        '25 Gramm auf 200 Milliliter heiße Milch, mit dem Schneebesen glatt gerührt.',
        'Whisk 25 grams into 200 millilitres of hot milk until smooth.',
        'Pisk 25 gram ud i 200 milliliter varm mælk.',
      ],
      [
        'Mit einem Espresso darin heißt das Ganze Mokka, und den empfehlen wir.',
        'Add an espresso and it becomes a mocha, which we recommend.',
        'Med en espresso i hedder det mokka, og den kan vi anbefale.',
      ],
      [
        'Vor dem Aufschäumen im Milchkännchen erst glatt rühren.',
        'Stir smooth before frothing in the jug.',
        'Rør den glat, før den skummes i kanden.',
      ],
    ]),
    ...sweetsToo,
  ],
  biscuit: [
    ...localizedRows([
      [
        'Nach dem Öffnen gehört das Gebäck in eine Dose, an der Luft wird es in {open} Tagen weich.',
        'Once open, keep them in a tin; left out, they go soft in {open} days.',
        'Opbevar dem i en dåse efter åbning; ellers bliver de bløde på {open} dage.',
      ],
      [
        'Die Packung lässt sich wieder verschließen, nötig ist das selten.',
        'The pack can be closed again, though you will seldom need to.',
        'Pakken kan lukkes igen, men det bliver sjældent nødvendigt.',
      ],
      [
        'Gebacken wird {bake}, auf kleinen Blechen.',
        'They are baked {bake}, on small trays.',
        'Der bages {bake}, på små plader.',
      ],
      [
        'Auch zu Tee und heißer Schokolade gut.',
        'Good with tea and hot chocolate, too.',
        'Også godt til te og varm chokolade.',
      ],
      [
        'Ein Teller davon auf den Tisch, und es wird still.',
        'Put a plate of them on the table and the talk stops.',
        'Sæt en tallerken på bordet, så bliver der stille.',
      ],
    ]),
    ...sweetsToo,
  ],
  sweet: [
    ...localizedRows([
      [
        'Die Dose hat einen Deckel, der wirklich schließt.',
        'The tin has a lid that really closes.',
        'Dåsen har et låg, der faktisk lukker tæt.',
      ],
      [
        'Ein Stück neben der Tasse genügt, so machen es die Bars in Italien.',
        'One piece beside the cup is enough; that is how Italian bars do it.',
        'Et stykke ved siden af koppen er nok; sådan gør de på de italienske barer.',
      ],
    ]),
    ...sweetsToo,
  ],
};

export const bakingDays = localizedRows([
  ['montags und donnerstags', 'on Mondays and Thursdays', 'mandag og torsdag'],
  ['dienstags', 'on Tuesdays', 'om tirsdagen'],
  ['jeden Morgen', 'every morning', 'hver morgen'],
  ['zweimal die Woche', 'twice a week', 'to gange om ugen'],
]);
