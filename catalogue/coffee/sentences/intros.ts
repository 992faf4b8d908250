import { localizedRows } from '../source-data/triples.ts';

export const espressoIntros = localizedRows([
  [
    '{name} ist ein Espresso für Leute, die morgens nicht verhandeln.',
    '{name} is an espresso for people who do not negotiate in the morning.',
    '{name} er en espresso til folk, der ikke forhandler om morgenen.',
  ],
  [
    'Mit {name} stellt {brand} einen Espresso hin, der ohne Erklärung auskommt.',
    'With {name}, {brand} serves an espresso that needs no explanation.',
    'Med {name} serverer {brand} en espresso, der klarer sig uden forklaring.',
  ],
  [
    '{name} kommt aus {city} und ist dort der Espresso für jeden Tag.',
    '{name} comes from {city} and is the everyday espresso there.',
    '{name} kommer fra {city} og er hverdagsespressoen dér.',
  ],
  [
    'Wer einen Espresso sucht, der auch nach der dritten Tasse nicht langweilt, ist bei {name} richtig.',
    'If you want an espresso that is still interesting after the third cup, {name} is the one.',
    'Søger du en espresso, der stadig er interessant efter tredje kop, er {name} den rigtige.',
  ],
  [
    '{name} ist kein lauter Espresso, aber er bleibt im Gedächtnis.',
    '{name} is not a loud espresso, but it stays in the memory.',
    '{name} er ikke en højlydt espresso, men den bliver hængende i hukommelsen.',
  ],
  [
    'Unter den Espressi von {brand} ist {name} der, den wir am häufigsten empfehlen.',
    'Among the espressos from {brand}, {name} is the one we recommend most often.',
    'Blandt espressoerne fra {brand} er {name} den, vi oftest anbefaler.',
  ],
  [
    '{name} macht aus einer einfachen Maschine keinen Zweikreiser, aber das Beste daraus.',
    '{name} does not turn a simple machine into a professional one, but it makes the best of it.',
    '{name} gør ikke en enkel maskine professionel, men får det bedste ud af den.',
  ],
  [
    'Bei {name} stimmt schon der Duft aus der Mühle.',
    'With {name}, even the smell from the grinder is right.',
    '{name} dufter godt allerede i kværnen.',
  ],
  [
    '{brand} hat {name} für Siebträger entwickelt, für den Vollautomaten taugt er ebenso.',
    '{brand} developed {name} for espresso machines; it works in a bean-to-cup machine as well.',
    '{brand} har udviklet {name} til espressomaskinen; den dur også i fuldautomaten.',
  ],
  [
    '{name} ist der Espresso, den man Gästen gibt, deren Geschmack man nicht kennt.',
    '{name} is the espresso to give guests whose taste you do not know.',
    '{name} er den espresso, man giver gæster, hvis smag man ikke kender.',
  ],
  [
    'Ein Espresso, zwei Schlucke, dann Stille: {name} ist dafür gemacht.',
    'One espresso, two sips, then silence: that is what {name} is made for.',
    'En espresso, to slurke, så stilhed: Det er {name} lavet til.',
  ],
  [
    '{name} nimmt es mit Milch auf, braucht sie aber nicht.',
    '{name} stands up to milk but does not need it.',
    '{name} kan hamle op med mælk, men behøver den ikke.',
  ],
  [
    'Den Espresso {name} haben wir blind probiert und zweimal nachgeschenkt.',
    'We tasted {name} blind and went back for more twice.',
    'Vi smagte espressoen {name} i blinde og skænkede op to gange.',
  ],
  [
    '{name} gehört zu den Espressi, die nach etwas Ruhe besser schmecken als am Tag nach der Röstung.',
    '{name} is one of those espressos that taste better after a little rest than on the day after roasting.',
    '{name} hører til de espressoer, der smager bedre efter lidt hvile end dagen efter ristningen.',
  ],
  [
    '{name} ist als Espresso gedacht und so sollte man ihn auch trinken.',
    '{name} is meant as espresso and should be drunk that way.',
    '{name} er tænkt som espresso og bør drikkes sådan.',
  ],
  [
    'Für {name} braucht es keine Waage auf ein Zehntelgramm, nur eine ordentliche Mühle.',
    '{name} does not need a scale accurate to a tenth of a gram, only a decent grinder.',
    '{name} kræver ikke en vægt med tiendedele gram, bare en ordentlig kværn.',
  ],
  [
    'Wer von Kapseln auf Bohnen umsteigt, fängt gern mit {name} an.',
    'People who move from capsules to beans often start with {name}.',
    'De, der skifter fra kapsler til bønner, begynder gerne med {name}.',
  ],
  [
    '{name} ist ein Espresso mit Absicht: jede Bohne hat eine Aufgabe.',
    '{name} is an espresso with intent: every bean has a job.',
    '{name} er en espresso med en hensigt: Hver bønne har en opgave.',
  ],
  [
    'In {city} steht {name} auf der Karte gleich unter dem Wasser.',
    'In {city}, {name} is on the menu right below the water.',
    'I {city} står {name} på kortet lige under vandet.',
  ],
  [
    '{name} verträgt Fehler beim Tampern besser als die meisten Espressi.',
    '{name} forgives sloppy tamping better than most espressos.',
    '{name} tilgiver fejl ved tampningen bedre end de fleste espressoer.',
  ],
  [
    'Bei {brand} sagt man, {name} sei der Espresso für den Tag danach.',
    'At {brand} they say {name} is the espresso for the day after.',
    'Hos {brand} siger man, at {name} er espressoen til dagen derpå.',
  ],
  [
    '{name} ist einer der wenigen Espressi, die wir auch im eigenen Büro trinken.',
    '{name} is one of the few espressos that made it into our own office.',
    '{name} er en af de få espressoer, vi også drikker på vores eget kontor.',
  ],
  [
    'Von {name} bestellen viele gleich die zweite Packung, bevor die erste leer ist.',
    'Many people order a second bag of {name} before the first is empty.',
    'Mange bestiller den næste pose {name}, før den første er tom.',
  ],
  [
    '{name} hat einen klaren Anfang, eine breite Mitte und einen Schluss, der weiß, wann er gehen muss.',
    '{name} has a clear start, a broad middle and an ending that knows when to leave.',
    '{name} har en klar begyndelse, en bred midte og en slutning, der ved, hvornår den skal gå.',
  ],
]);

export const cremaIntros = localizedRows([
  [
    '{name} ist ein Caffè Crema für große Tassen und wenig Aufwand.',
    '{name} is a caffè crema for large cups and little effort.',
    '{name} er en caffè crema til store kopper og lille besvær.',
  ],
  [
    'Im Vollautomaten ist {name} zu Hause: gleichmäßig, mit trockener Oberfläche, gutmütig.',
    '{name} is at home in a bean-to-cup machine: even, dry on the surface, good-natured.',
    '{name} er hjemme i fuldautomaten: jævn, tør på overfladen og godmodig.',
  ],
  [
    '{brand} röstet {name} für alle, denen Espresso zu kurz und Filterkaffee zu dünn ist.',
    '{brand} roasts {name} for those who find espresso too short and filter coffee too thin.',
    '{brand} rister {name} til dem, der synes, espresso er for kort og filterkaffe for tynd.',
  ],
  [
    '{name} füllt eine Tasse von 120 Millilitern, ohne bitter zu werden.',
    '{name} fills a cup of 120 millilitres without turning bitter.',
    '{name} fylder en kop på 120 milliliter uden at blive bitter.',
  ],
  [
    'Wer den ganzen Tag Kaffee aus der Maschine trinkt, ist mit {name} gut versorgt.',
    'If your machine runs all day, {name} will serve you well.',
    'Kører maskinen hele dagen, er du godt dækket ind med {name}.',
  ],
  [
    '{name} ist der Kaffee, der im Büro nie übrig bleibt.',
    '{name} is the coffee that never gets left over at the office.',
    '{name} er den kaffe, der aldrig bliver til rest på kontoret.',
  ],
  [
    'Der Caffè Crema {name} aus {city} will keinen Preis gewinnen, sondern täglich schmecken.',
    'The caffè crema {name} from {city} is not out to win prizes but to taste good every day.',
    'Caffè cremaen {name} fra {city} vil ikke vinde en pris, men smage godt hver dag.',
  ],
  [
    '{name} ist unkompliziert im besten Sinn: einfüllen, Knopf drücken, Zeitung holen.',
    '{name} is uncomplicated in the best sense: fill up, press the button, fetch the paper.',
    '{name} er ukompliceret på den gode måde: Fyld op, tryk på knappen, hent avisen.',
  ],
  [
    'Große Tassen sind für viele Bohnen heikel, für {name} nicht.',
    'Large cups are tricky for many beans, but not for {name}.',
    'Store kopper er svære for mange bønner, men ikke for {name}.',
  ],
  [
    '{name} ist etwas heller als ein Espresso und deutlich dunkler als ein Filterkaffee.',
    '{name} is a little lighter than an espresso and clearly darker than a filter coffee.',
    '{name} er lidt lysere end en espresso og tydeligt mørkere end en filterkaffe.',
  ],
  [
    'Mit {name} hat {brand} den Frühstückskaffee in die Maschine geholt.',
    'With {name}, {brand} has brought breakfast coffee into the machine.',
    'Med {name} har {brand} flyttet morgenkaffen ind i maskinen.',
  ],
  [
    '{name} verklebt keine Mühle und überrascht niemanden; das ist als Lob gemeint.',
    '{name} clogs no grinder and surprises nobody; that is meant as praise.',
    '{name} klistrer ikke i kværnen og overrasker ingen; det er ment som ros.',
  ],
  [
    'Den Schümli-Freunden unter unseren Kundinnen und Kunden legen wir {name} ans Herz.',
    'If you like Swiss schümli, {name} is the one we recommend.',
    'Kan du lide schweizisk schümli, anbefaler vi {name}.',
  ],
  [
    '{name} macht Platz für Milch, ohne darin zu verschwinden.',
    '{name} makes room for milk without vanishing in it.',
    '{name} gør plads til mælk uden at forsvinde i den.',
  ],
]);

/** For light roasts only. */
export const lightFilterIntros = localizedRows([
  [
    '{name} eignet sich, um herauszufinden, ob man helle Röstungen mag.',
    '{name} is a good way to find out whether you like lighter roasts.',
    '{name} egner sig til at finde ud af, om man holder af lysere ristninger.',
  ],
  [
    'Die Bohnen von {name} sind klein, dicht und verlangen eine scharfe Mühle.',
    'The beans of {name} are small and dense and ask for a sharp grinder.',
    'Bønnerne i {name} er små og tætte og kræver en skarp kværn.',
  ],
  [
    'Bei {name} schmeckt man zuerst die Herkunft und dann die Röstung.',
    'With {name} you taste the origin first and the roast second.',
    'I {name} smager man først oprindelsen og så ristningen.',
  ],
  [
    '{name} braucht keine Milch, und er sagt es auch.',
    '{name} needs no milk, and says so.',
    '{name} behøver ikke mælk, og det siger den også.',
  ],
]);

export const filterIntros = localizedRows([
  [
    '{name} ist ein Filterkaffee, der beim Abkühlen besser wird.',
    '{name} is a filter coffee that improves as it cools.',
    '{name} er en filterkaffe, der bliver bedre, mens den køler af.',
  ],
  [
    'Für {name} lohnt es sich, den Kessel nicht aus den Augen zu lassen.',
    '{name} makes it worth keeping an eye on the kettle.',
    'Til {name} kan det betale sig at holde øje med kedlen.',
  ],
  [
    '{brand} füllt mit {name} die Kanne, nicht das Regal.',
    'With {name}, {brand} fills the pot, not the shelf.',
    'Med {name} fylder {brand} kanden, ikke hylden.',
  ],
  [
    '{name} ist für Handfilter, Kanne und Geduld gemacht.',
    '{name} is made for dripper, pot and patience.',
    '{name} er lavet til tragt, kande og tålmodighed.',
  ],
  [
    'Wer Filterkaffee für dünn hält, hat {name} noch nicht getrunken.',
    'If you think filter coffee is thin, you have not tried {name}.',
    'Synes du, at filterkaffe er tynd, har du ikke smagt {name}.',
  ],
  [
    'Unter den Filterkaffees aus {city} ist {name} der zugänglichste.',
    'Among the filter coffees from {city}, {name} is the most approachable.',
    'Blandt filterkafferne fra {city} er {name} den mest imødekommende.',
  ],
  [
    '{name} ist die Sorte Kaffee, bei der am Tisch jemand fragt, was das ist.',
    '{name} is the kind of coffee that makes someone at the table ask what it is.',
    '{name} er den slags kaffe, hvor nogen ved bordet spørger, hvad det er.',
  ],
  [
    'Aus der Maschine ist {name} gut, von Hand gegossen noch feiner.',
    '{name} is good from a machine and more nuanced poured by hand.',
    'Fra maskinen er {name} god; brygget i hånden er den mere nuanceret.',
  ],
  [
    '{name} darf in die Thermoskanne und übersteht dort den Vormittag.',
    '{name} goes into the vacuum flask and survives the morning in it.',
    '{name} kan komme i termokanden og klarer sig der hele formiddagen.',
  ],
  [
    '{name} ist ein leiser Kaffee für laute Wochen.',
    '{name} is a quiet coffee for loud weeks.',
    '{name} er en stille kaffe til larmende uger.',
  ],
  [
    'Wir brühen {name} montags zum Einstellen der Kessel: Er zeigt jeden Fehler.',
    'We brew {name} on Mondays to calibrate our kettles: it shows every mistake.',
    'Vi brygger {name} om mandagen for at indstille kedlerne: Den afslører hver fejl.',
  ],
  [
    '{name} von {brand} ist ein Kaffee zum Teilen, eine Kanne zu zweit.',
    '{name} by {brand} is a coffee for sharing, one pot for two.',
    '{name} fra {brand} er en kaffe til at dele, én kande til to.',
  ],
  [
    'Mit {name} wird die zweite Tasse zur besseren.',
    'With {name} the second cup is the better one.',
    'Med {name} er den anden kop den bedste.',
  ],
  [
    '{name} mag weiches Wasser und dankt es mit Klarheit.',
    '{name} likes soft water and returns the favour with clarity.',
    '{name} holder af blødt vand og kvitterer med klarhed.',
  ],
  [
    'Filterkaffee ist bei {brand} die Hauptsache, {name} der Beweis.',
    'At {brand} filter coffee is the main thing; {name} is the proof.',
    'Hos {brand} er filterkaffe hovedsagen; {name} er beviset.',
  ],
  [
    '{name} gehört in die Tasse ohne Untertasse, an den Schreibtisch, ans Fenster.',
    '{name} belongs in a cup without a saucer, at the desk, at the window.',
    '{name} hører til i en kop uden underkop, ved skrivebordet, ved vinduet.',
  ],
]);

/** Not for lungo capsules. */
export const shortCapsuleIntros = localizedRows([
  [
    '{name} ist für die kurze Tasse gemahlen, 40 Milliliter und nicht mehr.',
    '{name} is ground for the short cup, 40 millilitres and no more.',
    '{name} er malet til den korte kop, 40 milliliter og ikke mere.',
  ],
]);

export const capsuleIntros = localizedRows([
  [
    '{name} ist Kaffee in Kapseln, der nach Kaffee schmeckt und nicht nach Kapsel.',
    '{name} is capsule coffee that tastes of coffee and not of the capsule.',
    '{name} er kaffe i kapsler, der smager af kaffe og ikke af kapsel.',
  ],
  [
    '{brand} füllt {name} mit demselben Kaffee, der auch in der Tüte liegt.',
    '{brand} fills {name} with the same coffee that goes into the bag.',
    '{brand} fylder {name} med den samme kaffe, som kommer i posen.',
  ],
  [
    'Für Küchen ohne Platz und Morgen ohne Zeit gibt es {name}.',
    'For kitchens without space and mornings without time there is {name}.',
    'Til køkkener uden plads og morgener uden tid findes {name}.',
  ],
  [
    '{name} läuft in 25 Sekunden durch und hat eine erstaunlich feste Crema.',
    '{name} runs through in 25 seconds and has a surprisingly firm crema.',
    '{name} løber igennem på 25 sekunder og har en forbavsende fast crema.',
  ],
  [
    'In {name} stecken {grams} Gramm Kaffee je Kapsel, frisch gemahlen und sofort verschlossen.',
    'Each capsule of {name} holds {grams} grams of coffee, ground fresh and sealed at once.',
    'Hver kapsel {name} rummer {grams} gram kaffe, friskmalet og lukket med det samme.',
  ],
  [
    '{name} haben wir neben frisch gemahlenem Kaffee verkostet; der Abstand war klein.',
    'We tasted {name} beside freshly ground coffee; the gap was small.',
    'Vi smagte {name} ved siden af friskmalet kaffe; forskellen var lille.',
  ],
  [
    'Die Kapsel von {name} ist aus Aluminium, schließt dicht und gehört danach in die Wertstofftonne.',
    'The capsule of {name} is aluminium, seals tightly and goes into recycling afterwards.',
    'Kapslen til {name} er af aluminium, slutter tæt og skal bagefter til genbrug.',
  ],
  [
    '{name} kommt in kompostierbaren Kapseln aus Zellulose, was man ihnen nicht anmerkt.',
    '{name} comes in compostable capsules of cellulose; you would not notice.',
    '{name} kommer i komposterbare kapsler af cellulose, og det mærker man ikke.',
  ],
  [
    'Mit {name} bekommt die kleine Maschine einen großen Kaffee.',
    'With {name} the small machine gets a big coffee.',
    'Med {name} får den lille maskine en stor kaffe.',
  ],
  [
    'Kapselkaffee muss nicht ohne Charakter sein, das zeigt {name}.',
    '{name} shows that capsule coffee need not lack character.',
    'Kapselkaffe behøver ikke mangle karakter; det viser {name}.',
  ],
  [
    '{name} wird innerhalb eines Tages nach dem Rösten gemahlen und unter Stickstoff verschlossen.',
    '{name} is ground within a day of roasting and sealed under nitrogen.',
    '{name} males inden for et døgn efter ristningen og lukkes under kvælstof.',
  ],
  [
    'Der Kaffee in {name} ist feiner gemahlen als bei den Nachbarn im Regal.',
    'The coffee in {name} is ground finer than that of its neighbours on the shelf.',
    'Kaffen i {name} er malet finere end naboernes på hylden.',
  ],
  [
    '{name} passt in die gängigen Kleinkapselmaschinen, nicht in Systeme mit Strichcode.',
    '{name} fits the usual small-capsule machines, not systems with a barcode.',
    '{name} passer i de gængse maskiner til små kapsler, ikke i systemer med stregkode.',
  ],
]);

export const podIntros = localizedRows([
  [
    '{name} bringt eine ordentliche Tasse aus einer Maschine, der man es nicht zutraut.',
    '{name} gets a decent cup from a machine you would not expect it of.',
    '{name} får en ordentlig kop ud af en maskine, man ikke tiltror det.',
  ],
  [
    'Jedes Pad von {name} enthält {grams} Gramm Kaffee und ist einzeln verschlossen.',
    'Each pod of {name} holds {grams} grams of coffee and is sealed on its own.',
    'Hver pude {name} rummer {grams} gram kaffe og er pakket for sig.',
  ],
  [
    '{name} ist der Kaffee für die Ferienwohnung und das Gästezimmer.',
    '{name} is the coffee for the holiday flat and the guest room.',
    '{name} er kaffen til ferielejligheden og gæsteværelset.',
  ],
  [
    'Das Papier von {name} ist ungebleicht und darf mit auf den Kompost.',
    'The paper of {name} is unbleached and may go into the compost.',
    'Papiret om {name} er ubleget og må komme i komposten.',
  ],
  [
    'Ein Pad, eine Tasse, keine Mühle zu putzen: {name} macht es leicht.',
    'One pod, one cup, no grinder to clean: {name} makes it easy.',
    'Én pude, én kop, ingen kværn at rengøre: {name} gør det nemt.',
  ],
  [
    '{brand} verdichtet {name} stärker als üblich, das gibt Schaum ohne Tricks.',
    '{brand} presses {name} more firmly than usual, which gives foam without tricks.',
    '{brand} presser {name} hårdere end normalt, og det giver skum uden tricks.',
  ],
  [
    'Aus {city} kommt mit {name} ein Pad, das zwei Knopfdrücke verdient.',
    '{name} comes from {city}, a pod that deserves a second press of the button.',
    'Fra {city} kommer {name}, en pude, der fortjener endnu et tryk på knappen.',
  ],
  [
    '{name} ist auf 125 Milliliter abgestimmt; mit 200 wird jeder Padkaffee dünn.',
    '{name} is set for 125 millilitres; at 200 every pod coffee gets thin.',
    '{name} er afstemt til 125 milliliter; med 200 bliver al pudekaffe tynd.',
  ],
  [
    'Wir haben {name} in vier Maschinen probiert und in drei davon gern getrunken.',
    'We tried {name} in four machines and enjoyed it in three of them.',
    'Vi prøvede {name} i fire maskiner og drak den med glæde i tre af dem.',
  ],
  [
    '{name} bleibt im Beutel ein Jahr frisch und danach noch trinkbar.',
    '{name} stays fresh in its sachet for a year and drinkable after that.',
    '{name} holder sig frisk i posen i et år og kan drikkes bagefter.',
  ],
]);

export const instantIntros = localizedRows([
  [
    '{name} ist löslicher Kaffee, den man freiwillig trinkt.',
    '{name} is instant coffee you drink by choice.',
    '{name} er instantkaffe, man drikker frivilligt.',
  ],
  [
    '{brand} gefriertrocknet für {name} gebrühten Kaffee, keine Reste.',
    'For {name}, {brand} freeze-dries brewed coffee, not leftovers.',
    'Til {name} frysetørrer {brand} brygget kaffe, ikke rester.',
  ],
  [
    'Im Zelt, im Zug, im Krankenhaus: {name} rettet die Lage.',
    'In a tent, on a train, in hospital: {name} saves the day.',
    'I teltet, i toget, på sygehuset: {name} redder situationen.',
  ],
  [
    '{name} löst sich in kaltem Wasser, das macht ihn zum schnellsten Eiskaffee, den wir kennen.',
    '{name} dissolves in cold water, which makes it the fastest iced coffee we know.',
    '{name} opløses i koldt vand, og det gør den til den hurtigste iskaffe, vi kender.',
  ],
  [
    'Zwei Gramm von {name} auf eine Tasse reichen, bei dreien wird es ernst.',
    'Two grams of {name} to a cup are enough; at three it gets serious.',
    'To gram {name} til en kop er nok; ved tre bliver det alvor.',
  ],
  [
    'Ein Glas {name} steht bei uns im Lager neben der Mikrowelle und ist immer offen.',
    'A jar of {name} stands next to the microwave in our warehouse, and it is always open.',
    'Et glas {name} står ved siden af mikroovnen på vores lager og er altid åbent.',
  ],
  [
    'Wer Instantkaffee aus Prinzip ablehnt, sollte {name} aus Neugier probieren.',
    'If you refuse instant coffee on principle, try {name} out of curiosity.',
    'Afviser du instantkaffe af princip, så prøv {name} af nysgerrighed.',
  ],
  [
    '{name} riecht schon beim Öffnen nach Kaffee, das ist in dieser Abteilung selten.',
    '{name} smells of coffee as soon as you open it, which is rare in this department.',
    '{name} dufter af kaffe, så snart man åbner den, og det er sjældent i den afdeling.',
  ],
  [
    'Zum Backen ist {name} die sauberste Art, Kaffee in einen Teig zu bringen.',
    'For baking, {name} is the cleanest way to get coffee into a batter.',
    'Til bagning er {name} den reneste måde at få kaffe i en dej på.',
  ],
  [
    '{name} braucht Wasser von 85 Grad, nicht kochendes; das ist das ganze Geheimnis.',
    '{name} wants water at 85 degrees, not boiling; that is the whole secret.',
    '{name} vil have vand på 85 grader, ikke kogende; det er hele hemmeligheden.',
  ],
]);
