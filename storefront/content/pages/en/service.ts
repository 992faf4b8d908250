import { shop } from '../../../app/commerce/shop.ts';
import { formatsFor } from '../../../app/i18n/formats.ts';
import { menuItems } from '../../menu-items.ts';
import type { TranslatedPages } from '../model.ts';

const { roundMoney: money } = formatsFor('en');
const { collection, page } = menuItems('en');
const { shipping, newsletterVoucher, withdrawalDays } = shop;
const days = `${shipping.days.min}–${shipping.days.max}`;

export const service: Pick<
  TranslatedPages,
  'shipping' | 'payment' | 'returns' | 'clickCollect' | 'benefits' | 'newsletter'
> = {
  shipping: {
    title: 'Shipping & delivery',
    description: 'What shipping costs, how long it takes and when it is free.',
    paragraphs: [
      `A parcel costs ${money(shipping.standard)}. Within Germany we deliver free of charge from ${money(shipping.freeFrom)}, as long as nothing in the order needs special or freight shipping. Gift vouchers do not count towards that amount.`,
      `What is in stock reaches you in ${days} days. Where an item takes longer, its delivery time stands on the product page.`,
      `Electrical devices with a plug travel by special shipping for ${money(shipping.special)}. Large machines come by freight for ${money(shipping.freight)}; if your address costs more, the checkout says so before you order.`,
      'We deliver to 26 countries of the EU. Every delivery is CO₂-compensated.',
    ],
    links: [page('CO₂ compensation', 'co2-compensation')],
  },
  payment: {
    title: 'Payment',
    description: 'How you pay at Kaffeelotse.',
    paragraphs: [
      'You pay at the checkout of our commerce platform; we never see your payment details. You can choose between a wallet, credit and debit cards, paying later, two mobile wallets and three bank methods.',
      'Discount codes and gift vouchers are redeemed in the cart. A voucher is a means of payment and does not lower the value of the goods: free shipping stays yours.',
      'All prices are in euros and include statutory VAT.',
    ],
  },
  returns: {
    title: 'Returns, complaints & withdrawal',
    description: `A ${withdrawalDays}-day right of withdrawal, and what to do when something is wrong.`,
    paragraphs: [
      `You may withdraw from your order within ${withdrawalDays} days without giving a reason. The period begins on the day you receive the goods.`,
      `An e-mail to ${shop.email} with your order number is enough. You then have another ${withdrawalDays} days to send the goods back.`,
      'For reasons of hygiene we cannot take back opened bags of coffee, unless they are faulty.',
      'If something is damaged or not what you ordered, send us a photograph. We replace it or refund the price, as you prefer.',
    ],
  },
  clickCollect: {
    title: 'Click & collect',
    description: 'Order online, collect in person.',
    paragraphs: [
      'We are preparing collection at our Coffee Hub. At present the checkout offers shipping only.',
      'As soon as you can choose collection, it will stand beside the shipping methods at the checkout, with address and opening hours.',
      `Until then: from ${money(shipping.freeFrom)} we deliver free of charge within Germany, in ${days} days.`,
    ],
    links: [page('Shipping & delivery', 'shipping-delivery')],
  },
  benefits: {
    title: 'Ordering benefits',
    description: 'What you gain by ordering from Kaffeelotse.',
    paragraphs: [
      `Over 2,000 products, each tasted, weighed or tested before it goes on the shelf. Delivery in ${days} days, free of charge within Germany from ${money(shipping.freeFrom)}.`,
      `A ${withdrawalDays}-day right of withdrawal and CO₂-compensated shipping come with every order.`,
      'Coffee by subscription costs 10% less. You get it at the current price and can change, pause or cancel at any time.',
      `Signing up to the newsletter brings a voucher of ${money(newsletterVoucher.value)} for orders from ${money(newsletterVoucher.minimumOrder)}.`,
    ],
    links: [
      collection('Coffee subscription', 'coffee-subscription'),
      page('Newsletter', 'newsletter'),
    ],
  },
  newsletter: {
    title: 'Newsletter',
    description: `A ${money(newsletterVoucher.value)} voucher for signing up.`,
    paragraphs: [
      'New roasts, test results and offers, straight to your inbox.',
      `Whoever signs up and clicks the link in the confirmation e-mail gets a voucher of ${money(newsletterVoucher.value)} for the next order. It is valid once, from ${money(newsletterVoucher.minimumOrder)}; signing up again brings no second code.`,
      'Every e-mail has a link that unsubscribes you with one click.',
    ],
    links: [collection('From the newsletter', 'newsletter-selection')],
  },
};
