import type { RestockMails } from '../../de/server/restock-mails.ts';

export const restockMails: RestockMails = {
  reason: (shop) =>
    `Tu reçois cet e-mail parce que cette adresse a été saisie chez ${shop} pour un message de retour en stock.`,
  confirmation: {
    subject: (name) => `Encore un clic : ${name}`,
    preview: (name) => `Confirme que nous devons écrire quand ${name} revient.`,
    title: 'Presque fini.',
    lead: (name) =>
      `Tu veux savoir quand ${name} revient. Confirme que cette adresse est la tienne :`,
    action: 'Me prévenir',
    afterwards:
      'Le lien est valable 24 heures ; il permet aussi de supprimer la demande plus tard. Ce n’était pas toi ? Alors ne fais rien : sans ta confirmation, nous n’écrirons plus et supprimerons l’adresse.',
  },
  available: {
    subject: (name) => `De retour en stock : ${name}`,
    preview: (name) => `${name} est de retour en stock.`,
    title: 'De retour en stock.',
    lead: (name) => `${name} est de retour en stock. Nous ne savons pas pour combien de temps.`,
    action: 'Voir le produit',
    afterwards: 'C’est le seul message. Nous avons supprimé ton adresse de cette liste.',
  },
};
