/** The coffees on the scenes that the shop opens with: keys of products, left to right. */
export const heroCoffees = {
  counter: ['deichgold-deichgraf-espresso'],
  'still-life': ['fjordbrand-bryggen-filterkaffee', 'kernel-co-night-shift-espresso'],
  /** Two bags beside the subscription, the first in front. */
  subscription: ['kernel-co-night-shift-espresso', 'deichgold-deichgraf-espresso'],
};
