import type { GoodsRow } from './goods-item.ts';

export const chocolates: GoodsRow[] = [
  {
    vendor: 'Zaravella',
    name: [
      'Edelbitterschokolade mit Kaffeebohnen',
      'Dark Chocolate with Coffee Beans',
      'Mørk chokolade med kaffebønner',
    ],
    text: [
      '70 Prozent Kakao und ganze geröstete Bohnen, die hörbar knacken.',
      '70 per cent cocoa and whole roasted beans with an audible crunch.',
      '70 procent kakao og hele ristede bønner, der knækker, så det kan høres.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: [
      'Milchschokolade mit Haselnuss',
      'Milk Chocolate with Hazelnut',
      'Mælkechokolade med hasselnød',
    ],
    text: [
      'Die Nüsse kommen aus dem Piemont und liegen so dicht, dass kaum Schokolade dazwischen passt.',
      'The nuts come from Piedmont and lie so close that hardly any chocolate fits between.',
      'Nødderne kommer fra Piemonte og ligger så tæt, at der knap er plads til chokolade imellem.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: [
      'Weiße Schokolade mit Espresso',
      'White Chocolate with Espresso',
      'Hvid chokolade med espresso',
    ],
    text: [
      'Fein gemahlener Espresso färbt sie beige und nimmt ihr etwas Süße.',
      'Finely ground espresso turns it beige and takes the edge off the sweetness.',
      'Fintmalet espresso farver den beige og tager noget af sødmen.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Gianduja-Schokolade', 'Gianduja Chocolate', 'Gianduja-chokolade'],
    text: [
      'Weich wie Butter im Sommer, also bitte nicht ins Auto legen.',
      'Soft as butter in summer, so please do not leave it in the car.',
      'Blød som smør om sommeren, så lad den ikke ligge i bilen.',
    ],
  },
  {
    vendor: 'Atelier Marnef',
    name: ['Schokolade 85 %', 'Chocolate 85%', 'Chokolade 85 %'],
    text: [
      'Aus Kakao vom selben Hang wie der Kaffee, trocken, fruchtig, nichts für nebenbei.',
      'Made from cocoa grown on the same slope as the coffee: dry, fruity, not for mindless nibbling.',
      'Af kakao fra samme skråning som kaffen: tør, frugtig, ikke til at småspise.',
    ],
  },
  {
    vendor: 'Atelier Marnef',
    name: ['Schokolade mit Kakaosplittern', 'Chocolate with Cocoa Nibs', 'Chokolade med kakaonibs'],
    text: [
      'Die Splitter bleiben roh, das gibt Säure und Biss.',
      'The nibs stay raw, which gives acidity and bite.',
      'Kakaonibsene er rå, og det giver syre og bid.',
    ],
  },
  {
    vendor: 'Atelier Marnef',
    name: ['Schokolade mit Kardamom', 'Chocolate with Cardamom', 'Chokolade med kardemomme'],
    text: [
      'Frisch gemörserter Kardamom, zwei Kapseln je Tafel, mehr wäre Medizin.',
      'Freshly pounded cardamom, two pods a bar; more would be medicine.',
      'Friskstødt kardemomme, to kapsler pr. plade; mere ville være medicin.',
    ],
  },
  {
    vendor: 'Atelier Marnef',
    name: ['Schokolade mit Orange', 'Chocolate with Orange', 'Chokolade med appelsin'],
    text: [
      'Kandierte Schale statt Öl, man findet sie als kleine Würfel.',
      'Candied peel instead of oil; you find it in small cubes.',
      'Kandiseret skal i stedet for olie; man finder den som små tern.',
    ],
  },
  {
    vendor: 'Maison Taverel',
    name: [
      'Schokolade mit Fleur de Sel',
      'Chocolate with Fleur de Sel',
      'Chokolade med fleur de sel',
    ],
    text: [
      'Das Salz liegt obenauf und trifft die Zunge zuerst, dann kommt der Kakao.',
      'The salt lies on top and meets the tongue first; then comes the cocoa.',
      'Saltet ligger øverst og rammer tungen først; så kommer kakaoen.',
    ],
  },
  {
    vendor: 'Casa Lumera',
    name: ['Schokoladentafel Moka', 'Moka Chocolate Bar', 'Chokoladeplade Moka'],
    text: [
      'Mit der gemahlenen Hausmischung conchiert, ein Espresso zum Abbrechen.',
      'Conched with the ground house blend: an espresso you can snap.',
      'Koncheret med malet husblanding: en espresso til at brække af.',
    ],
  },
];

export const drinkingChocolates: GoodsRow[] = [
  {
    vendor: 'Zaravella',
    name: ['Trinkschokolade dunkel', 'Dark Drinking Chocolate', 'Mørk varm chokolade'],
    text: [
      'Viel Kakao und etwas Stärke, so dick, dass ein Löffel kurz stehen bleibt.',
      'Plenty of cocoa and a little starch, so thick that a spoon stands for a moment.',
      'Masser af kakao og lidt stivelse, så tyk, at en ske står et øjeblik.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: [
      'Trinkschokolade Haselnuss',
      'Hazelnut Drinking Chocolate',
      'Varm chokolade med hasselnød',
    ],
    text: [
      'Gianduja zum Auflösen, mit Wasser leicht, mit Milch fast eine Mahlzeit.',
      'Gianduja to dissolve: light with water, almost a meal with milk.',
      'Gianduja til at opløse: let med vand, næsten et helt måltid med mælk.',
    ],
  },
  {
    vendor: 'Maison Taverel',
    name: ['Kakao stark entölt', 'Low-Fat Cocoa', 'Fedtfattig kakao'],
    text: [
      'Reiner Kakao zum Backen und Bestäuben, ohne Zucker und ohne Klumpen.',
      'Pure cocoa for baking and dusting, without sugar and without lumps.',
      'Ren kakao til bagning og drys, uden sukker og uden klumper.',
    ],
  },
  {
    vendor: 'Atelier Marnef',
    name: ['Trinkschokolade 70 %', 'Drinking Chocolate 70%', 'Varm chokolade 70 %'],
    text: [
      'Man trinkt sie aus Espressotassen, größere Mengen sind Übermut.',
      'Drink it from espresso cups; anything larger is reckless.',
      'Drik den af espressokopper; større mængder er overmod.',
    ],
  },
];

export const biscuits: GoodsRow[] = [
  {
    vendor: 'Nordmole',
    object: 'biscuit-box',
    name: ['Kaffeekekse mit Butter', 'Coffee Biscuits with Butter', 'Kaffekiks med smør'],
    text: [
      'Mürbegebäck mit fünf Löchern, damit es beim Eintauchen nicht zerbricht.',
      'Shortbread biscuits with five holes, so that they do not break when dipped.',
      'Mørdejskiks med fem huller, så de ikke revner, når de dyppes.',
    ],
  },
  {
    vendor: 'Nordmole',
    object: 'biscuit-box',
    name: ['Haferkekse', 'Oat Biscuits', 'Havrekiks'],
    text: [
      'Grobe Flocken, dunkler Zucker, gebacken bis kurz vor zu lange.',
      'Coarse oats, dark sugar, baked to just this side of too long.',
      'Grove flager, mørkt sukker, bagt til lige før for længe.',
    ],
  },
  {
    vendor: 'Nordmole',
    object: 'biscuit-box',
    name: ['Mandelgebäck', 'Almond Biscuits', 'Mandelkiks'],
    text: [
      'Mehr Mandel als Mehl, deshalb bröseln sie mit Absicht.',
      'More almond than flour, so they crumble on purpose.',
      'Mere mandel end mel, så de smuldrer med vilje.',
    ],
  },
  {
    vendor: 'Casa Lumera',
    name: ['Cantuccini mit Mandeln', 'Cantuccini with Almonds', 'Cantuccini med mandler'],
    text: [
      'Zweimal gebacken und hart genug für Zähne mit Selbstvertrauen.',
      'Baked twice and hard enough for confident teeth.',
      'Bagt to gange og hårde nok til tænder med selvtillid.',
    ],
  },
  {
    vendor: 'Casa Lumera',
    name: ['Cantuccini mit Schokolade', 'Cantuccini with Chocolate', 'Cantuccini med chokolade'],
    text: [
      'Die Schokolade schmilzt im Kaffee, der Keks nicht.',
      'The chocolate melts in the coffee; the biscuit does not.',
      'Chokoladen smelter i kaffen; det gør kiksen ikke.',
    ],
  },
  {
    vendor: 'Portico Vecchio',
    name: ['Cantuccini mit Pistazie', 'Cantuccini with Pistachio', 'Cantuccini med pistacie'],
    text: [
      'Ganze Pistazien aus Bronte, die man an der Bruchkante zählt.',
      'Whole pistachios from Bronte that you can count on the broken edge.',
      'Hele pistacier fra Bronte, som kan tælles i brudfladen.',
    ],
  },
  {
    vendor: 'Portico Vecchio',
    object: 'biscuit-box',
    name: ['Amarettini', 'Amaretti', 'Amaretti'],
    text: [
      'Knusprig, bitter, federleicht, und nach drei Stück ist Schluss, theoretisch.',
      'Crisp, bitter, light as air, and three are enough, in theory.',
      'Sprøde, bitre, lette som ingenting, og tre er nok, i teorien.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Biscotti mit Anis', 'Biscotti with Aniseed', 'Biscotti med anis'],
    text: [
      'Anis spaltet jede Runde, zu dunklem Espresso ist er genau richtig.',
      'Aniseed divides opinion at every table; with a dark espresso it is just right.',
      'Anis deler ethvert selskab; til mørk espresso er det helt rigtigt.',
    ],
  },
  {
    vendor: 'Kaap Noord',
    name: ['Sirupwaffeln', 'Syrup Waffles', 'Sirupvafler'],
    text: [
      'Eine Minute auf den heißen Becher gelegt, wird die Füllung weich.',
      'Lay one on a hot mug for a minute and the filling softens.',
      'Læg en på et varmt krus i et minut, så bliver fyldet blødt.',
    ],
  },
  {
    vendor: 'Kaap Noord',
    name: ['Spekulatius mit Mandeln', 'Speculoos with Almonds', 'Brunkager med mandler'],
    text: [
      'Das ganze Jahr erhältlich, gegen jede Tradition.',
      'Available all year round, against all tradition.',
      'Fås hele året, imod al tradition.',
    ],
  },
  {
    vendor: 'Zilverkade',
    name: ['Butterwaffeln', 'Butter Waffles', 'Smørvafler'],
    text: [
      'Dünn wie eine Münze und mit 26 Prozent Butter gebacken.',
      'Thin as a coin and baked with 26 per cent butter.',
      'Tynde som en mønt og bagt med 26 procent smør.',
    ],
  },
  {
    vendor: 'Ballyfen',
    name: ['Shortbread', 'Shortbread', 'Shortbread'],
    text: [
      'Vier Zutaten, eine davon ist Butter, und davon reichlich.',
      'Four ingredients, one of them butter, and plenty of it.',
      'Fire ingredienser, den ene er smør, og der er rigeligt af det.',
    ],
  },
  {
    vendor: 'Tallow Lane',
    name: ['Shortbread mit Earl Grey', 'Earl Grey Shortbread', 'Shortbread med earl grey'],
    text: [
      'Bergamotte im Keks, das überrascht und schmeckt.',
      'Bergamot in a biscuit: surprising at first, then very good.',
      'Bergamot i en kiks: Det overrasker og smager godt.',
    ],
  },
  {
    vendor: 'Elbsaum',
    name: ['Lebkuchenherzen', 'Gingerbread Hearts', 'Honningkagehjerter'],
    text: [
      'Der Teig ruht zwei Monate, die Glasur ist dunkel und dünn.',
      'The dough rests for two months; the glaze is dark and thin.',
      'Dejen hviler i to måneder; glasuren er mørk og tynd.',
    ],
  },
  {
    vendor: 'Elbsaum',
    name: ['Vanillekipferl-Gebäck', 'Vanilla Crescent Biscuits', 'Vaniljehorn'],
    text: [
      'Nach einem Rezept, das Sachsen und Wien gleichermaßen für sich beanspruchen.',
      'From a recipe claimed in both Saxony and Vienna.',
      'Efter en opskrift, som både Sachsen og Wien gør krav på.',
    ],
  },
  {
    vendor: 'Havbrise',
    object: 'biscuit-box',
    name: ['Brune Kager, Gewürzkekse', 'Danish Spice Biscuits', 'Brune kager'],
    text: [
      'Papierdünn, mit Gewürzen und Mandel, das Beste am dänischen Advent.',
      'Paper-thin, with spices and almond, the best part of a Danish Advent.',
      'Papirtynde, med krydderier og mandel, det bedste ved dansk advent.',
    ],
  },
  {
    vendor: 'Havbrise',
    name: ['Vanillekränze, Buttergebäck', 'Danish Vanilla Wreaths', 'Vaniljekranse'],
    text: [
      'Durch den Fleischwolf gedreht, wie es sich gehört.',
      'Piped through a mincer, the traditional way.',
      'Kørt gennem kødhakkeren, som det sig hør og bør.',
    ],
  },
  {
    vendor: 'Skärvik Rosteri',
    name: ['Haferspitzen, Gebäck', 'Swedish Oat Crisps', 'Havreflarn'],
    text: [
      'Spitzenfein und brüchig, der Transport gelingt uns in neun von zehn Fällen.',
      'Lacy and brittle; we get them there whole nine times out of ten.',
      'Fine som kniplinger og sprøde; de når helt frem ni gange ud af ti.',
    ],
  },
  {
    vendor: 'Josefsgrund',
    name: ['Löffelbiskuits', 'Sponge Fingers', 'Fingerkiks'],
    text: [
      'Für Tiramisu und Malakofftorte, trocken genug, um Kaffee aufzunehmen, ohne zu zerfallen.',
      'For tiramisu and charlottes: dry enough to soak up coffee without falling apart.',
      'Til tiramisu og dessertkager: tørre nok til at suge kaffe uden at falde fra hinanden.',
    ],
  },
  {
    vendor: 'Josefsgrund',
    name: ['Zwieback mit Anis', 'Aniseed Rusks', 'Tvebakker med anis'],
    text: [
      'Altmodisch, leicht süß, beim zweiten Eintauchen am besten.',
      'Old-fashioned, slightly sweet, best at the second dip.',
      'Gammeldags, let søde, bedst ved anden dypning.',
    ],
  },
];

export const sweets: GoodsRow[] = [
  {
    vendor: 'Zaravella',
    name: ['Mokkabohnen in Schokolade', 'Chocolate-Coated Coffee Beans', 'Kaffebønner i chokolade'],
    text: [
      'Ganze Espressobohnen, dreimal überzogen; zwölf Stück ersetzen eine Tasse.',
      'Whole espresso beans, coated three times; twelve of them replace a cup.',
      'Hele espressobønner, overtrukket tre gange; tolv erstatter en kop.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Nougatwürfel', 'Nougat Cubes', 'Nougattern'],
    text: [
      'Einzeln eingewickelt, damit man merkt, wie viele es waren.',
      'Individually wrapped, so that you notice how many you have had.',
      'Pakket enkeltvis, så man opdager, hvor mange det blev.',
    ],
  },
  {
    vendor: 'Maison Taverel',
    name: ['Salzbutterkaramellen', 'Salted Butter Caramels', 'Saltsmørkarameller'],
    text: [
      'Sie kleben nicht an den Zähnen, wenn man ihnen eine Minute Zeit lässt.',
      'They do not stick to your teeth if you give them a minute.',
      'De klistrer ikke til tænderne, hvis man giver dem et minut.',
    ],
  },
  {
    vendor: 'Elbsaum',
    name: ['Marzipanbrot', 'Marzipan Loaf', 'Marcipanbrød'],
    text: [
      'Lübecker Qualität aus Dresden, mit wenig Zucker und viel Mandel.',
      'Lübeck quality from Dresden, with little sugar and plenty of almond.',
      'Lübeck-kvalitet fra Dresden, med lidt sukker og meget mandel.',
    ],
  },
  {
    vendor: 'Torre Lamia',
    name: [
      'Gebrannte Mandeln mit Espresso',
      'Candied Almonds with Espresso',
      'Brændte mandler med espresso',
    ],
    text: [
      'Der Zucker wird mit Espresso statt mit Wasser gekocht.',
      'The sugar is boiled with espresso instead of water.',
      'Sukkeret koges med espresso i stedet for vand.',
    ],
  },
  {
    vendor: 'Costa Ruvida',
    name: ['Kandierte Orangenschalen', 'Candied Orange Peel', 'Kandiserede appelsinskaller'],
    text: [
      'Aus Apulien, langsam kandiert und ohne Schokolade, damit die Orange gewinnt.',
      'From Apulia, slowly candied and without chocolate, so that the orange wins.',
      'Fra Apulien, langsomt kandiseret og uden chokolade, så appelsinen vinder.',
    ],
  },
];
