export const home = {
  title: 'Online kaufen',
  description: (products: string, days: string) =>
    `Über ${products} Produkte, verschickt in ${days} Tagen.`,
  popularCategories: 'Beliebte Kategorien',
  seeAll: 'Alle ansehen',
};
