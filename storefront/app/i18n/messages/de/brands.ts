export const brands = {
  title: 'Röster & Marken',
  description: (coffee: string, equipment: string) =>
    `${coffee} Kaffeemarken und ${equipment} Hersteller von Maschinen, Mühlen und Werkzeug, von A bis Z.`,
};
