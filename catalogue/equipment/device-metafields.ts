import type { CatalogueMetafield, Localized } from '../model.ts';
import { portionSystemFields, portionSystemsOf } from '../portion-systems.ts';
import { type Draft, words } from './draft.ts';

/** Brands whose producer guarantees the whole device for more than two years, free of charge. */
const guaranteeYears: Record<string, number> = {
  Brevanta: 5,
  Northfold: 3,
  Molvetta: 5,
  Drypsund: 3,
  Kromholt: 4,
  Kellström: 3,
};

/** What fits a device, and what the law asks of offers of electrical devices and batteries. */
export function deviceMetafields({
  productType,
  hasPlug,
  flags,
  vendor,
  model,
}: Draft): CatalogueMetafield[] {
  const battery = batteryOf(flags);
  const years = guaranteeYears[vendor];
  return [
    ...portionSystemFields(portionSystemsOf(productType, flags.includes('adapter'))),
    ...(hasPlug || battery ? [field('electrical', 'device', 'boolean', 'true')] : []),
    ...(battery ? [field('battery', 'type', 'single_line_text_field', battery)] : []),
    ...(hasPlug && years
      ? [field('guarantee', 'label', 'json', JSON.stringify({ years, brand: vendor, model }))]
      : []),
    ...(hasPlug ? repairFields(vendor, productType.endsWith('grinder')) : []),
    ...(flags.includes('connected') ? connectedFields(vendor) : []),
  ];
}

/** For how long producers supply spare parts after the last device was sold; those of the others say nothing. */
const sparePartYears: Record<string, number> = {
  Brevanta: 10,
  Sassovento: 15,
  Orsivia: 7,
  Velmarca: 10,
  Kromholt: 10,
  Wendelbach: 15,
  Northfold: 10,
  Molvetta: 10,
  Kellström: 8,
};

function repairFields(vendor: string, isGrinder: boolean): CatalogueMetafield[] {
  const years = sparePartYears[vendor];
  if (!years) return [];
  return [
    field(
      'repair',
      'spare_parts',
      'multi_line_text_field',
      words(
        `${vendor} liefert Ersatzteile noch ${years} Jahre nach dem letzten verkauften Gerät. Was wir davon führen, steht mit Preis unter Ersatzteile; alles andere bestellen wir auf Anfrage und nennen vorher den Preis.`,
        `${vendor} supplies spare parts for ${years} years after the last device was sold. Those we stock are listed with their price under spare parts; we order all others on request and tell you the price first.`,
        `${vendor} leverer reservedele i ${years} år efter det sidst solgte apparat. Dem, vi fører, står med pris under reservedele; alle andre bestiller vi efter ønske og oplyser først prisen.`,
      ),
    ),
    field(
      'repair',
      'instructions',
      'multi_line_text_field',
      isGrinder
        ? words(
            'Reinigung und Wechsel des Mahlwerks erklärt die beiliegende Anleitung. Arbeiten an Motor und Netzanschluss bleiben einer Werkstatt vorbehalten.',
            'The manual that is included explains how to clean the grinder and replace its burrs. Work on motor and mains connection is reserved for a workshop.',
            'Den medfølgende vejledning forklarer rengøring og udskiftning af kværnværket. Arbejde på motor og nettilslutning er forbeholdt et værksted.',
          )
        : words(
            'Wartung und einfache Reparaturen erklärt die beiliegende Anleitung. Arbeiten an Heizung und Netzanschluss bleiben einer Werkstatt vorbehalten.',
            'The manual that is included explains maintenance and simple repairs. Work on heating and mains connection is reserved for a workshop.',
            'Den medfølgende vejledning forklarer vedligeholdelse og enkle reparationer. Arbejde på varmelegeme og nettilslutning er forbeholdt et værksted.',
          ),
    ),
  ];
}

function connectedFields(vendor: string): CatalogueMetafield[] {
  const data = (kinds: string, realTime: string, storage: string, access: string) =>
    JSON.stringify({ kinds, realTime, storage, access });
  return [
    field('updates', 'until', 'date', '2033-12-31'),
    field('device', 'data', 'json', {
      de: data(
        'Getränke, Mengen, Temperaturen, Wartung und Fehler mit Uhrzeit, als JSON, etwa 1 MB im Jahr',
        'Ja, solange das Gerät mit dem WLAN verbunden ist',
        `Im Gerät die letzten 500 Bezüge; mit Konto auch auf Servern von ${vendor} in der EU, zwei Jahre lang`,
        'In der App ansehen, als Datei herunterladen und löschen, kostenlos; ohne App bleibt alles im Gerät und wird beim Zurücksetzen gelöscht',
      ),
      en: data(
        'Drinks, amounts, temperatures, maintenance and faults with their time, as JSON, about 1 MB a year',
        'Yes, while the device is connected to Wi-Fi',
        `The last 500 drinks in the device; with an account also on servers of ${vendor} in the EU, for two years`,
        'View, download as a file and delete in the app, free of charge; without the app everything stays in the device and is erased by a reset',
      ),
      da: data(
        'Drikke, mængder, temperaturer, vedligeholdelse og fejl med klokkeslæt, som JSON, cirka 1 MB om året',
        'Ja, så længe apparatet er på wi-fi',
        `I apparatet de seneste 500 brygninger; med konto også på servere hos ${vendor} i EU i to år`,
        'Kan ses, hentes som fil og slettes i appen, uden beregning; uden app bliver alt i apparatet og slettes ved nulstilling',
      ),
    }),
  ];
}

function batteryOf(flags: string[]): Localized | null {
  if (flags.includes('rechargeable') || (flags.includes('battery') && flags.includes('usb')))
    return words(
      'Lithium-Ionen-Akku, von Fachleuten entnehmbar',
      'Lithium-ion battery, removable by professionals',
      'Lithium-ion-batteri, kan udtages af fagfolk',
    );
  if (flags.includes('battery'))
    return words(
      'Alkali-Batterien, ohne Werkzeug entnehmbar',
      'Alkaline batteries, removable without tools',
      'Alkalinebatterier, kan udtages uden værktøj',
    );
  return null;
}

function field(
  namespace: string,
  key: string,
  type: CatalogueMetafield['type'],
  value: string | Localized,
): CatalogueMetafield {
  return { namespace, key, type, value };
}
