import type { withdrawal as german } from '../de/withdrawal.ts';

/** Title and button have the wording of Art. 11a of Directive 2011/83/EU. */
export const withdrawal: typeof german = {
  title: 'Se rétracter du contrat ici',
  description: 'Se rétracter d’une commande en ligne dans le délai légal, sans se connecter.',
  lead: 'Trois indications suffisent. Ni compte ni motif. L’accusé de réception arrive tout de suite par e-mail.',
  contract: 'Commande ou contrat',
  contractHint:
    'Le numéro figure dans la confirmation de commande. Sans numéro : le jour et les articles.',
  emailHint: 'Ce ne doit pas être l’adresse de la commande.',
  scope: 'De quoi veux-tu te rétracter ?',
  wholeOrder: 'De toute la commande',
  someItems: 'De certains articles',
  items: 'Quels articles ?',
  contractProblem: {
    summary: 'De quelle commande s’agit-il ?',
    text: 'Indique le numéro de commande ou décris la commande.',
  },
  note: 'Avec ce bouton, tu déclares ta rétractation. Le délai et les articles concernés sont vérifiés ensuite.',
  confirm: 'Confirmer la rétractation',
  steps: {
    confirm: 'Aujourd’hui. Nous enregistrons ton texte tel quel, avec la date et l’heure.',
    inbox: 'Tout de suite. Avec tout ce que tu as saisi.',
    sendBack: 'Renvoyer les articles',
    sendBackText: (days) =>
      `Dans les ${days} jours. L’adresse est dans l’e-mail qui suit ; les frais de retour sont à ta charge.`,
    refund: 'Remboursement',
    refundText: (days) =>
      `Après ${days} jours au plus tard, par le moyen de paiement utilisé, frais de livraison standard compris.`,
    confirmed: 'Rétractation confirmée',
    sendBackDone:
      'Nous associons la rétractation à ta commande et t’indiquons où renvoyer la marchandise. Les frais de retour sont à ta charge.',
    refundDone: (days) =>
      `Au plus tard ${days} jours après réception, si la rétractation est valable et que les articles ou la preuve d’envoi sont arrivés.`,
  },
  exclusions: 'Ce qui est exclu de la rétractation',
  exclusionsText:
    'Les biens périssables et les articles d’hygiène scellés, une fois ouverts. Tu peux toujours envoyer le formulaire.',
  notice: 'Information sur la rétractation et formulaire type',
  noticePage: 'retours',
  done: {
    title: 'Nous avons reçu ta rétractation.',
    lead: (email) =>
      `L’accusé de réception est en route vers ${email}. Tu peux aussi l’enregistrer ici.`,
  },
  receipt: { title: 'Accusé de réception', scope: 'Étendue' },
  mail: {
    subject: (number) => `Nous avons reçu ta rétractation (${number})`,
    title: 'Nous avons reçu ta rétractation.',
    lead: 'Nous avons reçu ta rétractation avec ce contenu :',
    merchantSubject: (number) => `Rétractation ${number}`,
    merchantTitle: 'Nouvelle rétractation',
    merchantLead:
      'Un client s’est rétracté d’un contrat. L’accusé de réception est envoyé automatiquement.',
  },
};
