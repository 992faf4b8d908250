import type { ContentFile } from '../../../../storefront/content/model.ts';

export const discover = 'kaffee';

export const advice: ContentFile['advice'] = {
  preparations: [
    {
      key: 'portafilter',
      title: 'Siebträger',
      filters: [{ name: 'type', value: 'Espresso' }],
    },
    {
      key: 'fullyAutomatic',
      title: 'Vollautomat',
      filters: [{ name: 'type', value: 'Caffè Crema' }],
    },
    {
      key: 'dripper',
      title: 'Handfilter',
      filters: [{ name: 'type', value: 'Filterkaffee' }],
    },
    {
      key: 'frenchPress',
      title: 'French Press',
      filters: [
        { name: 'type', value: 'Caffè Crema' },
        { name: 'type', value: 'Filterkaffee' },
      ],
    },
    {
      key: 'mokaPot',
      title: 'Espressokocher',
      filters: [{ name: 'option.Mahlgrad', value: 'Gemahlen für Moka' }],
    },
    {
      key: 'capsules',
      title: 'Kapselmaschine',
      filters: [{ name: 'type', value: 'Kaffeekapseln' }],
    },
  ],
  tastes: [
    { key: 'chocolatey', title: 'Schokoladig & nussig', collection: 'kaffee-schokoladig-nussig' },
    { key: 'fruity', title: 'Fruchtig & floral', collection: 'kaffee-fruchtig-floral' },
    { key: 'strong', title: 'Kräftig & dunkel', collection: 'kaffee-kraeftig-dunkel' },
    { key: 'mild', title: 'Mild & säurearm', collection: 'kaffee-mild-saeurearm' },
  ],
};
