export const collection = {
  results: (count: number, text: string) => (count === 1 ? '1 Ergebnis' : `${text} Ergebnisse`),
  sort: 'Sortieren',
  sortBy: { topseller: 'Topseller', newest: 'Neueste zuerst', price_asc: 'Preis aufsteigend' },
  applySort: 'Anwenden',
  showMore: 'Mehr anzeigen',
  empty: 'Hier ist gerade nichts im Regal.',
};
