import type { Localized } from '../../model.ts';
import { localizedRows } from '../source-data/triples.ts';

export type Department = 'syrup' | 'milk' | 'chocolate' | 'cocoa' | 'biscuit' | 'sweet';

const sweetsToo = localizedRows([
  [
    'Trocken und unter {degrees} Grad gelagert hält die Packung bis zum aufgedruckten Datum.',
    'Kept dry and below {degrees} degrees the pack lasts to the printed date.',
    'Opbevaret tørt og under {degrees} grader holder pakken til den trykte dato.',
  ],
  [
    'Spuren von Nüssen und Milch sind möglich, beides steht auf der Rückseite.',
    'Traces of nuts and milk are possible; both are stated on the back.',
    'Der kan være spor af nødder og mælk; begge dele står på bagsiden.',
  ],
  [
    'Ein Mitbringsel, das keine Schleife braucht.',
    'A present that needs no ribbon.',
    'En gave, der ikke behøver nogen sløjfe.',
  ],
  [
    'Wir bestellen davon auch für uns selbst, {pieces} Mal im Jahr; wir haben gezählt.',
    'We order some for ourselves, too: {pieces} times a year, we counted.',
    'Vi bestiller også til os selv, {pieces} gange om året; vi har talt efter.',
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
      'Angebrochen hält die Flasche {weeks} Wochen ohne Kühlschrank.',
      'Once opened the bottle keeps for {weeks} weeks without a fridge.',
      'Åbnet holder flasken sig i {weeks} uger uden køleskab.',
    ],
    [
      'Gib ihn zuerst in die Tasse und den Espresso darauf, dann verteilt er sich von selbst.',
      'Put it in the cup first and the espresso on top; it then spreads by itself.',
      'Hæld den i koppen først og espressoen ovenpå; så fordeler den sig selv.',
    ],
    [
      'In hellem Filterkaffee stört er, in Milchgetränken ist er zu Hause.',
      'It disturbs a light filter coffee and is at home in milk drinks.',
      'Den forstyrrer i lys filterkaffe og er hjemme i mælkedrikke.',
    ],
    [
      'Ein Pumpaufsatz gibt {pump} Milliliter je Hub, er passt auf die große Flasche.',
      'A pump gives {pump} millilitres a stroke; it fits the large bottle.',
      'En pumpe giver {pump} milliliter pr. tryk; den passer på den store flaske.',
    ],
    [
      'Ohne Farbstoff und ohne Konservierung, der Bodensatz gehört dazu.',
      'Without colouring or preservatives; a little sediment is normal.',
      'Uden farvestof og konserveringsmidler; lidt bundfald er normalt.',
    ],
    [
      'Über Pfannkuchen und Joghurt taugt er ebenfalls.',
      'It is also good over pancakes and yoghurt.',
      'Den dur også på pandekager og yoghurt.',
    ],
    [
      'Mit Sprudelwasser und Zitrone wird daraus eine Limonade.',
      'With sparkling water and lemon it makes a lemonade.',
      'Med danskvand og citron bliver den til en limonade.',
    ],
    [
      'Auf einen Latte Macchiato rechnen wir {shot} Milliliter, mehr wird Dessert.',
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
      'Wir haben {tests} Sirupe nebeneinander probiert, dieser kam unter die ersten sechs.',
      'We tried {tests} syrups side by side; this one made the first six.',
      'Vi smagte {tests} siruper side om side; denne kom blandt de seks første.',
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
      'Geöffnet hält der Karton gekühlt {open} Tage.',
      'Opened and chilled, the carton keeps for {open} days.',
      'Åbnet og på køl holder kartonen sig i {open} dage.',
    ],
    [
      'Vor dem Öffnen schütteln, das Gute sinkt nach unten.',
      'Shake before opening; the good part sinks.',
      'Ryst før åbning; det gode synker til bunds.',
    ],
    [
      'Pur getrunken ist anderes besser, in den Kaffee passt das hier.',
      'Others are better to drink plain; in coffee this is right.',
      'Andre er bedre at drikke rene; i kaffe er den rigtig.',
    ],
    [
      'In unserem Test stand der Schaum {minutes} Minuten.',
      'In our foam test it stood for {minutes} minutes.',
      'I vores skumtest stod den i {minutes} minutter.',
    ],
    [
      'Kalt schäumen geht auch, dann wird es weicher.',
      'It froths cold as well; the foam is then softer.',
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
      'Für Latte Art nimm {jug} Milliliter im kleinen Kännchen.',
      'For latte art take {jug} millilitres in the small jug.',
      'Til latte art tager du {jug} milliliter i den lille kande.',
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
        'Break it at {degrees} degrees; it then snaps without splintering.',
        'Bræk den ved {degrees} grader; så knækker den uden at splintre.',
      ],
      [
        'Conchiert wird {conche} Stunden, kürzer wäre sie sandig.',
        'It is conched for {conche} hours; less would leave it sandy.',
        'Den koncheres i {conche} timer; kortere ville gøre den grynet.',
      ],
      [
        'Ein Stück reicht für einen Espresso, die Tafel also für {pieces}.',
        'One piece does for one espresso, so the bar for {pieces}.',
        'Et stykke rækker til en espresso, pladen altså til {pieces}.',
      ],
    ]),
    ...sweetsToo,
  ],
  cocoa: [
    ...localizedRows([
      [
        '{spoon} Gramm auf 200 Milliliter heiße Milch, mit dem Schneebesen.',
        '{spoon} grams to 200 millilitres of hot milk, with a whisk.',
        '{spoon} gram til 200 milliliter varm mælk, med piskeris.',
      ],
      [
        'Mit einem Espresso darin heißt es Mokka und ist zu empfehlen.',
        'With an espresso in it, it is called mocha, and to be recommended.',
        'Med en espresso i hedder det mokka, og det kan anbefales.',
      ],
      [
        'Zum Aufschäumen im Milchkännchen erst glatt rühren.',
        'Stir smooth before frothing in the jug.',
        'Rør den glat, før den skummes i kanden.',
      ],
    ]),
    ...sweetsToo,
  ],
  biscuit: [
    ...localizedRows([
      [
        'Nach dem Öffnen gehört es in eine Dose, an der Luft wird es in {open} Tagen weich.',
        'Once open, keep it in a tin; in the air it goes soft in {open} days.',
        'Efter åbning skal det i en dåse; i luften bliver det blødt på {open} dage.',
      ],
      [
        'In der Schachtel liegen rund {pieces} Stück.',
        'There are about {pieces} pieces in the box.',
        'Der er omkring {pieces} stykker i æsken.',
      ],
      [
        'Gebacken wird {bake}, in kleinen Blechen.',
        'Baking happens {bake}, in small trays.',
        'Der bages {bake}, på små plader.',
      ],
      [
        'Zu Filterkaffee besser als zu Espresso, finden wir.',
        'Better with filter coffee than with espresso, we find.',
        'Bedre til filterkaffe end til espresso, synes vi.',
      ],
      [
        'Auf einer Untertasse haben drei davon Platz.',
        'Three of them fit on a saucer.',
        'Der er plads til tre af dem på en underkop.',
      ],
    ]),
    ...sweetsToo,
  ],
  sweet: [
    ...localizedRows([
      [
        'Die Schachtel hat {pieces} Stück und einen Deckel, der wirklich schließt.',
        'The box has {pieces} pieces and a lid that really closes.',
        'Æsken har {pieces} stykker og et låg, der faktisk lukker.',
      ],
      [
        'Ein Stück neben der Tasse genügt, so wird es in der Bar gemacht.',
        'One piece beside the cup is enough; that is how bars do it.',
        'Et stykke ved siden af koppen er nok; sådan gør barerne.',
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
