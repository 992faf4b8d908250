import type { NewsletterMails } from '../../de/server/newsletter-mails.ts';

export const newsletterMails: NewsletterMails = {
  confirmation: {
    subject: 'Confirme ton inscription',
    preview: 'Confirme que tu veux notre newsletter.',
    title: 'Presque fini.',
    lead: (shop) =>
      `Tu veux lire la newsletter de ${shop}. Confirme que cette adresse est la tienne :`,
    action: 'Confirmer mon inscription',
    validity: 'Le lien est valable 48 heures.',
    notYou:
      'Ce n’était pas toi ? Alors ne fais rien : sans ta confirmation, nous n’écrirons plus et supprimerons l’adresse.',
    fallback: 'Le bouton ne marche pas ? Copie ce lien dans ton navigateur :',
  },
  voucher: {
    subject: (value) => `Ton bon de ${value}`,
    preview: (value, minimum) => `${value} de moins sur ta commande d’au moins ${minimum}.`,
    title: 'Bienvenue.',
    lead: (value) => `Merci pour ton inscription. Voici ton bon de ${value} :`,
    codeLabel: 'Ton code',
    conditions: (minimum) =>
      `Saisis le code dans le panier. Il est valable une fois, pour une commande d’au moins ${minimum}.`,
    action: 'Vers la boutique',
  },
  footer: {
    reason: (shop) =>
      `Tu reçois cet e-mail parce que cette adresse a été inscrite à la newsletter de ${shop}.`,
    unsubscribe: 'Se désinscrire de la newsletter',
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    imprintPage: 'mentions-legales',
    privacyPage: 'confidentialite',
  },
};
