import type { declarations as german } from '../de/declarations.ts';

export const declarations: typeof german = {
  name: 'Prénom et nom',
  email: 'Adresse e-mail pour la confirmation',
  optional: 'facultatif',
  problemCount: (count) =>
    count === 1 ? 'Il manque une information' : `Il manque ${count} informations`,
  problem: {
    name: { summary: 'Comment t’appelles-tu ?', text: 'Indique ton nom.' },
    email: { summary: 'Vérifie l’adresse e-mail', text: 'Indique une adresse e-mail complète.' },
    tooLong: { summary: 'Raccourcis le texte', text: 'Ce texte est trop long.' },
  },
  tooManyTries:
    'Beaucoup de déclarations viennent d’arriver d’ici. Rien n’a été enregistré. Réessaie plus tard ou écris-nous :',
  unavailable:
    'Cela n’a pas marché, et rien n’a été enregistré. Réessaie dans un moment ou écris-nous :',
  off: 'Le formulaire en ligne n’est pas disponible. Un message libre suffit :',
  errorTitle: (title) => `Erreur : ${title}`,
  nextSteps: 'La suite',
  inbox: 'Confirmation dans ta boîte de réception',
  inboxDone: 'Rien reçu ? Regarde dans le dossier indésirable ou enregistre-la ici.',
  otherWays: 'Une autre voie ?',
  letter: 'Courrier :',
  mail: 'E-mail :',
  phone: 'Téléphone :',
  receipt: {
    number: (number) => `Référence ${number}`,
    received: 'Reçu',
    name: 'Nom',
    confirmationTo: 'Confirmation à',
    save: 'Enregistrer la confirmation',
    print: 'Imprimer',
  },
  mailFooter: (shop) =>
    `Tu reçois cet e-mail parce qu’une déclaration ou une demande avec cette adresse a été envoyée à ${shop}.`,
  imprint: 'Mentions légales',
  privacy: 'Confidentialité',
  imprintPage: 'mentions-legales',
  privacyPage: 'confidentialite',
};
