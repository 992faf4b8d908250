import { type Region, region } from './region.ts';

export const asianRegions: Region[] = [
  region('gayo', {
    country: 'indonesia',
    name: ['Aceh Gayo', 'Aceh Gayo', 'Aceh Gayo'],
    altitude: [1200, 1700],
    harvest: [9, 12],
    varieties: ['Ateng', 'Tim Tim', 'Gayo 1'],
    processes: ['wet-hulled', 'natural'],
    families: ['spice', 'roast', 'chocolate', 'malt'],
    facts: [
      [
        'Im Hochland von Aceh Gayo regnet es fast täglich, darum wird feucht geschält.',
        'In the highlands of Aceh Gayo it rains almost daily; that is why hulling is done wet.',
        'I højlandet i Aceh Gayo regner det næsten dagligt; derfor afskalles der vådt.',
      ],
      [
        'Kaffee aus Aceh Gayo schmeckt tief statt hell, und er verträgt dunkle Röstung besser als jeder andere.',
        'Coffee from Aceh Gayo tastes deep rather than bright, and it takes dark roasting better than any other.',
        'Kaffe fra Aceh Gayo smager dybt frem for lyst, og den tåler mørk ristning bedre end nogen anden.',
      ],
    ],
  }),
  region('ijen', {
    country: 'indonesia',
    name: ['Ost-Java', 'East Java', 'Østjava'],
    altitude: [1100, 1600],
    harvest: [6, 9],
    varieties: ['Typica', 'Kartika', 'Lini S'],
    processes: ['washed', 'natural'],
    families: ['spice', 'chocolate', 'caramel', 'nut'],
    facts: [
      [
        'Auf dem Ijen-Plateau in Ost-Java stehen Plantagen, die noch die Kolonialverwaltung angelegt hat; heute gehören sie dem Staat.',
        'The Ijen plateau in East Java holds estates that the colonial administration laid out; today they belong to the state.',
        'På Ijen-plateauet i Østjava ligger plantager, som koloniforvaltningen anlagde; i dag ejes de af staten.',
      ],
      [
        'Java war bis ins 19. Jahrhundert ein anderes Wort für Kaffee.',
        'Until the 19th century, Java was another word for coffee.',
        'Indtil 1800-tallet var Java et andet ord for kaffe.',
      ],
    ],
  }),
  region('toraja', {
    country: 'indonesia',
    name: 'Toraja',
    altitude: [1400, 1900],
    harvest: [7, 11],
    varieties: ['S795', 'Typica'],
    processes: ['wet-hulled', 'washed'],
    families: ['spice', 'caramel', 'dried', 'roast'],
    facts: [
      [
        'In Toraja auf Sulawesi wiegen Händlerinnen den Kaffee auf dem Markt mit Handwaagen aus.',
        'In Toraja on Sulawesi, market women weigh out the coffee with hand scales.',
        'I Toraja på Sulawesi vejer torvekoner kaffen af med håndvægte.',
      ],
      [
        'Die Höfe in Toraja liegen so steil, dass die Bäume mit Seilen gesichert gepflückt werden.',
        'The farms in Toraja are so steep that pickers work on ropes.',
        'Gårdene i Toraja ligger så stejlt, at der plukkes med sikkerhedsreb.',
      ],
    ],
  }),
  region('flores', {
    country: 'indonesia',
    name: 'Flores',
    altitude: [1200, 1600],
    harvest: [5, 9],
    varieties: ['S795', 'Catimor'],
    processes: ['washed', 'honey', 'natural'],
    families: ['caramel', 'tropical', 'nut', 'chocolate'],
    facts: [
      [
        'Auf Flores bauen die Ngada den Kaffee in Ringen um ihre Dörfer an.',
        'On Flores the Ngada plant their coffee in rings around the villages.',
        'På Flores dyrker ngada-folket kaffen i ringe omkring landsbyerne.',
      ],
      [
        'Flores ist trockener als Sumatra, das Trocknen geht schneller und der Kaffee bleibt sauberer.',
        'Flores is drier than Sumatra; drying goes faster and the coffee stays cleaner.',
        'Flores er tørrere end Sumatra; tørringen går hurtigere, og kaffen bliver renere.',
      ],
    ],
    in: { de: 'auf Flores', en: 'on Flores', da: 'på Flores' },
    from: { de: 'von Flores' },
  }),
  region('chikmagalur', {
    country: 'india',
    name: 'Chikmagalur',
    altitude: [1000, 1400],
    harvest: [12, 3],
    varieties: ['S795', 'Cauvery', 'Kent'],
    processes: ['washed', 'natural'],
    families: ['spice', 'nut', 'chocolate', 'stone'],
    facts: [
      [
        'In Chikmagalur ranken Pfeffer und Vanille an den Schattenbäumen empor.',
        'In Chikmagalur pepper and vanilla climb the shade trees.',
        'I Chikmagalur klatrer peber og vanilje op ad skyggetræerne.',
      ],
      [
        'Der Legende nach brachte ein Pilger sieben Bohnen nach Chikmagalur, im Gürtel versteckt.',
        'Legend has it that a pilgrim brought seven beans to Chikmagalur, hidden in his belt.',
        'Ifølge legenden bragte en pilgrim syv bønner til Chikmagalur, gemt i bæltet.',
      ],
    ],
  }),
  region('kodagu', {
    country: 'india',
    name: 'Kodagu',
    species: 'robusta',
    altitude: [850, 1150],
    harvest: [1, 4],
    varieties: ['CxR', 'Old Paradenia'],
    processes: ['washed'],
    families: ['chocolate', 'malt', 'nut', 'spice'],
    facts: [
      [
        'Gewaschener Robusta aus Kodagu ist der Grund, warum mancher Espresso eine Crema hat, die stehen bleibt.',
        'Washed Robusta from Kodagu is the reason why some espressos have a crema that stays.',
        'Vasket Robusta fra Kodagu er grunden til, at nogle espressoer har en crema, der bliver stående.',
      ],
      [
        'In Kodagu laufen wilde Elefanten durch die Pflanzungen, Zäune gibt es nur um die Häuser.',
        'In Kodagu wild elephants walk through the plantations; there are fences only around the houses.',
        'I Kodagu går vilde elefanter gennem plantagerne; der er kun hegn om husene.',
      ],
    ],
  }),
  region('malabar', {
    country: 'india',
    name: 'Malabar',
    from: { de: 'von der Malabarküste', en: 'from the Malabar coast', da: 'fra Malabarkysten' },
    in: { de: 'an der Malabarküste', en: 'on the Malabar coast', da: 'ved Malabarkysten' },
    altitude: [900, 1200],
    harvest: [12, 3],
    varieties: ['S795', 'Cauvery'],
    processes: ['monsooned'],
    families: ['malt', 'spice', 'roast', 'nut'],
    facts: [
      [
        'An der Malabarküste ahmt man nach, was früher auf den Segelschiffen geschah: Feuchte, Wind, Zeit.',
        'On the Malabar coast they imitate what used to happen on sailing ships: damp, wind, time.',
        'Ved Malabarkysten efterligner man det, der før skete på sejlskibene: fugt, vind, tid.',
      ],
      [
        'Malabar hat fast keine Säure, deshalb steckt er in vielen alten Espressomischungen.',
        'Malabar has next to no acidity, which is why it goes into many old espresso blends.',
        'Malabar har næsten ingen syre og indgår derfor i mange gamle espressoblandinger.',
      ],
    ],
  }),
  region('dak-lak', {
    country: 'vietnam',
    name: 'Đắk Lắk',
    species: 'robusta',
    altitude: [500, 800],
    harvest: [11, 1],
    varieties: ['TR4', 'TR9'],
    processes: ['natural', 'honey'],
    families: ['chocolate', 'malt', 'roast', 'nut'],
    facts: [
      [
        'Aus Đắk Lắk kommt der meiste Robusta der Welt, gut wird er erst, wenn er reif gepflückt wird.',
        'Most of the world’s Robusta comes from Đắk Lắk; it only turns good when picked ripe.',
        'Det meste af verdens Robusta kommer fra Đắk Lắk; god bliver den først, når den plukkes moden.',
      ],
      [
        'Auf den Basaltböden von Đắk Lắk wird der Kaffee zwischen Januar und April bewässert.',
        'On the basalt soils of Đắk Lắk the coffee is irrigated between January and April.',
        'På basaltjorden i Đắk Lắk vandes kaffen mellem januar og april.',
      ],
    ],
  }),
  region('wahgi', {
    country: 'papua-new-guinea',
    name: ['Wahgi-Tal', 'Wahgi Valley', 'Wahgidalen'],
    from: { de: 'aus dem Wahgi-Tal', en: 'from the Wahgi Valley' },
    in: { de: 'im Wahgi-Tal', en: 'in the Wahgi Valley' },
    altitude: [1500, 1850],
    harvest: [5, 9],
    varieties: ['Typica', 'Arusha', 'Blue Mountain'],
    processes: ['washed'],
    families: ['tropical', 'orchard', 'caramel', 'spice'],
    facts: [
      [
        'Ins Wahgi-Tal führt eine einzige Straße, und sie ist nicht immer da.',
        'A single road leads into the Wahgi Valley, and it is not always there.',
        'Der fører én vej ind i Wahgidalen, og den er der ikke altid.',
      ],
      [
        'Im Wahgi-Tal steht Kaffee zwischen Süßkartoffeln, gepflückt wird nach dem Markttag.',
        'In the Wahgi Valley coffee stands among sweet potatoes and is picked after market day.',
        'I Wahgidalen står kaffen mellem søde kartofler og plukkes efter markedsdagen.',
      ],
    ],
  }),
  region('haraz', {
    country: 'yemen',
    name: 'Haraz',
    altitude: [1900, 2400],
    harvest: [10, 1],
    varieties: ['Udaini', 'Jaadi'],
    processes: ['natural'],
    families: ['dried', 'wine', 'spice', 'berry'],
    facts: [
      [
        'In Haraz trocknet der Kaffee auf den Dächern der Häuser, fünf Stockwerke über dem Tal.',
        'In Haraz coffee dries on the roofs of the houses, five floors above the valley.',
        'I Haraz tørrer kaffen på husenes tage, fem etager over dalen.',
      ],
      [
        'Kaffee aus Haraz ist teuer, weil Wasser dort teurer ist als Arbeit.',
        'Coffee from Haraz is expensive because water costs more there than labour.',
        'Kaffe fra Haraz er dyr, fordi vand der koster mere end arbejde.',
      ],
    ],
  }),
  region('ermera', {
    country: 'timor-leste',
    name: 'Ermera',
    altitude: [1200, 1700],
    harvest: [6, 9],
    varieties: ['Timor-Hybride', 'Typica'],
    processes: ['washed'],
    families: ['spice', 'caramel', 'orchard', 'nut'],
    facts: [
      [
        'In Ermera wächst eine natürliche Kreuzung aus Arabica und Robusta, sie ist gegen Rost gefeit.',
        'Ermera is home to a natural cross of Arabica and Robusta that resists leaf rust.',
        'I Ermera vokser en naturlig krydsning af Arabica og Robusta, som kan modstå kafferust.',
      ],
      [
        'Jeder vierte Mensch in Osttimor lebt von Kaffee, in Ermera fast jeder.',
        'One in four people in Timor-Leste lives on coffee; in Ermera it is nearly everyone.',
        'Hver fjerde i Østtimor lever af kaffe; i Ermera er det næsten alle.',
      ],
    ],
  }),
  region('yunnan', {
    country: 'china',
    name: 'Yunnan',
    altitude: [1100, 1600],
    harvest: [11, 3],
    varieties: ['Catimor', 'Typica'],
    processes: ['washed', 'honey', 'anaerobic'],
    families: ['tea', 'stone', 'honey', 'malt'],
    facts: [
      [
        'Yunnan ist Teeland, und manche Höfe welken ihre Kirschen wie Teeblätter an.',
        'Yunnan is tea country, and some farms wilt their cherries like tea leaves.',
        'Yunnan er teland, og nogle gårde lader bærrene visne let som teblade.',
      ],
      [
        'In Yunnan hat eine junge Generation die Pflanzungen ihrer Eltern übernommen und die Labore gleich dazu gebaut.',
        'In Yunnan a young generation has taken over the parents’ plots and built laboratories beside them.',
        'I Yunnan har en ung generation overtaget forældrenes marker og bygget laboratorier ved siden af.',
      ],
    ],
  }),
];
