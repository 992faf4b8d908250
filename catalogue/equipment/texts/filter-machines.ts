import { type Material, s } from '../describe.ts';

export const filterMachineTexts: Material = {
  sentences: 5,
  topics: {
    open: [
      s(
        'Die {name} brüht {litres} Filterkaffee in {minutes} Minuten, bei {temperature}.',
        'The {name} brews {litres} of filter coffee in {minutes} minutes at {temperature}.',
        '{name} brygger {litres} filterkaffe på {minutes} minutter ved {temperature}.',
      ),
      s(
        'Wasser einfüllen, Kaffee einfüllen, Schalter drücken: Die {name} erklärt sich selbst.',
        'Water in, coffee in, press the switch: the {name} needs no explaining.',
        'Vand i, kaffe i, tryk på kontakten: {name} kræver ingen forklaring.',
        'switch',
      ),
      s(
        'Mit der {name} macht {brand} Filterkaffee ohne Umstände.',
        'With the {name}, {brand} makes filter coffee without fuss.',
        'Med {name} laver {brand} filterkaffe uden besvær.',
      ),
      s(
        '{cups} Tassen in einem Durchgang schafft die {name}, ohne gegen Ende bitter zu werden.',
        'The {name} manages {cups} cups in one go without turning bitter towards the end.',
        '{name} klarer {cups} kopper på én gang uden at blive bitter til sidst.',
        '!cup',
      ),
      s(
        'Am Abend füllen, am Morgen trinken: Die {name} hat eine Zeitschaltuhr.',
        'Fill in the evening, drink in the morning: the {name} has a timer.',
        'Fyld om aftenen, drik om morgenen: {name} har en timer.',
        'timer',
      ),
      s(
        'Die {name} ist kleiner als die meisten Filtermaschinen und brüht trotzdem ebenso gut.',
        'The {name} is smaller than most filter machines and brews just as well.',
        '{name} er mindre end de fleste filtermaskiner og brygger alligevel lige så godt.',
        'small',
      ),
      s(
        '{brand} regelt in der {name} die Temperatur laufend nach; die ersten Tropfen sind so heiß wie die letzten.',
        'In the {name}, {brand} keeps adjusting the temperature; the first drops are as hot as the last.',
        'I {name} justerer {brand} temperaturen løbende; de første dråber er lige så varme som de sidste.',
        'regulated',
      ),
      s(
        'Für Sitzungen, die länger dauern als geplant, gibt es die {name} mit {litres}.',
        'For meetings that run over there is the {name}, with {litres}.',
        'Til møder, der trækker ud, findes {name} med {litres}.',
        'large',
      ),
      s(
        'Die {name} wiegt das Wasser, statt es zu schätzen.',
        'The {name} weighs the water instead of estimating it.',
        '{name} vejer vandet i stedet for at gætte.',
        'scale',
      ),
    ],
    build: [
      s(
        'Zuerst feuchtet sie das Pulver an und wartet dreißig Sekunden, wie man es von Hand auch täte.',
        'First it wets the grounds and waits thirty seconds, as you would by hand.',
        'Først fugter den kaffen og venter tredive sekunder, som man også gør i hånden.',
        'bloom',
      ),
      s(
        'Die Vorbrühphase holt aus hellen Röstungen mehr Süße.',
        'The bloom phase brings more sweetness out of light roasts.',
        'Forbrygningen henter mere sødme ud af lyse ristninger.',
        'bloom',
      ),
      s(
        'Der Duschkopf verteilt das Wasser über das ganze Bett, nicht nur in der Mitte.',
        'The shower head spreads the water over the whole bed, not just the middle.',
        'Bruseren fordeler vandet over hele kaffelaget, ikke kun i midten.',
      ),
      s(
        'Ein Durchlauferhitzer bringt das Wasser schubweise nach oben; das ist einfach und hält.',
        'A flow heater sends the water up in bursts; it is simple and it lasts.',
        'Et varmelegeme sender vandet op i små stød; det er enkelt og holder.',
        'plain',
      ),
      s(
        'Die Thermoskanne hält den Kaffee eine gute Stunde heiß, ohne ihn zu kochen.',
        'The vacuum jug keeps coffee hot for a good hour without stewing it.',
        'Termokanden holder kaffen varm i en god time uden at koge den.',
        'thermos',
      ),
      s(
        'Durch das enge Loch im Deckel läuft der Kaffee in die Kanne, so bleibt die Wärme drin.',
        'Coffee runs into the jug through a small hole in the lid, which keeps the heat in.',
        'Kaffen løber ned i kanden gennem et lille hul i låget, så varmen bliver derinde.',
        'thermos',
      ),
      s(
        'Die Glaskanne zeigt, was noch da ist, und lässt sich ohne Bürste spülen.',
        'The glass jug shows what is left and can be washed without a brush.',
        'Glaskanden viser, hvad der er tilbage, og kan vaskes uden børste.',
        'glass',
      ),
      s(
        'Eine Warmhalteplatte ist eingebaut; länger als zwanzig Minuten sollte der Kaffee dort nicht stehen.',
        'There is a hotplate; the coffee should not stay on it longer than twenty minutes.',
        'Der er en varmeplade; kaffen bør ikke stå på den i mere end tyve minutter.',
        'hotplate',
      ),
      s(
        'Unter der Kanne liegt eine Waage, die bei erreichtem Gewicht abschaltet.',
        'Under the jug sits a scale that stops at the set weight.',
        'Under kanden sidder en vægt, der stopper ved den ønskede vægt.',
        'scale',
      ),
      s(
        'Das Heizelement ist aus Kupfer und erreicht {temperature}, ohne zu sprudeln.',
        'The copper element reaches {temperature} without bubbling over.',
        'Varmelegemet er af kobber og når {temperature} uden at sprutte.',
        'bloom',
      ),
    ],
    daily: [
      s(
        'Sie nimmt Filter der Größe 1×4; die gibt es überall, bei uns auch.',
        'It takes size 1×4 filters, which are sold everywhere, here included.',
        'Den bruger filtre i størrelse 1×4; de fås overalt, også hos os.',
        '!cup !large',
      ),
      s(
        'Nimm 60 g mittel gemahlenen Kaffee auf einen Liter.',
        'Use 60 g of medium-ground coffee per litre.',
        'Brug 60 g mellemmalet kaffe pr. liter.',
      ),
      s(
        'Filterhalter und Deckel dürfen in die Spülmaschine.',
        'Filter holder and lid may go in the dishwasher.',
        'Filterholder og låg må komme i opvaskemaskinen.',
      ),
      s(
        'Spül das Papier vor dem Brühen mit heißem Wasser, dann schmeckt der Kaffee nach Kaffee und nicht nach Papier.',
        'Rinse the paper with hot water before brewing, then the coffee tastes of coffee and not of paper.',
        'Skyl papiret med varmt vand før brygningen, så smager kaffen af kaffe og ikke af papir.',
      ),
      s(
        'Braucht sie für eine Kanne länger als {minutes} Minuten, ist es Zeit zum Entkalken.',
        'If a jug takes longer than {minutes} minutes, it is time to descale.',
        'Tager en kande mere end {minutes} minutter, er det tid til at afkalke.',
      ),
      s(
        'Ein Tropfstopp erlaubt die erste Tasse, bevor alles durch ist; besser schmeckt die fertige Kanne.',
        'A drip stop lets you take a first cup early, but the finished pot tastes better.',
        'Et drypstop lader dig tage den første kop undervejs, men den færdige kande smager bedre.',
        'hotplate',
      ),
      s(
        'Der Tank hat eine Skala in Tassen; eine Tasse sind hier 125 ml.',
        'The tank is marked in cups; one cup here means 125 ml.',
        'Tanken har en skala i kopper; en kop er her 125 ml.',
      ),
      s(
        'Schwenke die Kanne vor dem Einschenken einmal, unten ist der Kaffee stärker als oben.',
        'Swirl the jug once before pouring; the coffee is stronger at the bottom.',
        'Sving kanden én gang, før du skænker; kaffen er stærkere i bunden.',
        '!cup',
      ),
    ],
    fit: [
      s(
        'Zu zweit am Frühstückstisch ist sie genau richtig.',
        'It is just right for two at breakfast.',
        'Til to ved morgenbordet er den helt rigtig.',
        'small',
      ),
      s(
        'Wer mittags eine ganze Kanne für alle kocht, ist mit ihr gut bedient.',
        'If you make a whole jug for everyone at lunch, it will serve you well.',
        'Laver du en hel kande til alle ved middagstid, er du godt hjulpet med den.',
        '!small',
      ),
      s(
        'Am besten schmeckt der Kaffee mit frisch gemahlenen, nicht zu dunklen Bohnen.',
        'It does best with freshly ground beans that are not too dark.',
        'Den er bedst med friskmalede bønner, der ikke er for mørke.',
      ),
      s(
        'Für Ferienwohnungen empfehlen wir sie gern, weil niemand fragen muss, wie sie geht.',
        'We like it for holiday flats, because nobody has to ask how it works.',
        'Vi anbefaler den gerne til feriehuse, fordi ingen skal spørge, hvordan den virker.',
        'plain !large',
      ),
      s(
        'Wer sonst von Hand aufgießt und keine Zeit hat, kommt mit ihr am nächsten heran.',
        'For pour-over drinkers short of time, it comes closest to what they make by hand.',
        'Brygger du ellers i hånden, men mangler tid, kommer du tættest på med den.',
        'bloom',
      ),
      s(
        'Sie ist {width} breit und braucht nach oben Platz für den Deckel.',
        'It is {width} wide and needs room above for the lid.',
        'Den er {width} bred og skal have plads opad til låget.',
      ),
      s(
        'In Teeküchen, die viele benutzen, hält sie erstaunlich lange.',
        'In shared office kitchens it lasts surprisingly long.',
        'I køkkener, som mange bruger, holder den overraskende længe.',
        '!small',
      ),
    ],
    limit: [
      s(
        'Weniger als halb gefüllt läuft das Wasser zu schnell durch; mahl dann eine Stufe feiner.',
        'Less than half full, the water runs through too fast; grind one step finer then.',
        'Er tanken mindre end halvt fuld, løber vandet for hurtigt igennem; mal så et trin finere.',
        '!cup !small',
      ),
      s(
        'Auf der Warmhalteplatte wird Kaffee mit der Zeit bitter, das ist bei jeder Maschine so.',
        'On a hotplate coffee turns bitter in time; that is true of all of them.',
        'På en varmeplade bliver kaffe bitter med tiden; sådan er det med dem alle.',
        'hotplate',
      ),
      s(
        'Eine Zeitschaltuhr fehlt, sie wäre auch kein Gewinn: Gemahlener Kaffee verliert über Nacht sein Aroma.',
        'There is no timer, but it would be no gain: ground coffee goes stale overnight.',
        'Der er ingen timer, og det ville heller ikke være en gevinst: Malet kaffe taber aroma natten over.',
        'switch',
      ),
      s(
        'Milchgetränke gelingen mit Filterkaffee nur mäßig; dafür nimm einen Espressokocher.',
        'Milk drinks turn out only fair with filter coffee; use a moka pot for those.',
        'Mælkedrikke bliver kun middelmådige med filterkaffe; brug en mokkakande til dem.',
      ),
      s(
        'Die Thermoskanne ist innen nur mit Wasser und Bürste zu reinigen.',
        'Inside, the vacuum jug can only be cleaned with water and a brush.',
        'Indvendigt kan termokanden kun renses med vand og børste.',
        'thermos',
      ),
      s(
        'Bei Besuch wird es knapp, denn mehr als {litres} gibt sie nicht her.',
        'It may not be enough for visitors: {litres} is all it makes.',
        'Med gæster bliver det knebent, for den laver ikke mere end {litres}.',
        'small',
      ),
      s(
        'Das Gehäuse ist leicht, beim Abnehmen der Kanne hält man besser gegen.',
        'The housing is light; steady it when you take the jug out.',
        'Kabinettet er let; hold igen på det, når du tager kanden ud.',
        'plain',
      ),
    ],
    compare: [
      s(
        'Die {larger} brüht mehr auf einmal, braucht dafür aber auch mehr Platz.',
        'The {larger} brews more at once but needs more space.',
        '{larger} brygger mere ad gangen, men kræver også mere plads.',
        'has-larger',
      ),
      s(
        'Eine Nummer kleiner ist die {smaller}.',
        'The {smaller} is a size smaller.',
        '{smaller} er en størrelse mindre.',
        'has-smaller',
      ),
      s(
        'Günstiger ist die {cheaper}, die es mit der Temperatur weniger genau nimmt.',
        'The {cheaper} costs less and takes less care over the temperature.',
        '{cheaper} er billigere, men tager det mindre nøje med temperaturen.',
        'has-cheaper',
      ),
      s(
        'Der Aufpreis zur {dearer} lohnt nur, wenn du jeden Tag davon trinkst.',
        'The step up to the {dearer} only pays if you drink from it every day.',
        'Merprisen for {dearer} betaler sig kun, hvis du drikker af den hver dag.',
        'has-dearer',
      ),
      s(
        'Wer zwischen ihr und der {dearer} schwankt, sollte das Geld in eine Mühle stecken.',
        'If you hesitate between it and the {dearer}, put the money into a grinder.',
        'Er du i tvivl mellem den og {dearer}, så brug pengene på en kværn.',
        'has-dearer !grinder',
      ),
      s(
        'Im Geschmack liegt sie vor der {cheaper}, im Aussehen ist das Ansichtssache.',
        'In taste it is ahead of the {cheaper}; looks are a matter of opinion.',
        'I smag ligger den foran {cheaper}; udseendet er en smagssag.',
        'has-cheaper',
      ),
    ],
  },
};
