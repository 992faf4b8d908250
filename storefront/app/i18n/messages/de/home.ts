export const home = {
  title: 'Kaffee & Zubehör online kaufen',
  description:
    'Kaffee, Espresso, Maschinen und Zubehör: über 2.000 Produkte, probiert, gewogen und getestet. Versand in 1–3 Tagen.',
  claim: 'Guter Kaffee. Klarer Kurs.',
  intro:
    'Wir probieren, wiegen und testen, bevor etwas ins Regal kommt. Aus über 2.000 Kaffees, Maschinen und Werkzeugen lotsen wir dich zu dem, was zu dir passt.',
  discoverCoffee: 'Kaffee entdecken',
  popularCategories: 'Beliebte Kategorien',
  bestSellers: 'Gerade oft bestellt',
  allBestSellers: 'Alle Bestseller',
};
