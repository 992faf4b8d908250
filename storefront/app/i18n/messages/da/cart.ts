import type { cart as german } from '../de/cart.ts';

export const cart: typeof german = {
  title: 'Din indkøbskurv',
  empty: 'Din kurv er tom',
  discoverEspresso: 'Udforsk espresso',
  discoverEquipment: 'Udforsk udstyr',
  lines: 'Varer i kurven',
  quantityOf: (product) => `Antal af ${product}`,
  update: 'Ændr antal',
  remove: 'Fjern',
  removeOf: (product) => `Fjern ${product}`,
  summary: 'Oversigt',
  subtotal: 'Subtotal',
  orderDiscount: 'Ordrerabat',
  shipping: 'Fragt',
  freeShipping: 'gratis',
  total: 'I alt',
  checkout: 'Fortsæt til kassen',
  leftForFreeShipping: (price) => `Kun ${price} tilbage til gratis fragt i Tyskland!**`,
  shippedFree: 'Din ordre sendes fragtfrit i Tyskland**',
  problem: {
    notEnoughStock: 'Vi har ikke så mange på lager og har tilpasset antallet.',
    outOfStock: 'Den er desværre lige blevet udsolgt.',
    notAdded: 'Varen kunne ikke lægges i kurven.',
    unavailable:
      'Kurven svarer ikke lige nu. Dine varer er ikke gået tabt. Prøv igen om et øjeblik.',
  },
};
