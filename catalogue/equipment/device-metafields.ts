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
