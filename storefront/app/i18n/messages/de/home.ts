export const home = {
  title: 'Kaffee & Zubehör online kaufen',
  description: (products: string, days: string) =>
    `Kaffee, Espresso, Maschinen und Zubehör: über ${products} Produkte, probiert, gewogen und getestet. Versand in ${days} Tagen.`,
  popularCategories: 'Beliebte Kategorien',
  advisor: {
    title: 'Sag uns, wie du trinkst.',
    text: 'Zwei Angaben genügen. Wir zeigen dir die Röstungen, die zu deiner Zubereitung und deinem Geschmack passen.',
    preparation: 'Womit bereitest du zu?',
    taste: 'Wie soll er schmecken?',
    show: 'Passende Kaffees zeigen',
    showCount: (count: number, text: string) =>
      count === 1 ? '1 passenden Kaffee zeigen' : `${text} passende Kaffees zeigen`,
  },
  seeAll: 'Alle ansehen',
};
