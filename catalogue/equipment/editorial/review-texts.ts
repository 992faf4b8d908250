import { type Sentence, s } from '../describe.ts';
import type { Group } from './groups.ts';

/** What reviewers say of a product itself: content, and not. */
export const opinions: Record<Group, { praise: Sentence[]; complaint: Sentence[] }> = {
  machine: {
    praise: [
      s(
        'Der Espresso kommt so aus der Maschine, wie ich ihn aus der Bar kenne.',
        'The espresso comes out the way I know it from the bar.',
        'Espressoen kommer ud, som jeg kender den fra baren.',
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
      ),
      s(
        'Die Temperatur bleibt stabil, das schmeckt man bei hellen Bohnen.',
        'The temperature stays stable; you taste it with light beans.',
        'Temperaturen er stabil; det kan smages med lyse bønner.',
        'pid',
      ),
      s(
        'Der Dampf ist kräftig, der Schaum gelingt inzwischen fast immer.',
        'The steam is strong, and the foam works nearly every time by now.',
        'Dampen er kraftig, og skummet lykkes næsten hver gang nu.',
        '!manual',
      ),
      s(
        'Man merkt, dass sie zum Reparieren gebaut wurde.',
        'You notice it was built to be repaired.',
        'Man kan mærke, at den er bygget til at blive repareret.',
      ),
      s(
        'Sie ist kleiner, als ich nach den Bildern dachte, und das ist gut so.',
        'It is smaller than I thought from the pictures, which is a good thing.',
        'Den er mindre, end jeg troede ud fra billederne, og det er godt.',
        'small',
      ),
      s(
        'Unsere alte Maschine war doppelt so teuer und konnte weniger.',
        'Our old machine cost twice as much and did less.',
        'Vores gamle maskine kostede det dobbelte og kunne mindre.',
      ),
      s(
        'Die Reinigung dauert abends zwei Minuten.',
        'Cleaning takes two minutes in the evening.',
        'Rengøringen tager to minutter om aftenen.',
      ),
      s(
        'Der Siebträger liegt gut in der Hand und rastet satt ein.',
        'The portafilter sits well in the hand and locks in firmly.',
        'Filterholderen ligger godt i hånden og låser solidt.',
      ),
      s(
        'Seit sie da ist, gehen wir seltener ins Café.',
        'Since it arrived we go to the café less often.',
        'Siden den kom, går vi sjældnere på café.',
      ),
    ],
    complaint: [
      s(
        'Die Aufheizzeit habe ich unterschätzt.',
        'I underestimated the heating time.',
        'Jeg undervurderede opvarmningstiden.',
        'large',
      ),
      s(
        'Die Tropfschale könnte größer sein.',
        'The drip tray could be larger.',
        'Drypbakken kunne være større.',
      ),
      s(
        'Beim Pumpen ist sie lauter, als ich dachte.',
        'It is louder when pumping than I thought.',
        'Den larmer mere under pumpning, end jeg troede.',
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
    ],
  },
  automatic: {
    praise: [
      s(
        'Morgens ein Knopfdruck, mehr will ich um diese Zeit nicht.',
        'One button in the morning; I want no more at that hour.',
        'Ét tryk om morgenen; mere vil jeg ikke på det tidspunkt.',
      ),
      s(
        'Der Kaffee ist jeden Tag gleich gut.',
        'The coffee is equally good every day.',
        'Kaffen er lige god hver dag.',
      ),
      s(
        'Einfach zu reinigen, alles ist von vorn zu erreichen.',
        'Easy to clean; everything is reached from the front.',
        'Nem at rengøre; alt kan nås forfra.',
      ),
      s(
        'Auch meine Mutter kommt ohne Anleitung damit zurecht.',
        'My mother manages it without the manual too.',
        'Også min mor klarer den uden manual.',
      ),
      s(
        'Leiser als unser altes Gerät.',
        'Quieter than our old machine.',
        'Mere stille end vores gamle maskine.',
      ),
      s(
        'Das Gerät läuft im Büro seit Monaten ohne Störung.',
        'It has run in the office for months without a fault.',
        'På kontoret har den kørt i månedsvis uden fejl.',
      ),
      s(
        'Wirklich heißer Kaffee, das war uns wichtig.',
        'Really hot coffee, which mattered to us.',
        'Virkelig varm kaffe; det var vigtigt for os.',
      ),
      s(
        'Sieht in der Küche nicht nach Haushaltsgerät aus.',
        'It does not look like an appliance in the kitchen.',
        'Den ligner ikke et husholdningsapparat i køkkenet.',
      ),
      s(
        'Nach einem halben Jahr noch immer wie am ersten Tag.',
        'After half a year still as on day one.',
        'Efter et halvt år stadig som den første dag.',
      ),
      s(
        'Der Wechsel vom alten Gerät hat sich geschmacklich gelohnt.',
        'The change from the old machine paid off in taste.',
        'Skiftet fra den gamle maskine kunne betale sig på smagen.',
      ),
    ],
    complaint: [
      s(
        'Der Wassertank ist schnell leer.',
        'The water tank is soon empty.',
        'Vandtanken er hurtigt tom.',
      ),
      s(
        'Das Spülen beim Einschalten nervt etwas.',
        'The rinsing on start-up is a bit annoying.',
        'Skylningen ved start er lidt irriterende.',
      ),
      s(
        'Das Kabel ist zu kurz für unsere Küche.',
        'The cable is too short for our kitchen.',
        'Ledningen er for kort til vores køkken.',
      ),
      s(
        'Auf dem dunklen Gehäuse sieht man jeden Fingerabdruck.',
        'Every fingerprint shows on the housing.',
        'Man ser hvert fingeraftryk på kabinettet.',
      ),
    ],
  },
  grinder: {
    praise: [
      s(
        'Das Mahlgut ist gleichmäßig, der Unterschied zur alten Mühle ist groß.',
        'The grounds are even; the difference from the old grinder is great.',
        'Kaffen er ensartet; forskellen til den gamle kværn er stor.',
      ),
      s(
        'Endlich schmecke ich, was auf der Packung steht.',
        'At last I taste what it says on the bag.',
        'Endelig kan jeg smage det, der står på posen.',
      ),
      s(
        'Die Einstellung lässt sich leicht wiederfinden.',
        'The setting is easy to find again.',
        'Indstillingen er nem at finde igen.',
      ),
      s(
        'Kaum Rückstände, ich habe nachgewogen.',
        'Hardly any retention; I weighed it.',
        'Næsten ingen rester; jeg har vejet efter.',
      ),
      s(
        'Gut verarbeitet, kein Spiel in der Achse.',
        'Well made, no play in the axle.',
        'Godt lavet, intet slør i akslen.',
      ),
      s(
        'Mahlt schneller, als ich erwartet habe.',
        'Grinds faster than I expected.',
        'Maler hurtigere, end jeg ventede.',
      ),
      s(
        'Steht fest und kleckert nicht.',
        'Stands firm and makes no mess.',
        'Står fast og sviner ikke.',
        '!wood !metal',
      ),
      s(
        'Zum ersten Mal stimmt die Durchlaufzeit auf Anhieb.',
        'For the first time the flow time is right straight away.',
        'For første gang passer gennemløbstiden med det samme.',
      ),
      s(
        'Reinigen geht schnell, man kommt überall hin.',
        'Cleaning is quick; you can get everywhere.',
        'Rengøringen går hurtigt; man kan komme til overalt.',
      ),
      s(
        'Ich mahle damit für den Handfilter und bin sehr zufrieden.',
        'I grind for pour-over with it and am very happy.',
        'Jeg maler til filter med den og er meget tilfreds.',
        '!espresso',
      ),
      s(
        'Für Espresso fein genug, mit Luft nach unten.',
        'Fine enough for espresso, with room to spare.',
        'Fin nok til espresso, med luft nedad.',
        'espresso',
      ),
    ],
    complaint: [
      s(
        'Etwas statische Ladung bleibt, ein Tropfen Wasser hilft.',
        'Some static remains; a drop of water helps.',
        'Lidt statisk elektricitet er der; en dråbe vand hjælper.',
      ),
      s(
        'Die Skala ist schlecht zu lesen.',
        'The scale is hard to read.',
        'Skalaen er svær at læse.',
      ),
      s(
        'Bei hellen Bohnen muss sie arbeiten.',
        'It has to work with light beans.',
        'Med lyse bønner må den arbejde.',
      ),
      s(
        'Der Becher könnte besser schließen.',
        'The cup could fit more tightly.',
        'Bægeret kunne slutte tættere.',
      ),
    ],
  },
  brewer: {
    praise: [
      s('Einfach, schön und gut.', 'Simple, beautiful and good.', 'Enkel, smuk og god.'),
      s(
        'Der Kaffee wird runder als mit unserer Maschine.',
        'The coffee turns out rounder than with our machine.',
        'Kaffen bliver rundere end med vores maskine.',
      ),
      s(
        'Nimmt wenig Platz ein und wird jeden Tag benutzt.',
        'Takes little space and is used every day.',
        'Fylder ikke meget og bruges hver dag.',
      ),
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
        'Habe gleich einen zweiten für das Wochenendhaus bestellt.',
        'I ordered a second one for the weekend house at once.',
        'Jeg bestilte straks en til til sommerhuset.',
      ),
      s(
        'Mit der angegebenen Menge gelang der erste Versuch.',
        'With the amounts given the first try worked.',
        'Med den angivne mængde lykkedes første forsøg.',
      ),
      s(
        'Ein Gerät, das man nicht erklären muss.',
        'A thing that needs no explaining.',
        'Noget, man ikke skal forklare.',
      ),
      s(
        'Kam gut verpackt und ohne Kunststoff.',
        'Came well packed and without plastic.',
        'Kom godt pakket og uden plast.',
      ),
      s(
        'Schmeckt wie früher bei den Großeltern.',
        'Tastes as it used to at my grandparents’.',
        'Smager som hos bedsteforældrene.',
      ),
    ],
    complaint: [
      s(
        'Etwas kleiner, als ich gedacht hatte.',
        'A little smaller than I had thought.',
        'Lidt mindre, end jeg havde troet.',
      ),
      s('Der Griff wird warm.', 'The handle gets warm.', 'Grebet bliver varmt.'),
      s(
        'Beim ersten Mal war ein leichter Geruch da, danach nicht mehr.',
        'There was a slight smell the first time, not after that.',
        'Der var en svag lugt første gang, derefter ikke.',
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
        'Tropft nicht nach, das ist selten.',
        'It does not drip, which is rare.',
        'Drypper ikke, og det er sjældent.',
      ),
      s(
        'Schnell heiß und schön anzusehen.',
        'Quickly hot and good to look at.',
        'Hurtigt varm og køn at se på.',
      ),
      s(
        'Die Temperatur stimmt, ich habe mit einem zweiten Thermometer geprüft.',
        'The temperature is right; I checked with a second thermometer.',
        'Temperaturen passer; jeg har tjekket med et ekstra termometer.',
        'degrees',
      ),
      s(
        'Seitdem schmeckt auch der Tee besser.',
        'Since then even the tea tastes better.',
        'Siden da smager teen også bedre.',
      ),
      s(
        'Solide Verarbeitung, der Deckel klappert nicht.',
        'Solid build; the lid does not rattle.',
        'Solidt lavet; låget klaprer ikke.',
      ),
      s(
        'Steht bei uns offen auf dem Herd und wird ständig gelobt.',
        'It lives on our hob and everyone praises it.',
        'Den står fremme hos os og får altid ros.',
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
        'goose',
      ),
      s(
        'Kalkflecken sieht man sofort.',
        'Limescale shows at once.',
        'Kalkpletter ses med det samme.',
      ),
    ],
  },
  milk: {
    praise: [
      s(
        'Der Schaum wird fein und glänzt.',
        'The foam turns out fine and glossy.',
        'Skummet bliver fint og blankt.',
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
      s('Auch Haferdrink gelingt.', 'Oat drink works too.', 'Havredrik lykkes også.'),
      s('Lässt sich in Sekunden ausspülen.', 'Rinses in seconds.', 'Kan skylles på få sekunder.'),
      s(
        'Genau die richtige Größe für zwei Tassen.',
        'Exactly the right size for two cups.',
        'Præcis den rigtige størrelse til to kopper.',
      ),
      s(
        'Gutes Stück, das man gern anfasst.',
        'Nicely made and a pleasure to handle.',
        'Godt lavet og rart at røre ved.',
      ),
      s(
        'Unser Cappuccino am Sonntag ist gerettet.',
        'Our Sunday cappuccino is saved.',
        'Vores søndagscappuccino er reddet.',
      ),
    ],
    complaint: [
      s(
        'Wird außen heißer, als mir lieb ist.',
        'It gets hotter outside than I like.',
        'Den bliver varmere udenpå, end jeg bryder mig om.',
      ),
      s(
        'Die Markierung innen fehlt mir.',
        'I miss a mark inside.',
        'Jeg savner en markering indvendigt.',
        'no-scale',
      ),
      s('Fingerabdrücke, natürlich.', 'Fingerprints, of course.', 'Fingeraftryk, selvfølgelig.'),
    ],
  },
  filter: {
    praise: [
      s(
        'Reißt nicht und schmeckt nach nichts.',
        'Does not tear and tastes of nothing.',
        'Går ikke i stykker og smager af ingenting.',
      ),
      s(
        'Läuft schneller als die aus dem Supermarkt.',
        'Runs faster than the supermarket ones.',
        'Løber hurtigere end dem fra supermarkedet.',
        'single-use',
      ),
      s('Passt genau in meinen Halter.', 'Fits my holder exactly.', 'Passer præcis i min holder.'),
      s(
        'Nachbestellt, das sagt alles.',
        'Ordered again, which says it all.',
        'Bestilt igen; det siger alt.',
        'single-use',
      ),
      s(
        'Der Kaffee ist klar und ohne Satz.',
        'The coffee is clear and free of sediment.',
        'Kaffen er klar og uden grums.',
        'single-use',
      ),
      s(
        'Spart Müll und macht vollen Kaffee.',
        'Saves waste and makes full-bodied coffee.',
        'Sparer affald og giver fyldig kaffe.',
        'reusable',
      ),
      s(
        'Guter Preis für die große Packung.',
        'A good price for the large pack.',
        'God pris for den store pakke.',
        'packs',
      ),
    ],
    complaint: [
      s(
        'Die Schachtel ließ sich schlecht öffnen.',
        'The box was hard to open.',
        'Æsken var svær at åbne.',
        'single-use',
      ),
      s('Braucht etwas Pflege.', 'Needs some care.', 'Kræver lidt pleje.', 'reusable'),
      s(
        'Die Größenangabe musste ich zweimal lesen.',
        'I had to read the size twice.',
        'Jeg måtte læse størrelsen to gange.',
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
        'Erst damit wurde mein Espresso wiederholbar.',
        'Only with it did my espresso become repeatable.',
        'Først med den blev min espresso ens hver gang.',
      ),
      s(
        'Die Anzeige ist auch bei Sonne lesbar.',
        'The display is readable in sunlight too.',
        'Displayet kan læses også i solskin.',
        'digital',
      ),
      s(
        'Hält die Spritzer an der Maschine aus.',
        'Withstands the splashes at the machine.',
        'Tåler stænkene ved maskinen.',
      ),
      s(
        'Benutze sie inzwischen auch zum Backen.',
        'I use it for baking as well by now.',
        'Jeg bruger den efterhånden også til bagning.',
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
        'Die Tasten reagieren manchmal auf Wasser.',
        'The buttons sometimes react to water.',
        'Knapperne reagerer nogle gange på vand.',
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
        'The platform is tight for large jugs.',
        'Fladen er knap til store kander.',
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
      s('Kleines Teil, große Wirkung.', 'Small thing, large effect.', 'Lille ting, stor virkning.'),
      s(
        'Seitdem geht weniger daneben.',
        'Since then less goes astray.',
        'Siden da går der mindre til spilde.',
      ),
      s('Gut und schön gemacht.', 'Well and nicely made.', 'Godt og pænt lavet.'),
      s(
        'Ich hätte es früher kaufen sollen.',
        'I should have bought it earlier.',
        'Jeg skulle have købt det før.',
      ),
      s(
        'Das Ergebnis ist jeden Morgen gleich.',
        'The result is the same every morning.',
        'Resultatet er det samme hver morgen.',
      ),
      s('Die Arbeitsplatte bleibt sauber.', 'The worktop stays clean.', 'Bordet holder sig rent.'),
      s(
        'Sauber entgratet, keine scharfen Kanten.',
        'Cleanly deburred, no sharp edges.',
        'Pænt afgratet, ingen skarpe kanter.',
      ),
    ],
    complaint: [
      s(
        'Für das, was es ist, nicht billig.',
        'Not cheap for what it is.',
        'Ikke billigt for det, det er.',
      ),
      s(
        'Miss vorher, ich musste umtauschen.',
        'Measure first; I had to exchange it.',
        'Mål først; jeg måtte bytte.',
        'sizes',
      ),
      s(
        'Ein Etui hätte mir gefallen.',
        'I would have liked a case.',
        'Jeg ville gerne have haft et etui.',
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
        'The coffee stays warm for long.',
        'Kaffen holder sig længe varm.',
      ),
      s('Liegt gut in der Hand.', 'Sits well in the hand.', 'Ligger godt i hånden.'),
      s(
        'Kam heil an, sehr gut verpackt.',
        'Arrived intact, very well packed.',
        'Kom helt frem, meget godt pakket.',
      ),
      s(
        'Die Farbe ist genau so, wie ich sie wollte.',
        'The colour is just as I wanted it.',
        'Farven er præcis, som jeg ville have den.',
        'ceramic',
      ),
      s(
        'Hält die Spülmaschine seit Monaten aus.',
        'Has stood the dishwasher for months.',
        'Har tålt opvaskemaskinen i månedsvis.',
      ),
      s(
        'Als Geschenk gut angekommen.',
        'Well received as a present.',
        'Blev godt modtaget som gave.',
      ),
      s(
        'Die Größe passt zu dem, was ich trinke.',
        'The size suits what I drink.',
        'Størrelsen passer til det, jeg drikker.',
      ),
      s(
        'Wir haben inzwischen sechs davon.',
        'We have six of them by now.',
        'Vi har efterhånden seks af dem.',
      ),
      s(
        'Schlicht und trotzdem nicht langweilig.',
        'Plain and still not boring.',
        'Enkelt og alligevel ikke kedeligt.',
      ),
    ],
    complaint: [
      s(
        'Der Farbton weicht ein wenig vom Foto ab.',
        'The shade differs a little from the photo.',
        'Farven afviger lidt fra billedet.',
      ),
      s(
        'Etwas schwer für Kinderhände.',
        'A bit heavy for children’s hands.',
        'Lidt tungt til børnehænder.',
      ),
      s(
        'Eine Nummer größer wäre mir lieber gewesen.',
        'I would have preferred a size larger.',
        'Jeg ville hellere have haft en størrelse større.',
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
        'Ein Paket passt genau hinein.',
        'One bag fits exactly.',
        'En pose passer præcis.',
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
        'Since then there is order on the shelf.',
        'Siden da er der orden på hylden.',
      ),
    ],
    complaint: [
      s('Dellen gibt es schnell.', 'It dents easily.', 'Den får hurtigt buler.', 'tin'),
      s(
        'Innen etwas schwer zu reinigen.',
        'A little hard to clean inside.',
        'Lidt svær at rengøre indvendigt.',
      ),
    ],
  },
  care: {
    praise: [
      s('Riecht nicht und wirkt.', 'No smell and it works.', 'Lugter ikke og virker.'),
      s(
        'Die Maschine klingt wieder wie neu.',
        'The machine sounds like new again.',
        'Maskinen lyder som ny igen.',
        '!softens',
      ),
      s(
        'Ergiebig, eine Packung reicht lange.',
        'Economical; one pack lasts long.',
        'Drøjt; en pakke rækker længe.',
      ),
      s(
        'Erstaunlich, was da herauskam.',
        'Astonishing what came out.',
        'Forbløffende, hvad der kom ud.',
        '!softens',
      ),
      s('Kaufe ich immer wieder.', 'I buy it again and again.', 'Det køber jeg igen og igen.'),
      s(
        'Der Espresso schmeckt danach deutlich sauberer.',
        'The espresso tastes clearly cleaner afterwards.',
        'Espressoen smager tydeligt renere bagefter.',
      ),
      s(
        'Die Dosierung ist gut beschrieben.',
        'The dosage is well described.',
        'Doseringen er godt beskrevet.',
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
    ],
  },
  part: {
    praise: [
      s(
        'Passt genau, in zehn Minuten eingebaut.',
        'Fits exactly, installed in ten minutes.',
        'Passer præcis, monteret på ti minutter.',
      ),
      s('Alles läuft wieder.', 'Everything works again.', 'Alt kører igen.'),
      s(
        'Gut, dass man das Teil einzeln bekommt.',
        'Good that the part is sold on its own.',
        'Godt, at delen kan købes løst.',
      ),
      s(
        'Schnell da, gleich eingebaut, läuft.',
        'Quickly here, fitted at once, works.',
        'Hurtigt fremme, monteret straks, virker.',
      ),
      s(
        'Die Angaben zum Modell stimmten.',
        'The model details were right.',
        'Oplysningerne om modellen passede.',
      ),
      s(
        'Reparieren statt neu kaufen, so soll es sein.',
        'Repair instead of buying new, as it should be.',
        'Reparere i stedet for at købe nyt, sådan skal det være.',
      ),
    ],
    complaint: [
      s(
        'Eine Einbauanleitung wäre nett gewesen.',
        'Fitting instructions would have been nice.',
        'En monteringsvejledning havde været rar.',
      ),
      s(
        'Das alte Teil herauszubekommen, war mühsam.',
        'Getting the old one out was hard work.',
        'Det var besværligt at få den gamle ud.',
      ),
    ],
  },
};

/** Situations of those who are content. */
export const happySituations: Sentence[] = [
  s(
    'Mein Mann war skeptisch, inzwischen benutzt er es öfter als ich.',
    'My husband was sceptical; now he uses it more than I do.',
    'Min mand var skeptisk; nu bruger han det mere end jeg.',
    '!group-care !group-part !group-filter',
  ),
  s(
    'Im Angebot gekauft und nicht bereut.',
    'Bought on offer and not regretted.',
    'Købt på tilbud og ikke fortrudt.',
  ),
  s(
    'Zweiter Kauf, der erste ging an meine Schwester.',
    'Second purchase; the first went to my sister.',
    'Andet køb; det første gik til min søster.',
    '!group-care !group-part !group-filter',
  ),
  s(
    'Ich arbeite von zu Hause und merke den Unterschied jeden Mittag.',
    'I work from home and notice the difference every lunchtime.',
    'Jeg arbejder hjemmefra og mærker forskellen hver middag.',
    '!group-care !group-part !group-filter',
  ),
  s(
    'Die Beratung am Telefon war knapp und richtig.',
    'The advice on the phone was brief and right.',
    'Rådgivningen i telefonen var kort og rigtig.',
  ),
  s(
    'Lieferung nach zwei Tagen, ohne Kratzer.',
    'Delivered after two days, without a scratch.',
    'Leveret efter to dage uden en ridse.',
    '!group-care !group-part !group-filter',
  ),
];

/** Who writes, and in which situation; says nothing of the product. */
export const situations: Sentence[] = [
  s(
    'Gekauft für unsere kleine Küche in der Altbauwohnung.',
    'Bought for our small kitchen in an old flat.',
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
    '!group-care !group-part !group-filter',
  ),
  s(
    'Bei uns ist das jeden Tag im Einsatz.',
    'We use it every single day.',
    'Vi bruger det hver eneste dag.',
    '!group-care !group-part !group-filter',
  ),
  s(
    'Wir trinken zu zweit etwa fünf Tassen am Tag.',
    'The two of us drink about five cups a day.',
    'Vi er to, der drikker cirka fem kopper om dagen.',
    '!group-care !group-part !group-tool !group-storage',
  ),
  s(
    'Ich hatte vorher ein Modell aus dem Baumarkt.',
    'Before, I had one from the DIY store.',
    'Før havde jeg en fra byggemarkedet.',
    '!group-machine !group-care !group-part !group-filter',
  ),
  s(
    'Steht bei uns im Ferienhaus an der Ostsee.',
    'It lives in our holiday house on the Baltic.',
    'Det står i vores sommerhus ved Østersøen.',
    '!group-care !group-part !group-filter !group-tool',
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
  ),
  s(
    'Ersetzt ein Stück, das fünfzehn Jahre gehalten hat.',
    'Replaces one that lasted fifteen years.',
    'Erstatter noget, der holdt i femten år.',
    '!group-care !group-part !group-filter',
  ),
  s(
    'Auf Empfehlung einer Kollegin bestellt.',
    'Ordered on a colleague’s recommendation.',
    'Bestilt på anbefaling af en kollega.',
  ),
  s(
    'Zum Einzug verschenkt und gleich mitbenutzt.',
    'Given as a housewarming present and used at once.',
    'Givet i indflyttergave og brugt med det samme.',
    '!group-machine !group-automatic !group-care !group-part !group-filter',
  ),
  s(
    'Nach dem Kurs bei euch mitgenommen.',
    'Brought home from your course.',
    'Taget med hjem efter kurset hos jer.',
  ),
  s(
    'Wir haben Wasser mit 19 Grad Härte, das sei erwähnt.',
    'I should mention that our water is very hard, 19 degrees.',
    'Jeg bør nævne, at vores vand er meget hårdt, 19 grader.',
    '!group-grinder !group-milk !group-filter !group-scale !group-tool !group-ware !group-storage !group-part',
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
    'After two weeks the joy was gone.',
    'Efter to uger var glæden væk.',
    '!group-part !group-filter',
  ),
  s(
    'Wir sind nicht warm damit geworden.',
    'We never warmed to it.',
    'Vi blev aldrig glade for det.',
    '!group-care !group-part !group-filter',
  ),
  s('Das war nichts.', 'That was a miss.', 'Det var en fuser.'),
];

/** How a review of five, four, three and fewer stars ends. */
export const conclusions: Record<'good' | 'mixed' | 'lukewarm' | 'bad', Sentence[]> = {
  lukewarm: [
    s('Brauchbar, mehr nicht.', 'Usable, no more than that.', 'Brugbart, ikke mere end det.'),
    s(
      'Ich hatte mir etwas mehr versprochen.',
      'I had hoped for a little more.',
      'Jeg havde håbet på lidt mere.',
    ),
    s(
      'Ob ich es wieder kaufen würde, weiß ich nicht.',
      'I am not sure I would buy it again.',
      'Jeg ved ikke, om jeg ville købe det igen.',
    ),
    s('Im Alltag geht es.', 'It will do for every day.', 'Til hverdag går det.'),
    s(
      'Es gibt Besseres in dieser Preisklasse.',
      'There are better ones at this price.',
      'Der findes bedre til den pris.',
    ),
  ],
  bad: [
    s('Ich habe es zurückgeschickt.', 'I sent it back.', 'Jeg har sendt det tilbage.'),
    s(
      'Würde ich nicht noch einmal kaufen.',
      'I would not buy it again.',
      'Det ville jeg ikke købe igen.',
    ),
    s(
      'Das hatte ich mir anders vorgestellt.',
      'I had imagined it differently.',
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
    ),
  ],
  good: [
    s('Klare Empfehlung.', 'Highly recommended.', 'Klar anbefaling.'),
    s('Würde ich wieder kaufen.', 'I would buy it again.', 'Det ville jeg købe igen.'),
    s('Mehr brauche ich nicht.', 'That is all I need.', 'Mere har jeg ikke brug for.'),
    s(
      'Genau das, was ich gesucht habe.',
      'Exactly what I was looking for.',
      'Præcis det, jeg ledte efter.',
    ),
    s('Der Preis geht in Ordnung.', 'The price is fair.', 'Prisen er i orden.'),
    s(
      'Fünf Sterne, weil mir nichts einfällt, was fehlt.',
      'Five stars, as I can think of nothing missing.',
      'Fem stjerner, for jeg kan ikke finde på noget, der mangler.',
    ),
    s(
      'Die anderen hier sind derselben Meinung.',
      'Everyone else here agrees.',
      'De andre her er enige.',
      '!group-care !group-part !group-filter !group-tool',
    ),
    s(
      'Ich melde mich, falls sich daran etwas ändert.',
      'I will update this if anything changes.',
      'Jeg opdaterer min anmeldelse, hvis det ændrer sig.',
    ),
  ],
  mixed: [
    s(
      'Insgesamt trotzdem zufrieden.',
      'Satisfied on the whole, though.',
      'Alt i alt alligevel tilfreds.',
    ),
    s('Deshalb ein Stern weniger.', 'Hence one star less.', 'Derfor en stjerne mindre.'),
    s('Damit kann ich leben.', 'I can live with that.', 'Det kan jeg leve med.'),
    s(
      'Für den Preis ist das in Ordnung.',
      'For the price that is acceptable.',
      'Til prisen er det i orden.',
    ),
    s(
      'Sonst gibt es nichts zu beanstanden.',
      'Otherwise there is nothing to complain about.',
      'Ellers er der intet at klage over.',
    ),
    s(
      'Der Kundendienst hat freundlich geantwortet.',
      'Customer service replied kindly.',
      'Kundeservice svarede venligt.',
    ),
  ],
};

/** Titles by number of stars; one and two are poor. */
export const titles: Record<5 | 4 | 3 | 'poor', Sentence[]> = {
  5: [
    s('Rundum gut', 'Good all round', 'Godt hele vejen rundt'),
    s('Besser als gedacht', 'Better than expected', 'Bedre end ventet'),
    s('Macht, was es soll', 'Does what it should', 'Gør, hvad det skal'),
    s('Ein gutes Stück', 'Nicely made', 'Godt lavet', '!group-care !group-part !group-filter'),
    s('Gern wieder', 'Would buy again', 'Gerne igen'),
    s('Sein Geld wert', 'Worth the money', 'Pengene værd'),
    s(
      'Jeden Tag in Gebrauch',
      'In use every day',
      'I brug hver dag',
      '!group-care !group-part !group-filter',
    ),
    s('Ohne Abzug', 'No deductions', 'Uden fradrag'),
    s('So muss das sein', 'As it should be', 'Sådan skal det være'),
  ],
  4: [
    s('Gut, mit einer Kleinigkeit', 'Good, with one small thing', 'Godt, med en enkelt ting'),
    s('Fast alles richtig', 'Nearly everything right', 'Næsten alt rigtigt'),
    s('Solide', 'Solid', 'Solidt'),
    s('Zufrieden', 'Satisfied', 'Tilfreds'),
    s('Gute Wahl', 'A good choice', 'Et godt valg'),
  ],
  3: [
    s('Geht so', 'So-so', 'Nogenlunde'),
    s('Gut, aber', 'Good, but', 'Godt, men'),
    s('Mehr erwartet', 'Expected more', 'Ventede mere'),
    s('Durchwachsen', 'Mixed', 'Blandet'),
    s('Ganz in Ordnung', 'All right', 'Helt okay'),
  ],
  poor: [
    s('Nicht ganz meins', 'Not quite for me', 'Ikke helt noget for mig'),
    s('Leider nein', 'Sadly no', 'Desværre nej'),
    s('Enttäuscht', 'Disappointed', 'Skuffet'),
    s('Geht zurück', 'Going back', 'Sendes retur'),
  ],
};
