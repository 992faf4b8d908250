import { formatsFor } from '../../../../storefront/app/i18n/formats.ts';
import { menuItems } from '../../../../storefront/content/menu-items.ts';
import { shop } from '../../shop.ts';
import type { OwnMenuBoxes } from '../own-content.ts';

const { collection, page, article, heading } = menuItems('de', 101);
const voucher = formatsFor('de').roundMoney(shop.newsletterVoucher.value);

export const menuBoxes: OwnMenuBoxes = {
  coffee: [
    collection('Kaffee & Espresso', 'kaffee', [
      collection('Espresso ganze Bohne', 'espresso-ganze-bohne'),
      collection('Espresso gemahlen', 'espresso-gemahlen'),
      collection('Filterkaffee', 'filterkaffee'),
      collection('Caffè Crema', 'caffe-crema'),
      collection('Probierpakete', 'probierpakete'),
      collection('Decaf-Shop', 'entkoffeiniert'),
      collection('Kaffee-Abo', 'kaffee-abo'),
    ]),
    collection('Kapseln, Pads & Instant', 'kapseln-pads-instant', [
      collection('Kapseln', 'kaffeekapseln'),
      collection('Pads', 'kaffeepads'),
      collection('Instantkaffee', 'instantkaffee'),
      collection('Cold Brew', 'kaffee-fuer-cold-brew'),
    ]),
    heading('Nach Geschmack', [
      collection('Schokoladig & nussig', 'kaffee-schokoladig-nussig'),
      collection('Fruchtig & floral', 'kaffee-fruchtig-floral'),
      collection('Kräftig & dunkel', 'kaffee-kraeftig-dunkel'),
      collection('Mild & säurearm', 'kaffee-mild-saeurearm'),
      collection('Süß & karamellig', 'kaffee-suess-karamellig'),
      collection('Ausgewogen', 'kaffee-ausgewogen'),
    ]),
    collection('Milch & Feinkost', 'milch-feinkost', [
      collection('Pflanzendrinks', 'pflanzendrinks'),
      collection('Barista-Milch', 'barista-milch'),
      collection('Kakao', 'kakao'),
      collection('Gebäck', 'gebaeck'),
    ]),
    heading('Nach Siegel', [
      collection('Bio-Kaffee', 'bio-kaffee'),
      collection('Fair gehandelt', 'fair-gehandelter-kaffee'),
      collection('Bio & fair', 'bio-und-fair'),
      collection('Direkt importiert', 'direkt-importiert'),
    ]),
    collection('Verschenken', 'geschenke', [
      collection('Geschenke bis 25\u00a0€', 'geschenke-bis-25-euro'),
      collection('Geschenke bis 50\u00a0€', 'geschenke-bis-50-euro'),
      collection('Geschenke bis 100\u00a0€', 'geschenke-bis-100-euro'),
      collection('Geschenkgutscheine', 'geschenkgutscheine'),
    ]),
  ],
  brands: [
    collection('Kaffeemarken', 'kaffeemarken', [
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
    collection('Gerätemarken', 'geraetemarken', [
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
    heading('Röstereien nach Land', [
      collection('Deutschland', 'roestereien-aus-deutschland'),
      collection('Italien', 'explore-italia'),
      collection('Norden', 'nordische-roester'),
      collection('Österreich & Schweiz', 'roestereien-aus-den-alpen'),
      collection('Westeuropa', 'roestereien-aus-westeuropa'),
      collection('Spanien & Portugal', 'roestereien-aus-spanien-und-portugal'),
    ]),
    heading('Kaffee nach Herkunft', [
      collection('Brasilien', 'kaffee-aus-brasilien'),
      collection('Kolumbien', 'kaffee-aus-kolumbien'),
      collection('Äthiopien', 'kaffee-aus-aethiopien'),
      collection('Kenia', 'kaffee-aus-kenia'),
      collection('Guatemala', 'kaffee-aus-guatemala'),
      collection('Indien', 'kaffee-aus-indien'),
    ]),
  ],
  machines: [
    collection('Siebträgermaschinen', 'siebtraegermaschinen', [
      collection('Thermoblock-Maschinen', 'thermoblock-maschinen'),
      collection('Einkreiser', 'einkreiser'),
      collection('Zweikreiser', 'zweikreiser'),
      collection('Dualboiler', 'dualboiler'),
      collection('Handhebelmaschinen', 'handhebelmaschinen'),
      collection('Mit Mahlwerk', 'siebtraeger-mit-mahlwerk'),
    ]),
    heading('Auf Knopfdruck', [
      collection('Kaffeevollautomaten', 'kaffeevollautomaten'),
      collection('Filterkaffeemaschinen', 'filterkaffeemaschinen'),
      collection('Kapselmaschinen', 'kapselmaschinen'),
    ]),
    collection('Zubereiter ohne Stecker', 'kaffeezubereiter', [
      collection('Espressokocher', 'espressokocher'),
      collection('French Press', 'french-press'),
      collection('Handfilter', 'handfilter'),
      collection('Kaffeepressen', 'kaffeepressen'),
    ]),
    collection('Ersatzteile', 'ersatzteile', [
      collection('Dichtungen', 'dichtungen'),
      collection('Siebe & Siebträger', 'siebe-und-siebtraeger'),
      collection('Mahlscheiben & Mahlkegel', 'mahlscheiben-und-kegel'),
      collection('Brühgruppen & Duschsiebe', 'bruehgruppen'),
    ]),
    heading('Nach Preis', [
      collection('Bis 500\u00a0€', 'kaffeemaschinen-bis-500-euro'),
      collection('500 bis 1.500\u00a0€', 'kaffeemaschinen-500-bis-1500-euro'),
      collection('Ab 1.500\u00a0€', 'kaffeemaschinen-ab-1500-euro'),
    ]),
    heading('Nach Hersteller', [
      collection('Aus Italien', 'kaffeemaschinen-aus-italien'),
      collection('Aus Deutschland', 'kaffeemaschinen-aus-deutschland'),
      collection('Aus dem Norden', 'kaffeemaschinen-aus-dem-norden'),
    ]),
  ],
  accessories: [
    collection('Kaffeemühlen', 'kaffeemuehlen', [
      collection('Elektrische Mühlen', 'elektrische-kaffeemuehlen'),
      collection('Handmühlen', 'handmuehlen'),
      collection('Espressomühlen', 'espressomuehlen'),
    ]),
    collection('Kaffeefilter', 'kaffeefilter', [
      collection('Papierfilter', 'papierfilter'),
      collection('Dauerfilter', 'dauerfilter'),
    ]),
    collection('Reinigung & Pflege', 'reinigung-und-pflege', [
      collection('Entkalker', 'entkalker'),
      collection('Gruppen- & Mühlenreiniger', 'gruppen-und-muehlenreiniger'),
      collection('Milchsystemreiniger', 'milchsystemreiniger'),
      collection('Wasserfilter', 'wasserfilter'),
    ]),
    collection('Barista-Zubehör', 'barista-zubehoer', [
      collection('Tamper', 'tamper'),
      collection('Milchkännchen', 'milchkaennchen'),
      collection('Kaffeewaagen', 'kaffeewaagen'),
      collection('Milchaufschäumer', 'milchaufschaeumer'),
    ]),
    collection('Tassen & Gläser', 'tassen-und-glaeser', [
      collection('Espressotassen', 'espressotassen'),
      collection('Cappuccinotassen', 'cappuccinotassen'),
      collection('Becher', 'kaffeebecher'),
      collection('Gläser', 'kaffeeglaeser'),
    ]),
    heading('Für die Küche', [
      collection('Wasserkessel', 'wasserkessel'),
      collection('Aufbewahrung', 'aufbewahrung'),
    ]),
  ],
  advice: [
    heading('Auswählen', [
      page('Kaffeeberater', 'kaffeeberater'),
      page('Top-5-Empfehlungen', 'top-5-empfehlungen'),
      page('Explore Italia', 'explore-italia'),
      page('Coffee Break', 'coffee-break'),
      collection('Produkt des Monats', 'produkt-des-monats'),
    ]),
    article('Zubereiten', 'tutorials', [
      article('Espresso', 'espresso'),
      article('Handfilter', 'handfilter'),
      article('Cappuccino', 'cappuccino'),
      page('Mahlgrad einstellen', 'mahlgrad-einstellen'),
      page('Latte Art', 'latte-art'),
      collection('Einstieg in den Espresso', 'espresso-einstieg'),
      collection('Einstieg in den Handfilter', 'handfilter-einstieg'),
    ]),
    article('Wissen', 'wissen', [
      article('Röstgrade', 'roestgrade'),
      article('Arabica und Robusta', 'arabica-robusta'),
      article('Espressomaschinen', 'espressomaschinen-typen'),
      article('Wasserhärte und Entkalken', 'wasserhaerte-entkalken'),
      ...(shop.claims.co2CompensatedDeliveries
        ? [page('CO₂-Kompensation', 'co2-kompensation')]
        : []),
      page('Bestellvorteile', 'bestellvorteile'),
      page(`Newsletter, ${voucher} Gutschein`, 'newsletter'),
    ]),
    heading('Vor Ort', [
      page('Coffee Hub', 'coffee-hub'),
      page('Kaffee-Workshops', 'kaffee-workshops'),
      page('Click & Collect', 'click-collect'),
    ]),
  ],
};
