export const brands = {
  title: 'Marken',
  description: (_main: string, _equipment: string) => 'Alle unsere Marken von A bis Z.',
};
