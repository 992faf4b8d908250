import type { DocumentMessages } from '../../de/server/documents.ts';
import { deliveredTo } from '../places.ts';

export const documents: DocumentMessages = {
  deliveredTo,
  freeFrom: (country, amount) => `${deliveredTo(country)} à partir de ${amount}`,
  phone: 'Téléphone :',
  email: 'E-mail :',
  shippingTable: {
    caption: (count) => `Frais de livraison par commande vers ${count} pays, TVA incluse`,
    country: 'Pays',
    days: 'Jours ouvrés',
    parcel: 'Colis',
    free: 'Gratuit dès',
    freight: 'Transporteur',
    never: '–',
    atCheckout: 'à la caisse',
  },
  workshops: {
    caption: (place, hours) => `Tous les cours, ${place} ; ${hours} heures, TVA incluse`,
    course: 'Cours',
    date: 'Date',
    time: 'Début',
    price: 'Prix',
    at: (time: string) => time,
    courses: {},
  },
  withdrawalForm: {
    title: 'Formulaire type de rétractation',
    hint: 'Remplis et renvoie ce formulaire si tu veux te rétracter du contrat. Un message libre suffit aussi.',
    to: 'À :',
    statement:
      'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) / pour la prestation de services (*) ci-dessous.',
    fields: [
      'Bien ou service',
      'Commandé le (*) / reçu le (*)',
      'Nom du (des) consommateur(s)',
      'Adresse du (des) consommateur(s)',
      'Signature (uniquement sur papier)',
      'Date',
    ],
    footnote: '(*) Rayer la mention inutile.',
  },
};
