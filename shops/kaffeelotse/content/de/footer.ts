import { menuItems } from '../../../../storefront/content/menu-items.ts';
import type { FooterContent } from '../../../../storefront/content/model.ts';
import { shop } from '../../shop.ts';

const { page, address } = menuItems('de');

export const footer: FooterContent = {
  questions: [
    address('Hilfe & FAQ', shop.helpUrl),
    page('Versand & Lieferung', 'versand-lieferung'),
    page('Zahlung', 'zahlung'),
    page('Rücksendung & Widerruf', 'ruecksendung-reklamation-widerruf'),
    page('Click & Collect', 'click-collect'),
    address('Kontakt', `mailto:${shop.email}`),
  ],
  about: [
    page('Über Kaffeelotse', 'ueber-uns'),
    page('Coffee Hub & Workshops', 'coffee-hub'),
    page('Bestellvorteile', 'bestellvorteile'),
    page('Newsletter', 'newsletter'),
    address('Magazin Coffeeworld', shop.blogUrl),
    page('Jobs', 'jobs'),
  ],
  legal: [
    page('AGB', 'agb'),
    page('Impressum', 'impressum'),
    page('Datenschutz', 'datenschutz'),
    page('Widerruf', 'ruecksendung-reklamation-widerruf'),
    page('Gesetzliche Gewährleistung', 'gesetzliche-gewaehrleistung'),
    page('Entsorgung', 'entsorgung'),
    page('Barrierefreiheit', 'barrierefreiheit'),
  ],
  shippingCosts: page('', 'versand-lieferung').url,
  privacy: page('', 'datenschutz').url,
  imprint: page('', 'impressum').url,
};
