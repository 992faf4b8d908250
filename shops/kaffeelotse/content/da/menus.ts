import type { ContentFile } from '../../../../storefront/content/model.ts';

export const menus: ContentFile['menus'] = {
  main: [
    {
      title: 'Kaffe',
      collection: 'kaffe',
      items: [
        {
          title: 'Kaffe & espresso',
          collection: 'kaffe',
          items: [
            { title: 'Espresso hele bønner', collection: 'espresso-hele-boenner' },
            { title: 'Malet espresso', collection: 'espresso-malet' },
            { title: 'Filterkaffe', collection: 'filterkaffe' },
            { title: 'Caffè crema', collection: 'caffe-crema' },
            { title: 'Smagspakker', collection: 'smagspakker' },
            { title: 'Koffeinfri', collection: 'koffeinfri' },
            { title: 'Kaffeabonnement', collection: 'kaffe-abonnement' },
          ],
        },
        {
          title: 'Kapsler, puder & instant',
          collection: 'kapsler-puder-instant',
          items: [
            { title: 'Kapsler', collection: 'kaffekapsler' },
            { title: 'Puder', collection: 'kaffepuder' },
            { title: 'Instantkaffe', collection: 'instantkaffe' },
            { title: 'Cold brew', collection: 'kaffe-til-cold-brew' },
          ],
        },
        {
          title: 'Efter smag',
          url: '#',
          items: [
            { title: 'Chokolade & nødder', collection: 'kaffe-chokolade-noedder' },
            { title: 'Frugt & blomster', collection: 'kaffe-frugt-blomster' },
            { title: 'Kraftig & mørk', collection: 'kaffe-kraftig-moerk' },
            { title: 'Mild & lav syre', collection: 'kaffe-mild-lav-syre' },
            { title: 'Sød & karamel', collection: 'kaffe-soed-karamel' },
            { title: 'Afbalanceret', collection: 'kaffe-afbalanceret' },
          ],
        },
        {
          title: 'Mælk & delikatesser',
          collection: 'maelk-delikatesser',
          items: [
            { title: 'Plantedrikke', collection: 'plantedrikke' },
            { title: 'Baristamælk', collection: 'baristamaelk' },
            { title: 'Kakao', collection: 'kakao' },
            { title: 'Småkager', collection: 'smaakager' },
          ],
        },
        {
          title: 'Efter certificering',
          url: '#',
          items: [
            { title: 'Økologisk kaffe', collection: 'oekologisk-kaffe' },
            { title: 'Fair handlet', collection: 'fair-handlet-kaffe' },
            { title: 'Økologisk & fair', collection: 'oekologisk-og-fair' },
            { title: 'Direkte importeret', collection: 'direkte-importeret' },
          ],
        },
        {
          title: 'Gaveideer',
          collection: 'gaver',
          items: [
            { title: 'Gaver op til 25\u00a0€', collection: 'gaver-op-til-25-euro' },
            { title: 'Gaver op til 50\u00a0€', collection: 'gaver-op-til-50-euro' },
            { title: 'Gaver op til 100\u00a0€', collection: 'gaver-op-til-100-euro' },
            { title: 'Gavekort', collection: 'gavekort' },
          ],
        },
      ],
    },
    {
      title: 'Risterier & mærker',
      url: '/brands',
      items: [
        {
          title: 'Kaffemærker',
          collection: 'kaffemaerker',
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
          title: 'Udstyrsmærker',
          collection: 'udstyrsmaerker',
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
          title: 'Risterier efter land',
          url: '#',
          items: [
            { title: 'Tyskland', collection: 'risterier-fra-tyskland' },
            { title: 'Italien', collection: 'explore-italia' },
            { title: 'Norden', collection: 'nordiske-risterier' },
            { title: 'Østrig & Schweiz', collection: 'risterier-fra-alperne' },
            { title: 'Vesteuropa', collection: 'vesteuropaeiske-risterier' },
            { title: 'Spanien & Portugal', collection: 'iberiske-risterier' },
          ],
        },
        {
          title: 'Kaffe efter oprindelse',
          url: '#',
          items: [
            { title: 'Brasilien', collection: 'kaffe-fra-brasilien' },
            { title: 'Colombia', collection: 'kaffe-fra-colombia' },
            { title: 'Etiopien', collection: 'kaffe-fra-etiopien' },
            { title: 'Kenya', collection: 'kaffe-fra-kenya' },
            { title: 'Guatemala', collection: 'kaffe-fra-guatemala' },
            { title: 'Indien', collection: 'kaffe-fra-indien' },
          ],
        },
      ],
    },
    {
      title: 'Kaffemaskiner',
      collection: 'kaffemaskiner',
      items: [
        {
          title: 'Espressomaskiner',
          collection: 'espressomaskiner',
          items: [
            { title: 'Termoblokmaskiner', collection: 'termoblok-maskiner' },
            { title: 'Maskiner med enkeltkedel', collection: 'enkeltkedel-maskiner' },
            { title: 'Maskiner med varmeveksler', collection: 'varmeveksler-maskiner' },
            { title: 'Maskiner med dobbeltkedel', collection: 'dobbeltkedel-maskiner' },
            { title: 'Håndtagsmaskiner', collection: 'haandtagsmaskiner' },
            { title: 'Med kværn', collection: 'espressomaskiner-med-kvaern' },
          ],
        },
        {
          title: 'Med et tryk',
          url: '#',
          items: [
            { title: 'Fuldautomatiske kaffemaskiner', collection: 'fuldautomatiske-kaffemaskiner' },
            { title: 'Filtermaskiner', collection: 'filtermaskiner' },
            { title: 'Kapselmaskiner', collection: 'kapselmaskiner' },
          ],
        },
        {
          title: 'Bryggere uden stik',
          collection: 'kaffebryggere',
          items: [
            { title: 'Mokkakander', collection: 'mokkakander' },
            { title: 'Stempelkander', collection: 'stempelkander' },
            { title: 'Kaffetragte', collection: 'kaffetragte' },
            { title: 'Kaffepresser', collection: 'kaffepresser' },
          ],
        },
        {
          title: 'Reservedele',
          collection: 'reservedele',
          items: [
            { title: 'Pakninger', collection: 'pakninger' },
            { title: 'Sier & filterholdere', collection: 'sier-og-filterholdere' },
            { title: 'Kværnskiver & kværnkegler', collection: 'kvaernskiver-og-kegler' },
            { title: 'Bryggegrupper & brusersier', collection: 'bryggegrupper' },
          ],
        },
        {
          title: 'Efter pris',
          url: '#',
          items: [
            { title: 'Op til 500\u00a0€', collection: 'kaffemaskiner-op-til-500-euro' },
            { title: '500 til 1.500\u00a0€', collection: 'kaffemaskiner-500-til-1500-euro' },
            { title: 'Fra 1.500\u00a0€', collection: 'kaffemaskiner-fra-1500-euro' },
          ],
        },
        {
          title: 'Efter producent',
          url: '#',
          items: [
            { title: 'Fra Italien', collection: 'kaffemaskiner-fra-italien' },
            { title: 'Fra Tyskland', collection: 'kaffemaskiner-fra-tyskland' },
            { title: 'Fra Norden', collection: 'nordiske-kaffemaskiner' },
          ],
        },
      ],
    },
    {
      title: 'Tilbehør',
      collection: 'tilbehoer',
      items: [
        {
          title: 'Kaffekværne',
          collection: 'kaffekvaerne',
          items: [
            { title: 'Elektriske kværne', collection: 'elektriske-kaffekvaerne' },
            { title: 'Håndkværne', collection: 'haandkvaerne' },
            { title: 'Espressokværne', collection: 'espressokvaerne' },
          ],
        },
        {
          title: 'Kaffefiltre',
          collection: 'kaffefiltre',
          items: [
            { title: 'Papirfiltre', collection: 'papirfiltre' },
            { title: 'Permanente filtre', collection: 'permanente-filtre' },
          ],
        },
        {
          title: 'Rengøring & pleje',
          collection: 'rengoering-og-pleje',
          items: [
            { title: 'Afkalkning', collection: 'afkalkning' },
            { title: 'Rens til gruppe & kværn', collection: 'rens-til-gruppe-og-kvaern' },
            { title: 'Rens til mælkesystem', collection: 'rens-til-maelkesystem' },
            { title: 'Vandfiltre', collection: 'vandfiltre' },
          ],
        },
        {
          title: 'Baristaværktøj',
          collection: 'barista-vaerktoej',
          items: [
            { title: 'Tampere', collection: 'tampere' },
            { title: 'Mælkekander', collection: 'maelkekander' },
            { title: 'Kaffevægte', collection: 'kaffevaegte' },
            { title: 'Mælkeskummere', collection: 'maelkeskummere' },
          ],
        },
        {
          title: 'Kopper & glas',
          collection: 'kopper-og-glas',
          items: [
            { title: 'Espressokopper', collection: 'espressokopper' },
            { title: 'Cappuccinokopper', collection: 'cappuccinokopper' },
            { title: 'Krus', collection: 'krus' },
            { title: 'Glas', collection: 'kaffeglas' },
          ],
        },
        {
          title: 'Til køkkenet',
          url: '#',
          items: [
            { title: 'Kedler', collection: 'kedler' },
            { title: 'Opbevaring', collection: 'opbevaring' },
          ],
        },
      ],
    },
    { title: 'Tilbud', collection: 'tilbud' },
    { title: 'Nyheder', collection: 'nyheder' },
    {
      title: 'Rådgivning',
      page: 'kafferaadgiver',
      items: [
        {
          title: 'Vælg',
          url: '#',
          items: [
            { title: 'Kafferådgiver', page: 'kafferaadgiver' },
            { title: 'Top 5-anbefalinger', page: 'top-5-anbefalinger' },
            { title: 'Explore Italia', page: 'explore-italia' },
            { title: 'Coffee break', page: 'coffee-break' },
            { title: 'Månedens produkt', collection: 'maanedens-produkt' },
          ],
        },
        {
          title: 'Tilberedning',
          article: 'tutorials',
          items: [
            { title: 'Espresso', article: 'espresso' },
            { title: 'Kaffetragt', article: 'kaffetragt' },
            { title: 'Cappuccino', article: 'cappuccino' },
            { title: 'Indstil formalingen', page: 'formaling' },
            { title: 'Latte art', page: 'latte-art' },
            { title: 'Kom i gang med espresso', collection: 'espresso-begynder' },
            { title: 'Kom i gang med kaffetragt', collection: 'kaffetragt-begynder' },
          ],
        },
        {
          title: 'Viden',
          article: 'viden',
          items: [
            { title: 'Ristegrader', article: 'ristegrader' },
            { title: 'Arabica og robusta', article: 'arabica-robusta' },
            { title: 'Espressomaskiner', article: 'espressomaskiner-typer' },
            { title: 'Hårdhed og afkalkning', article: 'vandets-haardhed-afkalkning' },
            {
              title: 'CO₂-kompensation',
              page: 'co2-kompensation',
              claim: 'co2CompensatedDeliveries',
            },
            { title: 'Fordele ved bestilling', page: 'ordering-benefits' },
            { title: 'Nyhedsbrev', page: 'newsletter' },
          ],
        },
        {
          title: 'På stedet',
          url: '#',
          items: [
            { title: 'Kaffeworkshops', page: 'kaffe-workshops' },
            { title: 'Click & collect', page: 'click-collect' },
          ],
        },
      ],
    },
  ],
  questions: [
    {
      title: 'Hjælp & FAQ',
      url: '{helpUrl}',
    },
    { title: 'Forsendelse & levering', page: 'forsendelse-levering' },
    { title: 'Betaling', page: 'payment' },
    { title: 'Returnering & fortrydelse', page: 'returns-complaints-withdrawal' },
    { title: 'Click & collect', page: 'click-collect' },
    {
      title: 'Kontakt',
      url: 'mailto:{email}',
    },
  ],
  about: [
    { title: 'Vores team', page: 'vores-team' },
    { title: 'Kaffeworkshops', page: 'kaffe-workshops' },
    { title: 'Fordele ved bestilling', page: 'ordering-benefits' },
    { title: 'Nyhedsbrev', page: 'newsletter' },
    {
      title: 'Magasinet Coffeeworld',
      url: '{blogUrl}',
    },
  ],
  legal: [
    { title: 'Handelsbetingelser', page: 'terms-of-service' },
    { title: 'Virksomhedsoplysninger', page: 'imprint' },
    { title: 'Privatliv', page: 'privacy' },
    { title: 'Fortrydelse', page: 'returns-complaints-withdrawal' },
    { title: 'Reklamationsret', page: 'reklamationsret' },
    { title: 'Bortskaffelse', page: 'bortskaffelse' },
    { title: 'Tilgængelighed', page: 'accessibility' },
  ],
};
