import type { Category } from '../category.ts';

export const landings: Category[] = [
  {
    key: 'bestsellers',
    handle: { de: 'bestseller', en: 'bestsellers', da: 'bestsellere' },
    title: { de: 'Bestseller', en: 'Bestsellers', da: 'Bestsellere' },
    line: {
      de: 'Gezählt nach verkauften Stücken, nicht nach unserem Geschmack.',
      en: 'Counted by pieces sold, not by our taste.',
      da: 'Talt efter solgte stykker, ikke efter vores smag.',
    },
    intro: {
      de: 'Was gerade am häufigsten in Pakete wandert. Die Liste rechnet sich jede Nacht neu; wer oben steht, hat Stammkundschaft und nicht nur einen guten Tag.',
      en: 'What goes into parcels most often right now. The list is recalculated every night; whoever is at the top has regulars, not just a good day.',
      da: 'Det, der oftest ryger i pakkerne lige nu. Listen regnes om hver nat; den, der ligger øverst, har stamkunder og ikke kun en god dag.',
    },
    image: 'bag-2-night-shift',
    contains: (product) => product.tags.has('bestseller'),
  },
  {
    key: 'bestsellers-coffee',
    handle: { de: 'beliebte-kaffees', en: 'popular-coffees', da: 'populaere-kaffer' },
    title: { de: 'Beliebte Kaffees', en: 'Popular coffees', da: 'Populære kaffer' },
    intro: {
      de: 'Die meistbestellten Röstungen, quer durch alle Zubereitungen. Zwei von drei werden im Jahr darauf noch einmal gekauft, besser können wir sie nicht empfehlen.',
      en: 'The most ordered roasts across all ways of brewing. Two in three are bought again the year after; we could not recommend them better.',
      da: 'De mest bestilte ristninger på tværs af alle bryggemetoder. To ud af tre købes igen året efter; bedre kan vi ikke anbefale dem.',
    },
    image: 'bag-3-casa-blend',
    contains: (product) => product.tags.has('bestseller') && product.isCoffee,
  },
  {
    key: 'bestsellers-equipment',
    handle: { de: 'beliebte-geraete', en: 'popular-equipment', da: 'populaert-udstyr' },
    title: {
      de: 'Beliebte Geräte & Werkzeuge',
      en: 'Popular machines & tools',
      da: 'Populære maskiner & værktøj',
    },
    intro: {
      de: 'Maschinen, Mühlen und Kleinteile, die selten zurückkommen. Die Rücksendequote liegt hier unter zwei Prozent, im übrigen Sortiment bei vier.',
      en: 'Machines, grinders and small parts that rarely come back. The return rate here is below two per cent, in the rest of the range it is four.',
      da: 'Maskiner, kværne og smådele, der sjældent kommer tilbage. Returraten ligger her under to procent, i resten af sortimentet på fire.',
    },
    image: 'electric-grinder',
    contains: (product) => product.tags.has('bestseller') && !product.isCoffee,
  },
  {
    key: 'product-of-the-month',
    handle: { de: 'produkt-des-monats', en: 'product-of-the-month', da: 'maanedens-produkt' },
    title: { de: 'Produkt des Monats', en: 'Product of the month', da: 'Månedens produkt' },
    intro: {
      de: 'Einmal im Monat legt sich das ganze Team auf eine Sache fest. Abgestimmt wird blind, der Sieger steht dann auch in unserer Küche.',
      en: 'Once a month the whole team settles on one thing. We vote blind, and the winner then stands in our own kitchen.',
      da: 'En gang om måneden bliver hele holdet enige om en ting. Der stemmes blindt, og vinderen står derefter også i vores køkken.',
    },
    image: 'bag-2-night-shift',
    contains: (product) => product.tags.has('produkt-des-monats'),
  },
  {
    key: 'explore-italia',
    handle: { de: 'explore-italia', en: 'explore-italia', da: 'explore-italia' },
    title: { de: 'Explore Italia', en: 'Explore Italia', da: 'Explore Italia' },
    line: {
      de: 'Von Norden nach Süden wird es dunkler.',
      en: 'From north to south it gets darker.',
      da: 'Fra nord mod syd bliver det mørkere.',
    },
    intro: {
      de: 'In Triest röstet man mittel und rein Arabica, in Neapel fast schwarz mit viel Robusta, dazwischen liegt alles andere. Diese Röstereien zeigen, dass „der italienische Espresso“ mindestens fünf ist.',
      en: 'In Trieste they roast medium and pure Arabica, in Naples almost black with much Robusta, and everything else lies between. These roasters show that “the Italian espresso” is at least five.',
      da: 'I Trieste rister man mellem og ren arabica, i Napoli næsten sort med meget robusta, og derimellem ligger alt andet. Disse risterier viser, at »den italienske espresso« mindst er fem.',
    },
    image: 'scene-hero-2-counter',
    contains: (product) => product.isCoffee && product.brandCountry === 'Italien',
  },
  {
    key: 'coffee-break',
    handle: { de: 'coffee-break', en: 'coffee-break', da: 'coffee-break' },
    title: { de: 'Coffee Break', en: 'Coffee break', da: 'Coffee break' },
    line: {
      de: 'Alles für die Pause um halb vier.',
      en: 'Everything for the break at half past three.',
      da: 'Alt til pausen klokken halv fire.',
    },
    intro: {
      de: 'Ein milder Kaffee, etwas zum Beißen, eine Tasse, die man gern in die Hand nimmt. Mehr gehört nicht dazu, und zehn Minuten genügen.',
      en: 'A mild coffee, something to bite into, a cup you like to hold. Nothing more belongs to it, and ten minutes are enough.',
      da: 'En mild kaffe, noget at bide i, en kop, man gerne holder om. Mere hører der ikke til, og ti minutter er nok.',
    },
    image: 'scene-hero-1-still-life',
    contains: (product) =>
      product.type === 'delicacies' ||
      product.type === 'instant-coffee' ||
      (product.type === 'cup' && product.named(/becher/)) ||
      (product.type === 'filter-coffee' && product.strength <= 2),
  },
  {
    key: 'top-5-espresso',
    handle: { de: 'top-5-espresso', en: 'top-5-espresso', da: 'top-5-espresso' },
    title: { de: 'Top 5 Espresso', en: 'Top 5 espresso', da: 'Top 5 espresso' },
    intro: {
      de: 'Fünf Espressi, mit denen du nichts falsch machst: die fünf meistverkauften des Hauses. Unser Rat, wenn du nur eine Minute hast.',
      en: 'Five espressos you cannot go wrong with: the five best-selling in the house. Our advice if you only have a minute.',
      da: 'Fem espressoer, du ikke går galt i byen med: husets fem mest solgte. Vores råd, hvis du kun har et minut.',
    },
    image: 'espresso-cup',
    contains: (product) => product.type === 'espresso' && product.salesRankInType <= 5,
  },
  {
    key: 'top-5-filter-coffee',
    handle: { de: 'top-5-filterkaffee', en: 'top-5-filter-coffee', da: 'top-5-filterkaffe' },
    title: { de: 'Top 5 Filterkaffee', en: 'Top 5 filter coffee', da: 'Top 5 filterkaffe' },
    intro: {
      de: 'Die fünf Filterkaffees, die am häufigsten nachbestellt werden. Alle funktionieren im Handfilter und in der Maschine.',
      en: 'The five filter coffees reordered most often. All of them work in a dripper and in a machine.',
      da: 'De fem filterkaffer, der oftest genbestilles. Alle fungerer i tragt og i maskine.',
    },
    image: 'pour-over-dripper',
    contains: (product) => product.type === 'filter-coffee' && product.salesRankInType <= 5,
  },
  {
    key: 'top-5-grinders',
    handle: { de: 'top-5-kaffeemuehlen', en: 'top-5-coffee-grinders', da: 'top-5-kaffekvaerne' },
    title: { de: 'Top 5 Kaffeemühlen', en: 'Top 5 coffee grinders', da: 'Top 5 kaffekværne' },
    intro: {
      de: 'Fünf Mühlen mit Motor und fünf mit Kurbel, ausgesucht von denen, die sie gekauft haben. Zu jeder gibt es Ersatz für das Mahlwerk.',
      en: 'Five grinders with a motor and five with a crank, chosen by those who bought them. Replacement burrs exist for each.',
      da: 'Fem kværne med motor og fem med håndsving, udvalgt af dem, der købte dem. Der findes nye kværnskiver til dem alle.',
    },
    image: 'electric-grinder',
    contains: (product) => product.isGrinder && product.salesRankInType <= 5,
  },
  {
    key: 'office-coffee',
    handle: { de: 'kaffee-fuers-buero', en: 'coffee-for-the-office', da: 'kaffe-til-kontoret' },
    title: { de: 'Kaffee fürs Büro', en: 'Coffee for the office', da: 'Kaffe til kontoret' },
    intro: {
      de: 'Im Büro entscheidet die Mehrheit, und die mag es mild, süß und ohne Überraschung. Kilobeutel, ausgewogen, für Vollautomat und große Filtermaschine.',
      en: 'In an office the majority decides, and it likes things mild, sweet and without surprises. Kilo bags, balanced, for bean-to-cup and large filter machines.',
      da: 'På kontoret afgør flertallet, og det vil have mildt, sødt og uden overraskelser. Kiloposer, afbalanceret, til fuldautomat og stor filtermaskine.',
    },
    image: 'coffee-bag-1kg-crema',
    contains: (product) => product.isCoffee && product.hasKiloBag && product.strength <= 3,
  },
  {
    key: 'first-espresso-setup',
    handle: { de: 'espresso-einstieg', en: 'espresso-starter', da: 'espresso-begynder' },
    title: {
      de: 'Einstieg in den Espresso',
      en: 'Getting into espresso',
      da: 'Kom i gang med espresso',
    },
    intro: {
      de: 'Maschine, Mühle, Waage, Tamper: das Nötige unter 600 € je Stück, ohne Bastellösungen. Fang mit einer dunkleren Röstung an, sie verzeiht mehr.',
      en: 'Machine, grinder, scale, tamper: the essentials below €600 apiece, without makeshifts. Begin with a darker roast; it forgives more.',
      da: 'Maskine, kværn, vægt, tamper: det nødvendige under 600 € stykket, uden nødløsninger. Begynd med en mørkere ristning; den tilgiver mere.',
    },
    image: 'compact-espresso-red',
    contains: (product) =>
      product.price <= 60000 &&
      (product.type === 'portafilter-machine' ||
        product.type === 'tamper' ||
        product.type === 'scale' ||
        (product.isGrinder && product.mentions(/espresso/))),
  },
  {
    key: 'pour-over-setup',
    handle: { de: 'handfilter-einstieg', en: 'pour-over-starter', da: 'kaffetragt-begynder' },
    title: {
      de: 'Einstieg in den Handfilter',
      en: 'Getting into pour-over',
      da: 'Kom i gang med kaffetragt',
    },
    intro: {
      de: 'Halter, Papier, Kessel, Handmühle: Für rund 100 € steht alles auf dem Tisch. Die Anleitung mit Gussplan findest du bei den Tutorials.',
      en: 'Dripper, paper, kettle, hand grinder: for about €100 everything is on the table. You find the guide with pour plan among the tutorials.',
      da: 'Tragt, papir, kedel, håndkværn: for omkring 100 € står alt på bordet. Vejledningen med skænkeplan finder du blandt vores tutorials.',
    },
    image: 'dripper-green',
    contains: (product) =>
      product.type === 'dripper' ||
      product.type === 'filters' ||
      product.type === 'kettle' ||
      product.type === 'hand-grinder',
  },
  {
    key: 'latte-art',
    handle: { de: 'latte-art-zubehoer', en: 'latte-art-tools', da: 'latte-art-udstyr' },
    title: { de: 'Für Latte Art', en: 'For latte art', da: 'Til latte art' },
    intro: {
      de: 'Kännchen, Schalen, Barista-Milch und geduldige Nachbarn, die das Übungsmaterial trinken. Die ersten drei haben wir auf Lager.',
      en: 'Jugs, bowls, barista milk and patient neighbours to drink the practice. The first three we have in stock.',
      da: 'Kander, skåle, baristamælk og tålmodige naboer til at drikke øvelserne. De første tre har vi på lager.',
    },
    image: 'milk-jug',
    contains: (product) =>
      product.type === 'milk-jug' ||
      (product.type === 'cup' && product.named(/cappuccinotasse/)) ||
      (product.type === 'milk-and-plant-drinks' && product.named(/barista/)),
  },
  {
    key: 'travel',
    handle: { de: 'kaffee-unterwegs', en: 'coffee-on-the-road', da: 'kaffe-paa-farten' },
    title: { de: 'Kaffee unterwegs', en: 'Coffee on the road', da: 'Kaffe på farten' },
    intro: {
      de: 'Leicht, bruchfest, ohne Strom. Geprüft auf einer Fähre bei Windstärke sieben, was die Auswahl verkürzt hat.',
      en: 'Light, unbreakable, without mains. Tested on a ferry in a force seven wind, which shortened the list.',
      da: 'Let, brudsikkert, uden strøm. Prøvet på en færge i vindstyrke syv, hvilket gjorde udvalget kortere.',
    },
    image: 'plunger-press',
    contains: (product) =>
      product.type === 'coffee-press' ||
      product.type === 'instant-coffee' ||
      (product.type === 'cup' && product.named(/reisebecher/)) ||
      (product.type === 'hand-grinder' && product.price <= 15000),
  },
  {
    key: 'top-rated',
    handle: { de: 'bestbewertet', en: 'top-rated', da: 'bedst-bedoemt' },
    title: { de: 'Am besten bewertet', en: 'Top rated', da: 'Bedst bedømt' },
    intro: {
      de: 'Mindestens 4,8 von 5 Sternen bei mindestens 50 Bewertungen. Die Hürde halten wir bewusst hoch, sonst stünde das halbe Sortiment hier.',
      en: 'At least 4.8 of 5 stars from at least 50 reviews. We keep the bar high on purpose, or half the range would stand here.',
      da: 'Mindst 4,8 af 5 stjerner fra mindst 50 anmeldelser. Vi holder bevidst barren højt, ellers stod halvdelen af sortimentet her.',
    },
    image: 'scene-beans-topdown',
    contains: (product) => product.rating >= 4.8 && product.ratingCount >= 50,
  },
  {
    key: 'rare-lots',
    handle: { de: 'raritaeten', en: 'rare-lots', da: 'sjaeldne-partier' },
    title: { de: 'Raritäten', en: 'Rare lots', da: 'Sjældne partier' },
    intro: {
      de: 'Kleine Partien ab 60 € das Kilo, oft nur ein paar Säcke für ganz Europa. Teurer heißt hier seltener; ob besser, entscheidet deine Zunge.',
      en: 'Small lots from €60 a kilo, often just a few sacks for all of Europe. Dearer here means rarer; whether better, your tongue decides.',
      da: 'Små partier fra 60 € kiloet, ofte kun få sække til hele Europa. Dyrere betyder her sjældnere; om det er bedre, afgør din tunge.',
    },
    image: 'bag-1-amaro',
    contains: (product) => product.isBeanCoffee && product.pricePerKilo >= 6000,
  },
  {
    key: 'newsletter-selection',
    handle: { de: 'newsletter-auswahl', en: 'newsletter-selection', da: 'nyhedsbrev-udvalg' },
    title: { de: 'Aus dem Newsletter', en: 'From the newsletter', da: 'Fra nyhedsbrevet' },
    intro: {
      de: 'Die Kaffees aus unserer letzten Ausgabe, für alle, die sie im Postfach nicht mehr finden. Über Suchmaschinen ist diese Seite nicht zu erreichen.',
      en: 'The coffees from our last issue, for those who can no longer find it in their inbox. Search engines do not lead to this page.',
      da: 'Kafferne fra vores seneste udgave, til dem, der ikke længere kan finde den i indbakken. Søgemaskiner fører ikke til denne side.',
    },
    image: 'bag-4-decaf-reserve',
    contains: (product) => product.isCoffee && product.tags.has('neu') && product.rating >= 4.5,
  },
];
