import type { SearchVocabulary } from '../../../../storefront/app/commerce/search/vocabulary.ts';

/** What shoppers type in Danish, and what they mean by it. */
export const searchVocabulary: SearchVocabulary = {
  fillers:
    'en, et, den, det, de, der, og, eller, af, til, for, fra, i, på, med, uden, som, om, er, har, kan, skal, vil, jeg, du, vi, man, min, mit, mine, din, dit, jeres, mig, os, hvad, hvem, hvor, hvornår, hvilken, hvilket, hvilke, god, godt, gode, bedst, bedste, billig, billige, køb, købe, bestil, bestille, online, butik, shop, tak, elsker, kaffeelsker, kaffeelskere, ven, mand, kone, mærke, slags, smag, koster, sker, findes, hjemme',
  prepositions: 'til, med',
  guideWords:
    'opskrift, opskrifter, vejledning, guide, tips, hvordan, hvorfor, brygge, brygger, lær',
  genericWords: 'kaffe, kaffee, coffee',
  otherWords:
    'vanilje karamel hasselnød mandel kanel kokos chokolade amaretto lavendel ingefær hånd rejse glas porcelæn træ stål vand mælk filter papir tank reserve kontor kilo pose poser',
  rewrites: {
    'havremælk skum': 'havrebaristadrik',
    'havremælk skumme': 'havrebaristadrik',
  },
  categories: [
    { handle: 'kaffe', names: 'kaffe, kaffee, coffee, ristet kaffe' },
    {
      handle: 'kaffe',
      names: 'bønne, bønner, kaffebønner, hele bønner, coffee beans, beans',
      filter: 'option.Mahlgrad=Ganze Bohne',
      isWider: true,
      also: ['espresso-hele-boenner', 'filterkaffe-hele-boenner'],
    },
    {
      handle: 'espresso-hele-boenner',
      names:
        'espresso, expresso, expreso, ekspresso, espressobønner, espresso bønner, espresso kaffe, espressokaffe',
      filter: 'type=Espresso',
      also: ['espresso-malet', 'oekologisk-espresso', 'espresso-sparepakker'],
    },
    {
      handle: 'filterkaffe',
      names: 'filterkaffe, tragtkaffe, bryggekaffe, filter coffee',
      filter: 'type=Filterkaffee',
      also: ['filtermaskiner'],
    },
    {
      handle: 'caffe-crema',
      names: 'caffe crema, cafe creme, crema, lungo',
      filter: 'type=Caffè Crema',
    },
    {
      handle: 'filterkaffe-malet',
      names: 'malet, malet kaffe, formalet, formalet kaffe, ground coffee',
      also: ['espresso-malet'],
    },
    {
      handle: 'kaffekapsler',
      names: 'kapsel, kapsler, capsules, nespresso, nespresso kapsler, nespresso kompatible',
      filter: 'type=Kaffeekapseln',
      also: ['oekologiske-kapsler', 'kapselmaskiner'],
    },
    {
      handle: 'kaffepuder',
      names: 'pude, puder, pads, senseo, senseo puder, kaffepude',
      filter: 'type=Kaffeepads',
    },
    {
      handle: 'instantkaffe',
      names: 'instant, pulverkaffe, kaffepulver, instant coffee',
      filter: 'type=Instantkaffee',
    },
    {
      handle: 'koffeinfri',
      names: 'decaf, koffeinfri, koffein, kaffe uden koffein, koffeinfri kaffe',
      also: ['koffeinfri-espresso', 'koffeinfri-filterkaffe'],
    },
    {
      handle: 'kaffe-mild-lav-syre',
      names: 'mild, lav syre, lavt syreindhold, syrefattig, skånsom, sart mave, mave, følsom mave',
    },
    {
      handle: 'kaffe-chokolade-noedder',
      names: 'chokoladesmag, chokoladeagtig, nøddeagtig, kaffe chokolade',
    },
    { handle: 'kaffe-frugt-blomster', names: 'frugtig, frugtagtig, blomstret' },
    { handle: 'kaffe-kraftig-moerk', names: 'stærk, kraftig, intens' },
    { handle: 'kaffe-soed-karamel', names: 'sød' },
    { handle: 'kaffe-krydret-jordet', names: 'krydret, jordet' },
    { handle: 'lys-ristning', names: 'lysristet, lys ristning' },
    { handle: 'moerk-ristning', names: 'mørkristet, mørk ristning, mørk' },
    {
      handle: 'oekologisk-kaffe',
      names: 'økologisk, øko, økokaffe, organic',
      also: ['oekologisk-espresso', 'oekologisk-filterkaffe'],
    },
    {
      handle: 'fair-handlet-kaffe',
      names: 'fairtrade, fair trade, fair',
      also: ['oekologisk-og-fair'],
    },
    { handle: 'kaffe-100-procent-arabica', names: 'arabica' },
    { handle: 'robusta-kaffe', names: 'robusta' },
    { handle: 'kaffe-fra-etiopien', names: 'etiopien, etiopisk' },
    { handle: 'kaffe-fra-brasilien', names: 'brasilien, brasiliansk' },
    { handle: 'kaffe-fra-colombia', names: 'colombia, colombiansk' },
    { handle: 'kaffe-fra-kenya', names: 'kenya, kenyansk' },
    {
      handle: 'espresso-klassisk-italiensk',
      names: 'italiensk, italiensk kaffe, italiensk espresso',
    },
    { handle: 'kaffe-kiloposer', names: 'kilo, storkøb' },
    {
      handle: 'kaffe-til-espressomaskine',
      names: 'bønner espressomaskine, kaffebønner espressomaskine, kaffe espressomaskine',
    },
    {
      handle: 'kaffe-til-fuldautomat',
      names: 'bønner fuldautomat, kaffebønner fuldautomat, kaffe fuldautomat',
    },
    { handle: 'kaffe-til-stempelkande', names: 'bønner stempelkande, kaffe stempelkande' },
    { handle: 'kaffe-til-cold-brew', names: 'cold brew' },
    { handle: 'kaffe-til-latte', names: 'latte, mælkekaffe' },
    {
      handle: 'kaffemaskiner',
      names: 'kaffemaskine, coffee machine',
      weakNames: 'maskine, maskiner',
    },
    {
      handle: 'espressomaskiner',
      names: 'espressomaskine, espresso maskine, portafiltermaskine, siebträger, espresso machine',
      filter: 'type=Siebträgermaschine',
    },
    {
      handle: 'fuldautomatiske-kaffemaskiner',
      names: 'fuldautomat, fuldautomatisk, fuldautomatisk kaffemaskine',
      filter: 'type=Kaffeevollautomat',
    },
    {
      handle: 'filtermaskiner',
      names: 'filtermaskine, filterkaffemaskine',
      filter: 'type=Filterkaffeemaschine',
    },
    {
      handle: 'kapselmaskiner',
      names: 'kapselmaskine, nespresso maskine',
      filter: 'type=Kapselmaschine',
    },
    {
      handle: 'kaffekvaerne',
      names: 'kværn, kværne, kaffekværn, kaffemølle, mølle, grinder, coffee grinder',
      also: ['elektriske-kaffekvaerne', 'haandkvaerne', 'espressokvaerne'],
    },
    {
      handle: 'haandkvaerne',
      names: 'håndkværn, hånd kværn, hånd kaffekværn, håndkaffekværn, manuel kværn',
      filter: 'type=Handmühle',
    },
    {
      handle: 'elektriske-kaffekvaerne',
      names: 'elektrisk kværn, elektrisk kaffekværn',
      filter: 'type=Elektrische Mühle',
    },
    { handle: 'espressokvaerne', names: 'espressokværn, espresso kværn, kværn espressomaskine' },
    {
      handle: 'mokkakander',
      names: 'mokkakande, moka, moka pot, espressokande, bialetti',
      filter: 'type=Espressokocher',
    },
    {
      handle: 'stempelkander',
      names: 'stempelkande, french press, presskande, bodum',
      filter: 'type=French Press',
    },
    {
      handle: 'kaffetragte',
      names: 'kaffetragt, tragt, pour over, håndbryg, v60, chemex, hario, dripper',
      filter: 'type=Handfilter',
    },
    {
      handle: 'kaffepresser',
      names: 'aeropress, aero press, kaffepresse',
      filter: 'type=Kaffeepresse',
    },
    {
      handle: 'papirfiltre',
      names: 'papirfilter, filterpapir, filterposer, filterpose, kaffefilterposer',
      weakNames: 'poser',
    },
    { handle: 'kaffefiltre', names: 'kaffefilter, filtre', filter: 'type=Kaffeefilter' },
    { handle: 'vandfiltre', names: 'vandfilter, brita, filterpatron', filter: 'type=Wasserfilter' },
    {
      handle: 'afkalkning',
      names:
        'afkalker, afkalkningsmiddel, kalkfjerner, afkalke, afkalke kaffemaskine, afkalke maskine',
    },
    {
      handle: 'rengoering-og-pleje',
      names: 'rengøring, rengøringsmiddel, rens, rensemiddel, rense, rengøring kaffemaskine, pleje',
      filter: 'type=Reinigung',
    },
    { handle: 'tampere', names: 'tamper, stamper, kaffestamper', filter: 'type=Tamper' },
    { handle: 'kaffefordelere', names: 'wdt, wdt tool, leveler, kaffefordeler, fordeler' },
    { handle: 'udbankningsbeholdere', names: 'knock box, knockbox, udbankningsbeholder' },
    {
      handle: 'maelkekander',
      names: 'mælkekande, skummekande, pitcher',
      filter: 'type=Milchkännchen',
    },
    {
      handle: 'maelkeskummere',
      names: 'mælkeskummer, skummer, milk frother, mælkeskum',
      filter: 'type=Milchaufschäumer',
    },
    {
      handle: 'kaffevaegte',
      names: 'vægt, vægte, kaffevægt, espressovægt',
      filter: 'type=Kaffeewaage',
    },
    {
      handle: 'kedler',
      names: 'kedel, elkedel, vandkoger, svanehalskedel, kettle',
      filter: 'type=Wasserkessel',
    },
    {
      handle: 'kopper-og-glas',
      names: 'kop, kopper, kaffekop, kaffekopper, service',
      also: ['espressokopper', 'cappuccinokopper', 'krus'],
    },
    { handle: 'espressokopper', names: 'espressokop, espresso kop' },
    { handle: 'cappuccinokopper', names: 'cappuccinokop, cappuccino kop' },
    { handle: 'krus', names: 'krus, kaffekrus, termokrus' },
    { handle: 'kaffeglas', names: 'glas, latteglas, kaffeglas', filter: 'type=Glas' },
    {
      handle: 'opbevaring',
      names: 'kaffedåse, dåse, opbevaringsdåse',
      filter: 'type=Aufbewahrung',
    },
    { handle: 'tilbehoer', names: 'tilbehør', also: ['barista-vaerktoej'] },
    { handle: 'barista-vaerktoej', names: 'barista, baristaværktøj' },
    { handle: 'reservedele', names: 'reservedel, reservedele', filter: 'type=Ersatzteil' },
    { handle: 'pakninger', names: 'pakning, gummiring' },
    { handle: 'sier-og-filterholdere', names: 'si, sier, filterholder, bundløs filterholder' },
    {
      handle: 'plantedrikke',
      names:
        'plantemælk, vegansk mælk, plantedrik, havremælk, havredrik, mandelmælk, mandeldrik, sojamælk, sojadrik, kokosmælk',
    },
    { handle: 'baristamaelk', names: 'baristamælk, barista mælk' },
    { handle: 'maelk-plantedrikke', names: 'mælk' },
    { handle: 'sirup', names: 'sirup, kaffesirup', filter: 'type=Sirup' },
    { handle: 'smaakager', names: 'småkage, kiks, kage, kager' },
    { handle: 'kakao', names: 'varm chokolade, drikkechokolade, kakaopulver' },
    { handle: 'chokolade', names: 'chokolade, chokoladeplade' },
    {
      handle: 'gaver',
      names: 'gave, gaveidé, gaveide, julegave',
      also: ['gaver-op-til-25-euro', 'gavekort'],
    },
    { handle: 'gavekort', names: 'gavekort, gavebevis, voucher', filter: 'type=Geschenkgutschein' },
    { handle: 'smagspakker', names: 'smagspakke, prøvepakke, smagekasse' },
    { handle: 'sparepakker', names: 'sparepakke', filter: 'type=Sparpaket' },
    { handle: 'tilbud', names: 'tilbud, udsalg, rabat, nedsat' },
    { handle: 'kaffe-abonnement', names: 'abonnement, kaffeabonnement' },
    { handle: 'bestsellere', names: 'bestseller, populær' },
    { handle: 'nyheder', names: 'ny, nyhed, nyheder' },
  ],
  help: [
    {
      page: {
        route: 'cancellation',
        title: 'Opsig aftaler her',
        text: 'Uden login, med bekræftelse på e-mail',
      },
      phrases:
        'opsig, opsige, opsigelse, opsig abonnement, afmeld abonnement, annuller abonnement, stop abonnement',
    },
    {
      page: {
        route: 'subscription',
        title: 'Sådan fungerer kaffeabonnementet',
        text: 'Intervaller, priser, beregner',
      },
      phrases: 'abonnement, kaffeabonnement, ændre abonnement, pause abonnement',
    },
    {
      page: { document: 'pages/shipping' },
      phrases:
        'fragt, fragtfri, forsendelse, levering, leveringstid, leveringspris, fragtpris, levere, porto, pakke, sporing, hvor er min ordre, udlandet',
    },
    {
      page: { document: 'pages/returns' },
      phrases:
        'retur, returnere, returnering, returret, bytte, reklamation, reklamere, fortryde, fortrydelsesret, fortrydelse, refundering, penge tilbage, defekt, i stykker, beskadiget',
    },
    {
      page: { route: 'withdrawal', title: 'Fortryd en aftale', text: 'Formular uden login' },
      phrases: 'fortryde, fortryd, fortrydelsesret, fortrydelsesformular, annuller ordre',
    },
    {
      page: { document: 'pages/payment' },
      phrases:
        'betaling, betale, betal, betalingsmetoder, faktura, betal med faktura, rate, paypal, kreditkort, mobilepay, klarna, indløs, indløse, indløs gavekort, rabatkode, gavekortkode',
    },
    {
      page: { document: 'pages/click-collect' },
      phrases:
        'åbningstid, åbningstider, åbent, afhentning, afhente, hente, click collect, adresse',
    },
    {
      page: { document: 'pages/imprint' },
      phrases: 'kontakt, telefon, telefonnummer, email, e-mail, mail, kundeservice, support, hjælp',
    },
    { page: { document: 'pages/about' }, phrases: 'kontakt, om os, team' },
    {
      page: { route: 'newsletter', title: 'Nyhedsbrev', text: 'Tilmeld, afmeld, velkomstrabat' },
      phrases: 'nyhedsbrev, afmeld nyhedsbrev, newsletter, afmeld',
    },
    { page: { document: 'pages/legal-guarantee' }, phrases: 'garanti, reklamationsret' },
    { page: { document: 'pages/disposal' }, phrases: 'bortskaffelse, genbrug, gammelt apparat' },
    { page: { document: 'pages/privacy' }, phrases: 'persondata, privatliv, cookies' },
    { page: { document: 'pages/terms' }, phrases: 'handelsbetingelser, vilkår' },
    { page: { document: 'pages/workshops' }, phrases: 'workshop, kursus, baristakursus' },
    { page: { document: 'pages/jobs' }, phrases: 'job, ledige stillinger' },
    { page: { document: 'pages/advisor' }, phrases: 'rådgivning, kafferådgiver' },
  ],
  prices: {
    upTo: 'under, op til, max, maks, maksimalt, højst, mindre end, billigere end',
    from: 'over, fra, mindst, mere end',
    between: 'mellem, og',
    currency: '€, euro, eur, kr, kroner',
  },
  sizes: { kg: 'Größe', g: 'Größe', ml: 'Größe', l: 'Größe', mm: 'Durchmesser' },
};
