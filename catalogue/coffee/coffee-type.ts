export const coffeeTypes = [
  'espresso',
  'caffe-crema',
  'filter-coffee',
  'capsules',
  'pads',
  'instant-coffee',
] as const;
export type CoffeeType = (typeof coffeeTypes)[number];

export const isBagged = (type: CoffeeType) =>
  type === 'espresso' || type === 'caffe-crema' || type === 'filter-coffee';
