import type { Localized } from '../../model.ts';
import { localizedRows } from '../source-data/triples.ts';

export type GoodsKind = 'milk' | 'unfrothed-milk' | 'sweet' | 'syrup' | 'pack';

export const goodsExperiences: Record<GoodsKind, Localized[]> = {
  milk: localizedRows([
    [
      'Der Schaum wird fein und hält lange.',
      'Makes fine foam that lasts.',
      'Skummet bliver fint og holder længe.',
    ],
    [
      'Flockt auch in hellem Kaffee nicht.',
      'Does not curdle even in light coffee.',
      'Skiller heller ikke i lys kaffe.',
    ],
    [
      'Bei 60 Grad aufhören, dann ist der Schaum wie im Café.',
      'Stop at 60 degrees and the foam is like a café’s.',
      'Stop ved 60 grader, så er skummet som på café.',
    ],
    [
      'Drängt sich im Kaffee nicht vor.',
      'Does not overpower the coffee.',
      'Tager ikke magten fra kaffen.',
    ],
    [
      'Ein Karton reicht bei uns keine zwei Tage.',
      'A carton never lasts two days here.',
      'En karton holder ikke to dage hos os.',
    ],
  ]),
  'unfrothed-milk': localizedRows([
    [
      'Mild im Kaffee und angenehm im Geschmack.',
      'Mild in coffee, with a pleasant taste.',
      'Mild i kaffen og behagelig i smagen.',
    ],
    [
      'Im Filterkaffee genau richtig.',
      'Just right in filter coffee.',
      'Lige tilpas i filterkaffe.',
    ],
    ['Auch übers Müsli gern genommen.', 'Good on muesli, too.', 'Også god på müsli.'],
  ]),
  sweet: localizedRows([
    [
      'Hält bei uns keine zwei Tage.',
      'Never lasts two days in our house.',
      'Holder ikke to dage hos os.',
    ],
    [
      'Nicht zu süß, passt gut zum Kaffee.',
      'Not too sweet, and good with coffee.',
      'Ikke for sødt, passer godt til kaffen.',
    ],
    [
      'Kam heil an, gut verpackt.',
      'Arrived in one piece, well packed.',
      'Kom helskindet frem, godt pakket.',
    ],
    [
      'Inzwischen mein Standard als Mitbringsel.',
      'Now my standard present when I visit friends.',
      'Nu min faste værtindegave.',
    ],
    [
      'Man schmeckt, dass wenig Zutaten drin sind.',
      'You can taste that it is made from just a few ingredients.',
      'Man kan smage, at der er få ingredienser i.',
    ],
  ]),
  syrup: localizedRows([
    [
      'Zehn Milliliter reichen im Cappuccino völlig.',
      'Ten millilitres is plenty in a cappuccino.',
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
    [
      'Eine Flasche reicht uns für Wochen.',
      'One bottle lasts us for weeks.',
      'En flaske rækker i ugevis hos os.',
    ],
  ]),
  pack: localizedRows([
    [
      'So haben wir unseren Kaffee gefunden.',
      'This is how we found our coffee.',
      'Sådan fandt vi vores kaffe.',
    ],
    [
      'Einzeln hätte ich die Hälfte nie probiert.',
      'I would never have tried half of these on their own.',
      'Enkeltvis havde jeg aldrig prøvet halvdelen.',
    ],
    [
      'Gut zusammengestellt, keiner enttäuscht.',
      'Well chosen; none of them disappoints.',
      'Godt sat sammen; ingen af dem skuffer.',
    ],
    [
      'Die Mischung aus bekannten und neuen Sorten gefällt mir.',
      'I like the mix of familiar and new coffees.',
      'Jeg kan godt lide blandingen af kendte og nye slags.',
    ],
    [
      'Alle drei waren höchstens zehn Tage vorher geröstet.',
      'All three had been roasted no more than ten days earlier.',
      'Alle tre var ristet højst ti dage før.',
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
    'Now on our regular shopping list.',
    'Står nu på den faste indkøbsliste.',
  ],
  ['Die Lieferung ging schnell.', 'Delivery was quick.', 'Leveringen gik hurtigt.'],
  [
    'Die Gäste haben nach der Marke gefragt.',
    'Our guests asked what brand it was.',
    'Gæsterne spurgte efter mærket.',
  ],
  ['Die Qualität stimmt.', 'The quality is just right.', 'Kvaliteten er i orden.'],
  [
    'Wie beschrieben, ohne Überraschung.',
    'As described, no surprises.',
    'Som beskrevet, uden overraskelser.',
  ],
  ['Schon dreimal bestellt.', 'Ordered three times already.', 'Bestilt tre gange allerede.'],
  [
    '{Who} hat gefragt, wo es das gibt.',
    '{Who} asked where to get it.',
    '{Who} spurgte, hvor man kan få det.',
  ],
  [
    '{Who} hat es jetzt auch bestellt.',
    '{Who} has now ordered it, too.',
    '{Who} har nu også bestilt det.',
  ],
  [
    '{Who} bekommt davon etwas mitgebracht.',
    'I am taking some along for {who}.',
    '{Who} får noget med næste gang.',
  ],
  [
    'Von {brand} probiere ich jetzt auch den Rest.',
    'I am now going to try the rest from {brand}.',
    'Nu vil jeg også prøve resten fra {brand}.',
  ],
  [
    '{brand} merke ich mir.',
    '{brand} is a name I will remember.',
    '{brand} er et navn, jeg vil huske.',
  ],
]);

export const goodsReservations = localizedRows([
  [
    'Etwas teuer, aber man merkt den Unterschied.',
    'A bit expensive, but you notice the difference.',
    'Lidt dyrt, men man mærker forskellen.',
  ],
  [
    'Gut, beim nächsten Mal vergleiche ich die Preise.',
    'Good, but I will compare prices next time.',
    'Godt, men næste gang sammenligner jeg priser.',
  ],
  [
    'Nicht ganz so gut wie beim ersten Mal, aber immer noch gut.',
    'Not quite as good as the first time, but still good.',
    'Ikke helt så godt som første gang, men stadig godt.',
  ],
  [
    '{Who} mag es lieber als ich.',
    '{Who} likes it more than I do.',
    '{Who} kan bedre lide det end jeg.',
  ],
  [
    'Gut, aber {brand} kann es noch besser.',
    'Good, but {brand} can do better.',
    'Godt, men {brand} kan gøre det bedre.',
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
    'I had imagined something else.',
    'Jeg havde forestillet mig det anderledes.',
  ],
  [
    'Ordentlich, doch für den Preis gibt es Besseres.',
    'Decent, but there is better for the price.',
    'Udmærket, men man kan få bedre til prisen.',
  ],
  [
    'Beim nächsten Mal probiere ich etwas anderes.',
    'Next time I will try something else.',
    'Næste gang prøver jeg noget andet.',
  ],
  [
    '{Who} war auch nur halb überzeugt.',
    '{Who} was only half convinced, too.',
    '{Who} var også kun halvt overbevist.',
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
  [
    'Auch {who} wollte nicht mehr davon.',
    '{Who} did not want any more of it either.',
    '{Who} ville heller ikke have mere af det.',
  ],
  [
    'Von {brand} hatte ich mir mehr erhofft.',
    'I had hoped for more from {brand}.',
    'Jeg havde håbet på mere fra {brand}.',
  ],
]);

export const goodsTitles = localizedRows([
  ['Gern wieder', 'Would buy again', 'Gerne igen'],
  ['Hält, was ihr versprecht', 'Lives up to the promise', 'Holder, hvad I lover'],
  ['Gute Wahl', 'Good choice', 'Godt valg'],
  ['Schmeckt uns allen', 'We all like it', 'Vi kan alle lide det'],
  ['Kommt gut an', 'Well received', 'Falder i god jord'],
  ['Rundum zufrieden', 'Happy all round', 'Tilfreds hele vejen'],
  ['Besser als gedacht', 'Better than I expected', 'Bedre end ventet'],
  ['Wird nachbestellt', 'Will order more', 'Bestiller igen'],
]);

/** Of those who give four stars. */
export const goodsFairTitles = localizedRows([
  ['Gut, mit Einschränkung', 'Good, with a reservation', 'Godt, med et forbehold'],
  ['Fast perfekt', 'Nearly perfect', 'Næsten perfekt'],
  ['Solide Wahl', 'Solid choice', 'Solidt valg'],
  ['Richtig gut', 'Really good', 'Rigtig godt'],
]);
