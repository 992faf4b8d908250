import { type Sentence, s } from '../describe.ts';
import type { Group } from './groups.ts';

/** Of sentences on fitting a part: not for what a workshop fits, nor for what is only put in. */
const fittedAtHome = '!kind-thermostat !kind-press-glass !kind-tank !kind-basket';

/** What reviewers say of a product itself: content, and not. */
export const opinions: Record<Group, { praise: Sentence[]; complaint: Sentence[] }> = {
  machine: {
    praise: [
      s(
        'Der Espresso schmeckt so, wie ich ihn aus einer guten Bar kenne.',
        'The espresso tastes the way I know it from a good bar.',
        'Espressoen smager, som jeg kender den fra en god bar.',
      ),
      s(
        'Nach zwei Wochen Üben sitzt jeder Handgriff.',
        'After two weeks of practice every move is second nature.',
        'Efter to ugers øvelse sidder hvert greb.',
      ),
      s(
        'Schwer, solide, nichts klappert.',
        'Heavy, solid, nothing rattles.',
        'Tung, solid, intet klaprer.',
        '!small',
      ),
      s(
        'Die Temperatur bleibt stabil, das schmeckt man bei hellen Röstungen.',
        'The temperature stays stable; you can taste that with light roasts.',
        'Temperaturen er stabil; det kan smages ved lyse ristninger.',
        'pid',
      ),
      s(
        'Der Dampf ist kräftig, der Schaum gelingt inzwischen fast immer.',
        'The steam is powerful, and by now the foam turns out nearly every time.',
        'Dampen er kraftig, og nu lykkes skummet næsten hver gang.',
        '!manual',
      ),
      s(
        'Man merkt, dass sich diese Maschine reparieren lässt.',
        'You can tell it was built to be repaired.',
        'Man kan mærke, at den er bygget til at blive repareret.',
      ),
      s(
        'Sie ist kleiner, als ich nach den Bildern dachte, und das ist gut so.',
        'It is smaller than it looks in the pictures, which is a good thing.',
        'Den er mindre, end den ser ud på billederne, og det er kun godt.',
        'small',
      ),
      s(
        'Unsere alte Maschine war doppelt so teuer und konnte weniger.',
        'Our old machine cost twice as much and did less.',
        'Vores gamle maskine kostede det dobbelte og kunne mindre.',
        'small',
      ),
      s(
        'Die Reinigung dauert abends zwei Minuten.',
        'Cleaning takes two minutes at the end of the day.',
        'Rengøringen tager to minutter om aftenen.',
      ),
      s(
        'Der Siebträger liegt gut in der Hand und rastet satt ein.',
        'The portafilter feels good in the hand and locks in firmly.',
        'Filterholderen ligger godt i hånden og låser solidt.',
      ),
      s(
        'Seit sie da ist, gehen wir seltener ins Café.',
        'Since it arrived we have been going to cafés less often.',
        'Siden den kom, går vi sjældnere på café.',
      ),
    ],
    complaint: [
      s(
        'Die Aufheizzeit habe ich unterschätzt.',
        'I underestimated how long it takes to heat up.',
        'Jeg havde undervurderet opvarmningstiden.',
        'large',
      ),
      s(
        'Die Tropfschale könnte größer sein.',
        'The drip tray could be larger.',
        'Drypbakken kunne være større.',
        '!manual',
      ),
      s(
        'Die Pumpe ist lauter, als ich dachte.',
        'The pump is louder than I expected.',
        'Pumpen larmer mere, end jeg havde regnet med.',
        'vibration',
      ),
      s(
        'Zum Einstellen habe ich viel Kaffee verbraucht.',
        'I used up a lot of coffee dialling it in.',
        'Jeg brugte meget kaffe på at indstille den.',
      ),
      s(
        'Die Anleitung hätte ein paar Bilder mehr vertragen.',
        'The manual could have done with a few more pictures.',
        'Manualen kunne godt have haft nogle flere billeder.',
      ),
      s(
        'Die Tassenablage könnte größer sein.',
        'The cup shelf could be larger.',
        'Der kunne godt være plads til flere kopper ovenpå.',
        '!manual',
      ),
    ],
  },
  automatic: {
    praise: [
      s(
        'Morgens ein Knopfdruck, mehr will ich um diese Zeit nicht.',
        'One button in the morning: that is all I can manage at that hour.',
        'Ét tryk om morgenen; mere magter jeg ikke på det tidspunkt.',
      ),
      s(
        'Der Kaffee ist jeden Tag gleich gut.',
        'The coffee is just as good every day.',
        'Kaffen er lige god hver dag.',
      ),
      s(
        'Einfach zu reinigen, alles ist von vorn zu erreichen.',
        'Easy to clean; you can reach everything from the front.',
        'Nem at rengøre; alt kan nås forfra.',
        'type-fully-automatic-machine',
      ),
      s(
        'Selbst meine Mutter kommt ohne Anleitung zurecht.',
        'Even my mother gets on with it without the manual.',
        'Selv min mor kan finde ud af den uden manual.',
      ),
      s(
        'Leiser als unser altes Gerät.',
        'Quieter than our old machine.',
        'Støjer mindre end vores gamle maskine.',
        '!loud',
      ),
      s(
        'Läuft seit Monaten ohne Störung.',
        'It has been running for months without a fault.',
        'Den har kørt i månedsvis uden fejl.',
      ),
      s(
        'Wirklich heißer Kaffee, das war uns wichtig.',
        'The coffee is properly hot, which mattered to us.',
        'Kaffen er rigtig varm, og det var vigtigt for os.',
      ),
      s(
        'Darf in der Küche gern offen stehen, so gut sieht das Gerät aus.',
        'It is good-looking enough to stay out on the worktop.',
        'Den er køn nok til at stå fremme i køkkenet.',
      ),
      s(
        'Nach einem halben Jahr noch immer wie am ersten Tag.',
        'Still like new after six months.',
        'Stadig som ny efter et halvt år.',
      ),
      s(
        'Der Kaffee schmeckt deutlich besser als aus dem alten Gerät.',
        'The coffee tastes far better than from our old machine.',
        'Kaffen smager meget bedre end fra den gamle maskine.',
      ),
    ],
    complaint: [
      s(
        'Der Wassertank ist bei uns schnell leer.',
        'The water tank is soon empty for a household like ours.',
        'Vandtanken er hurtigt tom hos os.',
        '!large !type-filter-machine',
      ),
      s(
        'Das Spülen beim Einschalten nervt etwas.',
        'The rinsing on start-up is a bit annoying.',
        'Skylningen ved start er lidt irriterende.',
        'type-fully-automatic-machine',
      ),
      s(
        'Das Kabel ist zu kurz für unsere Küche.',
        'The cable is too short for our kitchen.',
        'Ledningen er for kort til vores køkken.',
      ),
      s(
        'Die Kontrollleuchten sind nachts ziemlich hell.',
        'The indicator lights are rather bright at night.',
        'Kontrollamperne lyser ret kraftigt om natten.',
      ),
      s(
        'Auf dem Gehäuse sieht man jeden Fingerabdruck.',
        'Every fingerprint shows on the housing.',
        'Man ser hvert fingeraftryk på kabinettet.',
      ),
      s(
        'Die Anleitung könnte ausführlicher sein.',
        'The manual could go into more detail.',
        'Manualen kunne godt være mere udførlig.',
      ),
    ],
  },
  grinder: {
    praise: [
      s(
        'Das Mahlgut ist gleichmäßig, der Unterschied zur alten Mühle ist groß.',
        'The grounds are even, a big difference from my old grinder.',
        'Kaffen bliver ensartet; der er stor forskel fra den gamle kværn.',
      ),
      s(
        'Endlich schmecke ich, was auf der Packung steht.',
        'At last I can taste what it says on the bag.',
        'Endelig kan jeg smage det, der står på posen.',
      ),
      s(
        'Die Einstellung lässt sich leicht wiederfinden.',
        'The setting is easy to find again.',
        'Indstillingen er nem at finde igen.',
        '!stepless',
      ),
      s(
        'Kaum Rückstände, ich habe nachgewogen.',
        'Hardly any retention; I weighed it.',
        'Næsten ingen rester; jeg har vejet efter.',
        '!hopper',
      ),
      s(
        'Gut verarbeitet, kein Spiel in der Achse.',
        'Solid build, with no play in the shaft.',
        'Solidt bygget, og akslen slingrer ikke.',
      ),
      s(
        'Mahlt schneller, als ich erwartet habe.',
        'Grinds faster than I expected.',
        'Maler hurtigere, end jeg ventede.',
        '!slow !ceramic',
      ),
      s(
        'Steht fest und kleckert nicht.',
        'Stands firm on the worktop and makes no mess.',
        'Står fast og sviner ikke.',
        'type-electric-grinder',
      ),
      s(
        'Zum ersten Mal stimmte die Durchlaufzeit auf Anhieb.',
        'For the first time my shot time was right straight away.',
        'For første gang passede gennemløbstiden med det samme.',
        'espresso',
      ),
      s(
        'Reinigen geht schnell, man kommt überall hin.',
        'Cleaning is quick; you can get everywhere.',
        'Den er hurtig at rengøre; man kan komme til overalt.',
      ),
      s(
        'Ich mahle damit für den Handfilter und bin sehr zufrieden.',
        'I use it for pour-over and am very happy with it.',
        'Jeg bruger den til filterkaffe og er meget tilfreds.',
        '!espresso',
      ),
      s(
        'Für Espresso fein genug, mit Reserve nach unten.',
        'Fine enough for espresso, with room to spare.',
        'Fin nok til espresso og med plads til endnu finere.',
        'espresso',
      ),
    ],
    complaint: [
      s(
        'Das Pulver lädt sich etwas auf, ein Tropfen Wasser hilft.',
        'There is a little static; a drop of water on the beans helps.',
        'Der er lidt statisk elektricitet; en dråbe vand på bønnerne hjælper.',
      ),
      s(
        'Die Skala ist schlecht zu lesen.',
        'The scale is hard to read.',
        'Skalaen er svær at læse.',
        '!internal',
      ),
      s(
        'Bei hellen Röstungen hat das Mahlwerk zu kämpfen.',
        'It has to work hard with light roasts.',
        'Lyse ristninger er hårdt arbejde for den.',
      ),
      s(
        'Der Auffangbecher könnte besser sitzen.',
        'The catch cup could fit more tightly.',
        'Bægeret kunne godt sidde lidt bedre fast.',
      ),
      s(
        'Die ersten Portionen waren ungleichmäßig, nach einem Kilo war das vorbei.',
        'The first doses were uneven; after a kilo that was over.',
        'De første portioner var ujævne; efter et kilo var det ovre.',
      ),
    ],
  },
  brewer: {
    praise: [
      s('Einfach, schön und gut.', 'Simple, beautiful and good.', 'Enkelt, smukt og godt.'),
      s(
        'Der Kaffee wird runder als mit unserer Maschine.',
        'The coffee turns out rounder than with our machine.',
        'Kaffen bliver rundere end med vores maskine.',
      ),
      s('Nimmt kaum Platz weg.', 'Takes up hardly any space.', 'Fylder næsten ingenting.'),
      s(
        'Gut zu reinigen, nichts bleibt hängen.',
        'Easy to clean, nothing sticks.',
        'Nem at rengøre, intet sidder fast.',
      ),
      s(
        'Wertiger, als der Preis vermuten lässt.',
        'Better made than the price suggests.',
        'Bedre lavet, end prisen antyder.',
      ),
      s(
        'Habe gleich noch ein Exemplar für das Wochenendhaus bestellt.',
        'I ordered a second one for the weekend cottage straight away.',
        'Jeg bestilte straks en til til sommerhuset.',
      ),
      s(
        'Mit den Mengen aus der Beschreibung gelang der erste Versuch.',
        'It worked first time with the amounts given here.',
        'Med mængderne fra beskrivelsen lykkedes det i første forsøg.',
      ),
      s(
        'Muss man niemandem erklären.',
        'Needs no explaining to anyone.',
        'Behøver ingen forklaring.',
      ),
      s(
        'Kam gut verpackt, und zwar ohne Kunststoff.',
        'Came well packed, without any plastic.',
        'Kom godt pakket og uden plast.',
      ),
      s(
        'Der Kaffee schmeckt wie früher bei den Großeltern.',
        'The coffee tastes the way it did at my grandparents’.',
        'Kaffen smager som hjemme hos mine bedsteforældre.',
        '!type-coffee-press',
      ),
    ],
    complaint: [
      s(
        'Etwas kleiner, als ich gedacht hatte.',
        'A little smaller than I expected.',
        'Lidt mindre, end jeg havde troet.',
      ),
      s(
        'Der Griff wird warm.',
        'The handle gets warm.',
        'Grebet bliver varmt.',
        '!type-dripper !type-coffee-press',
      ),
      s(
        'Bis der Mahlgrad stimmte, hat es eine Weile gedauert.',
        'It took me a while to get the grind right.',
        'Det tog noget tid, før malegraden passede.',
      ),
      s(
        'Beim ersten Mal war ein leichter Geruch da, danach nicht mehr.',
        'There was a slight smell the first time I used it, but not since.',
        'Den lugtede lidt første gang, men ikke siden.',
        'type-moka-pot',
      ),
      s(
        'Eine gedruckte Anleitung hätte ich mir gewünscht.',
        'I would have liked printed instructions in the box.',
        'Jeg ville gerne have haft en trykt vejledning med.',
      ),
    ],
  },
  kettle: {
    praise: [
      s(
        'Der Strahl lässt sich auf den Punkt führen.',
        'The stream goes exactly where you point it.',
        'Strålen kan styres helt præcist.',
        'goose',
      ),
      s(
        'Liegt gut in der Hand, auch voll.',
        'Sits well in the hand, even full.',
        'Ligger godt i hånden, også fyldt.',
      ),
      s(
        'Tropft beim Absetzen nicht nach, das ist selten.',
        'It does not drip, which is rare.',
        'Drypper ikke efter, og det er sjældent.',
      ),
      s(
        'Schnell heiß und schön anzusehen.',
        'Heats quickly and is good to look at.',
        'Bliver hurtigt varm og er køn at se på.',
      ),
      s(
        'Die Temperatur stimmt, ich habe mit einem zweiten Thermometer geprüft.',
        'The temperature is right; I checked with a second thermometer.',
        'Temperaturen passer; jeg har tjekket med et ekstra termometer.',
        'degrees',
      ),
      s(
        'Seitdem schmeckt auch der Tee besser.',
        'Even our tea tastes better now.',
        'Nu smager teen også bedre.',
      ),
      s(
        'Solide Verarbeitung, der Deckel klappert nicht.',
        'Solid build; the lid does not rattle.',
        'Solidt lavet; låget klaprer ikke.',
      ),
      s(
        'Steht bei uns offen in der Küche und wird ständig gelobt.',
        'It has pride of place in our kitchen and everyone admires it.',
        'Den står fremme i køkkenet og får altid ros.',
      ),
    ],
    complaint: [
      s(
        'Der Deckel wird heiß, nimm ein Tuch.',
        'The lid gets hot; use a cloth.',
        'Låget bliver varmt; brug en klud.',
      ),
      s(
        'Für vier Personen zu klein.',
        'Too small for four people.',
        'For lille til fire personer.',
        'goose small',
      ),
      s(
        'Kalkflecken sieht man sofort.',
        'Limescale shows at once.',
        'Kalkpletter ses med det samme.',
      ),
      s(
        'Der Henkel könnte für große Hände etwas weiter sein.',
        'The handle could be a little wider for large hands.',
        'Håndtaget kunne godt være lidt større til store hænder.',
      ),
    ],
  },
  milk: {
    praise: [
      s(
        'Der Schaum wird fein und glänzt.',
        'The foam turns out fine and glossy.',
        'Skummet bliver fint og blankt.',
        '!table',
      ),
      s(
        'Endlich ein Herz, das man als Herz erkennt.',
        'At last a heart that looks like one.',
        'Endelig et hjerte, der ligner et hjerte.',
        'steam',
      ),
      s(
        'Liegt gut in der Hand und gießt sauber.',
        'Sits well in the hand and pours cleanly.',
        'Ligger godt i hånden og hælder rent.',
        'steam',
      ),
      s('Auch Haferdrink gelingt.', 'Oat drink works too.', 'Havredrik lykkes også.', '!table'),
      s('Lässt sich in Sekunden ausspülen.', 'Rinses in seconds.', 'Kan skylles på få sekunder.'),
      s(
        'Genau die richtige Größe für zwei Tassen.',
        'Exactly the right size for two cups.',
        'Præcis den rigtige størrelse til to kopper.',
        '!sizes !table',
      ),
      s(
        'Gutes Stück, das man gern anfasst.',
        'Nicely made and a pleasure to handle.',
        'Godt lavet og rart at røre ved.',
      ),
      s(
        'Unser Cappuccino am Sonntag schmeckt jetzt wie im Café.',
        'Our Sunday cappuccino now tastes as it does in a café.',
        'Vores søndagscappuccino smager nu som på café.',
        '!table',
      ),
    ],
    complaint: [
      s(
        'Wird außen heißer, als mir lieb ist.',
        'The outside gets hotter than I like.',
        'Den bliver varmere udenpå, end jeg bryder mig om.',
        '!table',
      ),
      s(
        'Mir fehlt eine Skala auf der Innenseite.',
        'I would have liked a scale on the inside.',
        'Jeg savner en skala på indersiden.',
        'no-scale !table',
      ),
      s(
        'Fingerabdrücke sieht man sofort.',
        'It shows every fingerprint.',
        'Man kan se hvert fingeraftryk.',
      ),
      s(
        'In der Farbe, die ich wollte, leider nicht lieferbar.',
        'Sadly not available in the colour I wanted.',
        'Kunne desværre ikke fås i den farve, jeg ville have.',
      ),
    ],
  },
  filter: {
    praise: [
      s(
        'Reißt nicht und hinterlässt keinen Papiergeschmack.',
        'Does not tear and leaves no taste of paper.',
        'Går ikke i stykker og giver ingen papirsmag.',
        'single-use !puck',
      ),
      s(
        'Der Kaffee läuft schneller durch als mit denen aus dem Supermarkt.',
        'The coffee runs through faster than with the supermarket ones.',
        'Kaffen løber hurtigere igennem end med dem fra supermarkedet.',
        'single-use !puck !teabag',
      ),
      s(
        'Passt genau in meinen Filterhalter.',
        'Fits my dripper exactly.',
        'Passer præcis i min tragt.',
        '!puck !teabag',
      ),
      s(
        'Nachbestellt, das sagt alles.',
        'I have ordered more, which says it all.',
        'Bestilt igen; det siger alt.',
        'single-use',
      ),
      s(
        'Der Kaffee ist klar und ohne Satz.',
        'The coffee is clear and free of sediment.',
        'Kaffen er klar og uden grums.',
        'single-use !puck',
      ),
      s(
        'Spart Müll, und der Kaffee wird voller.',
        'Saves waste, and the coffee is fuller.',
        'Sparer affald, og kaffen bliver fyldigere.',
        'reusable !puck',
      ),
      s(
        'Guter Preis für die große Packung.',
        'A good price for the large pack.',
        'God pris for den store pakke.',
        'packs',
      ),
      s(
        'Im Hotel und im Zug sehr praktisch.',
        'Very handy in hotels and on trains.',
        'Meget praktisk på hotel og i tog.',
        'teabag',
      ),
      s(
        'Der Kaffeesatz lässt sich seitdem sauber ausklopfen.',
        'The puck knocks out cleanly now.',
        'Pucken kan nu bankes rent ud.',
        'puck',
      ),
    ],
    complaint: [
      s(
        'Die Schachtel ließ sich schlecht öffnen.',
        'The box was hard to open.',
        'Æsken var svær at åbne.',
        'single-use',
      ),
      s('Will gepflegt werden.', 'Needs looking after.', 'Skal passes lidt.', 'reusable'),
      s(
        'Die Größenangabe musste ich zweimal lesen.',
        'I had to read the size details twice.',
        'Jeg måtte læse størrelsen to gange.',
      ),
      s(
        'Etwas teurer als die aus dem Supermarkt.',
        'A little more expensive than supermarket ones.',
        'Lidt dyrere end dem fra supermarkedet.',
      ),
    ],
  },
  scale: {
    praise: [
      s(
        'Schnell, genau und ohne Schnickschnack.',
        'Fast, precise and without frills.',
        'Hurtig, præcis og uden pjat.',
      ),
      s(
        'Seitdem gelingt mein Espresso jeden Tag gleich.',
        'It finally made my espresso the same every day.',
        'Først med den blev min espresso lige god hver dag.',
        'espresso',
      ),
      s(
        'Die Anzeige ist auch bei Sonne lesbar.',
        'The display is readable in sunlight too.',
        'Displayet kan læses også i solskin.',
        'digital',
      ),
      s(
        'Hält die Spritzer an der Maschine aus.',
        'Copes with splashes from the machine.',
        'Tåler stænkene ved maskinen.',
        'digital',
      ),
      s(
        'Benutze sie inzwischen auch zum Backen.',
        'I now use it for baking as well.',
        'Jeg bruger den efterhånden også til bagning.',
        'wide digital',
      ),
      s(
        'Der Zeitmesser ist praktischer, als ich dachte.',
        'The timer is handier than I thought.',
        'Tidtageren er mere praktisk, end jeg troede.',
        'timer',
      ),
      s(
        'Flach genug für die Tropfschale.',
        'Flat enough for the drip tray.',
        'Flad nok til drypbakken.',
        'small',
      ),
    ],
    complaint: [
      s(
        'Die Tasten reagieren manchmal auf Spritzer.',
        'The buttons sometimes react to splashes.',
        'Knapperne reagerer nogle gange på vanddråber.',
        'digital',
      ),
      s(
        'Schaltet mir zu früh ab.',
        'It switches off too early for me.',
        'Den slukker for tidligt for mig.',
        'digital',
      ),
      s(
        'Die Fläche ist knapp für große Kannen.',
        'The platform is a tight fit for large jugs.',
        'Vejepladen er lidt lille til store kander.',
      ),
    ],
  },
  tool: {
    praise: [
      s(
        'Passt auf den Zehntelmillimeter.',
        'Fits to the tenth of a millimetre.',
        'Passer på en tiendedel millimeter.',
        'sizes',
      ),
      s(
        'Kleines Teil, große Wirkung.',
        'A small thing with a big effect.',
        'Lille ting, stor virkning.',
        '!kind-knock-box',
      ),
      s(
        'Seitdem landet weniger Pulver auf der Arbeitsplatte.',
        'Far less coffee ends up on the worktop now.',
        'Nu ender der mindre kaffe på bordet.',
        '!kind-thermometer !kind-spoon !kind-brush !kind-portafilter !kind-knock-box !kind-tamping-mat !type-tamper',
      ),
      s('Schön gearbeitet.', 'Nicely made.', 'Pænt lavet.'),
      s(
        'Hätte ich früher kaufen sollen.',
        'I should have bought it earlier.',
        'Det skulle jeg have købt noget før.',
      ),
      s(
        'Das Ergebnis ist jeden Morgen gleich.',
        'The result is the same every morning.',
        'Resultatet er det samme hver morgen.',
        '!kind-knock-box !kind-brush !kind-tamping-mat !kind-spoon !kind-portafilter !kind-thermometer',
      ),
      s(
        'Die Arbeitsplatte bleibt sauber.',
        'The worktop stays clean.',
        'Bordet holder sig rent.',
        '!kind-thermometer !kind-spoon !kind-portafilter !kind-needles !type-tamper',
      ),
      s(
        'Sauber entgratet, keine scharfen Kanten.',
        'Cleanly deburred, no sharp edges.',
        'Pænt afgratet, ingen skarpe kanter.',
        '!kind-tamping-mat !kind-brush !kind-thermometer !kind-knock-box !kind-needles',
      ),
    ],
    complaint: [
      s('Nicht gerade billig.', 'Not cheap for what it is.', 'Ikke billigt for det, det er.'),
      s(
        'Miss dein Sieb vorher aus, ich musste umtauschen.',
        'Measure your basket first; I had to exchange mine.',
        'Mål din filterkurv først; jeg måtte bytte.',
        'sizes',
      ),
      s(
        'Ein Etui dazu hätte mir gefallen.',
        'I would have liked a case with it.',
        'Jeg kunne have ønsket mig et etui.',
        '!kind-knock-box !kind-tamping-mat !kind-brush',
      ),
      s(
        'Eine Anleitung lag nicht bei.',
        'There were no instructions in the box.',
        'Der fulgte ingen vejledning med.',
        '!kind-spoon !kind-brush !kind-tamping-mat !kind-knock-box',
      ),
    ],
  },
  ware: {
    praise: [
      s(
        'Noch schöner als auf dem Bild.',
        'Even nicer than in the picture.',
        'Endnu kønnere end på billedet.',
      ),
      s(
        'Der Kaffee bleibt lange warm.',
        'The coffee stays warm for a long time.',
        'Kaffen holder sig længe varm.',
        '!thin !single !iced !server',
      ),
      s('Liegt gut in der Hand.', 'Sits well in the hand.', 'Ligger godt i hånden.'),
      s(
        'Kam heil an, sehr gut verpackt.',
        'Arrived intact, very well packed.',
        'Kom helskindet frem, meget godt pakket.',
      ),
      s(
        'Die Farbe ist genau so, wie ich sie wollte.',
        'The colour is just as I wanted it.',
        'Farven er præcis, som jeg ville have den.',
        'ceramic',
      ),
      s(
        'Hält die Spülmaschine seit Monaten aus.',
        'Has survived months in the dishwasher.',
        'Har klaret opvaskemaskinen i månedsvis.',
        '!metal',
      ),
      s(
        'Macht auf dem gedeckten Tisch etwas her.',
        'Looks good on a laid table.',
        'Pynter på et dækket bord.',
      ),
      s(
        'Die Größe passt zu dem, was ich trinke.',
        'The size is right for what I drink.',
        'Størrelsen passer til det, jeg drikker.',
        '!server',
      ),
      s(
        'Wir haben inzwischen sechs davon.',
        'We have six of them by now.',
        'Vi har efterhånden seks af dem.',
        '!travel !server',
      ),
      s(
        'Schlicht und trotzdem nicht langweilig.',
        'Plain, but not boring.',
        'Enkelt og alligevel ikke kedeligt.',
      ),
    ],
    complaint: [
      s(
        'Der Farbton weicht ein wenig vom Foto ab.',
        'The shade differs a little from the photo.',
        'Farven afviger lidt fra billedet.',
        'ceramic',
      ),
      s(
        'Etwas schwer für Kinderhände.',
        'A bit heavy for children’s hands.',
        'Lidt tungt til børnehænder.',
        'thick !espresso',
      ),
      s(
        'Eine Nummer größer wäre mir lieber gewesen.',
        'I would have preferred it a size larger.',
        'Jeg ville hellere have haft den en størrelse større.',
        '!latte',
      ),
      s(
        'Beim Spülen muss man aufpassen.',
        'You have to be careful when washing up.',
        'Man skal passe på, når man vasker op.',
        'type-glass',
      ),
      s(
        'Die Glasur hat kleine Unregelmäßigkeiten.',
        'The glaze has small irregularities.',
        'Glasuren har små ujævnheder.',
        'ceramic',
      ),
    ],
  },
  storage: {
    praise: [
      s(
        'Die Bohnen riechen nach zwei Wochen noch frisch.',
        'After two weeks the beans still smell fresh.',
        'Efter to uger dufter bønnerne stadig friske.',
      ),
      s(
        'Schließt dicht und sieht gut aus.',
        'Closes tightly and looks good.',
        'Lukker tæt og ser godt ud.',
        '!rack',
      ),
      s(
        'Eine Packung passt genau hinein.',
        'One bag of coffee fits exactly.',
        'Der er præcis plads til en pose.',
        'canister',
      ),
      s(
        'Der Deckel lässt sich mit einer Hand öffnen.',
        'The lid opens with one hand.',
        'Låget kan åbnes med én hånd.',
        'canister',
      ),
      s(
        'Seitdem herrscht Ordnung im Regal.',
        'The shelf is tidy at last.',
        'Nu er der endelig orden på hylden.',
      ),
    ],
    complaint: [
      s('Dellen gibt es schnell.', 'It dents easily.', 'Den får hurtigt buler.', 'tin'),
      s(
        'Innen etwas schwer zu reinigen.',
        'A little hard to clean inside.',
        'Lidt svær at rengøre indvendigt.',
      ),
      s(
        'Der Deckel sitzt am Anfang sehr stramm.',
        'The lid is very tight at first.',
        'Låget sidder meget stramt i starten.',
        'canister',
      ),
    ],
  },
  care: {
    praise: [
      s(
        'Riecht nicht und wirkt.',
        'No smell and it works.',
        'Lugter ikke og virker.',
        'type-cleaning !kind-cloth !kind-grinder-cleaner !kind-steel-cleaner',
      ),
      s(
        'Die Maschine klingt wieder wie neu.',
        'The machine sounds like new again.',
        'Maskinen lyder som ny igen.',
        'type-cleaning !kind-cloth !kind-steel-cleaner !kind-milk-cleaner !kind-grinder-cleaner !kind-group-cleaner !filter',
      ),
      s(
        'Ergiebig, eine Packung reicht lange.',
        'Goes a long way; one pack lasts for ages.',
        'Drøj i brug; en pakke rækker længe.',
        'type-cleaning !kind-cloth !kind-care-set',
      ),
      s(
        'Erstaunlich, was da herauskam.',
        'Astonishing what came out.',
        'Forbløffende, hvad der kom ud.',
        'type-cleaning !kind-cloth !kind-steel-cleaner !kind-grease',
      ),
      s(
        'Habe ich immer im Schrank.',
        'I always have some in the cupboard.',
        'Det har jeg altid i skabet.',
      ),
      s(
        'Der Espresso schmeckt danach deutlich sauberer.',
        'The espresso tastes noticeably cleaner afterwards.',
        'Espressoen smager tydeligt renere bagefter.',
        'type-cleaning !kind-cloth !kind-steel-cleaner !kind-milk-cleaner !kind-grease !kind-descaling-tablets !kind-liquid-descaler',
      ),
      s(
        'Die Dosierung ist gut beschrieben.',
        'The dosage is well described.',
        'Doseringen er godt beskrevet.',
        'type-cleaning !kind-cloth !kind-steel-cleaner !kind-grease',
      ),
      s(
        'Endlich weiß ich, wie hart unser Wasser ist.',
        'At last I know how hard our water is.',
        'Endelig ved jeg, hvor hårdt vores vand er.',
        'test',
      ),
      s(
        'Seitdem setzt sich im Kessel viel weniger Kalk ab.',
        'Far less limescale builds up in the boiler now.',
        'Der sætter sig meget mindre kalk i kedlen nu.',
        'softens',
      ),
      s(
        'Der Kaffee schmeckt runder als mit unserem Wasser aus der Leitung.',
        'The coffee tastes rounder than with our tap water.',
        'Kaffen smager rundere end med vores vand fra hanen.',
        'type-water-filter !test',
      ),
      s(
        'Hinterlässt keine Streifen, auch auf Chrom nicht.',
        'Leaves no streaks, not even on chrome.',
        'Efterlader ingen striber, heller ikke på krom.',
        'kind-steel-cleaner',
      ),
      s(
        'Nimmt viel auf und trocknet schnell.',
        'Soaks up a lot and dries quickly.',
        'Suger meget og tørrer hurtigt.',
        'kind-cloth',
      ),
      s(
        'Der Milchschaum riecht endlich wieder nach nichts.',
        'The milk foam finally smells of nothing again.',
        'Mælkeskummet lugter endelig ikke længere.',
        'kind-milk-cleaner',
      ),
    ],
    complaint: [
      s(
        'Die Verpackung könnte einfacher sein.',
        'The packaging could be simpler.',
        'Emballagen kunne være enklere.',
      ),
      s(
        'Die Packung könnte größer sein.',
        'The pack could be larger.',
        'Pakken kunne være større.',
      ),
      s(
        'Ein wenig teuer, aber es gibt kaum Alternativen.',
        'A little expensive, but there are few alternatives.',
        'Lidt dyrt, men der er ikke mange alternativer.',
      ),
    ],
  },
  part: {
    praise: [
      s(
        'Passt genau, in zehn Minuten eingebaut.',
        'Fits exactly, and was installed in ten minutes.',
        'Passer præcis, monteret på ti minutter.',
        fittedAtHome,
      ),
      s(
        'Alles läuft wieder.',
        'Everything works again.',
        'Alt kører igen.',
        '!kind-press-glass !kind-basket',
      ),
      s(
        'Gut, dass man das Teil einzeln bekommt.',
        'Good that the part is sold on its own.',
        'Godt, at delen kan købes separat.',
      ),
      s(
        'Schnell da, gleich eingebaut, läuft.',
        'Arrived quickly, fitted straight away, works.',
        'Hurtigt fremme, monteret straks, virker.',
        fittedAtHome,
      ),
      s(
        'Die Angaben zum Modell stimmten.',
        'The model details were right.',
        'Oplysningerne om modellen passede.',
      ),
      s(
        'Reparieren statt neu kaufen, so soll es sein.',
        'Repairing instead of buying new, as it should be.',
        'At reparere i stedet for at købe nyt: Det kan jeg lide.',
      ),
    ],
    complaint: [
      s(
        'Eine Einbauanleitung wäre nett gewesen.',
        'Fitting instructions would have been nice.',
        'En monteringsvejledning havde været rar.',
        fittedAtHome,
      ),
      s(
        'Das alte Teil herauszubekommen, war mühsam.',
        'Getting the old one out was hard work.',
        'Det var besværligt at få den gamle ud.',
        fittedAtHome,
      ),
      s(
        'Das passende Modell zu finden, hat gedauert.',
        'It took me a while to find the right model.',
        'Det tog tid at finde den rigtige model.',
      ),
      s(
        'Für ein so kleines Teil etwas teuer.',
        'A little expensive for such a small part.',
        'Lidt dyrt for så lille en del.',
      ),
    ],
  },
};

/** Situations of those who are content. */
export const happySituations: Sentence[] = [
  s(
    'Mein Mann war skeptisch, inzwischen greift er öfter danach als ich.',
    'My husband was sceptical; now he uses it more than I do.',
    'Min mand var skeptisk; nu er han gladest for købet.',
    '!group-care !group-part !group-filter !group-storage',
  ),
  s(
    'Im Angebot gekauft, ein guter Fang.',
    'Bought on offer; a good catch.',
    'Købt på tilbud; et godt kup.',
  ),
  s(
    'Meine dritte Bestellung bei euch.',
    'My third order from you.',
    'Min tredje bestilling hos jer.',
  ),
  s(
    'Inzwischen möchte ich nicht mehr ohne.',
    'I would not want to be without it now.',
    'Nu kan jeg ikke undvære det.',
    '!group-care !group-part !group-filter',
  ),
  s(
    'Zweiter Kauf, der erste ging an meine Schwester.',
    'Second purchase; the first went to my sister.',
    'Andet køb; det første gik til min søster.',
    '!group-machine !group-automatic !group-grinder !group-care !group-part !group-filter !group-ware',
  ),
  s(
    'Ich arbeite von zu Hause und merke den Unterschied jeden Tag.',
    'I work from home and notice the difference every day.',
    'Jeg arbejder hjemmefra og mærker forskellen hver eneste dag.',
    '!group-care !group-part !group-filter !group-ware !group-storage !group-tool',
  ),
  s(
    'Die Beratung am Telefon war kurz und gut.',
    'The advice on the phone was brief and to the point.',
    'Rådgivningen i telefonen var kort og god.',
  ),
  s(
    'Lieferung nach zwei Tagen, ohne Kratzer.',
    'Delivered after two days, without a scratch.',
    'Leveret efter to dage uden en ridse.',
    '!group-machine !group-care !group-part !group-filter !group-ware !group-brewer',
  ),
];

/** Who writes, and in which situation; says nothing of the product. */
export const situations: Sentence[] = [
  s(
    'Gekauft für unsere kleine Küche in der Altbauwohnung.',
    'Bought for the small kitchen in our flat.',
    'Købt til vores lille køkken i en ældre lejlighed.',
    '!group-care !group-part !group-filter',
  ),
  s(
    'Ich habe lange gelesen und verglichen, bevor ich bestellt habe.',
    'I read and compared for a long time before ordering.',
    'Jeg læste og sammenlignede længe, før jeg bestilte.',
    '!group-care !group-part !group-filter',
  ),
  s(
    'Ein Geburtstagsgeschenk an mich selbst.',
    'A birthday present to myself.',
    'En fødselsdagsgave til mig selv.',
    '!group-care !group-part !group-filter !group-ware !type-fully-automatic-machine',
  ),
  s(
    'Wir trinken zu zweit etwa fünf Tassen am Tag.',
    'The two of us drink about five cups a day.',
    'Vi er to, der drikker cirka fem kopper om dagen.',
    '!group-care !group-part !group-tool !group-storage',
  ),
  s(
    'Ich hatte vorher ein Modell aus dem Baumarkt.',
    'I used to have one from the DIY store.',
    'Før havde jeg en model fra byggemarkedet.',
    '!group-machine !group-care !group-part !group-filter !group-ware !group-tool !group-storage !group-brewer',
  ),
  s(
    'Gekauft für das Ferienhaus an der Ostsee.',
    'Bought for the holiday cottage on the Baltic.',
    'Købt til sommerhuset ved Østersøen.',
    '!group-care !group-part !group-filter !group-tool !group-brewer !group-machine',
  ),
  s(
    'Für das Lehrerzimmer angeschafft.',
    'Bought for the staff room.',
    'Købt til lærerværelset.',
    '!group-care !group-part !group-filter',
  ),
  s(
    'Ich trinke erst seit einem Jahr guten Kaffee und lerne noch.',
    'I have only been drinking good coffee for a year and am still learning.',
    'Jeg har kun drukket god kaffe i et år og lærer stadig.',
    '!group-care !group-part !group-filter !group-storage !group-ware',
  ),
  s(
    'Ersetzt ein Stück, das fünfzehn Jahre gehalten hat.',
    'Replaces one that lasted fifteen years.',
    'Afløser en gammel, der holdt i femten år.',
    '!group-care !group-part !group-filter !group-ware !group-tool',
  ),
  s('Empfohlen hat es mir {other}.', 'Recommended by {other}.', 'Anbefalet af {other}.'),
  s(
    'Montag bestellt, Mittwoch war das Paket da.',
    'Ordered on Monday; the parcel came on Wednesday.',
    'Bestilt mandag; pakken kom onsdag.',
    '!group-machine',
  ),
  s(
    'Zum Einzug gekauft und gleich eingeweiht.',
    'Bought for our new flat and used the same day.',
    'Købt til den nye lejlighed og indviet samme dag.',
    '!group-machine !group-automatic !group-grinder !group-care !group-part !group-filter',
  ),
  s(
    'Nach dem Kurs bei euch mitgenommen.',
    'I took it home after one of your courses.',
    'Taget med hjem efter kurset hos jer.',
    '!group-care !group-part !group-filter !group-storage !group-ware',
  ),
  s(
    'Wir haben sehr hartes Wasser, 19 Grad.',
    'Our water is very hard, 19 degrees.',
    'Vores vand er meget hårdt, 19 grader.',
    'group-care !kind-cloth !kind-steel-cleaner !kind-grease !kind-milk-cleaner !kind-grinder-cleaner !kind-group-cleaner !kind-machine-tablets',
  ),
];

/** How one or two stars begin. */
export const disappointments: Sentence[] = [
  s(
    'Von mir leider keine Empfehlung.',
    'No recommendation from me, I am afraid.',
    'Desværre ingen anbefaling fra mig.',
  ),
  s(
    'Nach den anderen Bewertungen hatte ich mehr erwartet.',
    'I had expected more after the other reviews.',
    'Jeg havde ventet mere efter de andre anmeldelser.',
  ),
  s(
    'Nach zwei Wochen war die Freude vorbei.',
    'After two weeks the novelty had worn off.',
    'Efter to uger var begejstringen væk.',
    '!group-part !group-filter',
  ),
  s(
    'Wir sind nicht warm damit geworden.',
    'We never warmed to it.',
    'Vi blev aldrig glade for det.',
    '!group-care !group-part !group-filter',
  ),
  s('Das war leider nichts.', 'That was a let-down.', 'Det var en fuser.'),
];

/** How a review of five, four, three and fewer stars ends. */
export const conclusions: Record<'good' | 'mixed' | 'lukewarm' | 'bad', Sentence[]> = {
  lukewarm: [
    s('Brauchbar, mehr nicht.', 'It works, no more than that.', 'Brugbart, men heller ikke mere.'),
    s(
      'Ich hatte mir etwas mehr versprochen.',
      'I had hoped for a little more.',
      'Jeg havde håbet på lidt mere.',
    ),
    s(
      'Ob ich es wieder kaufen würde, weiß ich nicht.',
      'I am not sure I would buy it again.',
      'Jeg ved ikke, om jeg ville købe igen.',
    ),
    s(
      'Im Alltag geht es.',
      'It will do for everyday use.',
      'Til hverdag går det.',
      '!group-care !group-part !group-filter',
    ),
    s(
      'Es gibt Besseres in dieser Preisklasse.',
      'You can get better at this price.',
      'Man kan få bedre til den pris.',
      '!group-part',
    ),
    s(
      '{who} war auch nur mäßig begeistert.',
      '{who} was only moderately impressed, too.',
      '{who} var også kun moderat begejstret.',
    ),
    s(
      'Von {vendor} hatte ich etwas mehr erwartet.',
      'I expected a little more from {vendor}.',
      'Jeg havde ventet lidt mere af {vendor}.',
    ),
  ],
  bad: [
    s(
      'Ich habe es zurückgeschickt.',
      'I sent it back.',
      'Jeg har returneret varen.',
      '!group-care !group-filter',
    ),
    s(
      'Würde ich nicht noch einmal kaufen.',
      'I would not buy it again.',
      'Det ville jeg ikke købe igen.',
    ),
    s(
      'Das hatte ich mir anders vorgestellt.',
      'It was not what I had imagined.',
      'Det havde jeg forestillet mig anderledes.',
    ),
    s(
      'Für den Preis darf das nicht sein.',
      'That should not happen at this price.',
      'Det må ikke ske til den pris.',
    ),
    s(
      'Schade, ich hatte mich darauf gefreut.',
      'A pity; I had been looking forward to it.',
      'Ærgerligt; jeg havde glædet mig.',
      '!group-care !group-part !group-filter',
    ),
    s(
      '{who} hat mich gewarnt, ich habe nicht gehört.',
      '{who} warned me, and I did not listen.',
      '{who} advarede mig, men jeg lyttede ikke.',
      '!group-care !group-part !group-filter',
    ),
    s(
      'Von {vendor} kaufe ich so schnell nichts mehr.',
      'I will not be buying from {vendor} again soon.',
      'Jeg køber ikke fra {vendor} igen lige med det samme.',
    ),
    s(
      'Beim nächsten Mal wird es nicht {vendor} {model}.',
      'Next time it will not be the {vendor} {model}.',
      'Næste gang bliver det ikke {vendor} {model}.',
      '!group-care !group-part !group-filter',
    ),
  ],
  good: [
    s('Klare Empfehlung.', 'Highly recommended.', 'Klar anbefaling.'),
    s(
      'Ich habe die Wahl nicht bereut.',
      'I have not regretted my choice.',
      'Jeg har ikke fortrudt valget.',
    ),
    s(
      'Hier bestelle ich gern wieder.',
      'I will gladly order here again.',
      'Jeg bestiller gerne her igen.',
    ),
    s('Würde ich wieder kaufen.', 'I would buy it again.', 'Det køb ville jeg gøre igen.'),
    s('Mehr brauche ich nicht.', 'That is all I need.', 'Mere har jeg ikke brug for.'),
    s(
      'Genau das, was ich gesucht habe.',
      'Exactly what I was looking for.',
      'Præcis det, jeg ledte efter.',
    ),
    s('Der Preis geht in Ordnung.', 'The price is fair.', 'Prisen er i orden.'),
    s(
      'Fünf Sterne, weil mir nichts einfällt, was fehlt.',
      'Five stars, because I cannot think of anything missing.',
      'Fem stjerner, for jeg kan ikke komme på noget, der mangler.',
    ),
    s(
      'Bisher habe ich nichts auszusetzen.',
      'No complaints so far.',
      'Jeg har ikke haft noget at klage over.',
    ),
    s(
      'Da muss man nicht lange überlegen.',
      'No need to think twice.',
      'Det er ikke noget at tænke længe over.',
    ),
    s(
      'Klare Empfehlung {audience}.',
      'Highly recommended {audience}.',
      'Klar anbefaling {audience}.',
      '!group-care !group-part !group-filter !group-ware !group-storage !group-tool',
    ),
    s(
      'Genau richtig {audience}.',
      'Just right {audience}.',
      'Lige det rigtige {audience}.',
      '!group-care !group-part !group-filter !group-ware !group-storage !group-tool',
    ),
    s(
      'Eine gute Wahl {audience}.',
      'A good choice {audience}.',
      'Et godt valg {audience}.',
      '!group-care !group-part !group-filter !group-ware !group-storage !group-tool',
    ),
    s(
      '{who} hat danach dasselbe bestellt.',
      '{who} ordered the same afterwards.',
      '{who} har siden bestilt det samme.',
      '!group-part',
    ),
    s(
      '{who} wollte sofort wissen, wo ich das gekauft habe.',
      '{who} wanted to know at once where I had bought it.',
      '{who} ville straks vide, hvor jeg havde købt det.',
      '!group-care !group-part !group-filter',
    ),
    s(
      '{who} benutzt das Gleiche und lobt es auch.',
      '{who} uses the same and speaks well of it, too.',
      '{who} bruger det samme og roser det også.',
    ),
    s(
      '{who} bekommt zum Geburtstag das Gleiche.',
      '{who} is getting the same for a birthday present.',
      '{who} får det samme i fødselsdagsgave.',
      '!group-care !group-part !group-filter !group-machine !group-automatic !group-grinder',
    ),
    s(
      'Auch {who} ist zufrieden damit.',
      '{who} is happy with it, too.',
      '{who} er også glad for det.',
    ),
    s(
      'Sogar {who} hat nichts daran auszusetzen.',
      'Even {who} finds nothing wrong with it.',
      'Selv {who} har intet at udsætte på det.',
    ),
    s(
      'Von {vendor} kaufe ich gern wieder etwas.',
      'I will gladly buy from {vendor} again.',
      'Jeg køber gerne fra {vendor} igen.',
    ),
    s(
      '{vendor} hat hier gute Arbeit geliefert.',
      '{vendor} has done a good job here.',
      '{vendor} har gjort et godt stykke arbejde her.',
      '!group-care !group-filter',
    ),
    s(
      'Mein zweiter Kauf von {vendor}, wieder gut.',
      'My second purchase from {vendor}, and good again.',
      'Mit andet køb fra {vendor}, og igen godt.',
    ),
    s(
      'Am Ende wurde es {vendor} {model}, und das war richtig.',
      'In the end I chose the {vendor} {model}, and that was right.',
      'Valget faldt på {vendor} {model}, og det var rigtigt.',
      '!group-care !group-part !group-filter',
    ),
    s(
      '{vendor} {model} gebe ich nicht mehr her.',
      'I am not giving up my {vendor} {model}.',
      '{vendor} {model} slipper jeg ikke igen.',
      '!group-care !group-part !group-filter',
    ),
  ],
  mixed: [
    s(
      'Insgesamt trotzdem zufrieden.',
      'Still, I am happy with it on the whole.',
      'Alt i alt er jeg alligevel tilfreds.',
    ),
    s('Deshalb ein Stern weniger.', 'That costs it one star.', 'Derfor en stjerne mindre.'),
    s('Damit kann ich leben.', 'I can live with that.', 'Det kan jeg leve med.'),
    s(
      'Für den Preis ist das in Ordnung.',
      'At this price that is acceptable.',
      'Til den pris er det i orden.',
      '!group-tool !group-care !group-part !group-filter',
    ),
    s(
      'Sonst gibt es nichts zu beanstanden.',
      'Otherwise there is nothing to complain about.',
      'Ellers er der intet at klage over.',
    ),
    s(
      'Der Kundendienst hat freundlich geantwortet.',
      'Customer service sent a friendly reply.',
      'Kundeservice svarede venligt.',
    ),
    s(
      '{who} sieht das weniger streng und gäbe fünf Sterne.',
      '{who} is less strict and would give five stars.',
      '{who} ser mildere på det og ville give fem stjerner.',
    ),
    s(
      '{vendor} darf da gern nachbessern.',
      '{vendor} is welcome to improve that.',
      'Det må {vendor} gerne gøre bedre.',
    ),
    s(
      'Abgesehen davon passt {vendor} {model} gut zu uns.',
      'Apart from that, the {vendor} {model} suits us well.',
      'Bortset fra det passer {vendor} {model} godt til os.',
      '!group-care !group-part !group-filter',
    ),
  ],
};

/** Titles by number of stars; one and two are poor. */
export const titles: Record<5 | 4 | 3 | 'poor', Sentence[]> = {
  5: [
    s('Rundum gut', 'Good all round', 'Godt hele vejen rundt'),
    s('Besser als gedacht', 'Better than expected', 'Bedre end ventet'),
    s('Macht, was es soll', 'Does what it should', 'Gør det, det skal'),
    s('Ein gutes Stück', 'A good buy', 'En god ting', '!group-care !group-part !group-filter'),
    s('Gern wieder', 'Would buy again', 'Gerne igen'),
    s('Sein Geld wert', 'Worth the money', 'Pengene værd'),
    s('Sehr zufrieden', 'Very happy', 'Meget tilfreds'),
    s('Volle Punktzahl', 'Full marks', 'Topkarakter'),
    s('So muss das sein', 'Just as it should be', 'Sådan skal det være'),
  ],
  4: [
    s(
      'Gut, mit einer Kleinigkeit',
      'Good, with one small niggle',
      'Godt, med en lille skønhedsfejl',
    ),
    s('Fast alles richtig', 'Nearly everything right', 'Næsten helt i top'),
    s('Solide', 'Solid', 'Solidt'),
    s('Zufrieden', 'Satisfied', 'Tilfreds'),
    s('Gute Wahl', 'A good choice', 'Et godt valg'),
  ],
  3: [
    s('Geht so', 'So-so', 'Nogenlunde'),
    s('Gut, aber …', 'Good, but …', 'Godt, men …'),
    s('Mehr erwartet', 'Expected more', 'Havde ventet mere'),
    s('Durchwachsen', 'Mixed', 'Blandet'),
    s('Ganz in Ordnung', 'All right', 'Helt okay'),
  ],
  poor: [
    s('Nicht ganz meins', 'Not quite for me', 'Ikke helt noget for mig'),
    s('Leider nein', 'Sadly no', 'Desværre nej'),
    s('Enttäuscht', 'Disappointed', 'Skuffet'),
    s('Geht zurück', 'Going back', 'Ryger retur', '!group-care !group-filter'),
  ],
};
