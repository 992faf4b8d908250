import { type Material, type Sentence, s } from '../describe.ts';

const fit: Sentence[] = [
  s('Passt zu {machines}.', 'Fits {machines}.', 'Passer til {machines}.', 'one-machine'),
  s(
    'Nur für ein Modell: {machines}.',
    'For one model only: {machines}.',
    'Kun til én model: {machines}.',
    'one-machine',
  ),
  s(
    'Passt zu mehreren Modellen: {machines}.',
    'Fits several models: {machines}.',
    'Passer til flere modeller: {machines}.',
    'several',
  ),
  s(
    'Gemacht für {machines}; bei anderen Modellen bitte nachmessen.',
    'Made for {machines}; please measure before using it in other models.',
    'Lavet til {machines}; mål efter ved andre modeller.',
  ),
  s(
    'Verbaut ist das Teil in diesen Geräten: {machines}.',
    'The part is used in {machines}.',
    'Delen bruges i {machines}.',
    'several',
  ),
  s(
    'Selbst eingebaut und geprüft haben wir das Teil in: {machines}.',
    'We have fitted and checked it ourselves, on {machines}.',
    'Vi har selv monteret og afprøvet delen, på {machines}.',
  ),
  s(
    'Das ist das richtige Teil, wenn du eines dieser Geräte hast: {machines}.',
    'This is the part for you if you own any of these: {machines}.',
    'Det er den rigtige del, hvis du har en af disse: {machines}.',
    'several',
  ),
  s(
    'Ab Werk sitzt genau dieses Teil in folgenden Geräten: {machines}.',
    'This is the part fitted at the factory in {machines}.',
    'Det er netop denne del, der fra fabrikken sidder i {machines}.',
    'original several',
  ),
];

export const sparePartTexts: Record<string, Material> = {
  gasket: {
    sentences: 4,
    topics: {
      open: [
        s(
          'Tropft es am Siebträger vorbei, ist meist die Dichtung hart geworden.',
          'If water drips past the portafilter, the gasket has usually hardened.',
          'Drypper det forbi filterholderen, er pakningen som regel blevet hård.',
        ),
        s(
          'Diese Dichtung sitzt in der Gruppe und drückt gegen den Rand des Siebs.',
          'This gasket sits in the group and presses against the rim of the basket.',
          'Pakningen sidder i gruppen og trykker mod filterkurvens kant.',
        ),
        s(
          'Silikon statt Gummi: Die Dichtung bleibt länger weich und lässt sich leichter lösen.',
          'Silicone instead of rubber: the gasket stays soft longer and comes out more easily.',
          'Silikone i stedet for gummi: Pakningen holder sig blød længere og er lettere at få ud.',
        ),
        s(
          'Ein Verschleißteil, das wenig kostet und viel entscheidet: die Dichtung für {measure}.',
          'A wearing part that costs little and matters a lot: the gasket for {measure}.',
          'En sliddel, der koster lidt og betyder meget: pakningen til {measure}.',
        ),
        s(
          'Wenn der Griff weiter nach rechts wandert als früher, ist es Zeit für diese Dichtung.',
          'When the handle travels further to the right than it used to, it is time for this gasket.',
          'Når grebet går længere mod højre end før, er det tid til denne pakning.',
        ),
      ],
      fit,
      work: [
        s(
          'Zum Wechseln hebelst du die alte mit einem Schraubendreher heraus und drückst die neue ein.',
          'To change it, lever out the old one with a screwdriver and press in the new.',
          'Ved skift vipper du den gamle ud med en skruetrækker og trykker den nye ind.',
        ),
        s(
          'Zehn Minuten Arbeit, bei kalter Maschine.',
          'Ten minutes of work, with the machine cold.',
          'Ti minutters arbejde med kold maskine.',
        ),
        s(
          'Reinige die Nut, bevor die neue hineinkommt.',
          'Clean the groove before the new one goes in.',
          'Rens rillen, før den nye sættes i.',
        ),
        s(
          'Die abgeschrägte Seite zeigt nach oben.',
          'The bevelled side faces up.',
          'Den skrå side vender opad.',
        ),
        s(
          'Etwas Silikonfett erleichtert das Einsetzen.',
          'A little silicone grease makes fitting easier.',
          'Lidt silikonefedt gør monteringen lettere.',
        ),
      ],
      advice: [
        s(
          'Einmal im Jahr tauschen, in Haushalten mit viel Betrieb öfter.',
          'Change it once a year, more often in busy homes.',
          'Skift den en gang om året, oftere i travle hjem.',
        ),
        s(
          'Nimm gleich ein neues Duschsieb dazu, du hast die Gruppe ohnehin offen.',
          'Take a new shower screen as well, since the group is open anyway.',
          'Tag en ny brusersi med, når gruppen alligevel er åben.',
        ),
        s(
          'Zieh den Siebträger nie mit Gewalt fest, das hilft nur kurz.',
          'Never force the portafilter tight; that helps only briefly.',
          'Spænd aldrig filterholderen med magt; det hjælper kun kort.',
        ),
        s(
          'Lass den Siebträger über Nacht locker, dann hält die Dichtung länger.',
          'Leave the portafilter loose overnight and the gasket lasts longer.',
          'Lad filterholderen sidde løst natten over, så holder pakningen længere.',
        ),
        s(
          'Eine Reserve in der Schublade erspart ein Wochenende ohne Espresso.',
          'A spare in the drawer saves a weekend without espresso.',
          'En i reserve i skuffen sparer en weekend uden espresso.',
        ),
      ],
    },
  },
  'shower-screen': {
    sentences: 4,
    topics: {
      open: [
        s(
          'Das Duschsieb verteilt das Wasser, bevor es auf den Kaffee trifft.',
          'The shower screen spreads the water before it meets the coffee.',
          'Brusersien fordeler vandet, før det rammer kaffen.',
        ),
        s(
          'Hinter einem alten Duschsieb sammelt sich Fett, an das kein Reiniger mehr herankommt.',
          'Behind an old shower screen grease collects that no cleaner reaches.',
          'Bag en gammel brusersi samler der sig fedt, som intet rensemiddel når.',
        ),
        s(
          'Feines Gewebe auf gelochtem Stahl, {measure} im Maß der Gruppe: das Duschsieb.',
          'Fine mesh on perforated steel, sized for the {measure} group: the shower screen.',
          'Fint net på perforeret stål, i mål til gruppen på {measure}: brusersien.',
        ),
        s(
          'Läuft der Espresso auf einer Seite schneller, ist oft das Duschsieb verstopft.',
          'If espresso runs faster on one side, the shower screen is often blocked.',
          'Løber espressoen hurtigere i den ene side, er brusersien tit stoppet.',
        ),
        s(
          'Ein neues Duschsieb schmeckt man, das ist keine Übertreibung.',
          'You can taste a new shower screen; that is no exaggeration.',
          'En ny brusersi kan smages; det er ingen overdrivelse.',
        ),
      ],
      fit,
      work: [
        s(
          'Eine Schraube in der Mitte hält es, ein kurzer Schraubendreher genügt.',
          'One screw in the middle holds it; a short screwdriver will do.',
          'En skrue i midten holder den; en kort skruetrækker er nok.',
        ),
        s(
          'Weiche das alte in Gruppenreiniger ein und sieh dann, ob du ein neues brauchst.',
          'Soak the old one in group cleaner first and see whether you need a new one.',
          'Læg den gamle i grupperens først, og se, om du har brug for en ny.',
        ),
        s(
          'Zieh die Schraube handfest an, nicht fester.',
          'Tighten the screw by hand, no more.',
          'Spænd skruen med håndkraft, ikke mere.',
        ),
        s(
          'Die glatte Seite gehört zum Kaffee.',
          'The smooth side faces the coffee.',
          'Den glatte side vender mod kaffen.',
        ),
      ],
      advice: [
        s(
          'Wöchentliches Rückspülen verdoppelt seine Lebensdauer.',
          'Weekly backflushing doubles its life.',
          'Ugentlig tilbageskylning fordobler levetiden.',
          'for-large',
        ),
        s(
          'Mit einem Puck-Sieb auf dem Kaffee bleibt es nahezu sauber.',
          'With a puck screen on the coffee it stays almost clean.',
          'Med en pucksi på kaffen holder den sig næsten ren.',
        ),
        s(
          'Kratze nicht mit Metall daran, das Gewebe verzieht sich.',
          'Do not scrape it with metal; the mesh warps.',
          'Krads ikke i den med metal; nettet bliver skævt.',
        ),
        s('Ein Jahr ist ein guter Rhythmus.', 'A year is a good rhythm.', 'Et år er en god rytme.'),
        s(
          'Prüfe beim Tausch auch den Verteiler dahinter.',
          'Check the disperser behind it while you are there.',
          'Se også efter fordeleren bagved, når du skifter.',
        ),
      ],
    },
  },
  basket: {
    sentences: 4,
    topics: {
      open: [
        s(
          'Dieses Sieb ist auf zwei Hundertstel Millimeter genau gelocht, jedes Loch gleich groß.',
          'The holes in this basket are accurate to two hundredths of a millimetre, each the same size.',
          'Hullerne i denne filterkurv er lige store, med to hundrededele millimeters nøjagtighed.',
          'precision',
        ),
        s(
          'Gerade Wände und gleichmäßige Löcher lassen das Wasser überall gleich schnell durch.',
          'Straight walls and even holes let the water through at the same speed everywhere.',
          'Lige vægge og ens huller lader vandet løbe lige hurtigt overalt.',
          'precision',
        ),
        s(
          'Ein Sieb als Ersatz für das mitgelieferte, in derselben Form.',
          'A basket to replace the one supplied, in the same shape.',
          'En filterkurv til erstatning for den medfølgende, i samme form.',
          'standard',
        ),
        s(
          'Einfaches Sieb aus Stahl, ohne doppelten Boden und ohne Tricks.',
          'A plain steel basket, with no double floor and no tricks.',
          'En enkel filterkurv af stål, uden dobbelt bund og uden tricks.',
          'standard',
        ),
        s(
          'Das kleine Sieb für einen Espresso verlangt einen feineren Mahlgrad.',
          'The small basket for one espresso asks for a finer grind.',
          'Den lille kurv til én espresso kræver en finere malegrad.',
          'one',
        ),
        s(
          'Für zwei Tassen gemacht, für eine starke ebenso brauchbar.',
          'Made for two cups and just as useful for one strong one.',
          'Lavet til to kopper og lige så brugbar til én stærk.',
          'two standard',
        ),
      ],
      fit,
      work: [
        s(
          'Der Durchmesser ist {measure}; am Rand messen, nicht am Boden.',
          'The diameter is {measure}; measure at the rim, not the base.',
          'Diameteren er {measure}; mål ved kanten, ikke i bunden.',
        ),
        s(
          'Eine Feder im Siebträger hält es, mit einem Löffelstiel hebelst du es heraus.',
          'A spring in the portafilter holds it; a spoon handle levers it out.',
          'En fjeder i filterholderen holder den; et skeskaft vipper den ud.',
        ),
        s(
          'Stell den Mahlgrad nach dem Wechsel neu ein.',
          'Dial in the grind again after changing the basket.',
          'Indstil malegraden på ny efter skiftet.',
        ),
        s(
          'Ein Tamper mit 58,5 mm passt hier ohne Spalt.',
          'A 58.5 mm tamper fits here without a gap.',
          'En tamper på 58,5 mm passer her uden spalte.',
          'precision for-large',
        ),
      ],
      advice: [
        s(
          'Überfülle es nicht, zwischen Kaffee und Duschsieb gehört eine Münzdicke.',
          'Do not overfill; leave a coin’s thickness below the shower screen.',
          'Overfyld den ikke; der skal være en mønts tykkelse op til brusersien.',
        ),
        s(
          'Für vorgemahlenen Kaffee ist es nicht gedacht.',
          'It is not meant for ready-ground coffee.',
          'Den er ikke tænkt til færdigmalet kaffe.',
        ),
        s(
          'Wer schlecht verteilt, sieht es an diesem Sieb sofort.',
          'Poor distribution shows at once with this basket.',
          'Dårlig fordeling ses straks med denne kurv.',
          'precision',
        ),
        s(
          'Alle zwei Wochen in Reiniger legen, dann bleiben die Löcher frei.',
          'Soak in cleaner every two weeks and the holes stay clear.',
          'Læg den i rensemiddel hver anden uge, så holder hullerne sig åbne.',
        ),
        s(
          'Ein verbeulter Rand dichtet nicht mehr, dann lohnt Ersatz.',
          'A dented rim no longer seals; then replace it.',
          'En bulet kant tætner ikke længere; så skal den skiftes.',
        ),
      ],
    },
  },
  pump: {
    sentences: 4,
    topics: {
      open: [
        s(
          'Wird die Pumpe lauter und der Espresso dünner, ist sie am Ende.',
          'When the pump gets louder and the espresso thinner, the pump has had its day.',
          'Når pumpen larmer mere og espressoen bliver tyndere, er pumpen slidt op.',
          'vibration',
        ),
        s(
          'Eine Vibrationspumpe mit 15 bar, gedrosselt auf den Brühdruck.',
          'A vibration pump of 15 bar, throttled to brewing pressure.',
          'En vibrationspumpe på 15 bar, droslet ned til bryggetryk.',
          'vibration',
        ),
        s(
          'Die Pumpe ist das Herz der Maschine und zum Glück billig.',
          'The pump is the heart of the machine and fortunately cheap.',
          'Pumpen er maskinens hjerte og heldigvis billig.',
          'vibration',
        ),
        s(
          'Rotationspumpen halten lange; wenn sie pfeifen, fehlt ihnen meist Wasser.',
          'Rotary pumps last a long time; if they whistle, they are usually short of water.',
          'Rotationspumper holder længe; hvis de hyler, mangler de som regel vand.',
          'rotary',
        ),
        s(
          'Messingkopf ohne Motor: So wird die Rotationspumpe geliefert.',
          'Brass head without motor: that is how the rotary pump is supplied.',
          'Messinghoved uden motor: Sådan leveres rotationspumpen.',
          'rotary',
        ),
      ],
      fit,
      work: [
        s(
          'Zwei Stecker, zwei Schläuche, zwei Gummilager; vorher Netzstecker ziehen.',
          'Two plugs, two hoses, two rubber mounts; unplug the machine first.',
          'To stik, to slanger, to gummiophæng; træk stikket ud først.',
          'vibration',
        ),
        s(
          'Merke dir die Flussrichtung, der Pfeil ist klein.',
          'Note the direction of flow; the arrow is small.',
          'Læg mærke til flowretningen; pilen er lille.',
        ),
        s(
          'Eine Schelle verbindet sie mit dem Motor, ein Inbusschlüssel genügt.',
          'A clamp joins it to the motor; all you need is a hex key.',
          'En klemme forbinder den med motoren; en unbrakonøgle er nok.',
          'rotary',
        ),
        s(
          'Nach dem Einbau entlüften, bis das Wasser ohne Blasen kommt.',
          'Bleed it after fitting until water comes without bubbles.',
          'Udluft efter montering, til vandet kommer uden bobler.',
        ),
      ],
      advice: [
        s(
          'Trocken laufen lassen zerstört auch die neue in Sekunden.',
          'Running dry will ruin the new one too, within seconds.',
          'At køre tør ødelægger også den nye på få sekunder.',
        ),
        s(
          'Wer sich den Einbau nicht zutraut, schickt uns die Maschine.',
          'If you would rather not fit it yourself, send us the machine.',
          'Tør du ikke montere den selv, så send maskinen til os.',
        ),
        s(
          'Prüfe zuerst den Filter im Tank, der ist billiger.',
          'Check the filter in the tank first; it is cheaper.',
          'Tjek først filteret i tanken; det er billigere.',
          'vibration',
        ),
        s(
          'Den Druck stellst du am Bypass auf 9 bar.',
          'Set the pressure to 9 bar at the bypass.',
          'Indstil trykket til 9 bar på bypasset.',
          'rotary',
        ),
      ],
    },
  },
  thermostat: {
    sentences: 3,
    topics: {
      open: [
        s(
          'Heizt die Maschine immer weiter oder gar nicht mehr, ist oft dieses Teil schuld.',
          'If the machine no longer stops heating, or does not heat at all, this part is often to blame.',
          'Bliver maskinen ved med at varme, eller varmer den slet ikke, er det tit denne del, der er gal.',
        ),
        s(
          'Der Thermostat schaltet die Heizung bei 95 °C ab, auf ein paar Grad genau.',
          'The thermostat switches the heater off at 95 °C, to within a few degrees.',
          'Termostaten slukker varmen ved 95 °C med et par graders nøjagtighed.',
        ),
        s(
          'Ein Bimetall, zwei Kontakte: einfach und deshalb selten kaputt.',
          'A bimetal strip, two contacts: simple, and so seldom broken.',
          'Et bimetal, to kontakter: enkelt og derfor sjældent i stykker.',
        ),
      ],
      fit,
      work: [
        s(
          'Das Teil sitzt im Stromkreis der Heizung: Lass es in einer Werkstatt wechseln.',
          'The part belongs to the heating circuit: have it changed by a workshop.',
          'Delen sidder i varmelegemets strømkreds: Få den skiftet på et værksted.',
        ),
        s(
          'Der Einbau ist Arbeit an der Heizung und damit Sache einer Werkstatt.',
          'Fitting it is work on the heating and so a job for a workshop.',
          'Monteringen er arbejde på varmelegemet og dermed en sag for et værksted.',
        ),
        s(
          'Eine Werkstatt misst das alte Teil durch, baut das neue ein und prüft die Erdung.',
          'A workshop tests the old part, fits the new one and checks the earthing.',
          'Et værksted måler den gamle del efter, monterer den nye og kontrollerer jordforbindelsen.',
        ),
      ],
    },
  },
  'steam-tip': {
    sentences: 3,
    topics: {
      open: [
        s(
          'Feinere Löcher bremsen den Dampf und machen feineren Schaum möglich.',
          'Finer holes slow the steam and allow finer foam.',
          'Mindre huller bremser dampen og giver finere skum.',
        ),
        s(
          'Eine verstopfte Düse spuckt, statt zu dampfen; eine neue behebt das.',
          'A blocked tip spits instead of steaming; a new one puts that right.',
          'En stoppet dyse sprutter i stedet for at dampe; en ny løser det.',
        ),
        s(
          'Die Düse ist das letzte Stück der Lanze und das erste, das Milch ansetzt.',
          'The tip is the last piece of the wand and the first to gather milk.',
          'Dysen er damprørets sidste stykke og det første, der samler mælk.',
        ),
      ],
      fit,
      work: [
        s(
          'Mit der Hand lösen, Dichtring nicht verlieren, neue anschrauben.',
          'Unscrew it by hand, keep hold of the seal, screw on the new one.',
          'Skru af med hånden, tab ikke tætningsringen, skru den nye på.',
        ),
        s(
          'Das Gewinde misst 8,5 mm und ist bei allen genannten Maschinen gleich.',
          'The thread is 8.5 mm and the same on all machines named.',
          'Gevindet er 8,5 mm og ens på alle nævnte maskiner.',
        ),
        s(
          'Eine Nadel öffnet die Löcher, wenn du zuerst einweichst.',
          'A needle clears the holes if you soak first.',
          'En nål åbner hullerne, hvis du lægger den i blød først.',
        ),
        s(
          'Für kleine Kännchen ist weniger Dampf mehr.',
          'For small jugs less steam is more.',
          'Til små kander er mindre damp mere.',
        ),
      ],
    },
  },
  burrs: {
    sentences: 4,
    topics: {
      open: [
        s(
          'Stumpfe Scheiben mahlen langsam, werden warm und machen Staub; neue stellen das ab.',
          'Blunt burrs grind slowly, run hot and make dust; new ones put an end to that.',
          'Sløve skiver maler langsomt, bliver varme og støver; nye sætter en stopper for det.',
          'flat',
        ),
        s(
          'Ein Satz Mahlscheiben mit {measure}, oben und unten, paarweise geschliffen.',
          'A set of {measure} burrs, upper and lower, ground as a pair.',
          'Et sæt kværnskiver på {measure}, over og under, slebet parvis.',
          'flat',
        ),
        s(
          'Scheiben dieser Größe schleift {maker} selbst.',
          '{maker} grinds burrs of this size in-house.',
          '{maker} sliber selv skiver i denne størrelse.',
          'flat original',
        ),
        s(
          'Wer den Mahlgrad immer feiner stellen muss, braucht neue Scheiben.',
          'If you have to set the grind ever finer, you need new burrs.',
          'Skal du stille malegraden finere og finere, har du brug for nye skiver.',
          'flat',
        ),
        s(
          'Neue Scheiben machen eine müde Mühle wieder wach.',
          'New burrs wake up a tired grinder.',
          'Nye skiver vækker en træt kværn.',
          'flat',
        ),
        s(
          'Kegel und Ring kommen zusammen, getrennt tauscht man sie nicht.',
          'Cone and ring come as a pair; they are not replaced separately.',
          'Kegle og ring kommer sammen; de skiftes ikke hver for sig.',
          'cone',
        ),
        s(
          'Ein Kegelmahlwerk mit {measure}, gehärtet und entgratet.',
          'Conical burrs of {measure}, hardened and deburred.',
          'Et konisk kværnværk på {measure}, hærdet og afgratet.',
          'cone',
        ),
        s(
          'Ein Kegel nutzt sich langsamer ab als Scheiben, aber auch er wird stumpf.',
          'A cone wears more slowly than flat burrs, but in the end it goes blunt too.',
          'En kegle slides langsommere end skiver, men bliver også sløv.',
          'cone',
        ),
      ],
      fit,
      work: [
        s(
          'Drei Schrauben halten jede Scheibe; zieh sie über Kreuz an.',
          'Three screws hold each burr; tighten them crosswise.',
          'Tre skruer holder hver skive; spænd dem på kryds.',
          'flat',
        ),
        s(
          'Saug die Mahlkammer aus, bevor du das neue Mahlwerk einsetzt.',
          'Vacuum the grinding chamber before fitting the new burrs.',
          'Støvsug kværnkammeret, før du sætter det nye kværnværk i.',
        ),
        s(
          'Merke dir die Stellung am Gewinde, bevor du abschraubst.',
          'Note the position of the thread before you unscrew.',
          'Læg mærke til gevindets stilling, før du skruer af.',
        ),
        s(
          'Ein Strich mit dem Filzstift zeigt, ob beide Flächen gerade sitzen.',
          'A felt-pen mark shows whether both faces sit true.',
          'En streg med tusch viser, om begge flader sidder lige.',
          'flat',
        ),
        s(
          'Die Mutter in der Mitte hat Linksgewinde.',
          'The nut in the middle has a left-hand thread.',
          'Møtrikken i midten har venstregevind.',
          'cone',
        ),
        s(
          'Der Tausch dauert eine Viertelstunde, das Einmahlen länger.',
          'Changing takes a quarter of an hour; running in takes longer.',
          'Skiftet tager et kvarter; indkøringen tager længere.',
        ),
      ],
      advice: [
        s(
          'Die ersten zwei Kilo schmecken noch rau, dafür eignet sich alter Kaffee.',
          'The first two kilos still taste rough; use old coffee for them.',
          'De første to kilo smager stadig lidt råt; brug gammel kaffe til dem.',
        ),
        s(
          'Nach dem Tausch liegt der Nullpunkt anders, taste dich heran.',
          'The zero point shifts after the change; work your way towards it slowly.',
          'Nulpunktet ligger anderledes efter skiftet; prøv dig frem.',
        ),
        s(
          'Bei einem Kilo im Monat ist das eine Anschaffung für Jahrzehnte.',
          'At a kilo a month this is a purchase for decades.',
          'Med et kilo om måneden er det et køb for årtier.',
        ),
        s(
          'Steine erkennt kein Mahlwerk, sieh billige Bohnen vorher durch.',
          'Burrs cannot tell a stone from a bean; check cheap beans first.',
          'Et kværnværk kan ikke kende forskel på sten og bønner; se billige bønner igennem først.',
        ),
        s(
          'Bestell neue Schrauben mit, wenn die alten ausgeleiert sind.',
          'Order new screws as well if the old ones are worn.',
          'Bestil nye skruer med, hvis de gamle er slidte.',
        ),
        s(
          'Nachschärfen lohnt bei dieser Größe nicht.',
          'Resharpening is not worth it at this size.',
          'Det kan ikke betale sig at slibe dem op i denne størrelse.',
        ),
        s(
          'Die alten Scheiben nehmen wir zum Einschmelzen zurück.',
          'We take the old ones back for melting down.',
          'Vi tager de gamle retur til omsmeltning.',
        ),
      ],
    },
  },
  'brew-unit': {
    sentences: 3,
    topics: {
      open: [
        s(
          'Drei Ringe und eine Tülle: Mehr verschleißt an der Brüheinheit nicht.',
          'Three rings and a sleeve: nothing else on the brew unit wears.',
          'Tre ringe og en bøsning: Mere slides der ikke på bryggeenheden.',
        ),
        s(
          'Steht Wasser im Satzbehälter, sind diese Dichtungen fällig.',
          'If there is water in the grounds container, these seals are due.',
          'Står der vand i grumsbeholderen, er det tid til disse pakninger.',
        ),
        s(
          'Mit frischen Dichtungen läuft die Brühgruppe wieder leise und dicht.',
          'With fresh seals the brew unit runs quietly and without leaks again.',
          'Med friske pakninger kører bryggeenheden igen stille og tæt.',
        ),
        s(
          'Der Satz enthält alles, was in der Brüheinheit weich sein muss.',
          'The kit contains everything in the brew unit that has to be soft.',
          'Sættet indeholder alt det i bryggeenheden, der skal være blødt.',
        ),
      ],
      fit,
      work: [
        s(
          'Fett liegt bei, gerade genug für einmal.',
          'Grease is included, just enough for one go.',
          'Der følger fedt med, lige nok til én gang.',
        ),
        s(
          'Ohne Werkzeug zu wechseln, mit etwas Fingerspitzengefühl.',
          'No tools needed, just a light touch.',
          'Skiftes uden værktøj, men med lidt fingerspidsfornemmelse.',
        ),
        s(
          'Spül die Einheit vorher heiß und lass sie trocknen.',
          'Rinse the unit with hot water first and let it dry.',
          'Skyl først enheden med varmt vand, og lad den tørre.',
        ),
        s(
          'Alle zwei Jahre genügt, bei Bürobetrieb jährlich.',
          'Every two years is enough, yearly in offices.',
          'Hvert andet år er nok, årligt på kontorer.',
        ),
      ],
    },
  },
  tank: {
    sentences: 3,
    topics: {
      open: [
        s(
          'Ein Sprung im Tank ist kein Grund für eine neue Maschine.',
          'A crack in the tank is no reason for a new machine.',
          'En revne i tanken er ingen grund til en ny maskine.',
        ),
        s(
          'Ein zweiter Tank steht gefüllt bereit, wenn Besuch kommt.',
          'A second tank can stand ready and filled when visitors come.',
          'En ekstra tank står fyldt og klar, når der kommer gæster.',
        ),
        s(
          'Der Tank kommt mit Ventil und Deckel.',
          'The tank comes with valve and lid.',
          'Tanken leveres med ventil og låg.',
        ),
      ],
      fit,
      work: [
        s(
          'Einsetzen, bis das Ventil hörbar öffnet.',
          'Insert until you hear the valve open.',
          'Sæt den i, til ventilen kan høres åbne.',
        ),
        s(
          'In die Spülmaschine darf er nicht, er wird dort blind.',
          'It must not go in the dishwasher, which would cloud it.',
          'Den må ikke komme i opvaskemaskinen; den bliver mat.',
        ),
        s(
          'Kalkränder gehen mit verdünnter Zitronensäure ab.',
          'Limescale marks come off with diluted citric acid.',
          'Kalkrande går af med fortyndet citronsyre.',
        ),
        s(
          'Der Platz für den Wasserfilter ist vorgesehen.',
          'There is a slot for the water filter.',
          'Der er plads til vandfilteret.',
        ),
      ],
    },
  },
  'moka-gasket': {
    sentences: 3,
    topics: {
      open: [
        s(
          'Zischt es am Gewinde, ist die Dichtung hart geworden.',
          'If steam hisses from the thread, the gasket has hardened.',
          'Hvæser det ved gevindet, er pakningen blevet hård.',
        ),
        s(
          'Zwei Dichtungen und eine Filterplatte machen aus einem alten Kocher wieder einen dichten.',
          'Two gaskets and a filter plate make an old pot tight again.',
          'To pakninger og en filterplade gør en gammel kande tæt igen.',
        ),
        s(
          'Silikonringe riechen anfangs etwas, zweimal mit klarem Wasser aufkochen genügt.',
          'Silicone rings smell a little at first; two runs with plain water cure that.',
          'Silikoneringe lugter lidt i starten; kog to gange med rent vand, så er det væk.',
        ),
      ],
      fit,
      work: [
        s(
          'Wähle nach der Tassenzahl, sie steht auf dem Boden.',
          'Choose by the number of cups, stamped on the base.',
          'Vælg efter antallet af kopper; det står i bunden.',
        ),
        s(
          'Heb den alten Ring mit einem stumpfen Messer heraus.',
          'Lift the old ring out with a blunt knife.',
          'Løft den gamle ring ud med en sløv kniv.',
        ),
        s(
          'Prüfe dabei das Ventil, es muss sich bewegen lassen.',
          'Check the valve while you are there; it has to move.',
          'Tjek samtidig ventilen; den skal kunne bevæges.',
        ),
      ],
    },
  },
  'press-glass': {
    sentences: 3,
    topics: {
      open: [
        s(
          'Das Glas bricht, das Gestell hält: Deshalb gibt es Ersatz.',
          'The glass breaks, the frame lasts: that is why there is a spare.',
          'Glasset går i stykker, stellet holder: Derfor er der reserveglas.',
        ),
        s(
          'Borosilikatglas in der Form, in die dein Sieb passt.',
          'Borosilicate glass in the shape your strainer fits.',
          'Borosilikatglas i den form, din si passer i.',
        ),
        s(
          'Ein neues Glas kostet weniger als eine neue Kanne.',
          'A new glass costs less than a new press.',
          'Et nyt glas koster mindre end en ny kande.',
        ),
      ],
      fit,
      work: [
        s(
          'Miss den Innendurchmesser, bevor du bestellst.',
          'Measure the inner diameter before ordering.',
          'Mål den indvendige diameter, før du bestiller.',
        ),
        s(
          'Setz es mit dem Ausguss in die Aussparung, sonst spannt das Gestell.',
          'Line the spout up with the notch, or the frame will pinch.',
          'Sæt tuden i udskæringen, ellers spænder stellet.',
        ),
        s(
          'Rühre künftig mit Holz, dann hält es länger.',
          'Stir with wood from now on and it lasts longer.',
          'Rør fremover med træ, så holder det længere.',
        ),
      ],
    },
  },
};
