import { type Material, s } from '../describe.ts';

export const handGrinderTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Die {name} mahlt 18 g in {seconds} Sekunden, ohne Strom und ohne Lärm.',
        'The {name} grinds 18 g in {seconds} seconds, without electricity and without noise.',
        '{name} maler 18 g på {seconds} sekunder, uden strøm og uden larm.',
      ),
      s(
        'Ein Kegel von {burr} aus gehärtetem Stahl sitzt in der {name} zwischen zwei Kugellagern.',
        'In the {name} a hardened steel cone of {burr} sits between two ball bearings.',
        'I {name} sidder en kegle af hærdet stål på {burr} mellem to kuglelejer.',
        'bearings',
      ),
      s(
        'Die {name} ist für unterwegs gemacht: {weight}, schlank, ohne lose Teile.',
        'The {name} is made for the road: {weight}, slim, no loose parts.',
        '{name} er lavet til turen: {weight}, slank, ingen løse dele.',
        'travel',
      ),
      s(
        'Mit der {name} mahlst du auch für Espresso von Hand, ohne dass der Arm ermüdet.',
        'With the {name} you can grind for espresso by hand without tiring the arm.',
        'Med {name} kan du også male til espresso i hånden, uden at armen bliver træt.',
        'espresso',
      ),
      s(
        'Die {name} hat einen Keramikkegel, der nicht rostet und feucht ausgewischt werden darf.',
        'The {name} has a ceramic cone that does not rust and may be wiped with a damp cloth.',
        '{name} har en keramisk kegle, der ikke ruster og må tørres af med en fugtig klud.',
        'ceramic',
      ),
      s(
        'Wer guten Filterkaffee will und wenig Platz hat, kommt mit der {name} weit.',
        'If you want good filter coffee and have little space, the {name} goes a long way.',
        'Vil du have god filterkaffe og har kun lidt plads, kommer du langt med {name}.',
        'filterish',
      ),
      s(
        '{capacity} Bohnen fasst die {name}, mehr braucht man selten auf einmal.',
        'The {name} holds {capacity} of beans; you rarely need more at once.',
        '{name} rummer {capacity} bønner; mere skal der ikke til ad gangen.',
      ),
      s(
        'Der Korpus der {name} ist aus geöltem Holz und liegt warm in der Hand.',
        'The body of the {name} is oiled wood and feels warm in the hand.',
        'Huset på {name} er af olieret træ og ligger varmt i hånden.',
        'wood',
      ),
    ],
    build: [
      s(
        'Den Mahlgrad stellst du außen am Ring ein, die Zahlen sind gut lesbar.',
        'You set the grind on the outer ring, with clearly legible numbers.',
        'Malegraden stilles på den ydre ring, og tallene er lette at læse.',
        'external',
      ),
      s(
        '{clicks} Rasten je Umdrehung lassen sich zählen und aufschreiben.',
        'The {clicks} clicks per turn can be counted and written down.',
        'De {clicks} klik pr. omgang kan tælles og skrives ned.',
        'external',
      ),
      s(
        'Verstellt wird innen an der Mutter: umständlich, dafür verstellt sich nichts von selbst.',
        'Adjustment is inside, at the nut: awkward, but nothing shifts by itself.',
        'Malegraden indstilles indvendigt på møtrikken: lidt besværligt, men intet flytter sig af sig selv.',
        'internal',
      ),
      s(
        'Eine Raste bewegt den Kegel um {microns}, für Espresso fein genug.',
        'One click moves the cone by {microns}, fine enough for espresso.',
        'Et klik flytter keglen {microns}, fint nok til espresso.',
        'espresso',
      ),
      s(
        'Zwei Lager halten die Achse gerade, deshalb bleibt auch grobes Pulver gleichmäßig.',
        'Two bearings keep the shaft straight, so even coarse grounds stay uniform.',
        'To lejer holder akslen lige, så også grov kaffe bliver ensartet.',
        'bearings',
      ),
      s(
        'Der Auffangbehälter sitzt mit Magneten statt mit Gewinde.',
        'The catch cup is held by magnets instead of a thread.',
        'Opsamlingsbægeret holdes af magneter i stedet for gevind.',
        'external metal',
      ),
      s(
        'Der Kegel aus Stahl schneidet die Bohne, statt sie zu quetschen.',
        'The steel cone cuts the bean rather than crushing it.',
        'Stålkeglen skærer bønnen i stedet for at knuse den.',
        'steel',
      ),
      s(
        'Keramik bleibt lange scharf, verträgt aber keinen Sturz auf Fliesen.',
        'Ceramic stays sharp for a long time but does not survive a fall onto tiles.',
        'Keramik holder sig skarpt længe, men tåler ikke at falde på fliser.',
        'ceramic',
      ),
      s(
        'Die Kurbel wird abgenommen und an das Gehäuse geklemmt.',
        'The crank comes off and clips to the body.',
        'Håndsvinget tages af og klemmes fast på huset.',
        'travel',
      ),
    ],
    fit: [
      s(
        'Auf Reisen passt sie zusammen mit einer Kaffeepresse in einen Schuh.',
        'On the road, it fits into a shoe together with a plunger press.',
        'På rejsen kan den sammen med en kaffepresse være i én sko.',
        'travel',
      ),
      s(
        'Sie passt zu Leuten, die am Morgen noch keinen Lärm vertragen.',
        'It suits people who cannot bear noise first thing in the morning.',
        'Den passer til folk, der ikke kan klare larm om morgenen.',
      ),
      s(
        'Für eine Person ist sie die günstigste Art, wirklich gut zu mahlen.',
        'For one person it is the cheapest way to grind really well.',
        'Til én person er det den billigste måde at male virkelig godt på.',
      ),
      s(
        'Zur Handhebelmaschine passt sie besser als jede kleine elektrische.',
        'It suits a manual lever machine better than any small electric grinder.',
        'Til en håndtagsmaskine passer den bedre end nogen lille elektrisk.',
        'espresso',
      ),
      s(
        'Handfilter und French Press sind ihr Gebiet.',
        'Pour-over and French press are its territory.',
        'Tragt og stempelkande er dens område.',
        'filterish',
      ),
      s(
        'Im Büro stört sie beim Telefonieren niemanden.',
        'In the office it will not disturb anyone on the phone.',
        'På kontoret forstyrrer den ikke dem, der taler i telefon.',
      ),
      s(
        'Als zweite Mühle für Entkoffeinierten ist sie praktisch.',
        'It is handy as a second grinder for decaf.',
        'Den er praktisk som ekstra kværn til koffeinfri.',
      ),
    ],
    limit: [
      s(
        'Für vier Tassen hintereinander braucht es Ausdauer oder Gesellschaft.',
        'Four cups in a row take stamina or company.',
        'Fire kopper i træk kræver udholdenhed eller selskab.',
      ),
      s(
        'Helle Röstungen sind hart, da merkst du jede Umdrehung.',
        'Light roasts are hard, and you feel every turn.',
        'Lyse ristninger er hårde; der mærker du hver omgang.',
      ),
      s(
        'Für Espresso mahlt sie nicht fein genug, das versprechen wir lieber nicht.',
        'It does not grind fine enough for espresso, so we make no such promise.',
        'Fint nok til espresso maler den ikke, så det lover vi ikke.',
        'small-burr filterish',
      ),
      s(
        'Nass werden darf der Stahl nicht, sonst setzt er Flugrost an.',
        'The steel must not get wet, or it will start to rust.',
        'Stålet må ikke blive vådt, ellers får det flyverust.',
        'steel',
      ),
      s(
        'Das Holz mag keine Spülmaschine und keine Heizung.',
        'The wood likes neither dishwasher nor radiator.',
        'Træet bryder sig hverken om opvaskemaskine eller radiator.',
        'wood',
      ),
      s(
        'Mehr als {capacity} auf einmal passen nicht hinein.',
        'No more than {capacity} fits in at once.',
        'Der kan ikke være mere end {capacity} ad gangen.',
      ),
      s(
        'Sie ist schwer für eine Handmühle; im Rucksack zählt das.',
        'It is heavy for a hand grinder; in a rucksack that counts.',
        'Den er tung for en håndkværn; det tæller i rygsækken.',
        'big-burr metal',
      ),
      s(
        'Für Linkshänder ist die Kurbel anfangs ungewohnt, das gibt sich.',
        'Left-handers find the crank awkward at first but soon get used to it.',
        'Er du venstrehåndet, skal du lige vænne dig til håndsvinget.',
      ),
    ],
    care: [
      s(
        'Zum Reinigen schraubst du das Mahlwerk heraus und pinselst es trocken aus.',
        'To clean it, unscrew the burrs and brush them out dry.',
        'Ved rengøring skruer du kværnværket ud og børster det tørt.',
      ),
      s(
        'Einmal im Jahr ein Tropfen Öl auf die Lager, mehr verlangt sie nicht.',
        'A drop of oil on the bearings once a year is all it asks.',
        'En dråbe olie på lejerne en gang om året er alt, den kræver.',
        'bearings',
      ),
      s(
        'Kegel und Ring gibt es als Ersatzteil.',
        'Cone and ring are available as spare parts.',
        'Kegle og ring fås som reservedel.',
      ),
      s(
        'Die {larger} mahlt mit größerem Kegel schneller.',
        'The {larger} grinds faster with a larger cone.',
        '{larger} maler hurtigere med en større kegle.',
        'has-larger',
      ),
      s(
        'Gegenüber der {cheaper} kurbelst du kürzer und gleichmäßiger.',
        'Compared with the {cheaper} you crank for less time and more evenly.',
        'I forhold til {cheaper} drejer du kortere tid og mere jævnt.',
        'has-cheaper',
      ),
      s(
        'Die {dearer} läuft leichter, das Ergebnis ist ähnlich.',
        'The {dearer} turns more easily; the result is much the same.',
        '{dearer} går lettere; resultatet er næsten det samme.',
        'has-dearer',
      ),
      s(
        'Schreib dir die Einstellung auf, bevor du sie zerlegst, danach ist sie weg.',
        'Note the setting before taking it apart; otherwise it is lost.',
        'Notér indstillingen, før du skiller kværnen ad; ellers går den tabt.',
        'internal',
      ),
      s(
        'Das Holz freut sich zweimal im Jahr über etwas Leinöl.',
        'The wood appreciates a little linseed oil twice a year.',
        'Træet er glad for lidt linolie to gange om året.',
        'wood',
      ),
    ],
  },
};
