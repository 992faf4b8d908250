import type { SearchVocabulary } from '../../../../storefront/app/commerce/search/vocabulary.ts';

/** What shoppers type in German, and what they mean by it. */
export const searchVocabulary: SearchVocabulary = {
  fillers:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, für, fürs, mit, ohne, und, oder, im, in, ins, am, an, auf, aus, bei, von, vom, zu, zum, zur, ich, du, wir, mein, meine, meinen, dein, deine, euer, eure, ihr, man, mir, mich, es, sich, ist, sind, wird, kann, kannst, kommt, gibt, habt, hat, haben, brauche, suche, möchte, will, wo, was, wer, wann, welche, welcher, welches, welchen, guter, gute, gutes, guten, beste, bester, bestes, besten, günstig, günstige, günstiger, billig, kaufen, bestellen, online, shop, bitte, liebhaber, kaffeeliebhaber, kaffeetrinker, kaffeefan, freund, freundin, mann, frau, sorte, sorten, marke, lust, alles, rund, um, als, so, sehr, nach, zuhause',
  prepositions: 'für, fürs, mit, zum, zur',
  guideWords: 'rezept, anleitung, tipps, zubereitung, zubereiten, wie, warum, ratgeber, lernen',
  genericWords: 'kaffee, coffee, kaffe',
  otherWords:
    'vanille karamell haselnuss mandel zimt kokos schokolade amaretto lavendel ingwer hand reise glas porzellan holz edelstahl wasser milch filter papier stahl tank ersatz sieb probe büro kilo',
  rewrites: {
    hafermilch: 'hafer drink',
    haferdrink: 'hafer drink',
    'hafermilch aufschäumen': 'hafer barista drink',
    mandelmilch: 'mandel drink',
    sojamilch: 'soja drink',
    kokosmilch: 'kokos drink',
  },
  categories: [
    { handle: 'kaffee', names: 'kaffee, röstkaffee, coffee, kaffe, kaffees, filter und espresso' },
    {
      handle: 'kaffee',
      names:
        'bohne, bohnen, kaffeebohnen, ganze bohne, ganze bohnen, coffee beans, beans, ungemahlen',
      filter: 'option.Mahlgrad=Ganze Bohne',
      isWider: true,
      also: ['espresso-ganze-bohne', 'filterkaffee-ganze-bohne'],
    },
    {
      handle: 'espresso-ganze-bohne',
      names:
        'espresso, expresso, expreso, espressi, espresso bohnen, espressobohnen, espresso kaffee',
      filter: 'type=Espresso',
      also: ['espresso-gemahlen', 'bio-espresso', 'espresso-sparpakete'],
    },
    {
      handle: 'filterkaffee',
      names: 'filterkaffee, brühkaffee, pour over kaffee, filter coffee',
      filter: 'type=Filterkaffee',
      also: ['filterkaffeemaschinen'],
    },
    {
      handle: 'caffe-crema',
      names: 'caffe crema, cafe creme, crema, schümli',
      filter: 'type=Caffè Crema',
    },
    {
      handle: 'filterkaffee-gemahlen',
      names:
        'gemahlen, gemahlener kaffee, kaffeepulver, kaffeemehl, filterkaffee pulver, ground coffee',
      also: ['espresso-gemahlen'],
    },
    {
      handle: 'kaffeekapseln',
      names:
        'kapsel, kapseln, capsules, nespresso, nespresso kapseln, nespresso kompatibel, kompatible kapseln',
      filter: 'type=Kaffeekapseln',
      also: ['bio-kaffeekapseln', 'kapselmaschinen'],
    },
    {
      handle: 'kaffeepads',
      names: 'pad, pads, softpads, senseo, senseo pads, ese pads',
      filter: 'type=Kaffeepads',
    },
    {
      handle: 'instantkaffee',
      names: 'instant, löslicher kaffee, schnellkaffee, instant coffee, pulverkaffee',
      filter: 'type=Instantkaffee',
    },
    {
      handle: 'entkoffeiniert',
      names: 'decaf, koffeinfrei, koffein, kaffee ohne koffein, entkoffeinierter kaffee',
      also: ['entkoffeinierter-espresso', 'entkoffeinierter-filterkaffee'],
    },
    {
      handle: 'kaffee-mild-saeurearm',
      names:
        'mild, säurearm, wenig säure, magenschonend, magenfreundlich, bekömmlich, empfindlicher magen, magen',
    },
    {
      handle: 'kaffee-schokoladig-nussig',
      names: 'schokoladig, nussig, schokoladiger geschmack, schokonote',
    },
    { handle: 'kaffee-fruchtig-floral', names: 'fruchtig, floral, blumig, beerig' },
    { handle: 'kaffee-kraeftig-dunkel', names: 'kräftig, stark, intensiv' },
    { handle: 'kaffee-suess-karamellig', names: 'süß, karamellig' },
    { handle: 'kaffee-wuerzig-erdig', names: 'würzig, erdig' },
    { handle: 'kaffee-weinig-teeartig', names: 'weinig, teeartig' },
    { handle: 'helle-roestung', names: 'hell geröstet, helle röstung' },
    { handle: 'dunkle-roestung', names: 'dunkel geröstet, dunkle röstung' },
    {
      handle: 'bio-kaffee',
      names: 'bio, öko, biokaffee, biologisch, organic',
      also: ['bio-espresso', 'bio-filterkaffee'],
    },
    {
      handle: 'fair-gehandelter-kaffee',
      names: 'fairtrade, fair trade, fair',
      also: ['bio-und-fair'],
    },
    { handle: 'kaffee-100-prozent-arabica', names: 'arabica' },
    { handle: 'robusta-kaffee', names: 'robusta' },
    { handle: 'kaffee-aus-aethiopien', names: 'äthiopisch, äthiopien' },
    { handle: 'kaffee-aus-brasilien', names: 'brasilianisch, brasil' },
    { handle: 'kaffee-aus-kolumbien', names: 'kolumbianisch, columbia' },
    { handle: 'kaffee-aus-kenia', names: 'kenianisch, kenya' },
    {
      handle: 'espresso-klassisch-italienisch',
      names: 'italienisch, italienischer kaffee, italienischer espresso',
    },
    { handle: 'kaffee-kilobeutel', names: 'kilo, kiloware, großpackung' },
    {
      handle: 'kaffee-fuer-siebtraeger',
      names:
        'bohnen siebträger, kaffeebohnen siebträger, espressobohnen siebträger, kaffee siebträgermaschine, bohnen espressomaschine, kaffee espressomaschine',
    },
    {
      handle: 'kaffee-fuer-vollautomaten',
      names:
        'bohnen vollautomat, kaffeebohnen vollautomat, bohnen kaffeevollautomat, kaffee kaffeevollautomat',
    },
    { handle: 'kaffee-fuer-french-press', names: 'bohnen french press, kaffeebohnen french press' },
    { handle: 'kaffee-fuer-cold-brew', names: 'cold brew' },
    { handle: 'kaffee-fuer-milchkaffee', names: 'milchkaffee, latte, latte macchiato' },
    {
      handle: 'kaffeemaschinen',
      names: 'kaffeemaschine, coffee machine, kaffeeautomat',
      weakNames: 'maschine, maschinen, gerät',
    },
    {
      handle: 'siebtraegermaschinen',
      names:
        'siebträger, siebträgermaschine, espressomaschine, espresso maschine, espresso machine, portafilter',
      filter: 'type=Siebträgermaschine',
    },
    {
      handle: 'kaffeevollautomaten',
      names: 'vollautomat, kaffeevollautomat, bean to cup',
      filter: 'type=Kaffeevollautomat',
    },
    {
      handle: 'filterkaffeemaschinen',
      names: 'filtermaschine, filterkaffeemaschine, kaffeemaschine filter',
      filter: 'type=Filterkaffeemaschine',
    },
    {
      handle: 'kapselmaschinen',
      names: 'kapselmaschine, nespresso maschine',
      filter: 'type=Kapselmaschine',
    },
    {
      handle: 'kaffeemuehlen',
      names: 'mühle, mühlen, kaffeemühle, mahlwerk, grinder, coffee grinder, kaffeemahlwerk',
      also: ['elektrische-kaffeemuehlen', 'handmuehlen', 'espressomuehlen'],
    },
    {
      handle: 'handmuehlen',
      names: 'handmühle, hand mühle, hand kaffeemühle, handkaffeemühle, manuelle mühle, reisemühle',
      filter: 'type=Handmühle',
    },
    {
      handle: 'elektrische-kaffeemuehlen',
      names: 'elektrische mühle, elektrische kaffeemühle',
      filter: 'type=Elektrische Mühle',
    },
    {
      handle: 'espressomuehlen',
      names: 'espressomühle, espresso mühle, mühle siebträger, kaffeemühle espresso',
    },
    {
      handle: 'espressokocher',
      names:
        'mokkakanne, mokakanne, herdkanne, moka, moka pot, bialetti, mokka kanne, espressokanne',
      filter: 'type=Espressokocher',
    },
    {
      handle: 'french-press',
      names: 'stempelkanne, pressstempelkanne, presskanne, bodum, cafetiere, french press kanne',
      filter: 'type=French Press',
    },
    {
      handle: 'handfilter',
      names:
        'kaffeetrichter, porzellanfilter, dripper, pour over, v60, chemex, hario, filterhalter',
      filter: 'type=Handfilter',
    },
    {
      handle: 'kaffeepressen',
      names: 'aeropress, aero press, kaffeepresse',
      filter: 'type=Kaffeepresse',
    },
    {
      handle: 'papierfilter',
      names:
        'filtertüte, filtertüten, filterpapier, papierfilter, kaffeefiltertüten, kaffeefilter papier, melitta',
      weakNames: 'tüten',
    },
    { handle: 'kaffeefilter', names: 'kaffeefilter', filter: 'type=Kaffeefilter' },
    { handle: 'wasserfilter', names: 'brita, filterkartusche', filter: 'type=Wasserfilter' },
    {
      handle: 'entkalker',
      names:
        'entkalker, kalklöser, kalkentferner, entkalken, maschine entkalken, kaffeemaschine entkalken',
    },
    {
      handle: 'reinigung-und-pflege',
      names:
        'reinigung, reiniger, pflege, reinigungsmittel, reinigen, maschine reinigen, kaffeemaschine reinigen',
      filter: 'type=Reinigung',
    },
    { handle: 'gruppen-und-muehlenreiniger', names: 'mühlenreiniger, gruppenreiniger' },
    { handle: 'milchsystemreiniger', names: 'milchreiniger' },
    {
      handle: 'tamper',
      names: 'tamper, stampfer, kaffeestampfer, andrücker',
      filter: 'type=Tamper',
    },
    {
      handle: 'kaffeeverteiler',
      names: 'wdt, wdt tool, leveler, leveller, verteiler, nadelverteiler, distributor',
    },
    {
      handle: 'ausklopfbehaelter',
      names: 'knock box, knockbox, abklopfbehälter, abschlagbehälter, abschlagbox, sudbehälter',
    },
    {
      handle: 'milchkaennchen',
      names: 'milchkanne, milchkännchen, pitcher, milk jug',
      filter: 'type=Milchkännchen',
    },
    {
      handle: 'milchaufschaeumer',
      names: 'aufschäumer, milchschäumer, schäumer, milk frother, milchschaum',
      filter: 'type=Milchaufschäumer',
    },
    {
      handle: 'kaffeewaagen',
      names: 'waage, waagen, kaffeewaage, espressowaage, scale, feinwaage',
      filter: 'type=Kaffeewaage',
    },
    {
      handle: 'wasserkessel',
      names: 'wasserkocher, kessel, schwanenhals, schwanenhalskessel, teekessel, kettle',
      filter: 'type=Wasserkessel',
    },
    {
      handle: 'tassen-und-glaeser',
      names: 'tasse, tassen, kaffeetasse, kaffeetassen, geschirr, cup, cups',
      also: ['espressotassen', 'cappuccinotassen', 'kaffeebecher'],
    },
    { handle: 'espressotassen', names: 'espresso tasse, espressotasse, mokkatasse' },
    { handle: 'cappuccinotassen', names: 'cappuccino tasse, cappuccinotasse' },
    { handle: 'kaffeebecher', names: 'becher, kaffeebecher, mug, thermobecher, to go becher' },
    {
      handle: 'kaffeeglaeser',
      names: 'glas, gläser, kaffeeglas, latte macchiato glas, espressoglas',
      filter: 'type=Glas',
    },
    {
      handle: 'aufbewahrung',
      names: 'kaffeedose, dose, vorratsdose, aromadose',
      filter: 'type=Aufbewahrung',
    },
    { handle: 'zubehoer', names: 'zubehör, accessoires', also: ['barista-zubehoer'] },
    { handle: 'barista-zubehoer', names: 'barista, barista werkzeug, barista tools' },
    { handle: 'ersatzteile', names: 'ersatzteil, ersatzteile', filter: 'type=Ersatzteil' },
    { handle: 'dichtungen', names: 'dichtung, siebträgerdichtung, dichtungsring, gummiring' },
    {
      handle: 'siebe-und-siebtraeger',
      names: 'sieb, siebe, siebträger sieb, bodenloser siebträger, filtersieb',
    },
    {
      handle: 'pflanzendrinks',
      names: 'pflanzenmilch, vegane milch, pflanzendrink, barista drink',
    },
    { handle: 'barista-milch', names: 'barista milch' },
    { handle: 'milch-pflanzendrinks', names: 'milch' },
    { handle: 'sirup', names: 'sirup, kaffeesirup', filter: 'type=Sirup' },
    { handle: 'gebaeck', names: 'keks, kekse, plätzchen, cantuccini, kekse kaffee' },
    { handle: 'kakao', names: 'trinkschokolade, kakaopulver, heiße schokolade' },
    { handle: 'schokolade', names: 'schokolade, tafel schokolade' },
    {
      handle: 'geschenke',
      names: 'geschenk, geschenkidee, geschenkideen, präsent, weihnachtsgeschenk',
      also: ['geschenke-bis-25-euro', 'geschenkgutscheine'],
    },
    {
      handle: 'geschenkgutscheine',
      names: 'gutschein, geschenkkarte, geschenkgutschein, gutscheinkarte',
      filter: 'type=Geschenkgutschein',
    },
    { handle: 'probierpakete', names: 'probierpaket, probierset, kennenlernpaket, probe' },
    { handle: 'sparpakete', names: 'sparpaket, sparset', filter: 'type=Sparpaket' },
    { handle: 'angebote', names: 'angebot, sale, rabatt, schnäppchen, reduziert' },
    { handle: 'kaffee-abo', names: 'abo, abonnement, kaffeeabo' },
    { handle: 'bestseller', names: 'beliebt, topseller' },
    { handle: 'neu', names: 'neu, neuheiten' },
  ],
  help: [
    {
      page: {
        route: 'cancellation',
        title: 'Verträge hier kündigen',
        text: 'Ohne Anmeldung, mit Bestätigung per E-Mail',
      },
      phrases: 'kündigen, kündigung, abo kündigen, abo beenden, vertrag kündigen, abbestellen',
    },
    {
      page: {
        route: 'subscription',
        title: 'So funktioniert das Kaffee-Abo',
        text: 'Intervalle, Preise, Rechner',
      },
      phrases: 'abo, abonnement, kaffeeabo, kaffee abo, abo ändern, abo pausieren',
    },
    {
      page: { document: 'pages/shipping' },
      phrases:
        'versand, versandkosten, versandkostenfrei, lieferung, lieferzeit, lieferkosten, liefern, lieferdauer, porto, paket, sendung, sendungsverfolgung, wo ist meine bestellung, spedition, ausland, österreich, schweiz, dhl, packstation',
    },
    {
      page: { document: 'pages/returns' },
      phrases:
        'retoure, retouren, rücksendung, rückgabe, zurückschicken, zurücksenden, umtausch, umtauschen, reklamation, reklamieren, widerruf, widerrufsrecht, erstattung, geld zurück, defekt, kaputt, beschädigt',
    },
    {
      page: { route: 'withdrawal', title: 'Vertrag widerrufen', text: 'Formular ohne Anmeldung' },
      phrases: 'widerruf, widerrufen, widerrufsformular, bestellung stornieren, stornieren',
    },
    {
      page: { document: 'pages/payment' },
      phrases:
        'zahlung, zahlungsarten, zahlungsmethoden, bezahlen, zahlen, rechnung, kauf auf rechnung, ratenzahlung, paypal, kreditkarte, klarna, lastschrift, vorkasse, gutschein einlösen, einlösen, gutscheincode, rabattcode, geschenkkarte einlösen',
    },
    {
      page: { document: 'pages/click-collect' },
      phrases:
        'öffnungszeiten, geöffnet, abholen, abholung, click collect, laden, filiale, adresse, geschäft',
    },
    {
      page: { document: 'pages/imprint' },
      phrases:
        'kontakt, impressum, telefon, telefonnummer, email, e-mail, mail, hotline, kundenservice, kundendienst, support, anschrift, hilfe',
    },
    { page: { document: 'pages/about' }, phrases: 'kontakt, über uns, team, wer seid ihr' },
    {
      page: {
        route: 'newsletter',
        title: 'Newsletter',
        text: 'Anmelden, abmelden, Willkommensgutschein',
      },
      phrases: 'newsletter, newsletter abmelden, newsletter anmelden, abmelden',
    },
    { page: { document: 'pages/legal-guarantee' }, phrases: 'garantie, gewährleistung' },
    { page: { document: 'pages/disposal' }, phrases: 'entsorgung, entsorgen, altgerät, recycling' },
    { page: { document: 'pages/privacy' }, phrases: 'datenschutz, cookies' },
    { page: { document: 'pages/terms' }, phrases: 'agb, geschäftsbedingungen' },
    { page: { document: 'pages/workshops' }, phrases: 'workshop, kurs, barista kurs, seminar' },
    { page: { document: 'pages/jobs' }, phrases: 'jobs, karriere, stellenangebote' },
    {
      page: { document: 'pages/advisor' },
      phrases: 'beratung, kaffeeberater, welcher kaffee passt',
    },
  ],
  prices: {
    upTo: 'unter, bis, bis zu, max, maximal, höchstens, weniger als, günstiger als, billiger als',
    from: 'ab, über, mindestens, mehr als',
    between: 'zwischen, und',
    currency: '€, euro, euros, eur',
  },
  sizes: { kg: 'Größe', g: 'Größe', ml: 'Größe', l: 'Größe', mm: 'Durchmesser' },
};
