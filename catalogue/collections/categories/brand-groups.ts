import type { Category } from '../category.ts';

export const brandGroups: Category[] = [
  {
    key: 'brands',
    handle: { de: 'roester-und-marken', en: 'roasters-and-brands', da: 'risterier-og-maerker' },
    title: { de: 'Röster & Marken', en: 'Roasters & brands', da: 'Risterier & mærker' },
    line: {
      de: '71 Röstereien, 48 Gerätemarken, jede persönlich bekannt.',
      en: '71 roasters, 48 equipment brands, each known to us in person.',
      da: '71 risterier, 48 udstyrsmærker, alle kender vi personligt.',
    },
    intro: {
      de: 'Wir haben jede dieser Werkstätten besucht oder wenigstens lange mit ihr telefoniert. Was wir dabei gelernt haben, steht auf der Seite der Marke.',
      en: 'We have visited each of these workshops, or at least spent a long time on the phone with them. What we learned stands on the brand’s page.',
      da: 'Vi har besøgt hvert af disse værksteder eller i det mindste talt længe med dem i telefon. Hvad vi lærte, står på mærkets side.',
    },
    image: 'scene-hero-1-still-life',
    contains: () => true,
  },
  {
    key: 'coffee-brands',
    handle: { de: 'kaffeemarken', en: 'coffee-brands', da: 'kaffemaerker' },
    title: { de: 'Alle Kaffeemarken', en: 'All coffee brands', da: 'Alle kaffemærker' },
    intro: {
      de: 'Vom Familienbetrieb mit einem Fünf-Kilo-Röster bis zum Haus mit eigener Schiffsladung. Größe ist kein Kriterium, Röstdatum und Transparenz schon.',
      en: 'From the family firm with a five-kilo roaster to the house with its own shipload. Size is no criterion; roast date and openness are.',
      da: 'Fra familiefirmaet med en femkilosrister til huset med egen skibsladning. Størrelse er intet kriterium; ristedato og åbenhed er.',
    },
    image: 'coffee-bag-1kg',
    contains: (product) => product.brandKind === 'coffee',
  },
  {
    key: 'equipment-brands',
    handle: { de: 'geraetemarken', en: 'equipment-brands', da: 'udstyrsmaerker' },
    title: { de: 'Alle Gerätemarken', en: 'All equipment brands', da: 'Alle udstyrsmærker' },
    intro: {
      de: 'Wer Maschinen, Mühlen oder Porzellan baut und auch in zehn Jahren noch Teile liefert. Wer das nicht zusagt, steht nicht im Regal.',
      en: 'Those who build machines, grinders or porcelain and will still supply parts in ten years. Whoever does not promise that is not on the shelf.',
      da: 'Dem, der bygger maskiner, kværne eller porcelæn og også leverer dele om ti år. Den, der ikke lover det, står ikke på hylden.',
    },
    image: 'espresso-machine',
    contains: (product) => product.brandKind === 'equipment',
  },
  {
    key: 'roasters-germany',
    handle: {
      de: 'roestereien-aus-deutschland',
      en: 'roasters-from-germany',
      da: 'risterier-fra-tyskland',
    },
    title: {
      de: 'Röstereien aus Deutschland',
      en: 'Roasters from Germany',
      da: 'Risterier fra Tyskland',
    },
    intro: {
      de: 'Hamburg importiert, das ganze Land röstet. Hier hat der Filterkaffee die dritte Welle am schnellsten mitgemacht, und der Weg zu dir ist kurz: oft ein Tag.',
      en: 'Hamburg imports, the whole country roasts. Filter coffee caught the third wave fastest here, and the way to German doors is short: often one day.',
      da: 'Hamborg importerer, hele landet rister. Her fulgte filterkaffen hurtigst med den tredje bølge, og vejen til tyske døre er kort: ofte en dag.',
    },
    image: 'bag-label-09',
    contains: (product) => product.isCoffee && product.brandCountry === 'Deutschland',
  },
  {
    key: 'roasters-nordic',
    handle: { de: 'nordische-roester', en: 'nordic-roasters', da: 'nordiske-risterier' },
    title: { de: 'Nordische Röster', en: 'Nordic roasters', da: 'Nordiske risterier' },
    line: {
      de: 'Die hellsten Röstungen im Haus.',
      en: 'The lightest roasts in the house.',
      da: 'Husets lyseste ristninger.',
    },
    intro: {
      de: 'In Dänemark, Schweden, Norwegen und Finnland trinkt man viel Filterkaffee und röstet entsprechend: kurz, klar, mit Säure als Absicht. Wer das zum ersten Mal probiert, denkt an Tee.',
      en: 'Denmark, Sweden, Norway and Finland drink a lot of filter coffee and roast accordingly: short, clear, with acidity on purpose. At first taste you will think of tea.',
      da: 'I Danmark, Sverige, Norge og Finland drikker man meget filterkaffe og rister derefter: kort, klart, med syre som hensigt. Første gang tænker man på te.',
    },
    image: 'bag-label-11',
    contains: (product) => product.isCoffee && product.isNordicBrand,
  },
  {
    key: 'roasters-denmark',
    handle: {
      de: 'roestereien-aus-daenemark',
      en: 'roasters-from-denmark',
      da: 'risterier-fra-danmark',
    },
    title: {
      de: 'Röstereien aus Dänemark',
      en: 'Roasters from Denmark',
      da: 'Risterier fra Danmark',
    },
    intro: {
      de: 'Kopenhagen, Aarhus und die Inseln. Man gibt sich bescheiden und gewinnt dann Wettbewerbe; die Beschreibungen auf den Tüten sind die kürzesten Europas.',
      en: 'Copenhagen, Aarhus and the islands. They act modest and then win competitions; the descriptions on their bags are the shortest in Europe.',
      da: 'København, Aarhus og øerne. Man er beskeden og vinder så konkurrencer; beskrivelserne på poserne er Europas korteste.',
    },
    image: 'bag-label-03',
    contains: (product) => product.isCoffee && product.brandCountry === 'Dänemark',
  },
  {
    key: 'roasters-alpine',
    handle: { de: 'roestereien-aus-den-alpen', en: 'alpine-roasters', da: 'risterier-fra-alperne' },
    title: {
      de: 'Röstereien aus Österreich & der Schweiz',
      en: 'Roasters from Austria & Switzerland',
      da: 'Risterier fra Østrig & Schweiz',
    },
    intro: {
      de: 'Kaffeehaus auf der einen, Caffè Crema auf der anderen Seite des Arlbergs. Gemeinsam ist ihnen eine Vorliebe für weiche, mittlere Röstungen und gutes Wasser.',
      en: 'Coffee house on one side of the Arlberg, caffè crema on the other. What they share is a liking for soft, medium roasts and good water.',
      da: 'Kaffehus på den ene side af Arlberg, caffè crema på den anden. Fælles er kærligheden til bløde, mellemristede kaffer og godt vand.',
    },
    image: 'coffee-bag-1kg-crema',
    contains: (product) =>
      product.isCoffee &&
      (product.brandCountry === 'Österreich' || product.brandCountry === 'Schweiz'),
  },
  {
    key: 'roasters-western-europe',
    handle: {
      de: 'roestereien-aus-westeuropa',
      en: 'western-european-roasters',
      da: 'vesteuropaeiske-risterier',
    },
    title: {
      de: 'Röstereien aus Westeuropa',
      en: 'Roasters from Western Europe',
      da: 'Risterier fra Vesteuropa',
    },
    intro: {
      de: 'Niederlande, Belgien, Frankreich, Großbritannien, Irland: alte Häfen, junge Röster. Viel Single Origin, viel Mut, gelegentlich ein Fehlgriff, den wir dann nicht führen.',
      en: 'The Netherlands, Belgium, France, Britain, Ireland: old ports, young roasters. Much single origin, much courage, now and then a miss, which we then do not stock.',
      da: 'Holland, Belgien, Frankrig, Storbritannien, Irland: gamle havne, unge ristere. Meget single origin, meget mod, nu og da en fejltagelse, som vi så ikke fører.',
    },
    image: 'bag-label-05',
    contains: (product) =>
      product.isCoffee &&
      ['Niederlande', 'Belgien', 'Frankreich', 'Vereinigtes Königreich', 'Irland'].includes(
        product.brandCountry,
      ),
  },
  {
    key: 'roasters-iberia',
    handle: {
      de: 'roestereien-aus-spanien-und-portugal',
      en: 'iberian-roasters',
      da: 'iberiske-risterier',
    },
    title: {
      de: 'Röstereien aus Spanien & Portugal',
      en: 'Roasters from Spain & Portugal',
      da: 'Risterier fra Spanien & Portugal',
    },
    intro: {
      de: 'Kräftig und im kleinen Glas getrunken. Die alte Sitte, Bohnen mit Zucker zu rösten, findest du hier nicht; die Liebe zum Robusta schon.',
      en: 'Strong and drunk from a small glass. The old custom of roasting beans with sugar you will not find here; the love of Robusta you will.',
      da: 'Kraftig og drukket af små glas. Den gamle skik med at riste bønner med sukker finder du ikke her; kærligheden til robusta gør du.',
    },
    image: 'bag-label-12',
    contains: (product) =>
      product.isCoffee &&
      (product.brandCountry === 'Spanien' || product.brandCountry === 'Portugal'),
  },
  {
    key: 'roasters-eastern-europe',
    handle: {
      de: 'roestereien-aus-osteuropa',
      en: 'eastern-european-roasters',
      da: 'oesteuropaeiske-risterier',
    },
    title: {
      de: 'Röstereien aus Osteuropa',
      en: 'Roasters from Eastern Europe',
      da: 'Risterier fra Østeuropa',
    },
    intro: {
      de: 'Polen, Tschechien, Slowenien, Estland: Hier stehen einige der genauesten Röstprotokolle, die wir gesehen haben, und Preise, die das nicht verraten.',
      en: 'Poland, Czechia, Slovenia, Estonia: some of the most exact roast logs we have seen are kept here, at prices that do not give it away.',
      da: 'Polen, Tjekkiet, Slovenien, Estland: her føres nogle af de mest nøjagtige ristelogge, vi har set, til priser, der ikke røber det.',
    },
    image: 'bag-label-07',
    contains: (product) =>
      product.isCoffee &&
      ['Polen', 'Tschechien', 'Slowenien', 'Estland'].includes(product.brandCountry),
  },
];
