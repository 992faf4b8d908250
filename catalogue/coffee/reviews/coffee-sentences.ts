import type { Localized } from '../../model.ts';
import { localizedRows } from '../source-data/triples.ts';

export type ReviewMethod = 'espresso' | 'crema' | 'filter' | 'portion' | 'instant';

export const praise = localizedRows([
  [
    'Inzwischen die dritte Packung und mein Alltagskaffee.',
    'On my third bag, and it is now my everyday coffee.',
    'Min hverdagskaffe; jeg er nu på tredje pose.',
  ],
  [
    'Ich war skeptisch und bin es nicht mehr.',
    'I was sceptical, but no longer.',
    'Jeg var skeptisk, men er det ikke længere.',
  ],
  [
    'Genau so beschrieben, wie er schmeckt.',
    'Tastes exactly as described.',
    'Smager præcis som beskrevet.',
  ],
  [
    'Meine Frau trinkt sonst Tee, jetzt auch diesen Kaffee.',
    'My wife usually drinks tea, but now she drinks this, too.',
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
    'Für das Geld habe ich nichts Besseres gefunden.',
    'I have found nothing better for the money.',
    'Jeg har ikke fundet noget bedre til prisen.',
  ],
  [
    'Von euch empfohlen bekommen, danke dafür.',
    'You recommended it to me; thank you.',
    'Anbefalet af jer; tak for det.',
  ],
  [
    'Nach zwei Wochen Probieren mein Favorit.',
    'My favourite after two weeks of tasting.',
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
    'Bought as a present and kept for myself.',
    'Købt som gave og beholdt selv.',
  ],
  [
    'Schmeckt auch meinem Vater, und der ist wählerisch.',
    'Even my father likes it, and he is hard to please.',
    'Selv min far kan lide den, og han er kræsen.',
  ],
  [
    'Zum ersten Mal verstehe ich, was mit Süße im Kaffee gemeint ist.',
    'For the first time I understand what sweetness in coffee means.',
    'For første gang forstår jeg, hvad der menes med sødme i kaffe.',
  ],
  [
    'Bisher war jede Packung gleich gut.',
    'Not one bad bag so far.',
    'Hver pose har været lige god indtil nu.',
  ],
  [
    'Schmeckt auch am Nachmittag noch.',
    'A pleasure in the afternoon, too.',
    'Også en fornøjelse om eftermiddagen.',
  ],
  [
    '{Who} fragt inzwischen nach diesem Kaffee, noch bevor wir sitzen.',
    '{Who} now asks for this coffee before we even sit down.',
    '{Who} spørger nu efter denne kaffe, før vi har sat os.',
  ],
  [
    '{Who} hat sich den Namen gleich aufgeschrieben.',
    '{Who} wrote the name down straight away.',
    '{Who} skrev navnet ned med det samme.',
  ],
  [
    '{Who} trinkt sonst nur Tee und hat um eine zweite Tasse gebeten.',
    '{Who} drinks nothing but tea as a rule and asked for a second cup.',
    '{Who} drikker ellers kun te og bad om en kop til.',
  ],
  [
    '{Who} hat ihn jetzt auch bestellt.',
    '{Who} has now ordered it, too.',
    '{Who} har nu også bestilt den.',
  ],
  [
    'Im Blindversuch hat {who} diesen gewählt.',
    'In a blind tasting {who} picked this one.',
    'I en blindsmagning valgte {who} den her.',
  ],
  [
    '{Who} bekommt davon etwas zu Weihnachten.',
    '{Who} is getting some of it for Christmas.',
    '{Who} får noget af den i julegave.',
  ],
  [
    '{Who} hat mir den Tipp gegeben, und der war gut.',
    '{Who} gave me the tip, and it was a good one.',
    '{Who} gav mig tippet, og det var godt.',
  ],
  [
    'Den hat mir {who} geschenkt, seitdem kaufe ich ihn selbst.',
    '{Who} gave it to me as a present; I have bought it myself ever since.',
    'Den fik jeg af {who}; siden har jeg selv købt den.',
  ],
  [
    'Selbst {who} findet ihn gut, und das heißt etwas.',
    'Even {who} likes it, and that means something.',
    'Selv {who} kan lide den, og det siger noget.',
  ],
  [
    '{Who} meint, so guten Kaffee habe es bei uns noch nie gegeben.',
    '{Who} says we have never served better coffee.',
    '{Who} siger, at vi aldrig har serveret bedre kaffe.',
  ],
  ['{When} schmeckt er mir am besten.', 'I like it best {when}.', '{When} smager den mig bedst.'],
  [
    '{When} gehört er bei uns dazu.',
    'We would not be without it {when}.',
    '{When} hører den med hos os.',
  ],
  [
    '{When} gibt es bei uns nur noch diesen.',
    'It is the only one we drink {when}.',
    '{When} drikker vi kun den her.',
  ],
  ['{When} ist er genau richtig.', 'It is just right {when}.', '{When} er den lige tilpas.'],
  [
    '{When} freue ich mich auf die erste Tasse.',
    'I look forward to the first cup {when}.',
    '{When} glæder jeg mig til den første kop.',
  ],
  [
    '{When} trinke ich davon gern zwei Tassen.',
    'I happily drink two cups of it {when}.',
    '{When} drikker jeg gerne to kopper af den.',
  ],
  [
    '{When} möchte ich keinen anderen.',
    'I want no other {when}.',
    '{When} vil jeg ikke have nogen anden.',
  ],
  [
    'Mein erster Kaffee von {brand}, und nicht der letzte.',
    'My first coffee from {brand}, and not my last.',
    'Min første kaffe fra {brand}, og ikke den sidste.',
  ],
  [
    '{brand} kannte ich bisher nur vom Namen, das war ein Versäumnis.',
    'I only knew {brand} by name before; my loss.',
    'Jeg kendte kun {brand} af navn; det var en fejl.',
  ],
  [
    'Was {brand} röstet, hat mich noch nie enttäuscht.',
    'Nothing that {brand} roasts has let me down yet.',
    '{brand} har aldrig skuffet mig endnu.',
  ],
  [
    'Von {brand} habe ich jetzt mehrere probiert, diesen mag ich am liebsten.',
    'I have tried several from {brand} now and like this one best.',
    'Jeg har nu prøvet flere fra {brand} og kan bedst lide den her.',
  ],
  [
    'Dass Kaffee {from} so schmecken kann, wusste ich nicht.',
    'I did not know that coffee {from} could taste like this.',
    'Jeg vidste ikke, at kaffe {from} kunne smage sådan.',
  ],
  [
    'Kaffee {from} suche ich mir jetzt gezielt aus.',
    'I now look out for coffee {from}.',
    'Nu går jeg målrettet efter kaffe {from}.',
  ],
  [
    '{name} steht bei uns jetzt fest auf dem Einkaufszettel.',
    '{name} is now a fixture on our shopping list.',
    '{name} står nu fast på vores indkøbsseddel.',
  ],
  [
    'Drei Kaffees probiert, bei {name} bin ich geblieben.',
    'I tried three coffees and stayed with {name}.',
    'Jeg prøvede tre kaffer og blev ved {name}.',
  ],
  [
    'Mit {name} hat die Suche ein Ende.',
    '{name} has put an end to my searching.',
    'Med {name} er jeg færdig med at lede.',
  ],
]);

/** Flavours found, without a verdict. */
export const plainFlavours = localizedRows([
  [
    'Ich schmecke {n1} sofort, {n2} erst nach einer Weile.',
    'I can taste {n1} at once, {n2} only after a while.',
    'Jeg kan smage {n1} med det samme, {n2} først efter lidt tid.',
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
    '{N1} und {n2}, genau wie beschrieben.',
    '{N1} and {n2}, just as described.',
    '{N1} og {n2}, præcis som beskrevet.',
  ],
  [
    'So viel {n1} hatte ich nicht erwartet.',
    'I had not expected this much {n1}.',
    'Så meget {n1} havde jeg ikke ventet.',
  ],
  [
    'Auf {n1} hätte ich nicht getippt, jetzt schmecke ich es jedes Mal.',
    'I would never have guessed {n1}; now I taste it every time.',
    '{N1} havde jeg ikke gættet på; nu smager jeg det hver gang.',
  ],
  [
    'Vor allem {n2} kommt durch, und das mag ich.',
    'It is mainly {n2} that comes through, and I like that.',
    'Det er mest {n2}, der træder frem, og det kan jeg lide.',
  ],
  [
    'Der Hinweis auf {n3} hat geholfen, sonst wäre ich nicht darauf gekommen.',
    'The mention of {n3} helped; I could not have put a name to it.',
    'Omtalen af {n3} hjalp; ellers havde jeg ikke sat navn på det.',
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
      'Took three shots to dial in and has been steady since.',
      'Det tog tre shots at indstille, siden har den været stabil.',
    ],
    [
      'Auch aus dem Espressokocher ordentlich, nur nicht zu heiß werden lassen.',
      'Decent from the moka pot, too; just do not let it get too hot.',
      'Også fin fra mokkakanden; den må bare ikke blive for varm.',
    ],
  ]),
  crema: localizedRows([
    [
      'Erst war er mir zu dünn, mit feinerer Mahlung passte es.',
      'It was too thin for me at first; a finer grind put that right.',
      'Først var den for tynd; med finere malegrad passede det.',
    ],
    [
      'Schwarz sehr gut, mit viel Milch geht er etwas unter.',
      'Very good black; it gets a little lost in a lot of milk.',
      'Meget god sort; i meget mælk forsvinder den lidt.',
    ],
  ]),
  filter: localizedRows([
    [
      'Etwas Säure ist da, aber angenehm.',
      'There is some acidity, but it is pleasant.',
      'Der er lidt syre, men den er behagelig.',
    ],
    [
      'Ich mahle ihn etwas gröber als angegeben.',
      'I grind it a little coarser than stated.',
      'Jeg maler den lidt grovere end angivet.',
    ],
    [
      'Mit weichem Wasser ein anderer Kaffee, Filter lohnt sich.',
      'A different coffee with soft water; a filter is worth it.',
      'En helt anden kaffe med blødt vand; et filter kan betale sig.',
    ],
  ]),
  portion: localizedRows([
    [
      'Als Espresso kräftig genug, als Lungo wird er dünn.',
      'Strong enough as an espresso, thin as a lungo.',
      'Kraftig nok som espresso, men tynd som lungo.',
    ],
    [
      'Nicht wie aus dem Siebträger, aber näher dran als gedacht.',
      'Not what an espresso machine makes, but closer than I expected.',
      'Ikke som fra en espressomaskine, men tættere på end ventet.',
    ],
    [
      'Mit einem Schuss Milch kaum von frischen Bohnen zu unterscheiden.',
      'With a dash of milk you can hardly tell it from beans.',
      'Med en sjat mælk er den næsten ikke til at skelne fra friske bønner.',
    ],
  ]),
  instant: localizedRows([
    [
      'Ein halber Löffel mehr als angegeben, dann passt es.',
      'Half a spoon more than stated and it is right.',
      'En halv skefuld mere end angivet, så passer det.',
    ],
    [
      'Nicht wie frisch gebrüht, aber näher dran als gedacht.',
      'Not like freshly brewed coffee, but closer than I expected.',
      'Ikke som friskbrygget, men tættere på end ventet.',
    ],
  ]),
};

export const pleasingExperiences: Record<ReviewMethod, Localized[]> = {
  espresso: localizedRows([
    [
      'Läuft in meiner Maschine bei {temp} °C wunderbar ruhig.',
      'Runs beautifully in my machine at {temp} °C.',
      'Løber dejligt roligt i min maskine ved {temp} °C.',
    ],
    [
      '{dose} g rein, {yield} g raus, {seconds} Sekunden, fertig.',
      '{dose} g in, {yield} g out, {seconds} seconds, done.',
      '{dose} g ind, {yield} g ud, {seconds} sekunder, færdig.',
    ],
    [
      'Mahlgrad eine Spur feiner als beim letzten, dann passt es.',
      'Grind a touch finer than for the last one and it works.',
      'Mal en anelse finere end den forrige, så passer det.',
    ],
    [
      'Nach {rest} Tagen Ruhezeit noch runder.',
      'Even rounder after resting for {rest} days.',
      'Endnu rundere efter {rest} dages hvile.',
    ],
    [
      'Im Vollautomaten auf zweitfeinster Stufe sehr gut.',
      'Very good in the bean-to-cup machine on the second finest setting.',
      'Meget god i fuldautomaten på næstfineste trin.',
    ],
    [
      'Die Crema steht noch, wenn ich die Milch geschäumt habe.',
      'The crema is still there by the time I have frothed the milk.',
      'Cremaen står stadig, når mælken er skummet op.',
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
  crema: localizedRows([
    [
      'Läuft im Vollautomaten problemlos und schmeckt jedes Mal gleich gut.',
      'Runs in our bean-to-cup machine without clogging and tastes just as good every time.',
      'Løber uden problemer i fuldautomaten og smager lige godt hver gang.',
    ],
    [
      'Im Büro trinken ihn alle, und das ist selten.',
      'Everyone in the office drinks it, and that is rare.',
      'Alle på kontoret drikker den, og det er sjældent.',
    ],
    [
      'Auch in der großen Tasse nicht bitter.',
      'Not bitter, even in a large cup.',
      'Ikke bitter, heller ikke i en stor kop.',
    ],
    [
      'Mit einem Schuss Milch mein Frühstückskaffee.',
      'My breakfast coffee, with a dash of milk.',
      'Min morgenkaffe, med en sjat mælk.',
    ],
    [
      'Schöne, dichte Crema aus unserer Maschine.',
      'A lovely dense crema from our machine.',
      'En dejlig tæt crema fra vores maskine.',
    ],
    [
      'Auch am Morgen nach dem Einschalten sofort gut.',
      'Good from the first cup after switching on.',
      'God fra den første kop om morgenen.',
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
      'Det gør stor forskel at lade vandet køle ned til {temp} °C.',
    ],
    [
      'Eine Kanne reicht bei uns selten für zwei.',
      'One pot is rarely enough for the two of us.',
      'Én kande er sjældent nok til os to.',
    ],
    [
      'Ich trinke ihn jeden Morgen schwarz.',
      'I drink it black every morning.',
      'Jeg drikker den sort hver morgen.',
    ],
    [
      'Lauwarm fast noch besser als heiß.',
      'Almost better when it has cooled a little.',
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
      'Schneller komme ich nicht an guten Kaffee.',
      'I have never made good coffee faster.',
      'Hurtigere kan jeg ikke få god kaffe.',
    ],
    [
      'Der Vorrat reicht bei uns zwei Wochen.',
      'One order lasts us two weeks.',
      'En bestilling rækker to uger hos os.',
    ],
    [
      'Im Ferienhaus hat er uns eine Woche lang gerettet.',
      'It got us through a week in the holiday cottage.',
      'Den reddede vores uge i sommerhuset.',
    ],
    [
      'Davon steht bei uns immer ein Vorrat im Schrank.',
      'We always keep some in the cupboard.',
      'Vi har altid et par pakker i skabet.',
    ],
  ]),
  instant: localizedRows([
    [
      'Löst sich sofort auf, ohne Klumpen.',
      'Dissolves at once, without lumps.',
      'Opløses med det samme, uden klumper.',
    ],
    [
      'Auf Reisen habe ich ihn jetzt immer dabei.',
      'I now take it with me whenever I travel.',
      'Nu har jeg den altid med, når jeg rejser.',
    ],
    [
      'Der schnellste Eiskaffee, den ich je gemacht habe.',
      'The fastest iced coffee I have ever made.',
      'Den hurtigste iskaffe, jeg har lavet.',
    ],
    [
      'Für die Schublade im Büro ideal.',
      'Ideal for the desk drawer at work.',
      'Ideel til skrivebordsskuffen på arbejdet.',
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
  [
    '{Who} gibt fünf Sterne, ich gebe vier.',
    '{Who} would give it five stars, I give four.',
    '{Who} giver fem stjerner, jeg giver fire.',
  ],
  [
    '{When} mag ich ihn, sonst greife ich zu einem anderen.',
    'I like it {when}; otherwise I reach for another.',
    '{When} kan jeg lide den; ellers tager jeg en anden.',
  ],
  [
    '{name} ist gut, für mich aber kein Kaffee für jeden Tag.',
    '{name} is good, but for me not an everyday coffee.',
    '{name} er god, men for mig ikke en kaffe til hver dag.',
  ],
]);

export const reservations = localizedRows([
  [
    'Nicht für jede Stimmung, war aber auch so beschrieben.',
    'Not for every mood, but you did say so.',
    'Ikke til enhver stemning, men sådan var den også beskrevet.',
  ],
  [
    'Der Abgang ist mir etwas zu kurz.',
    'The finish is a little short for me.',
    'Eftersmagen er lidt kort for mig.',
  ],
  [
    'Die Packung könnte besser schließen.',
    'The bag could close better.',
    'Posen kunne godt lukke bedre.',
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
    'Gut, aber von dieser Rösterei habe ich einen anderen Favoriten.',
    'Good, but I have another favourite from this roastery.',
    'God, men jeg har en anden favorit fra det risteri.',
  ],
  [
    '{Who} findet ihn besser als ich.',
    '{Who} likes it better than I do.',
    '{Who} kan bedre lide den end jeg.',
  ],
  [
    'Mir gefällt er, nur {who} bleibt beim alten.',
    'I like it; only {who} is staying with the old one.',
    'Jeg kan lide den; kun {who} holder fast i den gamle.',
  ],
  [
    'Gut, aber von {brand} habe ich schon Besseres getrunken.',
    'Good, but I have had better from {brand}.',
    'God, men jeg har fået bedre fra {brand}.',
  ],
]);

export const complaints = localizedRows([
  [
    'Ich werde mit diesem Kaffee nicht warm.',
    'I just cannot warm to this coffee.',
    'Jeg kan ikke blive venner med den kaffe.',
  ],
  [
    'Mir zu bitter, egal wie ich ihn zubereite.',
    'Too bitter for me, however I make it.',
    'For bitter til mig, uanset hvordan jeg laver den.',
  ],
  ['Für den Preis zu flach.', 'Too flat for the price.', 'For flad til prisen.'],
  ['Wird bei mir in der Tasse sauer.', 'It turns out sour in my cup.', 'Den bliver sur i min kop.'],
  ['Überhaupt nicht mein Kaffee.', 'Not my kind of coffee at all.', 'Slet ikke en kaffe for mig.'],
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
  ['{Who} hat die Tasse stehen lassen.', '{Who} left the cup unfinished.', '{Who} lod koppen stå.'],
  [
    'Auch {who} mag ihn nicht.',
    '{Who} does not like it either.',
    '{Who} kan heller ikke lide den.',
  ],
  [
    'Den Rest trinkt jetzt {who}.',
    '{Who} is drinking the rest of it now.',
    'Resten drikker {who} nu.',
  ],
  [
    'Von {brand} hatte ich mehr erwartet.',
    'I expected more from {brand}.',
    'Jeg havde ventet mere af {brand}.',
  ],
  [
    'Mit {name} komme ich nicht zurecht.',
    'I cannot get on with {name}.',
    'Jeg kan ikke få {name} til at smage godt.',
  ],
]);

export const reviewTitles: Record<'good' | 'fair' | 'middling' | 'poor', Localized[]> = {
  good: localizedRows([
    ['Der bleibt', 'Here to stay', 'Den bliver'],
    ['Genau mein Kaffee', 'Just my kind of coffee', 'Lige min kaffe'],
    ['Gleich nachbestellt', 'Ordered more straight away', 'Bestilt igen med det samme'],
    ['Besser als erwartet', 'Better than expected', 'Bedre end ventet'],
    ['Rund und lecker', 'Round and delicious', 'Rund og lækker'],
    ['Unser Lieblingskaffee', 'Our favourite coffee', 'Vores yndlingskaffe'],
    ['Kein Grund zu wechseln', 'No reason to change', 'Ingen grund til at skifte'],
    ['Hält, was ihr schreibt', 'Lives up to your description', 'Holder, hvad I lover'],
    ['Endlich gefunden', 'Found at last', 'Endelig fundet'],
    ['Sehr stimmig', 'Well balanced', 'Meget harmonisk'],
    ['Schmeckt auch Gästen', 'Guests like it, too', 'Gæsterne kan også lide den'],
    ['Mein Morgenkaffee', 'My morning coffee', 'Min morgenkaffe'],
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
    ['Gern getrunken', 'Enjoyed it', 'Drak den med glæde'],
    ['Gut, nicht überragend', 'Good, not outstanding', 'God, ikke fremragende'],
    ['Knapp an fünf Sternen vorbei', 'Just short of five stars', 'Lige under fem stjerner'],
  ]),
  middling: localizedRows([
    ['Ordentlich', 'Decent', 'Udmærket'],
    ['Nicht schlecht, nicht toll', 'Not bad, not great', 'Ikke dårlig, ikke fantastisk'],
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
