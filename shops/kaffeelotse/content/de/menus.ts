import type { ContentFile } from '../../../../storefront/content/model.ts';

export const menus: ContentFile['menus'] = {
  main: [
    {
      title: 'Kaffee',
      collection: 'kaffee',
      items: [
        {
          title: 'Kaffee & Espresso',
          collection: 'kaffee',
          items: [
            { title: 'Espresso ganze Bohne', collection: 'espresso-ganze-bohne' },
            { title: 'Espresso gemahlen', collection: 'espresso-gemahlen' },
            { title: 'Filterkaffee', collection: 'filterkaffee' },
            { title: 'Caffè Crema', collection: 'caffe-crema' },
            { title: 'Probierpakete', collection: 'probierpakete' },
            { title: 'Decaf-Shop', collection: 'entkoffeiniert' },
            { title: 'Kaffee-Abo', collection: 'kaffee-abo' },
          ],
        },
        {
          title: 'Kapseln, Pads & Instant',
          collection: 'kapseln-pads-instant',
          items: [
            { title: 'Kapseln', collection: 'kaffeekapseln' },
            { title: 'Pads', collection: 'kaffeepads' },
            { title: 'Instantkaffee', collection: 'instantkaffee' },
            { title: 'Cold Brew', collection: 'kaffee-fuer-cold-brew' },
          ],
        },
        {
          title: 'Nach Geschmack',
          url: '#',
          items: [
            { title: 'Schokoladig & nussig', collection: 'kaffee-schokoladig-nussig' },
            { title: 'Fruchtig & floral', collection: 'kaffee-fruchtig-floral' },
            { title: 'Kräftig & dunkel', collection: 'kaffee-kraeftig-dunkel' },
            { title: 'Mild & säurearm', collection: 'kaffee-mild-saeurearm' },
            { title: 'Süß & karamellig', collection: 'kaffee-suess-karamellig' },
            { title: 'Ausgewogen', collection: 'kaffee-ausgewogen' },
          ],
        },
        {
          title: 'Milch & Feinkost',
          collection: 'milch-feinkost',
          items: [
            { title: 'Pflanzendrinks', collection: 'pflanzendrinks' },
            { title: 'Barista-Milch', collection: 'barista-milch' },
            { title: 'Kakao', collection: 'kakao' },
            { title: 'Gebäck', collection: 'gebaeck' },
          ],
        },
        {
          title: 'Nach Siegel',
          url: '#',
          items: [
            { title: 'Bio-Kaffee', collection: 'bio-kaffee' },
            { title: 'Fair gehandelt', collection: 'fair-gehandelter-kaffee' },
            { title: 'Bio & fair', collection: 'bio-und-fair' },
            { title: 'Direkt importiert', collection: 'direkt-importiert' },
          ],
        },
        {
          title: 'Verschenken',
          collection: 'geschenke',
          items: [
            { title: 'Geschenke bis 25\u00a0€', collection: 'geschenke-bis-25-euro' },
            { title: 'Geschenke bis 50\u00a0€', collection: 'geschenke-bis-50-euro' },
            { title: 'Geschenke bis 100\u00a0€', collection: 'geschenke-bis-100-euro' },
            { title: 'Geschenkgutscheine', collection: 'geschenkgutscheine' },
          ],
        },
      ],
    },
    {
      title: 'Röster & Marken',
      url: '/brands',
      items: [
        {
          title: 'Kaffeemarken',
          collection: 'kaffeemarken',
          items: [
            { title: 'Kernel & Co', collection: 'kernel-co' },
            { title: 'Casa Lumera', collection: 'casa-lumera' },
            { title: 'Morvano', collection: 'morvano' },
            { title: 'Deichgold', collection: 'deichgold' },
            { title: 'Fjordbrand', collection: 'fjordbrand' },
            { title: 'Ostwind', collection: 'ostwind' },
            { title: 'Tidevand', collection: 'tidevand' },
            { title: 'Verde Alto', collection: 'verde-alto' },
            { title: 'Zaravella', collection: 'zaravella' },
            { title: 'Nordmole', collection: 'nordmole' },
          ],
        },
        {
          title: 'Gerätemarken',
          collection: 'geraetemarken',
          items: [
            { title: 'Brevanta', collection: 'brevanta' },
            { title: 'Molvetta', collection: 'molvetta' },
            { title: 'Kellström', collection: 'kellstroem' },
            { title: 'Tarnik', collection: 'tarnik' },
            { title: 'Porzella', collection: 'porzella' },
            { title: 'Aquaven', collection: 'aquaven' },
            { title: 'Dosera', collection: 'dosera' },
            { title: 'Filtrano', collection: 'filtrano' },
            { title: 'Kromholt', collection: 'kromholt' },
            { title: 'Tondra', collection: 'tondra' },
          ],
        },
        {
          title: 'Röstereien nach Land',
          url: '#',
          items: [
            { title: 'Deutschland', collection: 'roestereien-aus-deutschland' },
            { title: 'Italien', collection: 'explore-italia' },
            { title: 'Norden', collection: 'nordische-roester' },
            { title: 'Österreich & Schweiz', collection: 'roestereien-aus-den-alpen' },
            { title: 'Westeuropa', collection: 'roestereien-aus-westeuropa' },
            { title: 'Spanien & Portugal', collection: 'roestereien-aus-spanien-und-portugal' },
          ],
        },
        {
          title: 'Kaffee nach Herkunft',
          url: '#',
          items: [
            { title: 'Brasilien', collection: 'kaffee-aus-brasilien' },
            { title: 'Kolumbien', collection: 'kaffee-aus-kolumbien' },
            { title: 'Äthiopien', collection: 'kaffee-aus-aethiopien' },
            { title: 'Kenia', collection: 'kaffee-aus-kenia' },
            { title: 'Guatemala', collection: 'kaffee-aus-guatemala' },
            { title: 'Indien', collection: 'kaffee-aus-indien' },
          ],
        },
      ],
    },
    {
      title: 'Kaffeemaschinen',
      collection: 'kaffeemaschinen',
      items: [
        {
          title: 'Siebträgermaschinen',
          collection: 'siebtraegermaschinen',
          items: [
            { title: 'Thermoblock-Maschinen', collection: 'thermoblock-maschinen' },
            { title: 'Einkreiser', collection: 'einkreiser' },
            { title: 'Zweikreiser', collection: 'zweikreiser' },
            { title: 'Dualboiler', collection: 'dualboiler' },
            { title: 'Handhebelmaschinen', collection: 'handhebelmaschinen' },
            { title: 'Mit Mahlwerk', collection: 'siebtraeger-mit-mahlwerk' },
          ],
        },
        {
          title: 'Auf Knopfdruck',
          url: '#',
          items: [
            { title: 'Kaffeevollautomaten', collection: 'kaffeevollautomaten' },
            { title: 'Filterkaffeemaschinen', collection: 'filterkaffeemaschinen' },
            { title: 'Kapselmaschinen', collection: 'kapselmaschinen' },
          ],
        },
        {
          title: 'Zubereiter ohne Stecker',
          collection: 'kaffeezubereiter',
          items: [
            { title: 'Espressokocher', collection: 'espressokocher' },
            { title: 'French Press', collection: 'french-press' },
            { title: 'Handfilter', collection: 'handfilter' },
            { title: 'Kaffeepressen', collection: 'kaffeepressen' },
          ],
        },
        {
          title: 'Ersatzteile',
          collection: 'ersatzteile',
          items: [
            { title: 'Dichtungen', collection: 'dichtungen' },
            { title: 'Siebe & Siebträger', collection: 'siebe-und-siebtraeger' },
            { title: 'Mahlscheiben & Mahlkegel', collection: 'mahlscheiben-und-kegel' },
            { title: 'Brühgruppen & Duschsiebe', collection: 'bruehgruppen' },
          ],
        },
        {
          title: 'Nach Preis',
          url: '#',
          items: [
            { title: 'Bis 500\u00a0€', collection: 'kaffeemaschinen-bis-500-euro' },
            { title: '500 bis 1.500\u00a0€', collection: 'kaffeemaschinen-500-bis-1500-euro' },
            { title: 'Ab 1.500\u00a0€', collection: 'kaffeemaschinen-ab-1500-euro' },
          ],
        },
        {
          title: 'Nach Hersteller',
          url: '#',
          items: [
            { title: 'Aus Italien', collection: 'kaffeemaschinen-aus-italien' },
            { title: 'Aus Deutschland', collection: 'kaffeemaschinen-aus-deutschland' },
            { title: 'Aus dem Norden', collection: 'kaffeemaschinen-aus-dem-norden' },
          ],
        },
      ],
    },
    {
      title: 'Zubehör',
      collection: 'zubehoer',
      items: [
        {
          title: 'Kaffeemühlen',
          collection: 'kaffeemuehlen',
          items: [
            { title: 'Elektrische Mühlen', collection: 'elektrische-kaffeemuehlen' },
            { title: 'Handmühlen', collection: 'handmuehlen' },
            { title: 'Espressomühlen', collection: 'espressomuehlen' },
          ],
        },
        {
          title: 'Kaffeefilter',
          collection: 'kaffeefilter',
          items: [
            { title: 'Papierfilter', collection: 'papierfilter' },
            { title: 'Dauerfilter', collection: 'dauerfilter' },
          ],
        },
        {
          title: 'Reinigung & Pflege',
          collection: 'reinigung-und-pflege',
          items: [
            { title: 'Entkalker', collection: 'entkalker' },
            { title: 'Gruppen- & Mühlenreiniger', collection: 'gruppen-und-muehlenreiniger' },
            { title: 'Milchsystemreiniger', collection: 'milchsystemreiniger' },
            { title: 'Wasserfilter', collection: 'wasserfilter' },
          ],
        },
        {
          title: 'Barista-Zubehör',
          collection: 'barista-zubehoer',
          items: [
            { title: 'Tamper', collection: 'tamper' },
            { title: 'Milchkännchen', collection: 'milchkaennchen' },
            { title: 'Kaffeewaagen', collection: 'kaffeewaagen' },
            { title: 'Milchaufschäumer', collection: 'milchaufschaeumer' },
          ],
        },
        {
          title: 'Tassen & Gläser',
          collection: 'tassen-und-glaeser',
          items: [
            { title: 'Espressotassen', collection: 'espressotassen' },
            { title: 'Cappuccinotassen', collection: 'cappuccinotassen' },
            { title: 'Becher', collection: 'kaffeebecher' },
            { title: 'Gläser', collection: 'kaffeeglaeser' },
          ],
        },
        {
          title: 'Für die Küche',
          url: '#',
          items: [
            { title: 'Wasserkessel', collection: 'wasserkessel' },
            { title: 'Aufbewahrung', collection: 'aufbewahrung' },
          ],
        },
      ],
    },
    { title: 'Angebote', collection: 'angebote' },
    { title: 'Neu', collection: 'neu' },
    {
      title: 'Beratung',
      page: 'kaffeeberater',
      items: [
        {
          title: 'Auswählen',
          url: '#',
          items: [
            { title: 'Kaffeeberater', page: 'kaffeeberater' },
            { title: 'Top-5-Empfehlungen', page: 'top-5-empfehlungen' },
            { title: 'Explore Italia', page: 'explore-italia' },
            { title: 'Coffee Break', page: 'coffee-break' },
            { title: 'Produkt des Monats', collection: 'produkt-des-monats' },
          ],
        },
        {
          title: 'Zubereiten',
          article: 'tutorials',
          items: [
            { title: 'Espresso', article: 'espresso' },
            { title: 'Handfilter', article: 'handfilter' },
            { title: 'Cappuccino', article: 'cappuccino' },
            { title: 'Mahlgrad einstellen', page: 'mahlgrad-einstellen' },
            { title: 'Latte Art', page: 'latte-art' },
            { title: 'Einstieg in den Espresso', collection: 'espresso-einstieg' },
            { title: 'Einstieg in den Handfilter', collection: 'handfilter-einstieg' },
          ],
        },
        {
          title: 'Wissen',
          article: 'wissen',
          items: [
            { title: 'Röstgrade', article: 'roestgrade' },
            { title: 'Arabica und Robusta', article: 'arabica-robusta' },
            { title: 'Espressomaschinen', article: 'espressomaschinen-typen' },
            { title: 'Wasserhärte und Entkalken', article: 'wasserhaerte-entkalken' },
            {
              title: 'CO₂-Kompensation',
              page: 'co2-kompensation',
              claim: 'co2CompensatedDeliveries',
            },
            { title: 'Bestellvorteile', page: 'bestellvorteile' },
            { title: 'Newsletter, {voucherValue} Gutschein', page: 'newsletter' },
          ],
        },
        {
          title: 'Vor Ort',
          url: '#',
          items: [
            { title: 'Coffee Hub', page: 'coffee-hub' },
            { title: 'Kaffee-Workshops', page: 'kaffee-workshops' },
            { title: 'Click & Collect', page: 'click-collect' },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      title: 'Hilfe & FAQ',
      url: '{helpUrl}',
    },
    { title: 'Versand & Lieferung', page: 'versand-lieferung' },
    { title: 'Zahlung', page: 'zahlung' },
    { title: 'Rücksendung & Widerruf', page: 'ruecksendung-reklamation-widerruf' },
    { title: 'Click & Collect', page: 'click-collect' },
    {
      title: 'Kontakt',
      url: 'mailto:{email}',
    },
  ],
  about: [
    { title: 'Über Kaffeelotse', page: 'ueber-uns' },
    { title: 'Coffee Hub & Workshops', page: 'coffee-hub' },
    { title: 'Bestellvorteile', page: 'bestellvorteile' },
    { title: 'Newsletter', page: 'newsletter' },
    {
      title: 'Magazin Coffeeworld',
      url: '{blogUrl}',
    },
    { title: 'Jobs', page: 'jobs' },
  ],
  legal: [
    { title: 'AGB', page: 'agb' },
    { title: 'Impressum', page: 'impressum' },
    { title: 'Datenschutz', page: 'datenschutz' },
    { title: 'Widerruf', page: 'ruecksendung-reklamation-widerruf' },
    { title: 'Gesetzliche Gewährleistung', page: 'gesetzliche-gewaehrleistung' },
    { title: 'Entsorgung', page: 'entsorgung' },
    { title: 'Barrierefreiheit', page: 'barrierefreiheit' },
  ],
};
