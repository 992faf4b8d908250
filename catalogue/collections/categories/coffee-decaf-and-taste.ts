import type { Category } from '../category.ts';

export const coffeeDecafAndTaste: Category[] = [
  {
    key: 'decaf',
    handle: { de: 'entkoffeiniert', en: 'decaf', da: 'koffeinfri' },
    title: { de: 'Entkoffeiniert', en: 'Decaf', da: 'Koffeinfri' },
    line: {
      de: 'Der Laden im Laden für den Abend.',
      en: 'The shop within the shop, for the evening.',
      da: 'Butikken i butikken, til om aftenen.',
    },
    intro: {
      de: 'Entkoffeiniert heißt in der EU: höchstens ein Gramm Koffein je Kilo Röstkaffee. Wir haben nur Kaffees aufgenommen, die wir blind nicht sofort als Decaf erkannt haben.',
      en: 'In the EU decaffeinated means: at most one gram of caffeine per kilo of roasted coffee. We only took in coffees that we did not recognise at once as decaf when tasting blind.',
      da: 'Koffeinfri betyder i EU: højst et gram koffein pr. kilo ristet kaffe. Vi har kun taget kaffer med, som vi ikke straks genkendte som koffeinfri, da vi smagte blindt.',
    },
    more: {
      de: 'Drei Verfahren sind üblich: Wasser löst das Koffein und ein Kohlefilter hält es fest; Kohlendioxid zieht es unter Druck heraus; Essigester aus Zuckerrohr bindet es. Alle drei finden vor dem Rösten statt. Entkoffeinierte Bohnen sind poröser, sie mahlen sich leichter und laufen schneller durch: Stell die Mühle eine halbe Stufe feiner.',
      en: 'Three methods are common: water dissolves the caffeine and a carbon filter holds it; carbon dioxide draws it out under pressure; ethyl acetate from sugar cane binds it. All three happen before roasting. Decaf beans are more porous, grind more easily and run faster: set the grinder half a step finer.',
      da: 'Tre metoder er almindelige: vand opløser koffeinen, og et kulfilter holder den fast; kuldioxid trækker den ud under tryk; ethylacetat fra sukkerrør binder den. Alle tre sker før ristningen. Koffeinfri bønner er mere porøse, lettere at male og løber hurtigere: stil kværnen et halvt trin finere.',
    },
    image: 'bag-4-decaf-reserve',
    contains: (product) => product.decaf,
  },
  {
    key: 'decaf-espresso',
    handle: { de: 'entkoffeinierter-espresso', en: 'decaf-espresso', da: 'koffeinfri-espresso' },
    title: { de: 'Entkoffeinierter Espresso', en: 'Decaf espresso', da: 'Koffeinfri espresso' },
    intro: {
      de: 'Für den Bezug nach dem Abendessen. Die Crema fällt etwas schneller zusammen, der Kakao bleibt; mit Milch merkt ihn niemand am Tisch.',
      en: 'For the shot after dinner. The crema falls a little faster, the cocoa stays; with milk nobody at the table will notice.',
      da: 'Til espressoen efter aftensmaden. Cremaen falder lidt hurtigere, kakaoen bliver; med mælk mærker ingen ved bordet det.',
    },
    image: 'bag-4-decaf-reserve',
    contains: (product) => product.decaf && product.type === 'espresso',
  },
  {
    key: 'decaf-filter-coffee',
    handle: {
      de: 'entkoffeinierter-filterkaffee',
      en: 'decaf-filter-coffee',
      da: 'koffeinfri-filterkaffe',
    },
    title: {
      de: 'Entkoffeinierter Filterkaffee',
      en: 'Decaf filter coffee',
      da: 'Koffeinfri filterkaffe',
    },
    intro: {
      de: 'Heller geröstete Decafs für die zweite Kanne am Nachmittag. Sie brauchen zwei Grad heißeres Wasser als ihr Gegenstück mit Koffein, sonst bleiben sie blass.',
      en: 'Lighter decafs for the second pot in the afternoon. They want water two degrees hotter than their caffeinated counterpart, or they stay pale.',
      da: 'Lysere koffeinfri til den anden kande om eftermiddagen. De skal have to grader varmere vand end deres modstykke med koffein, ellers bliver de blege.',
    },
    image: 'bag-label-06',
    contains: (product) => product.decaf && product.type === 'filter-coffee',
  },
  {
    key: 'decaf-portions',
    handle: {
      de: 'entkoffeiniert-in-portionen',
      en: 'decaf-by-the-portion',
      da: 'koffeinfri-i-portioner',
    },
    title: {
      de: 'Entkoffeiniert in Portionen',
      en: 'Decaf by the portion',
      da: 'Koffeinfri i portioner',
    },
    intro: {
      de: 'Hier ist die Portion im Vorteil: Wer nur zwei Tassen Decaf in der Woche trinkt, muss keine Packung alt werden lassen.',
      en: 'This is where portions have the edge: if you drink two cups of decaf a week, no bag has to go stale.',
      da: 'Her er portionen i fordel: drikker du kun to koffeinfri kopper om ugen, behøver ingen pose at blive gammel.',
    },
    image: 'capsule-box',
    contains: (product) => product.decaf && !product.isBeanCoffee,
  },
  {
    key: 'decaf-organic',
    handle: { de: 'entkoffeiniert-bio', en: 'decaf-organic', da: 'koffeinfri-oekologisk' },
    title: { de: 'Bio-Decaf', en: 'Organic decaf', da: 'Økologisk koffeinfri' },
    intro: {
      de: 'Bio erlaubt beim Entkoffeinieren nur Wasser und Kohlendioxid. Wer wissen will, was nicht in der Bohne war, ist hier richtig.',
      en: 'Organic rules allow only water and carbon dioxide for decaffeination. If you want to know what was never in the bean, you are in the right place.',
      da: 'Økologireglerne tillader kun vand og kuldioxid ved afkoffeineringen. Vil du vide, hvad der aldrig var i bønnen, er du det rette sted.',
    },
    image: 'bag-label-08',
    contains: (product) => product.decaf && product.organic,
  },
  {
    key: 'chocolatey-nutty',
    handle: {
      de: 'kaffee-schokoladig-nussig',
      en: 'coffee-chocolatey-nutty',
      da: 'kaffe-chokolade-noedder',
    },
    title: { de: 'Schokoladig & nussig', en: 'Chocolatey & nutty', da: 'Chokolade & nødder' },
    line: {
      de: 'Zartbitter, Haselnuss, Kakao: die sichere Bank.',
      en: 'Dark chocolate, hazelnut, cocoa: the safe bet.',
      da: 'Mørk chokolade, hasselnød, kakao: det sikre valg.',
    },
    intro: {
      de: 'Diese Noten entstehen vor allem in der Röstung und tragen durch Milch hindurch. Wenn du für Besuch kaufst und dessen Geschmack nicht kennst, nimm etwas von hier.',
      en: 'These notes arise mostly in the roast and carry through milk. If you buy for guests and do not know their taste, take something from here.',
      da: 'Disse noter opstår mest i ristningen og bærer igennem mælk. Køber du til gæster, hvis smag du ikke kender, så tag noget herfra.',
    },
    image: 'bag-3-casa-blend',
    contains: (product) => product.isCoffee && product.countNotes('chocolate', 'nut') >= 2,
  },
  {
    key: 'fruity-floral',
    handle: {
      de: 'kaffee-fruchtig-floral',
      en: 'coffee-fruity-floral',
      da: 'kaffe-frugt-blomster',
    },
    title: { de: 'Fruchtig & floral', en: 'Fruity & floral', da: 'Frugt & blomster' },
    line: {
      de: 'Beeren, Pfirsich, Jasmin: hell geröstet, am besten schwarz.',
      en: 'Berries, peach, jasmine: roasted light, best drunk black.',
      da: 'Bær, fersken, jasmin: lysristet, bedst sort.',
    },
    intro: {
      de: 'Frucht im Kaffee ist kein Aroma aus der Flasche, sondern Säure und Zucker der Kirsche. Lass die Tasse abkühlen: Unter 55 °C wird aus „irgendwie sauer“ deutlich Johannisbeere.',
      en: 'Fruit in coffee is no flavouring but the acids and sugars of the cherry. Let the cup cool: below 55 °C “somehow sour” clearly becomes blackcurrant.',
      da: 'Frugt i kaffe er ikke tilsat aroma, men kaffebærrets syre og sukker. Lad koppen køle af: under 55 °C bliver »lidt sur« tydeligt til solbær.',
    },
    image: 'bag-1-amaro',
    contains: (product) =>
      product.isCoffee &&
      product.countNotes('berry', 'stone', 'citrus', 'orchard', 'tropical', 'floral') >= 2,
  },
  {
    key: 'strong-dark',
    handle: { de: 'kaffee-kraeftig-dunkel', en: 'coffee-strong-dark', da: 'kaffe-kraftig-moerk' },
    title: { de: 'Kräftig & dunkel', en: 'Strong & dark', da: 'Kraftig & mørk' },
    line: {
      de: 'Stärke 4 und 5 auf unserer Skala.',
      en: 'Strength 4 and 5 on our scale.',
      da: 'Styrke 4 og 5 på vores skala.',
    },
    intro: {
      de: 'Kräftig meint hier das Gewicht auf der Zunge, nicht das Koffein: Das hängt an der Robusta-Menge, nicht an der Farbe. Wer morgens eine klare Ansage braucht, liest beides nach.',
      en: 'Strong here means weight on the tongue, not caffeine: that depends on the share of Robusta, not on colour. If you need plain words in the morning, check both.',
      da: 'Kraftig betyder her tyngde på tungen, ikke koffein: det afhænger af andelen af robusta, ikke af farven. Skal morgenen have klar besked, så læs begge dele.',
    },
    image: 'bag-2-night-shift',
    contains: (product) => product.isCoffee && product.strength >= 4 && product.roastLevel >= 3,
  },
  {
    key: 'mild-low-acid',
    handle: { de: 'kaffee-mild-saeurearm', en: 'coffee-mild-low-acid', da: 'kaffe-mild-lav-syre' },
    title: { de: 'Mild & säurearm', en: 'Mild & low in acid', da: 'Mild & lav syre' },
    line: {
      de: 'Für empfindliche Mägen und lange Vormittage.',
      en: 'For sensitive stomachs and long mornings.',
      da: 'Til følsomme maver og lange formiddage.',
    },
    intro: {
      de: 'Lange, langsame Trommelröstung baut Chlorogensäuren ab, ohne dass es brenzlig wird. Wir messen den pH-Wert der Tasse; hier liegt er über 5,2.',
      en: 'A long, slow drum roast breaks down chlorogenic acids without tasting burnt. We measure the pH of the cup; here it is above 5.2.',
      da: 'En lang, langsom tromleristning nedbryder klorogensyrer, uden at det smager brændt. Vi måler koppens pH; her ligger den over 5,2.',
    },
    image: 'mug-green',
    contains: (product) => product.isCoffee && product.strength <= 2 && product.roastLevel >= 2,
  },
  {
    key: 'sweet-caramel',
    handle: { de: 'kaffee-suess-karamellig', en: 'coffee-sweet-caramel', da: 'kaffe-soed-karamel' },
    title: { de: 'Süß & karamellig', en: 'Sweet & caramel', da: 'Sød & karamel' },
    intro: {
      de: 'Karamell, Honig, brauner Zucker: Die Süße stammt aus reifen Kirschen und einer Röstung, die rechtzeitig stoppt. Der Zuckerlöffel kann in der Schublade bleiben.',
      en: 'Caramel, honey, brown sugar: the sweetness comes from ripe cherries and a roast that stops in time. The sugar spoon may stay in the drawer.',
      da: 'Karamel, honning, brun farin: sødmen kommer fra modne bær og en ristning, der stopper i tide. Sukkerskeen kan blive i skuffen.',
    },
    image: 'bag-label-10',
    contains: (product) => product.isCoffee && product.countNotes('caramel', 'honey', 'malt') >= 2,
  },
  {
    key: 'spicy-earthy',
    handle: { de: 'kaffee-wuerzig-erdig', en: 'coffee-spicy-earthy', da: 'kaffe-krydret-jordet' },
    title: { de: 'Würzig & erdig', en: 'Spicy & earthy', da: 'Krydret & jordet' },
    intro: {
      de: 'Zeder, Pfeffer, Tabak, Gewürze: oft aus Indonesien und Indien, oft nass geschält oder mit Robusta. Ein Geschmack, an den man sich erinnert, ob man will oder nicht.',
      en: 'Cedar, pepper, tobacco, spice: often from Indonesia and India, often wet-hulled or with Robusta. A taste you remember whether you want to or not.',
      da: 'Ceder, peber, tobak, krydderi: ofte fra Indonesien og Indien, ofte vådafskallet eller med robusta. En smag, man husker, om man vil eller ej.',
    },
    image: 'bag-label-12',
    contains: (product) => product.isCoffee && product.countNotes('spice', 'roast') >= 1,
  },
  {
    key: 'balanced',
    handle: { de: 'kaffee-ausgewogen', en: 'coffee-balanced', da: 'kaffe-afbalanceret' },
    title: { de: 'Ausgewogen', en: 'Balanced', da: 'Afbalanceret' },
    intro: {
      de: 'Stärke 3, mittlere Röstung, nichts drängt sich vor. Das klingt nach wenig und ist beim Rösten das Schwerste.',
      en: 'Strength 3, medium roast, nothing pushes forward. That sounds like little and is the hardest thing in roasting.',
      da: 'Styrke 3, mellemristet, intet trænger sig på. Det lyder af lidt og er det sværeste i ristningen.',
    },
    image: 'bag-label-01',
    contains: (product) =>
      product.isCoffee &&
      product.strength === 3 &&
      (product.roastLevel === 2 || product.roastLevel === 3),
  },
  {
    key: 'winey-tea-like',
    handle: { de: 'kaffee-weinig-teeartig', en: 'coffee-winey-tea-like', da: 'kaffe-vin-te' },
    title: { de: 'Weinig & teeartig', en: 'Winey & tea-like', da: 'Vin & te' },
    intro: {
      de: 'Rotwein und Rum kommen aus langer Gärung, Schwarztee aus dünnem, klarem Körper. Beides irritiert beim ersten Schluck und fehlt einem beim nächsten Kaffee.',
      en: 'Red wine and rum come from long fermentation, black tea from a thin, clear body. Both irritate at the first sip and are missed with the next coffee.',
      da: 'Rødvin og rom kommer af lang gæring, sort te af en tynd, klar krop. Begge irriterer ved første slurk og savnes ved den næste kaffe.',
    },
    image: 'bag-label-11',
    contains: (product) => product.isCoffee && product.countNotes('wine', 'tea') >= 1,
  },
];
