import type { Category } from '../category.ts';

export const brewersAndSpareParts: Category[] = [
  {
    key: 'brewers',
    handle: { de: 'kaffeezubereiter', en: 'coffee-brewers', da: 'kaffebryggere' },
    title: {
      de: 'Zubereiter ohne Stecker',
      en: 'Brewers without a plug',
      da: 'Bryggere uden stik',
    },
    intro: {
      de: 'Kanne, Filter, Presse: keine Elektronik, keine Wartung, nichts, das nach zwei Jahren ausfällt. Das Wasser musst du selbst heiß machen.',
      en: 'Pot, dripper, press: no electronics, no servicing, nothing that fails after two years. You have to heat the water yourself.',
      da: 'Kande, tragt, presse: ingen elektronik, ingen service, intet, der svigter efter to år. Vandet må du selv varme.',
    },
    image: 'pour-over-dripper',
    contains: (product) =>
      product.type === 'moka-pot' ||
      product.type === 'french-press' ||
      product.type === 'dripper' ||
      product.type === 'coffee-press',
  },
  {
    key: 'moka-pots',
    handle: { de: 'espressokocher', en: 'moka-pots', da: 'mokkakander' },
    title: { de: 'Espressokocher', en: 'Moka pots', da: 'Mokkakander' },
    intro: {
      de: 'Die Tassenangabe meint kleine Tassen: Die Drei-Tassen-Kanne gibt 150 ml. Aluminium leitet besser, Edelstahl läuft auf Induktion; sonst ist der Unterschied klein.',
      en: 'The cup count means small cups: a three-cup pot gives 150 ml. Aluminium conducts better, steel works on induction; otherwise there is little in it.',
      da: 'Koptallet mener små kopper: en trekopskande giver 150 ml. Aluminium leder bedre, stål virker på induktion; ellers er forskellen lille.',
    },
    image: 'moka-pot',
    contains: (product) => product.type === 'moka-pot',
  },
  {
    key: 'french-presses',
    handle: { de: 'french-press', en: 'french-presses', da: 'stempelkander' },
    title: { de: 'French Press', en: 'French presses', da: 'Stempelkander' },
    intro: {
      de: 'Die ehrlichste Zubereitung: Was in der Bohne steckt, ist in der Tasse, samt etwas Satz. Doppelwandige Kannen halten nach 20 Minuten noch 70 °C, Glas keine 60.',
      en: 'The most honest way to brew: what is in the bean is in the cup, along with a little silt. Double-walled pots still hold 70 °C after 20 minutes, glass not even 60.',
      da: 'Den ærligste tilberedning: det, der er i bønnen, er i koppen, med lidt grums. Dobbeltvæggede kander holder stadig 70 °C efter 20 minutter, glas ikke engang 60.',
    },
    image: 'french-press',
    contains: (product) => product.type === 'french-press',
  },
  {
    key: 'drippers',
    handle: { de: 'handfilter', en: 'pour-over-drippers', da: 'kaffetragte' },
    title: { de: 'Handfilter', en: 'Pour-over drippers', da: 'Kaffetragte' },
    intro: {
      de: 'Kegel oder flacher Boden, Keramik oder Kunststoff. Kunststoff hält die Wärme am besten, Keramik sieht am besten aus; vorgewärmt nehmen sie sich nichts.',
      en: 'Cone or flat bed, ceramic or plastic. Plastic holds heat best, ceramic looks best; preheated they come out even.',
      da: 'Kegle eller flad bund, keramik eller plast. Plast holder bedst på varmen, keramik ser bedst ud; forvarmet går det lige op.',
    },
    image: 'dripper-green',
    contains: (product) => product.type === 'dripper',
  },
  {
    key: 'coffee-presses',
    handle: { de: 'kaffeepressen', en: 'plunger-presses', da: 'kaffepresser' },
    title: { de: 'Kaffeepressen', en: 'Plunger presses', da: 'Kaffepresser' },
    intro: {
      de: 'Ein Zylinder, ein Kolben, ein Papierplättchen: eine Tasse in anderthalb Minuten, sauber in zehn Sekunden. Die Zubereitung, die in jeden Koffer passt.',
      en: 'A cylinder, a plunger, a paper disc: a cup in ninety seconds, clean in ten. The brewer that fits into any suitcase.',
      da: 'En cylinder, et stempel, et stykke papir: en kop på halvandet minut, ren på ti sekunder. Bryggeren, der passer i enhver kuffert.',
    },
    image: 'plunger-press',
    contains: (product) => product.type === 'coffee-press',
  },
  {
    key: 'spare-parts',
    handle: { de: 'ersatzteile', en: 'spare-parts', da: 'reservedele' },
    title: { de: 'Ersatzteile', en: 'Spare parts', da: 'Reservedele' },
    line: {
      de: 'Reparieren ist fast immer günstiger als neu.',
      en: 'Repairing is nearly always cheaper than new.',
      da: 'Reparation er næsten altid billigere end nyt.',
    },
    intro: {
      de: 'Eine Dichtung für ein paar Euro behebt die Hälfte aller undichten Maschinen. Wenn du nicht weißt, welches Teil passt, schick uns ein Foto vom Typenschild.',
      en: 'A gasket for a few euros mends half of all leaking machines. If you do not know which part fits, send us a photo of the rating plate.',
      da: 'En pakning til få euro reparerer halvdelen af alle utætte maskiner. Ved du ikke, hvilken del der passer, så send os et foto af typeskiltet.',
    },
    image: 'tamper',
    contains: (product) => product.type === 'spare-part',
  },
  {
    key: 'parts-gaskets',
    handle: { de: 'dichtungen', en: 'gaskets', da: 'pakninger' },
    title: { de: 'Dichtungen', en: 'Gaskets', da: 'Pakninger' },
    intro: {
      de: 'Gummi härtet bei 94 °C in etwa einem Jahr aus, Silikon in zwei. Tropft es am Siebträgerrand, ist die Zeit um; der Wechsel dauert zehn Minuten.',
      en: 'At 94 °C rubber hardens in about a year, silicone in two. If it drips at the rim of the portafilter, its time is up; changing it takes ten minutes.',
      da: 'Ved 94 °C hærder gummi på cirka et år, silikone på to. Drypper det ved filterholderens kant, er tiden gået; skiftet tager ti minutter.',
    },
    image: 'tamper',
    contains: (product) => product.type === 'spare-part' && product.named(/dichtung/),
  },
  {
    key: 'parts-baskets-portafilters',
    handle: {
      de: 'siebe-und-siebtraeger',
      en: 'baskets-and-portafilters',
      da: 'sier-og-filterholdere',
    },
    title: { de: 'Siebe & Siebträger', en: 'Baskets & portafilters', da: 'Sier & filterholdere' },
    intro: {
      de: 'Ein genau gelochtes Sieb verbessert den Espresso mehr als mancher Umbau. Miss zuerst den Durchmesser: 51, 54 und 58 mm sehen auf Fotos gleich aus.',
      en: 'A precisely drilled basket improves espresso more than many a conversion. Measure the diameter first: 51, 54 and 58 mm look alike in photos.',
      da: 'En præcist hullet si forbedrer espressoen mere end mangen en ombygning. Mål først diameteren: 51, 54 og 58 mm ligner hinanden på billeder.',
    },
    image: 'tamper',
    contains: (product) =>
      product.type === 'spare-part' && product.named(/(?<!dusch)sieb(?!trägerdichtung)/),
  },
  {
    key: 'parts-burrs',
    handle: { de: 'mahlscheiben-und-kegel', en: 'burrs', da: 'kvaernskiver-og-kegler' },
    title: { de: 'Mahlscheiben & Mahlkegel', en: 'Burrs', da: 'Kværnskiver & kværnkegler' },
    intro: {
      de: 'Nach 300 bis 500 kg Bohnen sind Stahlscheiben stumpf, im Haushalt nach etwa zehn Jahren. Du merkst es daran, dass du immer feiner stellst und es trotzdem schneller läuft.',
      en: 'After 300 to 500 kg of beans steel burrs are blunt, at home after ten years or so. You notice because you keep setting finer and it still runs faster.',
      da: 'Efter 300 til 500 kg bønner er stålskiver sløve, hjemme efter omkring ti år. Du mærker det på, at du stiller finere og finere, og det alligevel løber hurtigere.',
    },
    image: 'electric-grinder',
    contains: (product) =>
      product.type === 'spare-part' && product.named(/mahlscheiben|kegelmahlwerk/),
  },
  {
    key: 'parts-tanks-jugs',
    handle: {
      de: 'wassertanks-und-ersatzglaeser',
      en: 'water-tanks-and-spare-glasses',
      da: 'vandtanke-og-reserveglas',
    },
    title: {
      de: 'Wassertanks & Ersatzgläser',
      en: 'Water tanks & spare glasses',
      da: 'Vandtanke & reserveglas',
    },
    intro: {
      de: 'Was herunterfällt, bricht zuerst. Glaseinsätze und Tanks haben wir für fast jede Maschine im Sortiment, auch für ausgelaufene Modelle.',
      en: 'What falls down breaks first. We have glass inserts and tanks for nearly every machine in the range, including discontinued ones.',
      da: 'Det, der falder ned, går først i stykker. Vi har glasindsatser og tanke til næsten alle maskiner i sortimentet, også udgåede modeller.',
    },
    image: 'filter-coffee-machine',
    contains: (product) => product.type === 'spare-part' && product.named(/tank|ersatzglas/),
  },
  {
    key: 'parts-steam-pumps',
    handle: { de: 'dampf-und-pumpen', en: 'steam-and-pumps', da: 'damp-og-pumper' },
    title: {
      de: 'Dampf, Pumpen & Thermostate',
      en: 'Steam, pumps & thermostats',
      da: 'Damp, pumper & termostater',
    },
    intro: {
      de: 'Pfeift die Dampfdüse oder brummt die Pumpe, hilft meist ein Teil unter 40 €. Vor jedem Griff ins Gehäuse: Stecker ziehen und eine Stunde warten.',
      en: 'If the steam tip whistles or the pump hums, a part below €40 usually helps. Before reaching inside: pull the plug and wait an hour.',
      da: 'Fløjter dampdysen, eller brummer pumpen, hjælper som regel en del til under 40 €. Før du rækker ind i kabinettet: træk stikket og vent en time.',
    },
    image: 'milk-jug',
    contains: (product) =>
      product.type === 'spare-part' && product.named(/dampf|pumpe|ventil|thermostat/),
  },
  {
    key: 'parts-brew-groups',
    handle: { de: 'bruehgruppen', en: 'brew-groups', da: 'bryggegrupper' },
    title: {
      de: 'Brühgruppen & Duschsiebe',
      en: 'Brew groups & shower screens',
      da: 'Bryggegrupper & brusersier',
    },
    intro: {
      de: 'Hier trifft Wasser auf Kaffee, hier sammelt sich Fett. Das Duschsieb alle drei Monate abschrauben und in Reinigerlösung legen, alle zwei Jahre ersetzen.',
      en: 'This is where water meets coffee and where fat collects. Unscrew the shower screen every three months and soak it in cleaner; replace it every two years.',
      da: 'Her møder vandet kaffen, her samler fedtet sig. Skru brusersien af hver tredje måned og læg den i rensevæske; skift den hvert andet år.',
    },
    image: 'cleaning-tablets',
    contains: (product) =>
      product.type === 'spare-part' && product.named(/dusch|brüheinheit|brühgruppe/),
  },
];
