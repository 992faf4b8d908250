import type { Localized } from '../../model.ts';
import { localizedRows } from '../source-data/triples.ts';

export type ReviewMethod = 'espresso' | 'filter' | 'portion';

export const praise = localizedRows([
  [
    'Seit drei Packungen mein Alltagskaffee.',
    'My everyday coffee for three bags now.',
    'Min hverdagskaffe gennem tre poser nu.',
  ],
  [
    'Ich war skeptisch und bin es nicht mehr.',
    'I was sceptical and no longer am.',
    'Jeg var skeptisk og er det ikke længere.',
  ],
  [
    'Genau so beschrieben, wie er schmeckt.',
    'Tastes exactly as described.',
    'Smager præcis som beskrevet.',
  ],
  [
    'Meine Frau trinkt sonst Tee, jetzt nicht mehr nur.',
    'My wife usually drinks tea, but now this, too.',
    'Min kone drikker ellers te; nu også den her.',
  ],
  [
    'Hat den alten Kaffee im Büro ohne Abstimmung ersetzt.',
    'Replaced the old office coffee without a vote.',
    'Erstattede den gamle kontorkaffe uden afstemning.',
  ],
  [
    'Die zweite Packung ist schon bestellt.',
    'The second bag is already on order.',
    'Næste pose er allerede bestilt.',
  ],
  [
    'Kam frisch an, Röstdatum neun Tage alt.',
    'Arrived fresh, roasted nine days before.',
    'Kom frisk, ristet ni dage før.',
  ],
  [
    'Der Duft beim Öffnen hat die Nachbarin angelockt.',
    'The smell on opening brought the neighbour over.',
    'Duften ved åbningen lokkede naboen til.',
  ],
  [
    'Für das Geld finde ich nichts Besseres.',
    'I find nothing better for the money.',
    'Jeg finder ikke noget bedre til prisen.',
  ],
  [
    'Von euch empfohlen bekommen, danke dafür.',
    'You recommended it to me; thank you.',
    'Anbefalet af jer; tak for det.',
  ],
  [
    'Nach zwei Wochen Probieren mein Favorit.',
    'My favourite after two weeks of trying.',
    'Min favorit efter to ugers prøvesmagning.',
  ],
  [
    'Endlich einer, der zu uns beiden passt.',
    'At last one that suits us both.',
    'Endelig en, der passer os begge.',
  ],
  [
    'Ich bestelle ihn im Abo und habe es noch nicht bereut.',
    'I have it on subscription and have not regretted it.',
    'Jeg har den i abonnement og har ikke fortrudt.',
  ],
  [
    'Als Geschenk gekauft und selbst behalten.',
    'Bought as a present and kept.',
    'Købt som gave og beholdt selv.',
  ],
  [
    'Schmeckt auch meinem Vater, und der ist streng.',
    'Even my father likes it, and he is strict.',
    'Selv min far kan lide den, og han er streng.',
  ],
  [
    'Zum ersten Mal verstehe ich, was mit Süße im Kaffee gemeint ist.',
    'For the first time I understand what sweetness in coffee means.',
    'For første gang forstår jeg, hvad der menes med sødme i kaffe.',
  ],
  [
    'Kein Ausreißer bisher, jede Packung gleich gut.',
    'No outlier so far, every bag equally good.',
    'Ingen smuttere indtil nu, hver pose lige god.',
  ],
  [
    'Macht auch am Nachmittag noch Freude.',
    'Still a pleasure in the afternoon.',
    'Også en fornøjelse om eftermiddagen.',
  ],
]);

/** Flavours found, without a verdict. */
export const plainFlavours = localizedRows([
  [
    'Ich schmecke {n1} sofort, {n2} erst nach einer Weile.',
    'I taste {n1} at once, {n2} only after a while.',
    'Jeg smager {n1} med det samme, {n2} først efter lidt.',
  ],
  ['Für mich ist es vor allem {n1}.', 'To me it is above all {n1}.', 'For mig er det mest {n1}.'],
  [
    'Meine Tochter sagt {n2}, ich sage {n1}.',
    'My daughter says {n2}, I say {n1}.',
    'Min datter siger {n2}, jeg siger {n1}.',
  ],
  [
    'Beim Abkühlen kommt {n2} durch.',
    '{N2} comes through as it cools.',
    '{N2} kommer frem, når den køler af.',
  ],
  [
    'Der Abgang erinnert mich an {n3}.',
    'The finish reminds me of {n3}.',
    'Afslutningen minder mig om {n3}.',
  ],
]);

export const doubtfulFlavours = localizedRows([
  [
    '{N1} stimmt, {n2} muss ich glauben.',
    '{N1} is right; {n2} I have to take on trust.',
    '{N1} passer; {n2} må jeg tage for gode varer.',
  ],
  [
    'Von {n3} merke ich nichts, stört mich aber nicht.',
    'I notice no {n3}, but that does not bother me.',
    'Jeg mærker intet til {n3}, men det gør ikke noget.',
  ],
]);

export const pleasingFlavours = localizedRows([
  [
    '{N1} und {n2}, ja, genau so.',
    '{N1} and {n2}, yes, just so.',
    '{N1} og {n2}, ja, lige præcis.',
  ],
  [
    'So viel {n1} hatte ich nicht erwartet.',
    'I had not expected this much {n1}.',
    'Så meget {n1} havde jeg ikke ventet.',
  ],
  [
    '{N1} ohne Bitterkeit, das hatte ich lange gesucht.',
    '{N1} without bitterness: I had looked for that for a long time.',
    '{N1} uden bitterhed: Det havde jeg ledt længe efter.',
  ],
  [
    'Mit Milch bleibt {n2} übrig, und das ist gut.',
    'With milk {n2} is what remains, and that is good.',
    'Med mælk er det {n2}, der bliver tilbage, og det er godt.',
  ],
  [
    'Der Hinweis auf {n3} hat geholfen, sonst hätte ich es nicht benannt.',
    'The mention of {n3} helped; I would not have named it.',
    'Henvisningen til {n3} hjalp; ellers havde jeg ikke sat navn på det.',
  ],
]);

/** Good, under a condition. */
export const mixedExperiences: Record<ReviewMethod, Localized[]> = {
  espresso: localizedRows([
    [
      'Am Anfang hatte ich ihn zu fein gemahlen, dann passte es.',
      'I ground it too fine at first; after that it was right.',
      'I starten malede jeg den for fint; derefter passede det.',
    ],
    [
      'Brauchte drei Bezüge zum Einstellen, seitdem stabil.',
      'Took three shots to dial in, steady since.',
      'Det tog tre shots at indstille, siden har den været stabil.',
    ],
    [
      'Auch aus der Herdkanne ordentlich, nur nicht zu heiß werden lassen.',
      'Decent from the moka pot, too; just do not let it get too hot.',
      'Også fin fra mokkakanden; den må bare ikke blive for varm.',
    ],
  ]),
  filter: localizedRows([
    [
      'Die Säure ist da, aber freundlich.',
      'The acidity is there, but friendly.',
      'Syren er der, men venlig.',
    ],
    [
      'Ich mahle ihn etwas gröber als angegeben.',
      'I grind it a little coarser than stated.',
      'Jeg maler den lidt grovere end angivet.',
    ],
    [
      'Mit weichem Wasser ein anderer Kaffee, Filter lohnt sich.',
      'A different coffee with soft water; a filter pays.',
      'En helt anden kaffe med blødt vand; et filter kan betale sig.',
    ],
  ]),
  portion: localizedRows([
    [
      'Kurz bezogen kräftig genug, lang wird er dünn.',
      'Strong enough when short, thin when long.',
      'Kraftig nok som kort, tynd som lang.',
    ],
    [
      'Nicht wie aus dem Siebträger, aber näher dran als gedacht.',
      'Not like a portafilter, but closer than I thought.',
      'Ikke som fra en espressomaskine, men tættere på end ventet.',
    ],
    [
      'Mit einem Schuss Milch kein Unterschied zu Bohnen, fast.',
      'With a dash of milk no difference to beans, almost.',
      'Med en sjat mælk ingen forskel fra bønner, næsten.',
    ],
  ]),
};

export const pleasingExperiences: Record<ReviewMethod, Localized[]> = {
  espresso: localizedRows([
    [
      'Läuft im Zweikreiser bei {temp} °C wunderbar ruhig.',
      'Runs beautifully calm in my heat exchanger at {temp} °C.',
      'Løber dejligt roligt i min varmevekslermaskine ved {temp} °C.',
    ],
    [
      '{dose} g rein, {yield} g raus, {seconds} Sekunden, fertig.',
      '{dose} g in, {yield} g out, {seconds} seconds, done.',
      '{dose} g ind, {yield} g ud, {seconds} sekunder, færdig.',
    ],
    [
      'Mahlgrad eine Spur feiner als beim letzten, dann passt es.',
      'Grind a touch finer than for the last one and it works.',
      'Malegrad en anelse finere end den forrige, så passer det.',
    ],
    [
      'Nach {rest} Tagen Ruhezeit noch runder.',
      'Even rounder after {rest} days of rest.',
      'Endnu rundere efter {rest} dages hvile.',
    ],
    [
      'Im Vollautomaten auf zweitfeinster Stufe sehr gut.',
      'Very good in the bean-to-cup machine on the second finest setting.',
      'Meget god i fuldautomaten på næstfineste trin.',
    ],
    [
      'Die Crema steht noch, wenn ich die Milch geschäumt habe.',
      'The crema is still there when the milk is frothed.',
      'Cremaen står stadig, når mælken er skummet.',
    ],
    [
      'Mit Hafermilch ein sehr guter Cappuccino.',
      'A very good cappuccino with oat milk.',
      'En rigtig god cappuccino med havremælk.',
    ],
    [
      'Kein Channeling, auch nicht mit meiner Handmühle.',
      'No channelling, not even with my hand grinder.',
      'Ingen channeling, heller ikke med min håndkværn.',
    ],
    [
      'Meine alte Maschine macht damit den besten Espresso seit Jahren.',
      'My old machine makes its best espresso in years with it.',
      'Min gamle maskine har ikke lavet så god espresso i årevis.',
    ],
    [
      'Bei {seconds} Sekunden war er mir am liebsten.',
      'I liked it best at {seconds} seconds.',
      'Jeg kunne bedst lide den ved {seconds} sekunder.',
    ],
  ]),
  filter: localizedRows([
    [
      '{filterDose} g auf 250 ml, drei Minuten, perfekt.',
      '{filterDose} g to 250 ml, three minutes, perfect.',
      '{filterDose} g til 250 ml, tre minutter, perfekt.',
    ],
    [
      'Im Handfilter klar, in der French Press runder, beides gut.',
      'Clear in pour-over, rounder in the French press, good both ways.',
      'Klar som håndbryg, rundere i stempelkanden, begge dele godt.',
    ],
    [
      'Aus unserer einfachen Filtermaschine überraschend fein.',
      'Surprisingly fine from our simple filter machine.',
      'Overraskende fin fra vores enkle filtermaskine.',
    ],
    [
      'Bleibt in der Thermoskanne zwei Stunden gut.',
      'Stays good in the flask for two hours.',
      'Holder sig god i termokanden i to timer.',
    ],
    [
      'Kalt über Nacht angesetzt war er im Sommer der Renner.',
      'Steeped cold overnight it was the hit of the summer.',
      'Som koldbryg natten over var den sommerens hit.',
    ],
    [
      'Wasser auf {temp} °C abkühlen lassen macht viel aus.',
      'Letting the water drop to {temp} °C makes a big difference.',
      'Det gør stor forskel at lade vandet falde til {temp} °C.',
    ],
    [
      'Eine Kanne reicht bei uns selten für zwei.',
      'One pot is rarely enough for the two of us.',
      'Én kande er sjældent nok til os to.',
    ],
    [
      'Schwarz getrunken, ohne alles, jeden Morgen.',
      'Drunk black, nothing added, every morning.',
      'Drukket sort, uden noget i, hver morgen.',
    ],
    [
      'Lauwarm fast noch besser als heiß.',
      'Almost better lukewarm than hot.',
      'Næsten bedre lunken end varm.',
    ],
  ]),
  portion: localizedRows([
    [
      'Für die kleine Küche im Büro ideal.',
      'Ideal for the small office kitchen.',
      'Ideel til det lille kontorkøkken.',
    ],
    [
      'Schneller geht guter Kaffee bei mir nicht.',
      'Good coffee does not get faster than this for me.',
      'Hurtigere bliver god kaffe ikke hos mig.',
    ],
    [
      'Der Vorrat reicht bei uns zwei Wochen.',
      'One order lasts us two weeks.',
      'En bestilling rækker to uger hos os.',
    ],
    [
      'Im Ferienhaus hat er uns über die Woche gebracht.',
      'It got us through the week in the holiday house.',
      'I sommerhuset klarede den os gennem ugen.',
    ],
    [
      'Ich habe vier Sorten verglichen, diese blieb.',
      'I compared four; this one stayed.',
      'Jeg sammenlignede fire slags; denne blev.',
    ],
  ]),
};

/** Of those who give four stars. */
export const oneStarLess = localizedRows([
  [
    'Ein Stern Abzug für den Preis.',
    'One star off for the price.',
    'En stjerne mindre for prisen.',
  ],
]);

export const reservations = localizedRows([
  [
    'Nicht für jede Stimmung, war aber auch so beschrieben.',
    'Not for every mood, but that is what you wrote.',
    'Ikke til enhver stemning, men sådan var den også beskrevet.',
  ],
  ['Mir fehlt ein wenig Länge.', 'I miss a little length.', 'Jeg savner lidt længde.'],
  [
    'Der Verschluss der Packung könnte besser sein.',
    'The seal of the pack could be better.',
    'Pakkens lukning kunne være bedre.',
  ],
  [
    'Braucht etwas Geduld beim Einstellen.',
    'Takes some patience to dial in.',
    'Kræver lidt tålmodighed at indstille.',
  ],
  [
    'Gut, aber ich musste mich erst daran gewöhnen.',
    'Good, but I had to get used to it first.',
    'God, men jeg skulle lige vænne mig til den.',
  ],
  [
    'Geschmacklich top, die Lieferung brauchte diesmal fünf Tage.',
    'Great taste; delivery took five days this time.',
    'Smagen er i top; leveringen tog fem dage denne gang.',
  ],
  [
    'Etwas milder, als ich dachte.',
    'A little milder than I expected.',
    'Lidt mildere, end jeg troede.',
  ],
  [
    'Etwas anders, als ich es gewohnt bin.',
    'A little different from what I am used to.',
    'Lidt anderledes, end jeg er vant til.',
  ],
  [
    'Gut, aber nicht mein Liebling von dieser Rösterei.',
    'Good, but not my favourite from this roastery.',
    'God, men ikke min favorit fra det risteri.',
  ],
]);

export const complaints = localizedRows([
  [
    'Ich finde keinen Zugang zu diesem Kaffee.',
    'I cannot find a way into this coffee.',
    'Jeg kan ikke finde ind til denne kaffe.',
  ],
  [
    'Mir zu bitter, egal wie ich ihn zubereite.',
    'Too bitter for me, however I make it.',
    'For bitter til mig, uanset hvordan jeg laver den.',
  ],
  ['Für den Preis zu flach.', 'Too flat for the price.', 'For flad til prisen.'],
  ['Wird bei mir in der Tasse sauer.', 'It turns out sour in my cup.', 'Den bliver sur i min kop.'],
  ['Überhaupt nicht mein Stil.', 'Not my style at all.', 'Slet ikke min stil.'],
  ['Den Rest habe ich verschenkt.', 'I gave the rest away.', 'Resten gav jeg væk.'],
  [
    'Nach drei Wochen war das Aroma weg.',
    'After three weeks the aroma was gone.',
    'Efter tre uger var aromaen væk.',
  ],
  [
    'Hatte mir nach der Beschreibung mehr erhofft.',
    'I had hoped for more from the description.',
    'Jeg havde håbet på mere ud fra beskrivelsen.',
  ],
]);

export const reviewTitles: Record<'good' | 'fair' | 'middling' | 'poor', Localized[]> = {
  good: localizedRows([
    ['Bleibt im Haus', 'Here to stay', 'Bliver i huset'],
    ['Genau mein Kaffee', 'Exactly my coffee', 'Præcis min kaffe'],
    ['Gleich nachbestellt', 'Ordered more straight away', 'Bestilt igen med det samme'],
    ['Besser als erwartet', 'Better than expected', 'Bedre end ventet'],
    ['Rund und ehrlich', 'Round and honest', 'Rund og ærlig'],
    ['Unser Sonntagskaffee', 'Our Sunday coffee', 'Vores søndagskaffe'],
    ['Kein Grund zu wechseln', 'No reason to change', 'Ingen grund til at skifte'],
    ['Hält, was ihr schreibt', 'Lives up to your description', 'Holder, hvad I skriver'],
    ['Endlich gefunden', 'Found at last', 'Endelig fundet'],
    ['Sehr stimmig', 'Well balanced', 'Meget harmonisk'],
    ['Überzeugt auch Gäste', 'Convinces guests, too', 'Overbeviser også gæster'],
    ['Mein Morgen', 'My morning', 'Min morgen'],
    ['Feiner Kerl', 'Lovely coffee', 'Dejlig kaffe'],
    ['Klare Empfehlung', 'Highly recommended', 'Klar anbefaling'],
    ['Nichts auszusetzen', 'Nothing to complain about', 'Intet at klage over'],
    ['Frisch und gut', 'Fresh and good', 'Frisk og god'],
    ['Süße ohne Zucker', 'Sweetness without sugar', 'Sødme uden sukker'],
    ['Guter Start in den Tag', 'A good start to the day', 'En god start på dagen'],
    ['Schöne Entdeckung', 'A lovely find', 'En dejlig opdagelse'],
    ['Wie im Urlaub', 'Like being on holiday', 'Som på ferie'],
  ]),
  fair: localizedRows([
    ['Gut, mit Einschränkung', 'Good, with a reservation', 'God, med et forbehold'],
    ['Fast perfekt', 'Nearly perfect', 'Næsten perfekt'],
    ['Solide Wahl', 'Solid choice', 'Solidt valg'],
    ['Gern getrunken', 'Enjoyed it', 'Drukket med glæde'],
    ['Gut, nicht mein Erster', 'Good, not my first choice', 'God, ikke mit førstevalg'],
    ['Knapp vorbei an fünf', 'Just short of five', 'Lige under fem'],
  ]),
  middling: localizedRows([
    ['Ordentlich', 'Decent', 'Udmærket'],
    ['Gut, nicht mehr', 'Good, no more', 'God, ikke mere'],
    ['Durchwachsen', 'Mixed', 'Blandet'],
    ['Ganz in Ordnung', 'All right', 'Helt okay'],
  ]),
  poor: localizedRows([
    ['Nicht meins', 'Not for me', 'Ikke min smag'],
    ['Hatte mehr erwartet', 'Expected more', 'Havde ventet mere'],
    ['Einmal reicht', 'Once is enough', 'Én gang er nok'],
    ['Leider nein', 'Sadly no', 'Desværre nej'],
  ]),
};
