import type { newsletterPages as german } from '../de/newsletter-pages.ts';

export const newsletterPages: typeof german = {
  off: 'L’inscription à la newsletter n’est pas possible pour l’instant.',
  confirm: {
    title: 'Confirmer l’inscription',
    confirm: 'Confirmer mon inscription',
    resend: 'Envoyer un nouveau lien',
    toShop: 'Vers la boutique',
    toNewsletter: 'S’inscrire',
    state: {
      ready: { title: 'Encore un clic.', text: 'Confirme que tu veux lire notre newsletter.' },
      confirmed: {
        title: 'Bienvenue.',
        text: 'Ton inscription est confirmée. Le bon arrive par e-mail.',
      },
      confirmedAgain: {
        title: 'Content de te revoir.',
        text: 'Ton inscription est confirmée. Tu as reçu ton bon à la première inscription.',
      },
      alreadyConfirmed: { title: 'Déjà fait.', text: 'Cette inscription est déjà confirmée.' },
      expired: {
        title: 'Ce lien n’est plus valable.',
        text: 'Il était valable 48 heures, ou nous en avons envoyé un plus récent. Tu peux en demander un nouveau.',
      },
      sent: { title: 'Regarde ta boîte de réception.', text: 'Le nouveau lien est en route.' },
      unknown: {
        title: 'Nous ne connaissons pas ce lien.',
        text: 'Il a peut-être été coupé en le copiant, ou l’inscription a été supprimée.',
      },
      tooManyTries: { title: 'Trop d’essais.', text: 'Attends une heure.' },
      unavailable: {
        title: 'Cela n’a pas marché.',
        text: 'Rien n’a changé. Réessaie dans un moment.',
      },
    },
  },
  unsubscribe: {
    title: 'Se désinscrire de la newsletter',
    unsubscribe: 'Se désinscrire',
    toShop: 'Vers l’accueil',
    state: {
      ready: {
        title: 'Se désinscrire de la newsletter',
        text: 'Un clic, et nous n’écrirons plus.',
      },
      unsubscribed: {
        title: 'Tu es désinscrit.',
        text: 'Nous ne t’enverrons plus de newsletter. Un bon déjà reçu reste valable.',
      },
      unknown: {
        title: 'Nous ne connaissons pas ce lien.',
        text: 'Il a peut-être été coupé en le copiant. Ouvre-le depuis l’e-mail.',
      },
      unavailable: {
        title: 'Cela n’a pas marché.',
        text: 'Tu n’es pas encore désinscrit. Réessaie dans un moment.',
      },
    },
  },
};
