import type { editorial as german } from '../../de/server/editorial.ts';

export const editorial: typeof german = {
  onThisPage: 'Sur cette page',
  readingTime: (minutes) => `${minutes}\u00a0min de lecture`,
  lastChanged: (date) => `Mis à jour le ${date}`,
  onlyIn: (language) => `Ce texte n’existe pour l’instant qu’en ${language}.`,
  faq: 'Questions fréquentes',
  related: 'À lire aussi',
  products: 'Produits adaptés',
  allProducts: 'Tout voir',
  sampleTitle: 'Texte d’exemple',
  sampleText:
    'Ce texte est un exemple. Qui exploite la boutique doit le faire vérifier par un juriste avant de le publier.',
  test: {
    all: 'Tests de produits',
    allOf: (count) => `Les ${count} tests`,
    ofTen: 'points sur 10',
    verdict: 'Verdict',
    points: 'Points',
    weight: (percent) => `compte pour ${percent}\u00a0%`,
    testedOn: (date) => `Testé le ${date}`,
    inDetail: 'Le test en détail',
    product: 'Le produit testé',
  },
  allEntries: 'Tout lire',
};
