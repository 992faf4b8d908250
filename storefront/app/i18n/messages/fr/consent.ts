import type { consent as german } from '../de/consent.ts';

export const consent: typeof german = {
  title: 'Pouvons-nous mesurer l’audience ?',
  text: 'Le nécessaire fonctionne toujours. Statistiques et publicité seulement avec ton accord. Tu peux changer d’avis à tout moment.',
  privacy: 'Confidentialité',
  imprint: 'Mentions légales',
  purposes: 'Ce que tu acceptes',
  necessary: 'Nécessaires',
  necessaryText:
    'Panier, articles gardés, recherche et ce choix lui-même. Toujours actifs, car la boutique ne fonctionne pas sans eux.',
  statistics: 'Statistiques',
  statisticsText:
    'Des services de statistiques apprennent quels produits sont vus, recherchés et achetés ; des cookies sont déposés pour cela.',
  marketing: 'Marketing',
  marketingText:
    'Des réseaux publicitaires peuvent te reconnaître, pour montrer des publicités pertinentes et en mesurer l’effet.',
  choose: 'Choisir',
  acceptAll: 'Accepter',
  onlyNecessary: 'Refuser',
  saveChoice: 'Enregistrer le choix',
  asked: 'Une question sur les cookies suit les liens d’évitement. Tu peux y répondre plus tard.',
  saved: 'Ton choix est enregistré.',
};
