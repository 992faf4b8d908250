import type { consent as german } from '../de/consent.ts';

export const consent: typeof german = {
  title: 'Cookies',
  text: 'Les cookies nécessaires gardent ton panier. Avec ton accord, nous mesurons aussi quelles pages sont utiles et montrons des publicités pertinentes. Tu peux changer d’avis à tout moment en bas de page.',
  privacy: 'Confidentialité',
  imprint: 'Mentions légales',
  purposes: 'Ce que tu acceptes',
  necessary: 'Nécessaires',
  necessaryText:
    'Panier, articles gardés, recherche et ce choix lui-même. Toujours actifs, car la boutique ne fonctionne pas sans eux.',
  statistics: 'Statistiques',
  statisticsText:
    'Un gestionnaire de balises apprend quels produits sont vus et achetés, et peut déposer des cookies pour cela.',
  marketing: 'Marketing',
  marketingText:
    'Des réseaux publicitaires peuvent te reconnaître, pour montrer des publicités pertinentes et en mesurer l’effet.',
  details: 'Qu’y a-t-il derrière ?',
  acceptAll: 'Tout accepter',
  onlyNecessary: 'Seulement les nécessaires',
  saveChoice: 'Enregistrer le choix',
  asked: 'Une question sur les cookies suit les liens d’évitement. Tu peux y répondre plus tard.',
  saved: 'Ton choix est enregistré.',
};
