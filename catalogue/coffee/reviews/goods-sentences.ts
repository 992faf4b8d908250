import type { Localized } from '../../model.ts';
import { localizedRows } from '../source-data/triples.ts';

export type GoodsKind = 'milk' | 'sweet' | 'syrup' | 'pack';

export const goodsExperiences: Record<GoodsKind, Localized[]> = {
  milk: localizedRows([
    [
      'Schäumt fein und bleibt stehen.',
      'Froths finely and holds.',
      'Skummer fint og bliver stående.',
    ],
    [
      'Flockt auch in hellem Kaffee nicht.',
      'Does not curdle even in light coffee.',
      'Skiller heller ikke i lys kaffe.',
    ],
    [
      'Bei 60 Grad aufhören, dann ist der Schaum wie im Café.',
      'Stop at 60 degrees and the foam is like in a café.',
      'Stop ved 60 grader, så er skummet som på café.',
    ],
    [
      'Schmeckt nach sich selbst und nicht nach Zucker.',
      'Tastes of itself and not of sugar.',
      'Smager af sig selv og ikke af sukker.',
    ],
    [
      'Im Sechserpack gut für zwei Wochen bei uns.',
      'The six-pack lasts us a good two weeks.',
      'Sekspakken rækker godt to uger hos os.',
    ],
  ]),
  sweet: localizedRows([
    [
      'Liegt keine zwei Tage in der Dose.',
      'Does not last two days in the tin.',
      'Holder ikke to dage i dåsen.',
    ],
    [
      'Nicht zu süß, passt zum Espresso.',
      'Not too sweet, goes with espresso.',
      'Ikke for sødt, passer til espresso.',
    ],
    ['Kam heil an, gut gepolstert.', 'Arrived whole, well padded.', 'Kom helt frem, godt pakket.'],
    [
      'Als Mitbringsel inzwischen Standard.',
      'By now my standard present when visiting.',
      'Nu min faste værtindegave.',
    ],
    [
      'Man schmeckt, dass wenig Zutaten drin sind.',
      'You can taste that there are few ingredients.',
      'Man kan smage, at der er få ingredienser i.',
    ],
  ]),
  syrup: localizedRows([
    [
      'Zehn Milliliter reichen im Cappuccino völlig.',
      'Ten millilitres are quite enough in a cappuccino.',
      'Ti milliliter er rigeligt i en cappuccino.',
    ],
    [
      'Schmeckt nicht künstlich, das ist selten.',
      'Does not taste artificial, which is rare.',
      'Smager ikke kunstigt, og det er sjældent.',
    ],
    [
      'Die Flasche tropft nicht, dafür extra Lob.',
      'The bottle does not drip; extra praise for that.',
      'Flasken drypper ikke; ekstra ros for det.',
    ],
    [
      'Auch im Eiskaffee und über Joghurt gut.',
      'Good in iced coffee and over yoghurt, too.',
      'Også god i iskaffe og over yoghurt.',
    ],
    ['Hält bei uns ein halbes Jahr.', 'Lasts us half a year.', 'Holder et halvt år hos os.'],
  ]),
  pack: localizedRows([
    [
      'So haben wir unseren Kaffee gefunden.',
      'That is how we found our coffee.',
      'Sådan fandt vi vores kaffe.',
    ],
    [
      'Einzeln hätte ich die Hälfte nie probiert.',
      'I would never have tried half of these on their own.',
      'Enkeltvis havde jeg aldrig prøvet halvdelen.',
    ],
    [
      'Gut zusammengestellt, keiner fällt ab.',
      'Well put together, none falls behind.',
      'Godt sat sammen, ingen falder igennem.',
    ],
    [
      'Der Preis ist fair gerechnet, ich habe nachgerechnet.',
      'The price is fair; I checked the sums.',
      'Prisen er rimelig; jeg har regnet efter.',
    ],
    [
      'Röstdaten alle innerhalb von zehn Tagen.',
      'All roast dates within ten days.',
      'Alle ristedatoer inden for ti dage.',
    ],
  ]),
};

export const goodsPraise = localizedRows([
  [
    'Steht schon wieder im Warenkorb.',
    'Already back in my basket.',
    'Ligger allerede i kurven igen.',
  ],
  [
    'Steht jetzt auf der festen Einkaufsliste.',
    'Now on the permanent shopping list.',
    'Står nu på den faste indkøbsliste.',
  ],
  ['Kam schnell und gut verpackt.', 'Came quickly and well packed.', 'Kom hurtigt og godt pakket.'],
  [
    'Die Gäste haben nach der Marke gefragt.',
    'Our guests asked for the brand.',
    'Gæsterne spurgte efter mærket.',
  ],
  [
    'Qualität stimmt, Preis auch.',
    'The quality is right, and so is the price.',
    'Kvaliteten er i orden, og det er prisen også.',
  ],
  [
    'Wie beschrieben, ohne Überraschung.',
    'As described, no surprises.',
    'Som beskrevet, uden overraskelser.',
  ],
  ['Schon dreimal bestellt.', 'Ordered three times already.', 'Bestilt tre gange allerede.'],
]);

export const goodsReservations = localizedRows([
  [
    'Etwas teuer, aber man merkt den Unterschied.',
    'A bit dear, but you notice the difference.',
    'Lidt dyr, men man mærker forskellen.',
  ],
  [
    'Gut, beim nächsten Mal die größere Packung.',
    'Good; the larger pack next time.',
    'God; næste gang den store pakke.',
  ],
  [
    'Eine Ecke war eingedrückt, Inhalt in Ordnung.',
    'One corner was dented, the contents were fine.',
    'Et hjørne var trykket, indholdet var i orden.',
  ],
]);

/** Of those who give three stars. */
export const goodsDoubts = localizedRows([
  [
    'In Ordnung, aber nichts Besonderes.',
    'All right, but nothing special.',
    'I orden, men ikke noget særligt.',
  ],
  [
    'Ich hatte es mir anders vorgestellt.',
    'I had imagined it differently.',
    'Jeg havde forestillet mig det anderledes.',
  ],
  [
    'Brauchbar, doch für den Preis gibt es Besseres.',
    'Usable, but there is better for the price.',
    'Brugbart, men der findes bedre til prisen.',
  ],
  [
    'Beim nächsten Mal probiere ich etwas anderes.',
    'Next time I will try something else.',
    'Næste gang prøver jeg noget andet.',
  ],
]);

export const goodsComplaints = localizedRows([
  [
    'Für den Preis hatte ich mehr erwartet.',
    'I expected more for the price.',
    'Jeg havde ventet mere til prisen.',
  ],
  ['Nicht unser Geschmack.', 'Not to our taste.', 'Ikke vores smag.'],
  [
    'Das hatte ich mir anders vorgestellt.',
    'It was not what I had imagined.',
    'Det havde jeg forestillet mig anderledes.',
  ],
  [
    'Ich bleibe bei dem, was ich vorher hatte.',
    'I am going back to what I had before.',
    'Jeg går tilbage til det, jeg havde før.',
  ],
  ['Die Beschreibung klang besser.', 'The description promised more.', 'Beskrivelsen lovede mere.'],
]);

export const goodsTitles = localizedRows([
  ['Gern wieder', 'Would buy again', 'Gerne igen'],
  ['Hält, was es soll', 'Does what it should', 'Gør, hvad den skal'],
  ['Gute Wahl', 'Good choice', 'Godt valg'],
  ['Passt zum Kaffee', 'Goes with coffee', 'Passer til kaffen'],
  ['Kommt gut an', 'Well received', 'Falder i god jord'],
  ['Rundum in Ordnung', 'All in order', 'Helt i orden'],
  ['Besser als gedacht', 'Better than I thought', 'Bedre end ventet'],
  ['Wird nachbestellt', 'Will buy again', 'Køber den igen'],
]);
