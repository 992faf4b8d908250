import type { dataRequest as german } from '../../de/server/data-request.ts';

export const dataRequest: typeof german = {
  receipt: {
    title: 'Accusé de réception',
    subject: 'Demande',
    access: 'Copie des données enregistrées',
    erasure: 'Suppression du compte et des données',
  },
  mail: {
    subject: (number) => `Ta demande est arrivée (${number})`,
    title: 'Ta demande est arrivée.',
    lead: 'Nous avons reçu ta demande avec ce contenu et répondrons au plus tard dans un mois :',
    merchantSubject: (number) => `Demande de données ${number}`,
    merchantTitle: 'Nouvelle demande de données',
    merchantLead:
      'Un client a demandé ses données ou leur suppression dans son compte. Réponds dans un mois ; l’accusé de réception est envoyé automatiquement.',
  },
};
