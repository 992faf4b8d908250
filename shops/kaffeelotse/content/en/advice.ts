import type { ContentFile } from '../../../../storefront/content/model.ts';

export const discover = 'coffee';

export const advice: ContentFile['advice'] = {
  preparations: [
    {
      key: 'portafilter',
      title: 'Espresso machine',
      filters: [{ name: 'type', value: 'Espresso' }],
    },
    {
      key: 'fullyAutomatic',
      title: 'Bean-to-cup',
      filters: [{ name: 'type', value: 'Caffè Crema' }],
    },
    {
      key: 'dripper',
      title: 'Pour-over',
      filters: [{ name: 'type', value: 'Filterkaffee' }],
    },
    {
      key: 'frenchPress',
      title: 'French press',
      filters: [
        { name: 'type', value: 'Caffè Crema' },
        { name: 'type', value: 'Filterkaffee' },
      ],
    },
    {
      key: 'mokaPot',
      title: 'Moka pot',
      filters: [{ name: 'option.Mahlgrad', value: 'Gemahlen für Moka' }],
    },
    {
      key: 'capsules',
      title: 'Capsule machine',
      filters: [{ name: 'type', value: 'Kaffeekapseln' }],
    },
  ],
  tastes: [
    { key: 'chocolatey', title: 'Chocolatey & nutty', collection: 'coffee-chocolatey-nutty' },
    { key: 'fruity', title: 'Fruity & floral', collection: 'coffee-fruity-floral' },
    { key: 'strong', title: 'Strong & dark', collection: 'coffee-strong-dark' },
    { key: 'mild', title: 'Mild & low in acid', collection: 'coffee-mild-low-acid' },
  ],
};
