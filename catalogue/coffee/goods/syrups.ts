import type { GoodsRow } from './goods-item.ts';

export const syrups: GoodsRow[] = [
  {
    vendor: 'Zaravella',
    name: ['Vanille', 'Vanilla', 'Vanilje'],
    text: [
      'Mit Bourbon-Vanille, die man als schwarze Punkte am Flaschenboden sieht.',
      'With Bourbon vanilla that you can see as black specks at the bottom of the bottle.',
      'Med bourbonvanilje, som ses som sorte prikker i bunden af flasken.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Haselnuss', 'Hazelnut', 'Hasselnød'],
    text: [
      'Die Nüsse werden geröstet, bevor sie ausgezogen werden; deshalb schmeckt er nicht nach Bonbon.',
      'The nuts are roasted before extraction, so it does not taste of sweets.',
      'Nødderne ristes, før de trækkes ud, så den ikke smager af bolsje.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Karamell', 'Caramel', 'Karamel'],
    text: [
      'Zucker, Wasser, Hitze und eine Prise Salz, gekocht bis zur Farbe von Bernstein.',
      'Sugar, water, heat and a pinch of salt, boiled to the colour of amber.',
      'Sukker, vand, varme og et nip salt, kogt til farven af rav.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Mandel', 'Almond', 'Mandel'],
    text: [
      'Er schmeckt nach Marzipanrohmasse und erstaunlich wenig nach Zucker.',
      'It tastes of marzipan paste and surprisingly little of sugar.',
      'Den smager af marcipanmasse og forbavsende lidt af sukker.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Zimt', 'Cinnamon', 'Kanel'],
    text: [
      'Ceylon-Zimt macht ihn warm und hell, nicht holzig.',
      'Ceylon cinnamon makes it warm and bright, not woody.',
      'Ceylonkanel gør den varm og lys, ikke træagtig.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Tiramisu', 'Tiramisu', 'Tiramisu'],
    text: [
      'Kakao, Mascarpone-Aroma und etwas Kaffee, so passt der Nachtisch in den Becher.',
      'Cocoa, mascarpone flavour and a little coffee, so dessert fits in a mug.',
      'Kakao, mascarponearoma og lidt kaffe, så desserten kan være i kruset.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Pistazie', 'Pistachio', 'Pistacie'],
    text: [
      'Grün ist er nicht, weil kein Farbstoff darin ist, nach Pistazie schmeckt er trotzdem.',
      'It is not green, because there is no colouring in it, but it does taste of pistachio.',
      'Den er ikke grøn, for der er intet farvestof i, men den smager af pistacie.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Kokosnuss', 'Coconut', 'Kokos'],
    text: [
      'Im Eiskaffee schmeckt er nach Strand, im heißen Cappuccino bleibt er diskret.',
      'In iced coffee it tastes of the beach; in a hot cappuccino it stays discreet.',
      'I iskaffe smager den af strand; i varm cappuccino er den diskret.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Schokolade', 'Chocolate', 'Chokolade'],
    text: [
      'Gekocht mit stark entöltem Kakao, deshalb trennt er sich nicht in der Milch.',
      'Boiled with low-fat cocoa, so it does not separate in milk.',
      'Kogt med fedtfattig kakao, så den skiller ikke i mælken.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Vanille ohne Zucker', 'Sugar-Free Vanilla', 'Vanilje uden sukker'],
    sugarFree: true,
    text: [
      'Gesüßt mit Sucralose statt mit Zucker.',
      'Sweetened with sucralose instead of sugar.',
      'Sødet med sucralose i stedet for sukker.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Haselnuss ohne Zucker', 'Sugar-Free Hazelnut', 'Hasselnød uden sukker'],
    sugarFree: true,
    text: [
      'Die Nuss trägt ihn, deshalb vermisst man den Zucker kaum.',
      'The nut carries it, so you hardly miss the sugar.',
      'Nødden bærer den, så man næsten ikke savner sukkeret.',
    ],
  },
  {
    vendor: 'Zaravella',
    name: ['Karamell ohne Zucker', 'Sugar-Free Caramel', 'Karamel uden sukker'],
    sugarFree: true,
    text: [
      'Ganz wie das Original ist er nicht, aber näher daran als alles, was wir sonst probiert haben.',
      'It is not quite the original, but closer than anything else we tried.',
      'Den er ikke helt som originalen, men tættere på end alt andet, vi har prøvet.',
    ],
  },
  {
    vendor: 'Portico Vecchio',
    name: ['Amaretto-Art', 'Amaretto Style', 'Amarettosmag'],
    text: [
      'Aprikosenkerne geben den Bittermandelton, ganz ohne Alkohol.',
      'Apricot kernels give the bitter-almond note, without any alcohol.',
      'Abrikoskerner giver smagen af bittermandel, helt uden alkohol.',
    ],
  },
  {
    vendor: 'Portico Vecchio',
    name: ['Orangenschale', 'Orange Peel', 'Appelsinskal'],
    text: [
      'Die Schalen ziehen drei Tage im Zuckersud, das gibt Bitterkeit und Duft.',
      'The peel steeps for three days in syrup, which gives it bitterness and aroma.',
      'Skallerne trækker tre dage i sukkerlage; det giver bitterhed og duft.',
    ],
  },
  {
    vendor: 'Portico Vecchio',
    name: ['Macadamia', 'Macadamia', 'Macadamia'],
    text: [
      'Buttrig und rund, am besten in dunklen Röstungen.',
      'Buttery and round, at its best with dark roasts.',
      'Smøragtig og rund, bedst til mørke ristninger.',
    ],
  },
  {
    vendor: 'Portico Vecchio',
    name: ['Weiße Schokolade', 'White Chocolate', 'Hvid chokolade'],
    text: [
      'Kakaobutter statt Aroma, man muss die Flasche vor Gebrauch schütteln.',
      'Cocoa butter instead of flavouring; shake the bottle before use.',
      'Kakaosmør i stedet for aroma; ryst flasken før brug.',
    ],
  },
  {
    vendor: 'Portico Vecchio',
    name: ['Kirsche', 'Cherry', 'Kirsebær'],
    text: [
      'Sauerkirschsaft aus Vignola färbt die Milch rosa und macht sie fruchtig.',
      'Sour cherry juice from Vignola turns the milk pink and tart.',
      'Surkirsebærsaft fra Vignola farver mælken lyserød og gør den frugtig.',
    ],
  },
  {
    vendor: 'Maison Taverel',
    name: ['Lavendel', 'Lavender', 'Lavendel'],
    text: [
      'Ein Tropfen zu viel und es riecht nach Wäscheschrank, also sparsam.',
      'One drop too many and it smells of the linen cupboard, so go easy.',
      'En dråbe for meget, og det dufter af linnedskab, så vær sparsom.',
    ],
  },
  {
    vendor: 'Maison Taverel',
    name: ['Rose', 'Rose', 'Rose'],
    text: [
      'Mit Rosen aus der Drôme, gut in Kardamomkaffee, seltsam in Espresso.',
      'With roses from the Drôme, good in cardamom coffee, odd in espresso.',
      'Med roser fra Drôme, god i kardemommekaffe, mærkelig i espresso.',
    ],
  },
  {
    vendor: 'Maison Taverel',
    name: ['Salzkaramell', 'Salted Caramel', 'Saltkaramel'],
    text: [
      'Mit Salz aus der Camargue, gerade genug, um das Karamell zu heben.',
      'With salt from the Camargue, just enough to lift the caramel.',
      'Med salt fra Camargue, lige nok til at løfte karamellen.',
    ],
  },
  {
    vendor: 'Maison Taverel',
    name: ['Minze', 'Mint', 'Mynte'],
    text: [
      'Aus frischen Blättern gekocht, deshalb eher Garten als Zahnpasta.',
      'Boiled from fresh leaves, so more garden than toothpaste.',
      'Kogt på friske blade, så mere have end tandpasta.',
    ],
  },
  {
    vendor: 'Maison Taverel',
    name: ['Crème brûlée', 'Crème Brûlée', 'Crème brûlée'],
    text: [
      'Der Zucker wird vor dem Lösen gebrannt, wie die Kruste auf dem Nachtisch.',
      'The sugar is burnt before dissolving, like the crust on the dessert.',
      'Sukkeret brændes, før det opløses, ligesom skorpen på desserten.',
    ],
  },
  {
    vendor: 'Havbrise',
    name: ['Kardamom', 'Cardamom', 'Kardemomme'],
    text: [
      'Dänemark backt damit, wir rühren ihn in Milchkaffee.',
      'Denmark bakes with it; we stir it into milky coffee.',
      'Danmark bager med den; vi rører den i mælkekaffe.',
    ],
  },
  {
    vendor: 'Havbrise',
    name: ['Brunsviger', 'Brunsviger', 'Brunsviger'],
    text: [
      'Brauner Zucker und Butteraroma, benannt nach dem fünischen Blechkuchen.',
      'Brown sugar and butter flavour, named after the cake from Funen.',
      'Brun farin og smøraroma, opkaldt efter den fynske kage.',
    ],
  },
  {
    vendor: 'Havbrise',
    name: ['Lakritz', 'Liquorice', 'Lakrids'],
    text: [
      'Das polarisiert: Unser Team ist genau in der Mitte gespalten.',
      'It divides opinion, and our own team right down the middle.',
      'Den deler vandene, også på vores eget kontor.',
    ],
  },
  {
    vendor: 'Havbrise',
    name: ['Ingwer', 'Ginger', 'Ingefær'],
    text: [
      'Scharf genug, dass ein halber Teelöffel reicht.',
      'Hot enough that half a teaspoon will do.',
      'Stærk nok til, at en halv teske rækker.',
    ],
  },
  {
    vendor: 'Ballyfen',
    name: ['Irish-Cream-Art', 'Irish Cream Style', 'Irish cream-smag'],
    text: [
      'Schmeckt nach Sahne, Malz und Kakao, kommt aber ohne Whiskey aus; man kann danach noch Auto fahren.',
      'Tastes of cream, malt and cocoa but does without the whiskey; you may still drive.',
      'Smager af fløde, malt og kakao, men klarer sig uden whiskey; man kan stadig køre bil.',
    ],
  },
  {
    vendor: 'Ballyfen',
    name: ['Honig', 'Honey', 'Honning'],
    text: [
      'Mit Heidehonig gekocht und dünn genug, um sich auch in kaltem Kaffee zu lösen.',
      'Made with heather honey and thin enough to dissolve even in cold coffee.',
      'Kogt med lynghonning og tynd nok til at blive opløst selv i kold kaffe.',
    ],
  },
  {
    vendor: 'Elbsaum',
    name: ['Lebkuchen', 'Gingerbread', 'Honningkage'],
    text: [
      'Neun Gewürze nach dem Rezept der Backstube, von Oktober bis Januar am meisten gefragt.',
      'Nine spices after the bakery’s recipe, most in demand from October to January.',
      'Ni krydderier efter bageriets opskrift, mest efterspurgt fra oktober til januar.',
    ],
  },
  {
    vendor: 'Elbsaum',
    name: ['Kürbisgewürz', 'Pumpkin Spice', 'Græskarkrydderi'],
    text: [
      'Muskat, Nelke, Zimt; Kürbis ist, wie es sich gehört, keiner darin.',
      'Nutmeg, clove, cinnamon and, true to tradition, no pumpkin.',
      'Muskat, nellike, kanel og, traditionen tro, intet græskar.',
    ],
  },
];
