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
      'Lock in the portafilter while heating. It is the largest piece of metal the coffee touches.',
      'Sæt filterholderen i under opvarmningen. Den er det største stykke metal, kaffen rører.',
    ),
    s(
      'Zu sauer? Feiner mahlen oder heißer. Zu bitter? Gröber oder kühler. Mehr Theorie brauchst du im ersten Monat nicht.',
      'Too sour? Grind finer or go hotter. Too bitter? Coarser or cooler. You need no more theory in the first month.',
      'For surt? Mal finere eller gå varmere. For bittert? Grovere eller køligere. Mere teori har du ikke brug for den første måned.',
    ),
    s(
      'Kauf die Mühle nicht zuletzt und nicht vom Rest. Sie macht die Hälfte des Espressos aus.',
      'Do not buy the grinder last or with what is left. It is half the espresso.',
      'Køb ikke kværnen til sidst eller for resten af pengene. Den er halvdelen af espressoen.',
      '!grinder',
    ),
    s(
      'Wärme die Tassen auf der Maschine vor, aber mit der Öffnung nach oben. Umgedreht sammelt sich Kondenswasser.',
      'Warm the cups on the machine, but with the opening up. Upside down they collect condensation.',
      'Varm kopperne på maskinen, men med åbningen opad. På hovedet samler de kondensvand.',
      '!manual',
    ),
    s(
      'Miss die Wasserhärte, bevor du die Maschine zum ersten Mal füllst. Alles Weitere zur Pflege hängt davon ab.',
      'Measure water hardness before you first fill the machine. All further care depends on it.',
      'Mål vandets hårdhed, før du fylder maskinen første gang. Al videre pleje afhænger af det.',
      '!manual',
    ),
  ],
  automatic: [
    s(
      'Stell die Stärke erst hoch, wenn du feiner gemahlen hast. Mehr Pulver bei grobem Mahlgrad macht den Kaffee nur teurer.',
      'Raise the strength only after grinding finer. More coffee at a coarse grind only costs more.',
      'Skru først op for styrken, når du har malet finere. Mere kaffe ved grov maling bliver bare dyrere.',
      'fully-automatic-machine',
    ),
    s(
      'Nimm gefiltertes oder weiches Wasser, dann entkalkst du halb so oft.',
      'Use filtered or soft water and you descale half as often.',
      'Brug filtreret eller blødt vand, så afkalker du halvt så tit.',
    ),
    s(
      'Spül die Teile, die Milch berühren, am selben Abend. Am nächsten Morgen ist es dreimal so viel Arbeit.',
      'Rinse the parts that touch milk the same evening. Next morning it is three times the work.',
      'Skyl de dele, der rører mælken, samme aften. Næste morgen er det tre gange så meget arbejde.',
      'milk',
    ),
    s(
      'Kaufe Bohnen in kleinen Packungen. Auch die beste Maschine macht aus altem Kaffee keinen frischen.',
      'Buy beans in small packs. Even the best machine does not make old coffee fresh.',
      'Køb bønner i små poser. Selv den bedste maskine gør ikke gammel kaffe frisk.',
      '!capsule-machine',
    ),
    s(
      'Schreib das Datum der letzten Entkalkung auf einen Zettel an die Rückwand. Man erinnert sich nie.',
      'Put a note with the last descaling date on the back. One never remembers.',
      'Sæt en seddel med datoen for sidste afkalkning bagpå. Man husker det aldrig.',
    ),
  ],
  grinder: [
    s(
      'Wiege drei Portionen hintereinander. Weichen sie um mehr als ein halbes Gramm ab, klopf den Auswurf aus.',
      'Weigh three doses in a row. If they differ by more than half a gram, tap out the chute.',
      'Vej tre portioner efter hinanden. Afviger de mere end et halvt gram, så bank udløbet rent.',
    ),
    s(
      'Verstelle in kleinen Schritten und verwirf danach die erste Portion. Sie gehört noch zur alten Einstellung.',
      'Adjust in small steps and discard the next dose. It still belongs to the old setting.',
      'Justér i små trin, og kassér den næste portion. Den hører stadig til den gamle indstilling.',
    ),
    s(
      'Notiere zu jeder Sorte die Zahl auf dem Ring, am besten auf der Packung.',
      'Note the number on the ring for each coffee, ideally on the bag.',
      'Notér tallet på ringen for hver kaffe, helst på posen.',
    ),
    s(
      'Mahle erst, wenn das Wasser heiß ist. Gemahlener Kaffee verliert in fünf Minuten, was er in fünf Wochen hatte.',
      'Grind only when the water is hot. Ground coffee loses in five minutes what it kept for five weeks.',
      'Mal først, når vandet er varmt. Malet kaffe taber på fem minutter, hvad den holdt på i fem uger.',
    ),
    s(
      'Trocken reinigen, nie feucht. Wasser und Mahlstahl vertragen sich nicht.',
      'Clean dry, never wet. Water and burr steel do not get on.',
      'Rengør tørt, aldrig vådt. Vand og kværnstål går ikke sammen.',
    ),
  ],
  brewer: [
    s(
      'Nimm 60 g Kaffee auf einen Liter Wasser und ändere zuerst den Mahlgrad, nicht die Menge.',
      'Take 60 g of coffee per litre and change the grind first, not the amount.',
      'Brug 60 g kaffe pr. liter vand, og ændr først malegraden, ikke mængden.',
    ),
    s(
      'Brüh zwei verschiedene Röstungen nebeneinander. So lernt man schneller als aus jedem Buch.',
      'Brew two different roasts side by side. You learn faster than from any book.',
      'Bryg to forskellige ristninger ved siden af hinanden. Så lærer man hurtigere end af nogen bog.',
    ),
    s(
      'Gutes Wasser macht mehr aus als teures Gerät. Schmeckt dein Leitungswasser nach Chlor, filtere es.',
      'Good water matters more than costly gear. If your tap water tastes of chlorine, filter it.',
      'Godt vand betyder mere end dyrt udstyr. Smager dit vand af klor, så filtrér det.',
    ),
    s(
      'Spül alles sofort mit heißem Wasser. Kaffeeöl wird ranzig, auch wenn man es nicht sieht.',
      'Rinse everything at once with hot water. Coffee oil turns rancid even where you cannot see it.',
      'Skyl alt straks med varmt vand. Kaffeolie bliver harsk, også hvor man ikke ser den.',
    ),
    s(
      'Lass den Kaffee zwei Minuten stehen, bevor du ihn beurteilst. Heiß schmeckt alles gleich.',
      'Let the coffee stand for two minutes before judging it. Hot, everything tastes alike.',
      'Lad kaffen stå to minutter, før du bedømmer den. Varmt smager alt ens.',
    ),
  ],
  kettle: [
    s(
      'Übe den Strahl mit kaltem Wasser über der Spüle, bis er einen Faden hält.',
      'Practise the stream with cold water over the sink until it holds a thread.',
      'Øv strålen med koldt vand over vasken, til den holder en tråd.',
      'goose',
    ),
    s(
      'Koch nur so viel Wasser, wie du brauchst, aber ein wenig mehr zum Vorwärmen.',
      'Boil only what you need, but a little more for preheating.',
      'Kog kun det, du skal bruge, men lidt ekstra til forvarmning.',
    ),
    s(
      'Entkalke, sobald du Flocken siehst. Kalk im Wasser nimmt hellen Röstungen die Säure.',
      'Descale as soon as you see flakes. Limescale takes the acidity from light roasts.',
      'Afkalk, så snart du ser flager. Kalk tager syren fra lyse ristninger.',
    ),
    s(
      'Wasser, das einmal gekocht hat, ist nicht schlechter. Dieses Gerücht darfst du vergessen.',
      'Water that has boiled once is no worse. You may forget that rumour.',
      'Vand, der har kogt én gang, er ikke dårligere. Det rygte kan du glemme.',
    ),
  ],
  milk: [
    s(
      'Nimm Milch mit 3,5 % Fett und viel Eiweiß, kalt aus dem Kühlschrank.',
      'Take milk with 3.5% fat and plenty of protein, cold from the fridge.',
      'Brug mælk med 3,5 % fedt og meget protein, kold fra køleskabet.',
    ),
    s(
      'Üb mit Wasser und einem Tropfen Spülmittel. Das schäumt wie Milch und kostet nichts.',
      'Practise with water and a drop of detergent. It froths like milk and costs nothing.',
      'Øv dig med vand og en dråbe opvaskemiddel. Det skummer som mælk og koster intet.',
    ),
    s(
      'Hör bei 60 °C auf. Darüber wird Milch nicht heißer im Mund, nur weniger süß.',
      'Stop at 60 °C. Beyond that milk only becomes less sweet.',
      'Stop ved 60 °C. Derover bliver mælken kun mindre sød.',
    ),
    s(
      'Gieß sofort nach dem Schäumen. Nach dreißig Sekunden trennen sich Schaum und Milch.',
      'Pour straight after frothing. After thirty seconds foam and milk separate.',
      'Hæld straks efter skumning. Efter tredive sekunder skilles skum og mælk.',
    ),
  ],
  filter: [
    s(
      'Wärme Filter und Kanne mit demselben Wasser vor, mit dem du spülst.',
      'Warm filter and jug with the same water you rinse with.',
      'Varm filter og kande med det samme vand, som du skyller med.',
    ),
    s(
      'Bestell eine Packung mehr als nötig. Sonntags ohne Filter ist kein Vergnügen.',
      'Order one pack more than you need. Sunday without filters is no pleasure.',
      'Bestil en pakke mere end nødvendigt. Søndag uden filtre er ingen fornøjelse.',
      'single-use',
    ),
    s(
      'Schmeckt es nach Papier, hast du zu wenig gespült, nicht das falsche Papier gekauft.',
      'If it tastes of paper you rinsed too little; the paper is not wrong.',
      'Smager det af papir, har du skyllet for lidt; papiret er ikke forkert.',
      'single-use',
    ),
    s(
      'Heb angebrochene Packungen trocken und weit weg von Gewürzen auf.',
      'Keep opened packs dry and far from spices.',
      'Opbevar åbnede pakker tørt og langt fra krydderier.',
      'single-use',
    ),
    s(
      'Koche den Filter einmal im Monat in Wasser mit einem Löffel Natron aus.',
      'Boil the filter once a month in water with a spoon of soda.',
      'Kog filteret en gang om måneden i vand med en skefuld natron.',
      'reusable',
    ),
  ],
  scale: [
    s(
      'Wiege eine Woche lang alles. Danach weißt du, was du weglassen kannst.',
      'Weigh everything for a week. Then you know what to leave out.',
      'Vej alt i en uge. Så ved du, hvad du kan udelade.',
    ),
    s(
      'Leg ein Stück Küchenpapier unter die Tasse, dann bleibt die Messzelle trocken.',
      'Put a piece of kitchen paper under the cup and the load cell stays dry.',
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
      'Buy the grinder first, then the scale, then the tools. In that order you taste the effect.',
      'Køb først kværnen, så vægten, så værktøjet. I den rækkefølge kan man smage virkningen.',
    ),
    s(
      'Arbeite immer in derselben Reihenfolge. Gleichmäßigkeit schlägt jede Technik.',
      'Always work in the same order. Consistency beats any technique.',
      'Arbejd altid i samme rækkefølge. Ensartethed slår enhver teknik.',
    ),
    s(
      'Miss den Innendurchmesser deines Siebs mit einer Schieblehre, nicht mit dem Lineal.',
      'Measure the inside of your basket with calipers, not a ruler.',
      'Mål kurvens indvendige diameter med skydelære, ikke med lineal.',
    ),
    s(
      'Ein trockenes Sieb ist die halbe Verteilung. Wisch es vor jedem Mahlen aus.',
      'A dry basket is half the distribution. Wipe it before each grind.',
      'En tør kurv er halvdelen af fordelingen. Tør den af før hver maling.',
    ),
  ],
  ware: [
    s(
      'Spül die Tasse vor dem Einschenken heiß aus. Das bringt mehr als jede Wandstärke.',
      'Rinse the cup hot before pouring. It does more than any wall thickness.',
      'Skyl koppen varm, før du skænker. Det gør mere end nogen vægtykkelse.',
    ),
    s(
      'Füll nie bis zum Rand. Der Duft braucht einen Finger breit Platz.',
      'Never fill to the brim. The aroma needs a finger of room.',
      'Fyld aldrig til kanten. Duften skal have en fingers plads.',
    ),
    s(
      'Kaffeeränder gehen mit Natron und einem feuchten Lappen weg, ohne Scheuermittel.',
      'Coffee rings come off with soda and a damp cloth, without scouring.',
      'Kafferande går af med natron og en fugtig klud, uden skuremiddel.',
    ),
    s(
      'Kauf eine mehr, als du brauchst. Die erste geht immer im Umzug verloren.',
      'Buy one more than you need. The first is always lost when moving house.',
      'Køb én mere, end du skal bruge. Den første forsvinder altid ved flytningen.',
    ),
  ],
  storage: [
    s(
      'Lass Bohnen in ihrer Packung und stell diese in die Dose. So trennst du zwei Sorten ohne Spülen.',
      'Leave beans in their bag and put that in the canister. So you keep two coffees apart without washing.',
      'Lad bønnerne blive i posen, og sæt den i dåsen. Så holder du to slags adskilt uden at vaske.',
    ),
    s(
      'Schreib das Röstdatum auf. Zwischen Tag 7 und Tag 30 schmecken die meisten Kaffees am besten.',
      'Write down the roasting date. Between day 7 and day 30 most coffees taste best.',
      'Skriv ristedatoen ned. Mellem dag 7 og dag 30 smager de fleste kaffer bedst.',
    ),
    s(
      'Ein kühler Schrank schlägt den Kühlschrank, weil dort nichts beschlägt.',
      'A cool cupboard beats the fridge, as nothing condenses there.',
      'Et køligt skab slår køleskabet, for der dugger intet.',
    ),
  ],
  care: [
    s(
      'Reinigen und Entkalken sind zwei Arbeiten. Fett löst Lauge, Kalk löst Säure, und nie beides zusammen.',
      'Cleaning and descaling are two jobs. Alkali for grease, acid for limescale, and never both together.',
      'Rensning og afkalkning er to opgaver. Base til fedt, syre til kalk, og aldrig begge sammen.',
    ),
    s(
      'Leg dir einen festen Tag fest. Sonntagabend hat sich bewährt.',
      'Fix a day. Sunday evening has proved itself.',
      'Vælg en fast dag. Søndag aften har vist sig god.',
    ),
    s(
      'Nimm nie mehr als angegeben. Doppelt dosiert spült man dreimal so lange.',
      'Never take more than stated. Twice the dose means three times the rinsing.',
      'Brug aldrig mere end angivet. Dobbelt dosis betyder tre gange så meget skylning.',
    ),
  ],
  part: [
    s(
      'Fotografiere jeden Schritt beim Zerlegen. Beim Zusammenbau bist du dankbar.',
      'Take a photo of every step when dismantling. You will be grateful later.',
      'Fotografér hvert trin, når du skiller ad. Du bliver glad for det bagefter.',
    ),
    s(
      'Zieh immer zuerst den Netzstecker und lass das Gerät abkühlen.',
      'Always unplug first and let the machine cool.',
      'Træk altid stikket først, og lad maskinen køle af.',
    ),
    s(
      'Schick uns im Zweifel ein Bild vom Typenschild. Wir sagen dir, ob es passt.',
      'If in doubt send us a picture of the type plate. We tell you whether it fits.',
      'Er du i tvivl, så send os et billede af typeskiltet. Vi siger, om det passer.',
    ),
  ],
};
