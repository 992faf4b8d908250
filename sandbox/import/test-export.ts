/** A product export of a bicycle shop, in either set of columns. */

type ColumnSet = 'older' | 'current';

const header: Record<ColumnSet, string[]> = {
  older: [
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Product Category',
    'Type',
    'Tags',
    'Published',
    'Option1 Name',
    'Option1 Value',
    'Option2 Name',
    'Option2 Value',
    'Variant SKU',
    'Variant Grams',
    'Variant Inventory Tracker',
    'Variant Inventory Qty',
    'Variant Inventory Policy',
    'Variant Price',
    'Variant Compare At Price',
    'Image Src',
    'Image Position',
    'Image Alt Text',
    'Variant Image',
    'SEO Title',
    'Status',
  ],
  current: [
    'URL handle',
    'Title',
    'Description',
    'Vendor',
    'Product category',
    'Type',
    'Tags',
    'Published on online store',
    'Option1 name',
    'Option1 value',
    'Option2 name',
    'Option2 value',
    'SKU',
    'Weight value (grams)',
    'Inventory tracker',
    'Inventory quantity',
    'Continue selling when out of stock',
    'Price',
    'Compare-at price',
    'Product image URL',
    'Image position',
    'Image alt text',
    'Variant image URL',
    'SEO title',
    'Status',
  ],
};

const types = ['City bike', 'Road bike', 'Helmet', 'Lock', 'Light', 'Pannier', 'Pump', 'Bell'];
const vendors = ['Speiche', 'Nordwind', 'Kettenwerk', 'Radlust', 'Pedalo'];
const models = ['Alster', 'Isar', 'Spree', 'Elbe', 'Weser', 'Neckar', 'Havel', 'Mosel', 'Saale'];
const colours = ['Black', 'Sand', 'Petrol'];
const sizes = ['S', 'M', 'L'];

/** Helmets and bikes come in colours and sizes, everything else as one piece. */
export function bicycleShopExport(columns: ColumnSet, products = 500): string {
  const rows = Array.from({ length: products }, (_, index) => productRows(columns, index)).flat();
  return [header[columns], ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

export function pictureName(index: number): string {
  return `bicycle-${index % 8}.png`;
}

function productRows(columns: ColumnSet, index: number): string[][] {
  const type = types[index % types.length] ?? '';
  const vendor = vendors[index % vendors.length] ?? '';
  const model = models[index % models.length] ?? '';
  const title = `${vendor} ${model} ${type} ${index + 1}`;
  const handle = title.toLowerCase().replaceAll(' ', '-');
  const price = 9 + ((index * 37) % 900);
  const hasOptions = ['City bike', 'Road bike', 'Helmet'].includes(type);
  const variants = hasOptions
    ? colours.flatMap((colour) => sizes.map((size) => [colour, size] as const))
    : [['Default Title', ''] as const];
  const sellsOn = columns === 'older' ? 'deny' : 'FALSE';
  return variants.map(([first, second], place) => [
    handle,
    place === 0 ? title : '',
    place === 0 ? `<p>The ${title}, "tested" on cobbles,\nrain and snow.</p>` : '',
    place === 0 ? vendor : '',
    '',
    place === 0 ? type : '',
    place === 0 ? `${type.toLowerCase()}, ${index % 10 === 0 ? 'new' : 'classic'}` : '',
    place === 0 ? 'TRUE' : '',
    place === 0 ? (hasOptions ? 'Colour' : 'Title') : '',
    first,
    place === 0 && hasOptions ? 'Size' : '',
    second,
    `BIKE-${index + 1}-${place + 1}`,
    '800',
    'shopify',
    String((index + place) % 12),
    sellsOn,
    `${price}.90`,
    index % 5 === 0 ? `${price + 20}.90` : '',
    place === 0 ? `https://cdn.example.com/files/${pictureName(index)}?v=1` : '',
    place === 0 ? '1' : '',
    place === 0 ? title : '',
    '',
    '',
    index === 499 ? 'draft' : 'active',
  ]);
}

function cell(value: string): string {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
