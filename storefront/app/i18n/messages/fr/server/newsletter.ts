import type { newsletter as german } from '../../de/server/newsletter.ts';

export const newsletter: typeof german = {
  offer: (value) => `${value} de moins sur ta prochaine commande.`,
  lead: 'Nouveautés et offres, environ deux fois par mois. Le bon arrive par e-mail après ta confirmation.',
  terms: (minimum) => `Pour les commandes d’au moins ${minimum}, une fois par client.`,
  email: 'Adresse e-mail',
  emailExample: 'nom@exemple.fr',
  consent: [
    'Je veux recevoir la newsletter et j’ai lu la ',
    'politique de confidentialité',
    '. Je peux me désinscrire à tout moment.',
  ],
  privacyPage: 'confidentialite',
  signUp: 'Recevoir le bon',
  sending: 'Envoi',
  problem: {
    invalidEmail: 'Indique une adresse e-mail valable.',
    consentMissing: 'Confirme la politique de confidentialité.',
    alreadySubscribed: 'Tu es déjà inscrit à notre newsletter avec cette adresse.',
    tooManyTries: 'Trop d’essais. Attends une heure.',
    unavailable:
      'L’inscription ne marche pas pour l’instant ; rien n’a été enregistré. Réessaie dans un moment.',
    offline: 'Tu es hors ligne ; rien n’a été envoyé. Réessaie.',
  },
  almostDone: 'Presque fini.',
  oneMoreClick: 'Encore un clic et tu es inscrit.',
  checkInbox: 'Regarde ta boîte de réception.',
  mailSent: [
    'Nous avons envoyé un e-mail de confirmation à ',
    '. Dès que tu cliques sur le lien, ton inscription est complète. Il y a un bon par personne.',
  ],
  otherAddress: 'Utiliser une autre adresse',
};
