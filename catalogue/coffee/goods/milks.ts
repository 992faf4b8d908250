import type { GoodsRow } from './goods-item.ts';

/** Dairy says "milk" in its German name, so that it is told apart from plant drinks. */
export const milks: GoodsRow[] = [
  {
    vendor: 'Deichgold',
    name: ['Hafer Barista Drink', 'Oat Barista Drink', 'Havrebaristadrik'],
    text: [
      'Der Hafer wächst zwanzig Kilometer von der Rösterei entfernt; süß wird der Drink allein durch Enzyme.',
      'The oats grow twenty kilometres from the roastery; enzymes alone make it sweet.',
      'Havren vokser tyve kilometer fra risteriet; den er kun sød af enzymer.',
    ],
  },
  {
    vendor: 'Deichgold',
    name: ['Hafer Natur Drink', 'Plain Oat Drink', 'Havredrik naturel'],
    text: [
      'Ohne Öl und ohne Stabilisatoren, deshalb schäumt er wenig und schmeckt nach Korn.',
      'Without oil or stabilisers, so it froths little and tastes of grain.',
      'Uden olie og stabilisatorer, så den skummer lidt og smager af korn.',
    ],
  },
  {
    vendor: 'Deichgold',
    name: ['Hafer Kakao Drink', 'Oat Cocoa Drink', 'Havredrik med kakao'],
    text: [
      'Ein Kakao für Kinder, die keinen Kaffee dürfen, und Erwachsene, die keinen mehr sollen.',
      'A cocoa for children who may not have coffee and adults who should not have any more.',
      'En kakao til børn, der ikke må få kaffe, og voksne, der ikke bør få mere.',
    ],
  },
  {
    vendor: 'Deichgold',
    name: ['Dinkel Drink', 'Spelt Drink', 'Speltdrik'],
    text: [
      'Malziger als Hafer und etwas dünner, gut in starkem Filterkaffee.',
      'Maltier than oat and a little thinner, good in strong filter coffee.',
      'Mere maltet end havre og lidt tyndere, god i stærk filterkaffe.',
    ],
  },
  {
    vendor: 'Deichgold',
    name: [
      'Hafer Barista Drink Vanille',
      'Vanilla Oat Barista Drink',
      'Havrebaristadrik med vanilje',
    ],
    text: [
      'Die Vanille ist dezent genug, dass man sie erst im zweiten Schluck bemerkt.',
      'The vanilla is discreet enough to be noticed only in the second sip.',
      'Vaniljen er så diskret, at man først bemærker den i anden slurk.',
    ],
  },
  {
    vendor: 'Nordmole',
    name: ['Barista-Milch Vollmilch', 'Barista Whole Milk', 'Baristamælk, sødmælk'],
    text: [
      '3,8 Prozent Fett und etwas mehr Eiweiß als üblich, von Höfen zwischen Kiel und Schleswig.',
      '3.8 per cent fat and a little more protein than usual, from farms between Kiel and Schleswig.',
      '3,8 procent fedt og lidt mere protein end normalt, fra gårde mellem Kiel og Slesvig.',
    ],
  },
  {
    vendor: 'Nordmole',
    name: [
      'Laktosefreie Barista-Milch Vollmilch',
      'Lactose-Free Barista Whole Milk',
      'Laktosefri baristamælk, sødmælk',
    ],
    text: [
      'Die Laktose ist schon gespalten, daher schmeckt sie süßer als gewöhnliche Milch.',
      'The lactose is already split, so it tastes sweeter than ordinary milk.',
      'Laktosen er allerede spaltet, så den smager sødere end almindelig mælk.',
    ],
  },
  {
    vendor: 'Nordmole',
    name: ['Barista-Weidemilch', 'Pasture Barista Milk', 'Baristamælk fra græssende køer'],
    text: [
      'Die Kühe stehen mindestens 150 Tage draußen, im Mai schmeckt man das Gras.',
      'The cows are outside for at least 150 days; in May you can taste the grass.',
      'Køerne er ude mindst 150 dage; i maj kan man smage græsset.',
    ],
  },
  {
    vendor: 'Nordmole',
    name: [
      'Kaffeesahne aus Weidemilch',
      'Coffee Cream from Pasture Milk',
      'Kaffefløde af mælk fra græssende køer',
    ],
    text: [
      'Zwölf Prozent Fett, für Kannenkaffee, nicht zum Schäumen.',
      'Twelve per cent fat, for coffee from the pot, not for frothing.',
      'Tolv procent fedt, til kandekaffe, ikke til at skumme.',
    ],
  },
  {
    vendor: 'Nordmole',
    name: ['Erbsen Barista Drink', 'Pea Barista Drink', 'Ærtebaristadrik'],
    text: [
      'Aus gelben Erbsen, mit so viel Eiweiß wie Kuhmilch-Produkte und ohne den grünen Ton, den man befürchtet.',
      'Made from yellow peas, with as much protein as dairy and without the green note one fears.',
      'Af gule ærter, med lige så meget protein som mejeriprodukter og uden den grønne smag, man frygter.',
    ],
  },
  {
    vendor: 'Havbrise',
    name: ['Hafer Barista Drink Dunkel', 'Dark Oat Barista Drink', 'Mørk havrebaristadrik'],
    text: [
      'Der Hafer wird vor dem Mahlen geröstet, das färbt den Schaum beige.',
      'The oats are roasted before milling, which turns the foam beige.',
      'Havren ristes før formalingen, og det farver skummet beige.',
    ],
  },
  {
    vendor: 'Havbrise',
    name: ['Gersten Drink', 'Barley Drink', 'Bygdrik'],
    text: [
      'Gerste aus Jütland, dünn im Mund und kräftig im Geschmack, nichts für Latte Art.',
      'Barley from Jutland, thin in the mouth and strong in taste, not for latte art.',
      'Byg fra Jylland, tynd i munden og kraftig i smagen, ikke til latte art.',
    ],
  },
  {
    vendor: 'Havbrise',
    name: ['Hafer Roggen Drink', 'Oat and Rye Drink', 'Havre- og rugdrik'],
    text: [
      'Ein Viertel Roggen bringt den Geschmack von Brotkruste in den Milchkaffee.',
      'A quarter of rye brings the taste of bread crust into milky coffee.',
      'En fjerdedel rug giver smagen af brødskorpe i mælkekaffen.',
    ],
  },
  {
    vendor: 'Skärvik Rosteri',
    name: ['Hafer Barista Drink Extra', 'Oat Barista Drink Extra', 'Havrebaristadrik ekstra'],
    text: [
      'Mit Rapsöl auf gut vier Prozent Fett gebracht, der Schaum steht am längsten von allen, die wir gemessen haben.',
      'Brought to just over four per cent fat with rapeseed oil; its foam lasts longest of all we measured.',
      'Bragt op på godt fire procent fedt med rapsolie; skummet står længst af alle, vi har målt.',
    ],
  },
  {
    vendor: 'Skärvik Rosteri',
    name: ['Kartoffel Barista Drink', 'Potato Barista Drink', 'Kartoffelbaristadrik'],
    text: [
      'Kartoffel klingt nach Scherz, schäumt aber fein und braucht wenig Wasser auf dem Feld.',
      'Potato sounds like a joke, but it froths finely and needs little water in the field.',
      'Kartoffel lyder som en spøg, men den skummer fint og kræver lidt vand på marken.',
    ],
  },
  {
    vendor: 'Skärvik Rosteri',
    name: ['Buchweizen Drink', 'Buckwheat Drink', 'Boghvededrik'],
    text: [
      'Glutenfrei und nussig, im Kaffee ein wenig wie geröstetes Brot.',
      'Gluten-free and nutty, a little like toast in coffee.',
      'Glutenfri og nøddeagtig, i kaffe lidt som ristet brød.',
    ],
  },
  {
    vendor: 'Seefluh',
    name: ['Barista-Heumilch', 'Hay Milk for Baristas', 'Baristamælk af hømælk'],
    text: [
      'Heumilch von Almen rund um den See, kräftiger als Talmilch.',
      'Hay milk from the alpine pastures around the lake, richer than milk from the valley.',
      'Hømælk fra sætere omkring søen, kraftigere end mælk fra dalen.',
    ],
  },
  {
    vendor: 'Seefluh',
    name: [
      'Barista-Heumilch entrahmt',
      'Skimmed Hay Milk for Baristas',
      'Baristamælk af hømælk, skummet',
    ],
    text: [
      '0,3 Prozent Fett geben den festesten Schaum, aber am wenigsten Geschmack.',
      '0.3 per cent fat gives the firmest foam but the least flavour.',
      '0,3 procent fedt giver det fasteste skum, men mindst smag.',
    ],
  },
  {
    vendor: 'Seefluh',
    name: ['Mandel Barista Drink', 'Almond Barista Drink', 'Mandelbaristadrik'],
    text: [
      'Sieben Prozent Mandeln, das ist dreimal so viel wie im Supermarkt.',
      'Seven per cent almonds, three times as much as in the supermarket.',
      'Syv procent mandler, tre gange så meget som i supermarkedet.',
    ],
  },
  {
    vendor: 'Seefluh',
    name: ['Haselnuss Drink', 'Hazelnut Drink', 'Hasselnøddedrik'],
    text: [
      'Zusammen mit dunklem Espresso schmeckt er fast wie eine Praline.',
      'Together with a dark espresso it tastes almost like a praline.',
      'Sammen med en mørk espresso smager den næsten som en praline.',
    ],
  },
  {
    vendor: 'Sant’Elvio',
    name: ['Mandel Drink Salento', 'Salento Almond Drink', 'Mandeldrik Salento'],
    text: [
      'Leicht gesüßt, so wie man ihn in Lecce über Eis und Espresso gießt.',
      'Lightly sweetened, the way they pour it over ice and espresso in Lecce.',
      'Let sødet, som man i Lecce hælder den over is og espresso.',
    ],
  },
  {
    vendor: 'Sant’Elvio',
    name: ['Mandel Drink ungesüßt', 'Unsweetened Almond Drink', 'Mandeldrik usødet'],
    text: [
      'Ohne Zucker bleibt die Mandel bitterer, das passt zu süßen Röstungen.',
      'Without sugar the almond stays more bitter, which suits sweet roasts.',
      'Uden sukker er mandlen mere bitter, og det passer til søde ristninger.',
    ],
  },
  {
    vendor: 'Tallow Lane',
    name: ['Soja Barista Drink', 'Soy Barista Drink', 'Sojabaristadrik'],
    text: [
      'Gegen Säure gepuffert, damit er in hellem Kaffee nicht ausflockt.',
      'Buffered against acidity, so that it does not curdle in light coffee.',
      'Bufret mod syre, så den ikke skiller i lys kaffe.',
    ],
  },
  {
    vendor: 'Tallow Lane',
    name: ['Soja Drink ungesüßt', 'Unsweetened Soy Drink', 'Sojadrik usødet'],
    text: [
      'Zwei Zutaten, Wasser und Sojabohnen, mehr steht nicht auf der Packung.',
      'Two ingredients, water and soya beans; there is nothing else on the label.',
      'To ingredienser, vand og sojabønner; mere står der ikke på kartonen.',
    ],
  },
  {
    vendor: 'Tallow Lane',
    name: ['Cashew Barista Drink', 'Cashew Barista Drink', 'Cashewbaristadrik'],
    text: [
      'Er ist der sahnigste unserer Nussdrinks und leider auch der teuerste.',
      'It is the creamiest of our nut drinks and, sadly, the most expensive.',
      'Den er den mest flødeagtige af vores nøddedrikke og desværre også den dyreste.',
    ],
  },
  {
    vendor: 'Ribeira Clara',
    name: ['Kokos Barista Drink', 'Coconut Barista Drink', 'Kokosbaristadrik'],
    text: [
      'Kokos überdeckt jeden feinen Kaffee, in einem dunklen Cold Brew ist das gewollt.',
      'Coconut drowns out any delicate coffee; with a dark cold brew that is the idea.',
      'Kokos overdøver enhver fin kaffe; til en mørk koldbryg er det meningen.',
    ],
  },
  {
    vendor: 'Ribeira Clara',
    name: ['Reis Kokos Drink', 'Rice and Coconut Drink', 'Ris- og kokosdrik'],
    text: [
      'Von Natur aus süß, weil Reis beim Kochen Zucker freigibt.',
      'Naturally sweet, because rice releases sugar as it cooks.',
      'Naturligt sød, fordi ris afgiver sukker, når de koges.',
    ],
  },
  {
    vendor: 'Bergfrei',
    name: [
      'Barista-Heumilch Allgäu',
      'Allgäu Hay Milk for Baristas',
      'Baristamælk af hømælk fra Allgäu',
    ],
    text: [
      'Von achtzehn Höfen oberhalb von Füssen, länger haltbar und trotzdem nicht gekocht im Geschmack.',
      'From eighteen farms above Füssen, long-life and yet without a boiled taste.',
      'Fra atten gårde over Füssen, langtidsholdbar og alligevel uden kogt smag.',
    ],
  },
  {
    vendor: 'Bergfrei',
    name: [
      'Hafer Barista Drink Berg',
      'Mountain Oat Barista Drink',
      'Havrebaristadrik til højfjeldet',
    ],
    text: [
      'In Höhenlagen schäumt Milch schlechter, dieser Drink wurde auf einer Hütte erprobt.',
      'Milk froths less well at altitude; this drink was tested in a mountain hut.',
      'I højden skummer mælk dårligere; denne drik er afprøvet på en bjerghytte.',
    ],
  },
  {
    vendor: 'Ballyfen',
    name: [
      'Barista-Weidemilch Galway',
      'Galway Pasture Milk for Baristas',
      'Baristamælk fra Galway',
    ],
    text: [
      'Im Westen Irlands fressen Kühe fast das ganze Jahr Gras, davon ist der Schaum leicht gelblich.',
      'In the west of Ireland cows eat grass almost all year, which gives the foam a yellowish tint.',
      'I det vestlige Irland æder køerne græs næsten hele året, og skummet er gulligt af det.',
    ],
  },
];
