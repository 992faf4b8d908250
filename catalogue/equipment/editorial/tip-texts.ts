import { type Sentence, s } from '../describe.ts';
import type { Group } from './groups.ts';

/** Our advice beside the description ("Lotsentipp"). */
export const tips: Record<Group, Sentence[]> = {
  machine: [
    s(
      'Fang mit 18 g hinein, 36 g heraus und 27 Sekunden an. Ändere danach immer nur eine Größe auf einmal, am besten den Mahlgrad.',
      'Start with 18 g in, 36 g out and 27 seconds. After that change only one thing at a time, preferably the grind.',
      'Begynd med 18 g ind, 36 g ud og 27 sekunder. Ændr derefter kun én ting ad gangen, helst malegraden.',
    ),
    s(
      'Spanne den Siebträger beim Aufheizen ein. Er ist das größte Stück Metall, das der Kaffee berührt.',
      'Lock in the portafilter while the machine heats up. It is the largest piece of metal the coffee touches.',
      'Sæt filterholderen i under opvarmningen. Den er det største stykke metal, kaffen rører.',
      '!manual',
    ),
    s(
      'Zu sauer? Feiner mahlen oder heißer. Zu bitter? Gröber oder kühler. Mehr Theorie brauchst du im ersten Monat nicht.',
      'Too sour? Grind finer or brew hotter. Too bitter? Coarser or cooler. That is all the theory you need for the first month.',
      'For surt? Mal finere, eller bryg varmere. For bittert? Grovere eller køligere. Mere teori behøver du ikke den første måned.',
    ),
    s(
      'Spar nicht an der Mühle. Sie macht die Hälfte des Espressos aus.',
      'Do not economise on the grinder. It is half the espresso.',
      'Spar ikke på kværnen. Den er halvdelen af espressoen.',
      '!grinder',
    ),
    s(
      'Wärme die Tassen auf der Maschine vor, aber mit der Öffnung nach oben. Umgedreht sammelt sich Kondenswasser.',
      'Warm the cups on top of the machine, but the right way up. Upside down they collect condensation.',
      'Varm kopperne på maskinen, men med åbningen opad. På hovedet samler de kondensvand.',
      '!manual',
    ),
    s(
      'Miss die Wasserhärte, bevor du die Maschine zum ersten Mal füllst. Alles Weitere zur Pflege hängt davon ab.',
      'Measure your water hardness before you first fill the machine. Everything else about its care depends on it.',
      'Mål vandets hårdhed, før du fylder maskinen første gang. Al videre pleje afhænger af det.',
      '!manual',
    ),
  ],
  automatic: [
    s(
      'Stell die Stärke erst hoch, wenn du feiner gemahlen hast. Mehr Pulver bei grobem Mahlgrad macht den Kaffee nur teurer.',
      'Try a finer grind before you turn up the strength. More coffee at a coarse grind only costs more.',
      'Prøv en finere malegrad, før du skruer op for styrken. Mere groftmalet kaffe bliver bare dyrere.',
      'fully-automatic-machine',
    ),
    s(
      'Nimm gefiltertes oder weiches Wasser, dann entkalkst du halb so oft.',
      'Use filtered or soft water and you descale half as often.',
      'Brug filtreret eller blødt vand, så afkalker du halvt så tit.',
    ),
    s(
      'Spül die Teile, die Milch berühren, am selben Abend. Am nächsten Morgen ist es dreimal so viel Arbeit.',
      'Rinse the parts that touch milk the same evening. By next morning it is three times the work.',
      'Skyl de dele, der rører mælken, samme aften. Næste morgen er det tre gange så meget arbejde.',
      'milk',
    ),
    s(
      'Kaufe Bohnen in kleinen Packungen. Auch die beste Maschine macht aus altem Kaffee keinen frischen.',
      'Buy beans in small packs. Even the best machine cannot make stale coffee fresh.',
      'Køb bønner i små poser. Selv den bedste maskine gør ikke gammel kaffe frisk.',
      '!capsule-machine',
    ),
    s(
      'Schreib das Datum der letzten Entkalkung auf einen Zettel an die Rückwand. Man erinnert sich nie.',
      'Stick a note with the date of the last descaling on the back. Nobody ever remembers it.',
      'Sæt en seddel med datoen for sidste afkalkning bagpå. Man husker det aldrig.',
    ),
  ],
  grinder: [
    s(
      'Wiege drei Portionen hintereinander. Weichen sie um mehr als ein halbes Gramm ab, klopf den Auswurf aus.',
      'Weigh three doses in a row. If they differ by more than half a gram, tap out the chute.',
      'Vej tre portioner efter hinanden. Afviger de mere end et halvt gram, så bank udløbet rent.',
      'electric-grinder',
    ),
    s(
      'Verstelle in kleinen Schritten und verwirf danach die erste Portion. Sie gehört noch zur alten Einstellung.',
      'Adjust in small steps and discard the next dose. It still belongs to the old setting.',
      'Justér i små trin, og kassér den næste portion. Den hører stadig til den gamle indstilling.',
    ),
    s(
      'Notiere zu jeder Sorte die Einstellung, am besten auf der Packung.',
      'Note the setting for each coffee, ideally on the bag.',
      'Notér indstillingen for hver kaffe, helst på posen.',
    ),
    s(
      'Mahle erst, wenn das Wasser heiß ist. Gemahlener Kaffee verliert in fünf Minuten, was er in fünf Wochen hatte.',
      'Grind only once the water is hot. Ground coffee loses in five minutes what it kept for five weeks.',
      'Mal først, når vandet er varmt. Malet kaffe taber på fem minutter, hvad den holdt på i fem uger.',
    ),
    s(
      'Reinige das Mahlwerk trocken, nie feucht. Wasser und Mahlstahl vertragen sich nicht.',
      'Clean it dry, never wet. Water and burr steel do not mix.',
      'Rengør tørt, aldrig vådt. Vand og kværnstål passer ikke sammen.',
      'electric-grinder',
    ),
  ],
  brewer: [
    s(
      'Nimm 60 g Kaffee auf einen Liter Wasser und ändere zuerst den Mahlgrad, nicht die Menge.',
      'Use 60 g of coffee per litre of water and adjust the grind first, not the amount.',
      'Brug 60 g kaffe pr. liter vand, og ændr først malegraden, ikke mængden.',
      '!moka-pot !coffee-press',
    ),
    s(
      'Brüh zwei verschiedene Röstungen nebeneinander. So lernt man schneller als aus jedem Buch.',
      'Brew two different roasts side by side. You learn faster than from any book.',
      'Bryg to forskellige ristninger ved siden af hinanden. Så lærer man hurtigere end af nogen bog.',
    ),
    s(
      'Gutes Wasser macht mehr aus als teures Zubehör. Schmeckt dein Leitungswasser nach Chlor, filtere es.',
      'Good water matters more than expensive gear. If your tap water tastes of chlorine, filter it.',
      'Godt vand betyder mere end dyrt udstyr. Smager dit vand af klor, så filtrér det.',
    ),
    s(
      'Spül alles sofort mit heißem Wasser. Kaffeeöl wird ranzig, auch wenn man es nicht sieht.',
      'Rinse everything at once with hot water. Coffee oil turns rancid even where you cannot see it.',
      'Skyl alt straks med varmt vand. Kaffeolie bliver harsk, også hvor man ikke kan se den.',
    ),
    s(
      'Lass den Kaffee zwei Minuten stehen, bevor du ihn beurteilst. Sehr heiß schmeckt alles gleich.',
      'Let the coffee stand for two minutes before judging it. While it is hot, everything tastes alike.',
      'Lad kaffen stå i to minutter, før du bedømmer den. Meget varm kaffe smager næsten ens.',
    ),
  ],
  kettle: [
    s(
      'Übe mit kaltem Wasser über der Spüle, bis der Strahl dünn und ruhig läuft.',
      'Practise with cold water over the sink until the stream is a thin, steady thread.',
      'Øv dig med koldt vand over vasken, til strålen er tynd og rolig.',
      'goose',
    ),
    s(
      'Koch nur so viel Wasser, wie du brauchst, und einen Schluck mehr zum Vorwärmen.',
      'Boil only as much as you need, plus a little for preheating.',
      'Kog kun det vand, du skal bruge, og lidt ekstra til forvarmning.',
    ),
    s(
      'Entkalke, sobald du Flocken siehst. Hartes Wasser nimmt hellen Röstungen die Säure.',
      'Descale as soon as you see flakes. Hard water robs light roasts of their acidity.',
      'Afkalk, så snart du ser flager. Hårdt vand tager syren fra lyse ristninger.',
    ),
    s(
      'Wasser, das einmal gekocht hat, ist nicht schlechter. Das Gerücht kannst du vergessen.',
      'Water that has boiled once is no worse for it. You can forget that myth.',
      'Vand, der har kogt én gang, er ikke dårligere. Det rygte kan du glemme.',
    ),
  ],
  milk: [
    s(
      'Nimm Milch mit 3,5 % Fett und viel Eiweiß, kalt aus dem Kühlschrank.',
      'Use milk with 3.5% fat and plenty of protein, cold from the fridge.',
      'Brug mælk med 3,5 % fedt og meget protein, kold fra køleskabet.',
      '!table',
    ),
    s(
      'Üb mit Wasser und einem Tropfen Spülmittel. Das schäumt wie Milch und kostet fast nichts.',
      'Practise with water and a drop of detergent. It froths like milk and costs next to nothing.',
      'Øv dig med vand og en dråbe opvaskemiddel. Det skummer som mælk og koster næsten ingenting.',
      'steam',
    ),
    s(
      'Hör bei 60 °C auf. Darüber schmeckt Milch nur noch weniger süß.',
      'Stop at 60 °C. Beyond that, milk only loses its sweetness.',
      'Stop ved 60 °C. Bliver mælken varmere, mister den bare sin sødme.',
      'steam',
    ),
    s(
      'Gieß sofort nach dem Schäumen. Nach dreißig Sekunden trennen sich Schaum und Milch.',
      'Pour straight after frothing. After thirty seconds foam and milk separate.',
      'Hæld straks efter skumning. Efter tredive sekunder skilles skum og mælk.',
      '!table',
    ),
  ],
  filter: [
    s(
      'Wärme mit dem Wasser, mit dem du den Filter spülst, gleich die Kanne vor.',
      'Use the rinsing water to warm the jug as well.',
      'Brug skyllevandet til også at varme kanden op.',
      'single-use !puck !teabag !round',
    ),
    s(
      'Bestell eine Packung mehr als nötig. Ein Sonntag ohne Filter ist kein Vergnügen.',
      'Order one pack more than you need. A Sunday without filters is no fun.',
      'Bestil en pakke mere end nødvendigt. En søndag uden filtre er ingen fornøjelse.',
      'single-use !puck !teabag',
    ),
    s(
      'Schmeckt es nach Papier, hast du zu wenig gespült, nicht das falsche Papier gekauft.',
      'If it tastes of paper, you have not rinsed enough; there is nothing wrong with the paper.',
      'Smager det af papir, har du skyllet for lidt; der er ikke noget galt med papiret.',
      'single-use !puck !teabag',
    ),
    s(
      'Heb angebrochene Packungen trocken und weit weg von Gewürzen auf.',
      'Keep opened packs dry and far from spices.',
      'Opbevar åbnede pakker tørt og langt fra krydderier.',
      'single-use',
    ),
    s(
      'Koche den Filter einmal im Monat in Wasser mit einem Löffel Natron aus.',
      'Once a month, boil the filter in water with a spoonful of bicarbonate of soda.',
      'Kog filteret en gang om måneden i vand med en skefuld natron.',
      'reusable',
    ),
  ],
  scale: [
    s(
      'Wiege eine Woche lang alles. Danach weißt du, was du weglassen kannst.',
      'Weigh everything for a week. Then you will know what you can skip.',
      'Vej alt i en uge. Så ved du, hvad du kan udelade.',
    ),
    s(
      'Leg ein Stück Küchenpapier unter die Tasse, dann bleibt die Messzelle trocken.',
      'Put a piece of kitchen paper under the cup to keep the load cell dry.',
      'Læg et stykke køkkenrulle under koppen, så holder vejecellen sig tør.',
    ),
    s(
      'Das Verhältnis zählt, nicht das Gramm: 1 zu 2 für Espresso, 1 zu 16 für Filter.',
      'The ratio counts, not the gram: 1 to 2 for espresso, 1 to 16 for filter.',
      'Forholdet tæller, ikke grammet: 1 til 2 for espresso, 1 til 16 for filter.',
    ),
  ],
  tool: [
    s(
      'Kauf erst die Mühle, dann die Waage, dann das Werkzeug. In dieser Reihenfolge schmeckt man die Wirkung.',
      'Buy the grinder first, then the scale, then the tools. In that order you will taste the difference.',
      'Køb først kværnen, så vægten, så værktøjet. I den rækkefølge kan man smage virkningen.',
      '!kind-thermometer !kind-spoon !kind-brush !kind-knock-box',
    ),
    s(
      'Arbeite immer in derselben Reihenfolge. Gleichmäßigkeit schlägt jede Technik.',
      'Always work in the same order. Consistency beats any technique.',
      'Arbejd altid i samme rækkefølge. Ensartethed slår enhver teknik.',
      '!kind-spoon !kind-brush !kind-thermometer !kind-knock-box',
    ),
    s(
      'Miss den Innendurchmesser deines Siebs mit einer Schieblehre, nicht mit dem Lineal.',
      'Measure the inside of your basket with callipers, not with a ruler.',
      'Mål kurvens indvendige diameter med skydelære, ikke med lineal.',
      'sizes',
    ),
    s(
      'Ein trockenes Sieb ist die halbe Arbeit. Wisch es vor jeder Portion aus.',
      'A dry basket is half the work. Wipe it out before every dose.',
      'En tør kurv er det halve arbejde. Tør den af før hver portion.',
      '!kind-thermometer !kind-spoon !kind-brush !kind-knock-box',
    ),
  ],
  ware: [
    s(
      'Spül vor dem Einschenken heiß aus. Das bringt mehr als jede Wandstärke.',
      'Rinse with hot water before pouring. It does more than any thickness of wall.',
      'Skyl med varmt vand, før du skænker. Det betyder mere end vægtykkelsen.',
    ),
    s(
      'Füll nie bis zum Rand. Der Duft braucht einen Finger breit Platz.',
      'Never fill to the brim. The aroma needs a finger’s width of room.',
      'Fyld aldrig til kanten. Duften skal have en fingersbreddes plads.',
    ),
    s(
      'Kaffeeränder gehen mit Natron und einem feuchten Lappen weg, ohne Scheuermittel.',
      'Coffee stains come off with bicarbonate of soda and a damp cloth, without scouring.',
      'Kafferande går af med natron og en fugtig klud, uden skuremiddel.',
    ),
    s(
      'Kauf ein Stück mehr, als du brauchst. Eines geht beim nächsten Umzug kaputt.',
      'Buy one more than you need. One always gets broken when you move house.',
      'Køb én mere, end du skal bruge. Én går altid i stykker, når man flytter.',
    ),
  ],
  storage: [
    s(
      'Nimm die Dose lieber eine Nummer kleiner: Je weniger Luft über den Bohnen steht, desto länger bleiben sie frisch.',
      'If in doubt, go a size smaller: the less air above the beans, the longer they stay fresh.',
      'Vælg hellere en størrelse mindre: Jo mindre luft der er over bønnerne, jo længere holder de sig friske.',
    ),
    s(
      'Schreib das Röstdatum auf. Zwischen Tag 7 und Tag 30 schmecken die meisten Kaffees am besten.',
      'Write down the roasting date. Most coffees taste best between day 7 and day 30.',
      'Skriv ristedatoen ned. Mellem dag 7 og dag 30 smager det meste kaffe bedst.',
    ),
    s(
      'Ein kühler Schrank ist besser als der Kühlschrank, weil sich darin kein Kondenswasser bildet.',
      'A cool cupboard beats the fridge, because there is no condensation in it.',
      'Et køligt skab er bedre end køleskabet, for der kommer ikke kondens.',
    ),
  ],
  care: [
    s(
      'Reinigen und Entkalken sind zwei Arbeiten. Fett löst Lauge, Kalk löst Säure, und nie beides zusammen.',
      'Cleaning and descaling are two different jobs: alkali for grease, acid for limescale, and never both at once.',
      'Rensning og afkalkning er to forskellige opgaver: base til fedt, syre til kalk, og aldrig begge dele på én gang.',
      'cleaning !kind-cloth !kind-grease !kind-steel-cleaner !kind-grinder-cleaner',
    ),
    s(
      'Such dir für die Pflege einen festen Tag aus. Bei uns ist es der Sonntagabend.',
      'Choose a fixed day for cleaning. Ours is Sunday evening.',
      'Vælg en fast dag til rengøringen. Hos os er det søndag aften.',
      'cleaning !kind-grease',
    ),
    s(
      'Nimm nie mehr als angegeben. Doppelt dosiert spült man dreimal so lange.',
      'Never use more than stated. Twice the dose means three times the rinsing.',
      'Brug aldrig mere end angivet. Dobbelt dosis betyder tre gange så meget skylning.',
      'cleaning !kind-cloth !kind-grease !kind-steel-cleaner !kind-grinder-cleaner !kind-care-set',
    ),
    s(
      'Miss die Härte deines Wassers mit einem Streifen, bevor du die Maschine einstellst. Das dauert eine Minute.',
      'Test the hardness of your water with a strip before you set the machine. It takes a minute.',
      'Mål vandets hårdhed med en strimmel, før du indstiller maskinen. Det tager et minut.',
      'softens',
    ),
  ],
  part: [
    s(
      'Fotografiere jeden Schritt beim Zerlegen. Beim Zusammenbau bist du dankbar.',
      'Take a photo of every step when dismantling. You will be glad of it when putting things back together.',
      'Fotografér hvert trin, når du skiller ad. Du bliver glad for det bagefter.',
      '!kind-press-glass !kind-basket !kind-tank !kind-thermostat',
    ),
    s(
      'Zieh immer zuerst den Netzstecker und lass das Gerät abkühlen.',
      'Always unplug first and let the machine cool.',
      'Træk altid stikket først, og lad maskinen køle af.',
      '!kind-moka-gasket !kind-press-glass !kind-basket !kind-tank',
    ),
    s(
      'Schick uns im Zweifel ein Bild vom Typenschild. Wir sagen dir, ob es passt.',
      'If in doubt send us a picture of the type plate. We will tell you whether it fits.',
      'Er du i tvivl, så send os et billede af typeskiltet. Vi siger, om det passer.',
      '!kind-moka-gasket !kind-press-glass',
    ),
  ],
};
