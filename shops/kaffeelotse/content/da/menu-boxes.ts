import { menuItems } from '../../../../storefront/content/menu-items.ts';
import { shop } from '../../shop.ts';
import type { OwnMenuBoxes } from '../own-content.ts';

const { collection, page, article, heading } = menuItems('da', 101);

export const menuBoxes: OwnMenuBoxes = {
  coffee: [
    collection('Kaffe & espresso', 'kaffe', [
      collection('Espresso hele bønner', 'espresso-hele-boenner'),
      collection('Malet espresso', 'espresso-malet'),
      collection('Filterkaffe', 'filterkaffe'),
      collection('Caffè crema', 'caffe-crema'),
      collection('Smagspakker', 'smagspakker'),
      collection('Koffeinfri', 'koffeinfri'),
      collection('Kaffeabonnement', 'kaffe-abonnement'),
    ]),
    collection('Kapsler, puder & instant', 'kapsler-puder-instant', [
      collection('Kapsler', 'kaffekapsler'),
      collection('Puder', 'kaffepuder'),
      collection('Instantkaffe', 'instantkaffe'),
      collection('Cold brew', 'kaffe-til-cold-brew'),
    ]),
    heading('Efter smag', [
      collection('Chokolade & nødder', 'kaffe-chokolade-noedder'),
      collection('Frugt & blomster', 'kaffe-frugt-blomster'),
      collection('Kraftig & mørk', 'kaffe-kraftig-moerk'),
      collection('Mild & lav syre', 'kaffe-mild-lav-syre'),
      collection('Sød & karamel', 'kaffe-soed-karamel'),
      collection('Afbalanceret', 'kaffe-afbalanceret'),
    ]),
    collection('Mælk & delikatesser', 'maelk-delikatesser', [
      collection('Plantedrikke', 'plantedrikke'),
      collection('Baristamælk', 'baristamaelk'),
      collection('Kakao', 'kakao'),
      collection('Småkager', 'smaakager'),
    ]),
    heading('Efter certificering', [
      collection('Økologisk kaffe', 'oekologisk-kaffe'),
      collection('Fair handlet', 'fair-handlet-kaffe'),
      collection('Økologisk & fair', 'oekologisk-og-fair'),
      collection('Direkte importeret', 'direkte-importeret'),
    ]),
    collection('Gaveideer', 'gaver', [
      collection('Gaver op til 25\u00a0€', 'gaver-op-til-25-euro'),
      collection('Gaver op til 50\u00a0€', 'gaver-op-til-50-euro'),
      collection('Gaver op til 100\u00a0€', 'gaver-op-til-100-euro'),
      collection('Gavekort', 'gavekort'),
    ]),
  ],
  brands: [
    collection('Kaffemærker', 'kaffemaerker', [
      collection('Kernel & Co', 'kernel-co'),
      collection('Casa Lumera', 'casa-lumera'),
      collection('Morvano', 'morvano'),
      collection('Deichgold', 'deichgold'),
      collection('Fjordbrand', 'fjordbrand'),
      collection('Ostwind', 'ostwind'),
      collection('Tidevand', 'tidevand'),
      collection('Verde Alto', 'verde-alto'),
      collection('Zaravella', 'zaravella'),
      collection('Nordmole', 'nordmole'),
    ]),
    collection('Udstyrsmærker', 'udstyrsmaerker', [
      collection('Brevanta', 'brevanta'),
      collection('Molvetta', 'molvetta'),
      collection('Kellström', 'kellstroem'),
      collection('Tarnik', 'tarnik'),
      collection('Porzella', 'porzella'),
      collection('Aquaven', 'aquaven'),
      collection('Dosera', 'dosera'),
      collection('Filtrano', 'filtrano'),
      collection('Kromholt', 'kromholt'),
      collection('Tondra', 'tondra'),
    ]),
    heading('Risterier efter land', [
      collection('Tyskland', 'risterier-fra-tyskland'),
      collection('Italien', 'explore-italia'),
      collection('Norden', 'nordiske-risterier'),
      collection('Østrig & Schweiz', 'risterier-fra-alperne'),
      collection('Vesteuropa', 'vesteuropaeiske-risterier'),
      collection('Spanien & Portugal', 'iberiske-risterier'),
    ]),
    heading('Kaffe efter oprindelse', [
      collection('Brasilien', 'kaffe-fra-brasilien'),
      collection('Colombia', 'kaffe-fra-colombia'),
      collection('Etiopien', 'kaffe-fra-etiopien'),
      collection('Kenya', 'kaffe-fra-kenya'),
      collection('Guatemala', 'kaffe-fra-guatemala'),
      collection('Indien', 'kaffe-fra-indien'),
    ]),
  ],
  machines: [
    collection('Espressomaskiner', 'espressomaskiner', [
      collection('Termoblokmaskiner', 'termoblok-maskiner'),
      collection('Maskiner med enkelt kedel', 'enkeltkedel-maskiner'),
      collection('Maskiner med varmeveksler', 'varmeveksler-maskiner'),
      collection('Maskiner med dobbelt kedel', 'dobbeltkedel-maskiner'),
      collection('Håndtagsmaskiner', 'haandtagsmaskiner'),
      collection('Med kværn', 'espressomaskiner-med-kvaern'),
    ]),
    heading('Med et tryk', [
      collection('Fuldautomatiske kaffemaskiner', 'fuldautomatiske-kaffemaskiner'),
      collection('Filtermaskiner', 'filtermaskiner'),
      collection('Kapselmaskiner', 'kapselmaskiner'),
    ]),
    collection('Bryggere uden stik', 'kaffebryggere', [
      collection('Mokkakander', 'mokkakander'),
      collection('Stempelkander', 'stempelkander'),
      collection('Kaffetragte', 'kaffetragte'),
      collection('Kaffepresser', 'kaffepresser'),
    ]),
    collection('Reservedele', 'reservedele', [
      collection('Pakninger', 'pakninger'),
      collection('Sier & filterholdere', 'sier-og-filterholdere'),
      collection('Kværnskiver & kværnkegler', 'kvaernskiver-og-kegler'),
      collection('Bryggegrupper & brusersier', 'bryggegrupper'),
    ]),
    heading('Efter pris', [
      collection('Op til 500\u00a0€', 'kaffemaskiner-op-til-500-euro'),
      collection('500 til 1.500\u00a0€', 'kaffemaskiner-500-til-1500-euro'),
      collection('Fra 1.500\u00a0€', 'kaffemaskiner-fra-1500-euro'),
    ]),
    heading('Efter producent', [
      collection('Fra Italien', 'kaffemaskiner-fra-italien'),
      collection('Fra Tyskland', 'kaffemaskiner-fra-tyskland'),
      collection('Fra Norden', 'nordiske-kaffemaskiner'),
    ]),
  ],
  accessories: [
    collection('Kaffekværne', 'kaffekvaerne', [
      collection('Elektriske kværne', 'elektriske-kaffekvaerne'),
      collection('Håndkværne', 'haandkvaerne'),
      collection('Espressokværne', 'espressokvaerne'),
    ]),
    collection('Kaffefiltre', 'kaffefiltre', [
      collection('Papirfiltre', 'papirfiltre'),
      collection('Permanente filtre', 'permanente-filtre'),
    ]),
    collection('Rengøring & pleje', 'rengoering-og-pleje', [
      collection('Afkalkning', 'afkalkning'),
      collection('Rens til gruppe & kværn', 'rens-til-gruppe-og-kvaern'),
      collection('Rens til mælkesystem', 'rens-til-maelkesystem'),
      collection('Vandfiltre', 'vandfiltre'),
    ]),
    collection('Baristaværktøj', 'barista-vaerktoej', [
      collection('Tampere', 'tampere'),
      collection('Mælkekander', 'maelkekander'),
      collection('Kaffevægte', 'kaffevaegte'),
      collection('Mælkeskummere', 'maelkeskummere'),
    ]),
    collection('Kopper & glas', 'kopper-og-glas', [
      collection('Espressokopper', 'espressokopper'),
      collection('Cappuccinokopper', 'cappuccinokopper'),
      collection('Krus', 'krus'),
      collection('Glas', 'kaffeglas'),
    ]),
    heading('Til køkkenet', [
      collection('Kedler', 'kedler'),
      collection('Opbevaring', 'opbevaring'),
    ]),
  ],
  advice: [
    heading('Vælg', [
      page('Kafferådgiver', 'kafferaadgiver'),
      page('Top 5-anbefalinger', 'top-5-anbefalinger'),
      page('Explore Italia', 'explore-italia'),
      page('Coffee break', 'coffee-break'),
      collection('Månedens produkt', 'maanedens-produkt'),
    ]),
    article('Tilberedning', 'tutorials', [
      article('Espresso', 'espresso'),
      article('Kaffetragt', 'kaffetragt'),
      article('Cappuccino', 'cappuccino'),
      page('Indstil formalingen', 'formaling'),
      page('Latte art', 'latte-art'),
      collection('Kom i gang med espresso', 'espresso-begynder'),
      collection('Kom i gang med kaffetragt', 'kaffetragt-begynder'),
    ]),
    article('Viden', 'viden', [
      article('Ristegrader', 'ristegrader'),
      article('Arabica og robusta', 'arabica-robusta'),
      article('Espressomaskiner', 'espressomaskiner-typer'),
      article('Hårdhed og afkalkning', 'vandets-haardhed-afkalkning'),
      ...(shop.claims.co2CompensatedDeliveries
        ? [page('CO₂-kompensation', 'co2-kompensation')]
        : []),
      page('Fordele ved bestilling', 'ordering-benefits'),
      page('Nyhedsbrev', 'newsletter'),
    ]),
    heading('På stedet', [
      page('Kaffeworkshops', 'kaffe-workshops'),
      page('Click & collect', 'click-collect'),
    ]),
  ],
};
