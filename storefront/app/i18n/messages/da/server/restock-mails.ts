import type { RestockMails } from '../../de/server/restock-mails.ts';

export const restockMails: RestockMails = {
  reason: (shop) =>
    `Du får denne e-mail, fordi denne adresse er indtastet hos ${shop} for at få besked, når en vare er tilbage.`,
  confirmation: {
    subject: (name) => `Ét klik mere: ${name}`,
    preview: (name) => `Bekræft, at vi skal skrive, når ${name} er tilbage.`,
    title: 'Næsten færdig.',
    lead: (name) =>
      `Du vil gerne vide, hvornår ${name} er tilbage. Bekræft, at denne adresse er din:`,
    action: 'Giv mig besked',
    afterwards:
      'Linket gælder i 24 timer; med det kan du også slette ønsket senere. Var det ikke dig? Så skal du bare ikke gøre noget: Uden din bekræftelse skriver vi ikke igen, og vi sletter adressen.',
  },
  available: {
    subject: (name) => `Tilbage på lager: ${name}`,
    preview: (name) => `${name} er tilbage på lager.`,
    title: 'Tilbage på lager.',
    lead: (name) => `${name} er tilbage på lager. Vi ved ikke, hvor længe lageret rækker.`,
    action: 'Til produktet',
    afterwards: 'Dette er den eneste besked. Vi har slettet din adresse fra denne liste.',
  },
};
