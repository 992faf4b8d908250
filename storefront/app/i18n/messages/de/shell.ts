export const shell = {
  skipToNavigation: 'Zur Navigation springen',
  skipToContent: 'Zum Inhalt springen',
  skipToFooter: 'Zur Fußzeile springen',
  mainNavigation: 'Hauptnavigation',
  breadcrumb: 'Brotkrumen',
  home: 'Start',
  logo: 'Kaffeelotse, zur Startseite',
  benefits: 'Vorteile',
  account: 'Mein Konto',
  cart: 'Warenkorb',
  cartWith: (count: string) => `Warenkorb, ${count} Artikel`,
  footerTitle: 'Fußzeile',
  language: 'Sprache',
  copyright: (year: number, shop: string) => `© ${year} ${shop}`,
  shippingFootnote: (threshold: string) =>
    `** Gilt für Lieferungen innerhalb Deutschlands und nur für Produkte ohne Sonder- oder Speditionsversand, ab ${threshold}. Alle Preise inkl. gesetzlicher MwSt., zzgl. Versandkosten.`,
};
