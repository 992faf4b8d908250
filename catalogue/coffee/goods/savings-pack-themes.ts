import type { CoffeeDraft } from '../coffee-draft.ts';
import type { Three } from './goods-item.ts';

export interface PackTheme {
  title: Three;
  text: Three;
  fits: (coffee: CoffeeDraft) => boolean;
  percentOff: number;
  grams: number;
  isGift?: boolean;
}

const espresso = (coffee: CoffeeDraft) => coffee.type === 'espresso' && !coffee.rare;
const filter = (coffee: CoffeeDraft) => coffee.type === 'filter-coffee' && !coffee.rare;
const crema = (coffee: CoffeeDraft) => coffee.type === 'caffe-crema';
const from = (coffee: CoffeeDraft, ...countries: string[]) =>
  countries.includes(coffee.brand.country);
const grownIn = (coffee: CoffeeDraft, ...countries: string[]) =>
  coffee.origins.every(({ region }) => countries.includes(region.country));

/** Espresso packs save 18 per cent; tasters come in small bags. */
export const packThemes: PackTheme[] = [
  {
    title: [
      'Espresso-Sparpaket Kräftig',
      'Bold Espresso Savings Pack',
      'Espresso-sparepakke Kraftig',
    ],
    text: [
      'Drei dunkle Espressi mit Robusta, für alle, die auch im Latte macchiato Crema sehen wollen.',
      'Three dark espressos with Robusta, for those who want to see crema even in a latte glass.',
      'Tre mørke espressoer med Robusta, til dem, der også vil se crema i latteglasset.',
    ],
    fits: (c) => espresso(c) && c.weight === 'dark' && c.arabica < 90,
    percentOff: 18,
    grams: 1000,
  },
  {
    title: ['Espresso-Sparpaket Rund', 'Round Espresso Savings Pack', 'Espresso-sparepakke Rund'],
    text: [
      'Mittlere Röstungen mit Nuss und Karamell, auf die sich der ganze Haushalt einigen kann.',
      'Medium roasts with nut and caramel that the whole household can agree on.',
      'Mellemristninger med nød og karamel, som hele husstanden kan blive enige om.',
    ],
    fits: (c) => espresso(c) && c.weight === 'round',
    percentOff: 18,
    grams: 1000,
  },
  {
    title: [
      'Espresso-Sparpaket Süditalien',
      'Southern Italy Espresso Savings Pack',
      'Espresso-sparepakke Syditalien',
    ],
    text: [
      'Von Neapel bis Palermo, dreimal sehr dunkel und dreimal verschieden.',
      'From Naples to Palermo: three times very dark, three times different.',
      'Fra Napoli til Palermo, tre gange meget mørkt og tre gange forskelligt.',
    ],
    fits: (c) => espresso(c) && from(c, 'IT') && c.roast === 'dark',
    percentOff: 18,
    grams: 1000,
  },
  {
    title: [
      'Espresso-Sparpaket Norditalien',
      'Northern Italy Espresso Savings Pack',
      'Espresso-sparepakke Norditalien',
    ],
    text: [
      'Triest, Verona, Bergamo und ihre Nachbarn: mitteldunkel, glatt, alltagstauglich.',
      'Trieste, Verona, Bergamo and their neighbours: medium-dark, smooth, fit for every day.',
      'Trieste, Verona, Bergamo og deres naboer: mellemmørke, glatte, til hver dag.',
    ],
    fits: (c) => espresso(c) && from(c, 'IT') && c.roast === 'medium-dark',
    percentOff: 18,
    grams: 1000,
  },
  {
    title: [
      'Espresso-Sparpaket Nordsee',
      'North Sea Espresso Savings Pack',
      'Espresso-sparepakke Nordsøen',
    ],
    text: [
      'Drei Röstereien, die das Wasser sehen können, wenn sie vor die Tür gehen.',
      'Three roasteries that can see the water when they step outside.',
      'Tre risterier, der kan se vandet, når de går uden for døren.',
    ],
    fits: (c) => espresso(c) && from(c, 'DE', 'NL', 'DK') && c.brand.house !== 'southern',
    percentOff: 18,
    grams: 1000,
  },
  {
    title: [
      'Espresso-Sparpaket Alpen',
      'Alpine Espresso Savings Pack',
      'Espresso-sparepakke Alperne',
    ],
    text: [
      'Aus Österreich und der Schweiz, wo Espresso oft länger und Milch oft besser ist.',
      'From Austria and Switzerland, where espresso is often longer and milk often better.',
      'Fra Østrig og Schweiz, hvor espressoen ofte er længere og mælken ofte bedre.',
    ],
    fits: (c) => espresso(c) && from(c, 'AT', 'CH'),
    percentOff: 18,
    grams: 250,
  },
  {
    title: [
      'Espresso-Sparpaket Bio',
      'Organic Espresso Savings Pack',
      'Espresso-sparepakke Økologi',
    ],
    text: [
      'Drei Bio-Espressi, einzeln verpackt und im Paket günstiger.',
      'Three organic espressos in separate bags, cheaper as a pack.',
      'Tre økologiske espressoer, pakket hver for sig og billigere som pakke.',
    ],
    fits: (c) => espresso(c) && c.organic && !c.decaf,
    percentOff: 18,
    grams: 250,
  },
  {
    title: [
      'Espresso-Sparpaket Hundert Prozent Arabica',
      'Hundred Per Cent Arabica Espresso Savings Pack',
      'Espresso-sparepakke Hundrede procent Arabica',
    ],
    text: [
      'Ganz ohne Robusta, dafür mit etwas Geduld beim Einstellen der Mühle.',
      'Entirely without Robusta, though with some patience at the grinder.',
      'Helt uden Robusta, til gengæld med lidt tålmodighed ved kværnen.',
    ],
    fits: (c) => espresso(c) && c.arabica === 100 && !c.decaf,
    percentOff: 18,
    grams: 1000,
  },
  {
    title: [
      'Espresso-Sparpaket Vollautomat',
      'Bean-to-Cup Espresso Savings Pack',
      'Espresso-sparepakke Fuldautomat',
    ],
    text: [
      'Trocken geröstete Bohnen, die das Mahlwerk nicht verkleben und die Pflege leicht machen.',
      'Dry-surfaced beans that do not clog the grinder and make cleaning easy.',
      'Tørristede bønner, der ikke klistrer i kværnen og gør rengøringen let.',
    ],
    fits: (c) => espresso(c) && c.roast === 'medium-dark' && c.preparations.caffe_crema === 3,
    percentOff: 18,
    grams: 1000,
  },
  {
    title: [
      'Espresso-Sparpaket Cappuccino',
      'Cappuccino Espresso Savings Pack',
      'Espresso-sparepakke Cappuccino',
    ],
    text: [
      'Alle drei behalten ihren Geschmack unter 150 Millilitern Milch, das haben wir ausprobiert.',
      'All three keep their taste under 150 millilitres of milk; we have tried it.',
      'Alle tre beholder smagen under 150 milliliter mælk; det har vi prøvet efter.',
    ],
    fits: (c) => espresso(c) && c.preparations.latte === 3 && c.arabica >= 70,
    percentOff: 18,
    grams: 1000,
  },
  {
    title: [
      'Espresso-Sparpaket Espressokocher',
      'Moka Pot Espresso Savings Pack',
      'Espresso-sparepakke Mokkakande',
    ],
    text: [
      'Für die Kanne auf dem Herd: dunkel genug, aber nicht so dunkel, dass es verbrannt schmeckt.',
      'For the pot on the stove: dark enough, but not so dark that it tastes burnt.',
      'Til kanden på komfuret: mørk nok, men ikke så mørk, at det smager brændt.',
    ],
    fits: (c) => espresso(c) && from(c, 'IT', 'ES', 'PT') && c.arabica >= 60,
    percentOff: 18,
    grams: 250,
  },
  {
    title: [
      'Espresso-Sparpaket Einzelhöfe',
      'Single-Origin Espresso Savings Pack',
      'Espresso-sparepakke Enkelte gårde',
    ],
    text: [
      'Drei Espressi von je einem Ort, zum Vergleichen an drei Wochenenden.',
      'Three espressos from one place each, to compare on three weekends.',
      'Tre espressoer fra hvert sit sted, til at sammenligne på tre weekender.',
    ],
    fits: (c) => espresso(c) && c.origins.length === 1 && c.arabica === 100 && !c.decaf,
    percentOff: 18,
    grams: 250,
  },
  {
    title: [
      'Espresso-Sparpaket Iberien',
      'Iberian Espresso Savings Pack',
      'Espresso-sparepakke Iberien',
    ],
    text: [
      'Spanien und Portugal rösten für kurze Tassen und heiße Tage.',
      'Spain and Portugal roast for short cups and hot days.',
      'Spanien og Portugal rister til korte kopper og varme dage.',
    ],
    fits: (c) => espresso(c) && from(c, 'ES', 'PT'),
    percentOff: 18,
    grams: 250,
  },
  {
    title: [
      'Espresso-Sparpaket Büro',
      'Office Espresso Savings Pack',
      'Espresso-sparepakke Kontor',
    ],
    text: [
      'Drei Kilo, über die in keiner Teeküche mehr abgestimmt werden muss.',
      'Three kilos that no office kitchen has to vote on again.',
      'Tre kilo, som intet kontorkøkken behøver at stemme om igen.',
    ],
    fits: (c) => espresso(c) && c.brand.drumKilos >= 60 && c.weight === 'round',
    percentOff: 18,
    grams: 1000,
  },
  {
    title: ['Probierpaket Filter hell', 'Light Filter Taster Pack', 'Smagspakke lys filterkaffe'],
    text: [
      'Drei helle Röstungen für den Handfilter, jede eine andere Sorte Obst.',
      'Three light roasts for the dripper, each a different kind of fruit.',
      'Tre lyse ristninger til tragten, hver sin slags frugt.',
    ],
    fits: (c) => filter(c) && c.roast === 'light',
    percentOff: 12,
    grams: 250,
    isGift: true,
  },
  {
    title: ['Probierpaket Filter rund', 'Round Filter Taster Pack', 'Smagspakke rund filterkaffe'],
    text: [
      'Mittlere Filterröstungen für die Kanne, ohne Säure, die jemanden erschreckt.',
      'Medium filter roasts for the pot, with no acidity to startle anyone.',
      'Mellemristet filterkaffe til kanden, uden syre, der forskrækker nogen.',
    ],
    fits: (c) => filter(c) && c.weight === 'round',
    percentOff: 12,
    grams: 250,
    isGift: true,
  },
  {
    title: [
      'Probierpaket Äthiopien und Kenia',
      'Ethiopia and Kenya Taster Pack',
      'Smagspakke Etiopien og Kenya',
    ],
    text: [
      'Zwei Nachbarländer, die so verschieden schmecken wie Pfirsich und Johannisbeere.',
      'Two neighbouring countries that taste as different as peach and currant.',
      'To nabolande, der smager så forskelligt som fersken og ribs.',
    ],
    fits: (c) => filter(c) && grownIn(c, 'ethiopia', 'kenya'),
    percentOff: 12,
    grams: 250,
    isGift: true,
  },
  {
    title: ['Probierpaket Anden', 'Andes Taster Pack', 'Smagspakke Andesbjergene'],
    text: [
      'Kolumbien, Peru, Ecuador und Bolivien, von Norden nach Süden getrunken.',
      'Colombia, Peru, Ecuador and Bolivia, drunk from north to south.',
      'Colombia, Peru, Ecuador og Bolivia, drukket fra nord til syd.',
    ],
    fits: (c) => filter(c) && grownIn(c, 'colombia', 'peru', 'ecuador', 'bolivia'),
    percentOff: 12,
    grams: 250,
    isGift: true,
  },
  {
    title: ['Probierpaket Koffeinfrei', 'Decaf Taster Pack', 'Smagspakke koffeinfri'],
    text: [
      'Für Abende, an denen man noch Kaffee möchte und trotzdem schlafen.',
      'For evenings when you want coffee and still want to sleep.',
      'Til aftener, hvor man gerne vil have kaffe og alligevel sove.',
    ],
    fits: (c) => c.decaf && (filter(c) || espresso(c)),
    percentOff: 12,
    grams: 250,
    isGift: true,
  },
  {
    title: [
      'Probierpaket Nordische Röster',
      'Nordic Roasters Taster Pack',
      'Smagspakke nordiske risterier',
    ],
    text: [
      'Dänemark, Norwegen, Schweden und Finnland in drei Tüten, alle hell.',
      'Denmark, Norway, Sweden and Finland in three bags, all light.',
      'Danmark, Norge, Sverige og Finland i tre poser, alle lyse.',
    ],
    fits: (c) => filter(c) && c.brand.house === 'nordic',
    percentOff: 12,
    grams: 250,
    isGift: true,
  },
  {
    title: ['Probierpaket Caffè Crema', 'Caffè Crema Taster Pack', 'Smagspakke caffè crema'],
    text: [
      'Drei Bohnen für den Vollautomaten, bevor du dich für ein Kilo entscheidest.',
      'Three beans for the bean-to-cup machine before you settle on a kilo.',
      'Tre slags bønner til fuldautomaten, før du vælger et kilo.',
    ],
    fits: crema,
    percentOff: 12,
    grams: 250,
    isGift: true,
  },
  {
    title: [
      'Probierpaket Espresso für Anfänger',
      'Beginner’s Espresso Taster Pack',
      'Smagspakke espresso for begyndere',
    ],
    text: [
      'Gutmütige Espressi zum Üben, sie verzeihen Zeit, Menge und Laune.',
      'Good-natured espressos to practise on; they forgive time, dose and mood.',
      'Godmodige espressoer at øve sig på; de tilgiver tid, mængde og humør.',
    ],
    fits: (c) => espresso(c) && c.roast === 'medium-dark' && c.arabica >= 80,
    percentOff: 12,
    grams: 250,
    isGift: true,
  },
  {
    title: ['Filter-Sparpaket Familie', 'Family Filter Savings Pack', 'Filter-sparepakke Familie'],
    text: [
      'Anderthalb Kilo für Häuser, in denen die Kanne selten leer steht.',
      'A kilo and a half, for houses where the pot is rarely empty.',
      'Halvandet kilo til hjem, hvor kanden sjældent står tom.',
    ],
    fits: (c) => filter(c) && c.brand.house === 'classic',
    percentOff: 15,
    grams: 500,
  },
  {
    title: [
      'Crema-Sparpaket Drei Kilo',
      'Three-Kilo Crema Savings Pack',
      'Crema-sparepakke Tre kilo',
    ],
    text: [
      'Ein Vierteljahr Caffè Crema für zwei Personen, nach unserer Rechnung 330 Tassen.',
      'A quarter of a year of caffè crema for two; by our count 330 cups.',
      'Et kvart års caffè crema til to; efter vores regnestykke 330 kopper.',
    ],
    fits: crema,
    percentOff: 15,
    grams: 1000,
  },
];
