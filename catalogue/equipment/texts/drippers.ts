import { type Material, s } from '../describe.ts';

export const dripperTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Im {name} läuft das Wasser an spiralförmigen Rippen entlang und ist nach etwa {minutes} Minuten durch.',
        'In the {name} the water follows spiral ribs and has run through in about {minutes} minutes.',
        'I {name} følger vandet spiralformede ribber og er løbet igennem efter cirka {minutes} minutter.',
        'spiral',
      ),
      s(
        '{material}, konisch, ein großes Loch: So einfach ist der {name}.',
        '{material}, conical, one large hole: the {name} is as simple as that.',
        '{material}, konisk, ét stort hul: Så enkel er {name}.',
        'cone named !valve',
      ),
      s(
        'Der {name} nimmt Trapezfilter auf, wie es sie in jedem Supermarkt gibt.',
        'The {name} takes wedge-shaped filters, as sold in any supermarket.',
        '{name} bruger trapezfiltre, som fås i ethvert supermarked.',
        'trapezoid',
      ),
      s(
        '{name} ist Filter und Kanne aus einem Stück Glas.',
        '{name} is filter and jug in a single piece of glass.',
        '{name} er filter og kande i ét stykke glas.',
        'carafe',
      ),
      s(
        'Am {name} öffnet und schließt ein Ventil den Ablauf; so bestimmst du, wie lange der Kaffee zieht.',
        'A valve on the {name} opens and closes the outlet, so you decide how long the coffee steeps.',
        'På {name} åbner og lukker en ventil for afløbet, så du bestemmer, hvor længe kaffen trækker.',
        'valve',
      ),
      s(
        '{brand} legt alles in eine Schachtel, was du für den ersten Filterkaffee brauchst, außer Kaffee.',
        '{brand} puts everything you need for your first filter coffee in one box, except the coffee.',
        '{brand} lægger alt til den første filterkaffe i én æske, undtagen kaffen.',
        'set',
      ),
      s(
        'Der {name} ist leicht, unzerbrechlich und für den Rucksack gedacht.',
        'The {name} is light, unbreakable and meant for the rucksack.',
        '{name} er let, ubrydelig og tænkt til rygsækken.',
        'travel',
      ),
      s(
        '{material} und klare Linien: {name} macht wenig Aufhebens von sich.',
        '{material} and plain lines: the {name} makes no fuss.',
        '{material} og enkle linjer: {name} gør ikke meget væsen af sig.',
        'named',
      ),
      s(
        'Der {name} reicht für {cups} Tassen, und eine einzelne gelingt ebenso gut.',
        'The {name} makes {cups} cups, and a single one tastes just as good.',
        '{name} rækker til {cups} kopper, og en enkelt bliver lige så god.',
        'named',
      ),
    ],
    build: [
      s(
        'Er speichert Wärme, wenn man ihn vorher heiß ausspült.',
        'It holds the heat if you rinse it with hot water first.',
        'Den holder på varmen, hvis man først skyller den med varmt vand.',
        'ceramic',
      ),
      s(
        'Durch das Glas siehst du, wie schnell das Wasser sinkt.',
        'Through the glass you see how fast the water falls.',
        'Gennem glasset kan du se, hvor hurtigt vandet synker.',
        'glass',
      ),
      s(
        'Kunststoff isoliert am besten von allen, auch wenn er nicht so aussieht.',
        'Plastic insulates best of all, even if it does not look it.',
        'Plast isolerer bedst af alle, selv om det ikke ser sådan ud.',
        'plastic',
      ),
      s(
        'Das große Loch überlässt dir die Kontrolle: Gießt du schnell, läuft es schnell.',
        'The large hole leaves control to you: pour fast and it runs fast.',
        'Det store hul overlader kontrollen til dig: Hælder du hurtigt, løber det hurtigt.',
        'cone !valve',
      ),
      s(
        'Die kleinen Löcher bremsen das Wasser, ein unruhiger Strahl schadet also weniger.',
        'The small holes slow the water down, so an unsteady stream does less harm.',
        'De små huller bremser vandet, så en urolig stråle gør mindre skade.',
        'slow !carafe',
      ),
      s(
        'Der Fuß passt auf Becher mit 7 bis 10 cm Durchmesser.',
        'The foot fits mugs 7 to 10 cm across.',
        'Foden passer på krus, der er 7 til 10 cm brede.',
        '!carafe',
      ),
    ],
    use: [
      s(
        'Nimm {dose} Kaffee, feuchte ihn an und warte vierzig Sekunden, bevor du weitergießt.',
        'Use {dose} of coffee, wet it and wait forty seconds before you go on pouring.',
        'Brug {dose} kaffe, fugt den, og vent fyrre sekunder, før du hælder videre.',
      ),
      s(
        'Ein Kessel mit Schwanenhals hilft, nötig ist er nicht.',
        'A gooseneck kettle helps but is not essential.',
        'En svanehalskedel hjælper, men er ikke nødvendig.',
        'slow',
      ),
      s(
        'Ohne Schwanenhalskessel wird der Strahl unruhig, und dieser Filter verzeiht wenig.',
        'Without a gooseneck kettle the pour gets unsteady; this dripper forgives little.',
        'Uden svanehalskedel bliver strålen urolig, og denne tragt tilgiver ikke meget.',
        'fast',
      ),
      s(
        'Läuft es länger als {minutes} Minuten, mahle gröber.',
        'If it takes longer than {minutes} minutes, grind coarser.',
        'Tager det mere end {minutes} minutter, så mal grovere.',
      ),
      s(
        'Spüle das Papier, bevor der Kaffee hineinkommt.',
        'Rinse the paper before the coffee goes in.',
        'Skyl papiret, før kaffen kommer i.',
      ),
      s(
        'Gieße in Kreisen von innen nach außen und lass den Rand in Ruhe.',
        'Pour in circles from the inside out and leave the edge alone.',
        'Hæld i cirkler indefra og ud, og lad kanten være i fred.',
      ),
      s(
        'Mit geschlossenem Ventil ziehen lassen wie in der Stempelkanne, dann öffnen.',
        'Steep with the valve closed as in a French press, then open.',
        'Lad trække med lukket ventil som i en stempelkande, og åbn så.',
        'valve',
      ),
      s(
        'Für Anfänger ist er dankbar: gleiche Menge, gleiche Zeit, gleicher Geschmack.',
        'It is kind to beginners: same amount, same time, same taste.',
        'Den er nem for begyndere: samme mængde, samme tid, samme smag.',
        'slow',
      ),
    ],
    limit: [
      s(
        'Ein Filter wie dieser belohnt frische Bohnen und bestraft alte.',
        'A dripper like this rewards fresh beans and punishes old ones.',
        'En tragt som denne belønner friske bønner og straffer gamle.',
      ),
      s(
        'Für eine Runde von acht Leuten brühst du mehr als einmal.',
        'For a table of eight you brew more than once.',
        'Til et bord på otte brygger du mere end én gang.',
      ),
      s(
        'Dunkle Röstungen werden im schnellen Filter dünn und bitter zugleich.',
        'In a fast dripper dark roasts turn out thin and bitter at the same time.',
        'I en hurtig tragt bliver mørke ristninger både tynde og bitre.',
        'fast',
      ),
      s(
        'Einen Sturz aus einem Meter Höhe auf Fliesen übersteht er nicht.',
        'It will not survive a one-metre drop onto tiles.',
        'Den overlever ikke et fald på en meter ned på fliser.',
        'ceramic',
      ),
      s(
        'Zitrusnoten heller Röstungen kommen klar heraus, Schokolade eher nicht.',
        'The citrus of light roasts comes out clearly, chocolate less so.',
        'Citrusnoter i lyse ristninger træder klart frem, chokolade mindre.',
        'fast',
      ),
      s(
        'Wer Öle und Körper mag, greift zur Stempelkanne.',
        'If you like oils and body, use a French press.',
        'Kan du lide olier og krop, så brug en stempelkande.',
      ),
      s(
        'Die Karaffe hält nicht warm, man trinkt also zügig.',
        'The carafe does not keep coffee hot, so do not wait too long.',
        'Karaflen holder ikke på varmen, så drik hurtigt.',
        'carafe',
      ),
      s(
        'Ohne Waage ist das Ergebnis jeden Tag ein anderes.',
        'Without a scale the result differs every day.',
        'Uden vægt bliver resultatet nyt hver dag.',
      ),
    ],
    compare: [
      s(
        '{dearer} brüht nicht besser, macht aber mehr her.',
        '{dearer} does not brew any better; it just looks the part.',
        '{dearer} brygger ikke bedre, men ser flottere ud.',
        'has-dearer named',
      ),
      s(
        'Mit {cheaper} fängt man ebenso gut an.',
        '{cheaper} is just as good to start with.',
        '{cheaper} er en lige så god begyndelse.',
        'has-cheaper',
      ),
      s(
        'Für mehr Tassen am Stück nimm {larger}.',
        'For more cups at a time take {larger}.',
        'Til flere kopper ad gangen tager du {larger}.',
        'has-larger',
      ),
      s(
        'Zur Reinigung genügt heißes Wasser, einmal im Monat etwas Natron.',
        'Hot water is enough for cleaning, with a little bicarbonate of soda once a month.',
        'Varmt vand er nok til rengøring, en gang om måneden med lidt natron.',
      ),
      s(
        'In unserem Kursraum ist {name} seit Jahren in Gebrauch.',
        'We have used it in our training room for years.',
        'Vi har brugt den i vores kursuslokale i årevis.',
        'named !travel',
      ),
      s(
        'Filter in der richtigen Größe findest du auch bei uns.',
        'We stock filters in the right size.',
        'Filtre i den rigtige størrelse finder du også hos os.',
      ),
      s(
        'Im Urlaub genügen dazu ein Becher und ein Topf mit heißem Wasser.',
        'On holiday all it needs is a mug and a pan of hot water.',
        'På ferien er et krus og en gryde varmt vand nok.',
        'travel',
      ),
      s(
        'Ein Geschenk, das auch Leute mögen, die keine Maschine wollen.',
        'A present that also pleases people who do not want a machine.',
        'En gave, som også glæder folk, der ikke vil have en maskine.',
      ),
    ],
  },
};
