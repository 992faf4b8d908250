import type { ContentFile } from '../../../../storefront/content/model.ts';

export const discover = 'kaffe';

export const advice: ContentFile['advice'] = {
  preparations: [
    {
      key: 'portafilter',
      title: 'Espressomaskine',
      filters: [{ name: 'type', value: 'Espresso' }],
    },
    {
      key: 'fullyAutomatic',
      title: 'Fuldautomat',
      filters: [{ name: 'type', value: 'Caffè Crema' }],
    },
    {
      key: 'dripper',
      title: 'Kaffetragt',
      filters: [{ name: 'type', value: 'Filterkaffee' }],
    },
    {
      key: 'frenchPress',
      title: 'Stempelkande',
      filters: [
        { name: 'type', value: 'Caffè Crema' },
        { name: 'type', value: 'Filterkaffee' },
      ],
    },
    {
      key: 'mokaPot',
      title: 'Mokkakande',
      filters: [{ name: 'option.Mahlgrad', value: 'Gemahlen für Moka' }],
    },
    {
      key: 'capsules',
      title: 'Kapselmaskine',
      filters: [{ name: 'type', value: 'Kaffeekapseln' }],
    },
  ],
  tastes: [
    { key: 'chocolatey', title: 'Chokolade & nødder', collection: 'kaffe-chokolade-noedder' },
    { key: 'fruity', title: 'Frugt & blomster', collection: 'kaffe-frugt-blomster' },
    { key: 'strong', title: 'Kraftig & mørk', collection: 'kaffe-kraftig-moerk' },
    { key: 'mild', title: 'Mild & lav syre', collection: 'kaffe-mild-lav-syre' },
  ],
};
