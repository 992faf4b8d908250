interface Found<Page, Article> {
  queries: string[];
  products: number[];
  collections: number[];
  pages: Page[];
  articles: Article[];
}

/** 'EACH' gives every kind the whole limit; 'ALL' deals it out in turn until it is used up. */
export function shareLimit<Page, Article>(
  scope: 'ALL' | 'EACH',
  limit: number,
  found: Found<Page, Article>,
): Found<Page, Article> {
  const shared: Found<Page, Article> = {
    queries: [],
    products: [],
    collections: [],
    pages: [],
    articles: [],
  };
  let left = limit;
  const take = <Item>(from: Item[], to: Item[], round: number) => {
    const item = from[round];
    if (item === undefined || left === 0) return;
    to.push(item);
    if (scope === 'ALL') left -= 1;
  };
  for (let round = 0; round < limit; round += 1) {
    take(found.queries, shared.queries, round);
    take(found.products, shared.products, round);
    take(found.collections, shared.collections, round);
    take(found.pages, shared.pages, round);
    take(found.articles, shared.articles, round);
  }
  return shared;
}
