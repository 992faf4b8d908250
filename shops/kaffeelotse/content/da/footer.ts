import { menuItems } from '../../../../storefront/content/menu-items.ts';
import type { FooterContent } from '../../../../storefront/content/model.ts';
import { shop } from '../../shop.ts';

const { page, address } = menuItems('da');

export const footer: FooterContent = {
  questions: [
    address('Hjælp & FAQ', shop.helpUrl),
    page('Forsendelse & levering', 'forsendelse-levering'),
    page('Betaling', 'payment'),
    page('Returnering & fortrydelse', 'returns-complaints-withdrawal'),
    page('Click & collect', 'click-collect'),
    address('Kontakt', `mailto:${shop.email}`),
  ],
  about: [
    page('Vores team', 'vores-team'),
    page('Kaffeworkshops', 'kaffe-workshops'),
    page('Fordele ved bestilling', 'ordering-benefits'),
    page('Nyhedsbrev', 'newsletter'),
    address('Magasinet Coffeeworld', shop.blogUrl),
  ],
  legal: [
    page('Handelsbetingelser', 'terms-of-service'),
    page('Virksomhedsoplysninger', 'imprint'),
    page('Privatliv', 'privacy'),
    page('Fortrydelse', 'returns-complaints-withdrawal'),
    page('Reklamationsret', 'reklamationsret'),
    page('Bortskaffelse', 'bortskaffelse'),
    page('Tilgængelighed', 'accessibility'),
  ],
  shippingCosts: page('', 'forsendelse-levering').url,
  privacy: page('', 'privacy').url,
  imprint: page('', 'imprint').url,
};
