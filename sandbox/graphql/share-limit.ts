interface Found {
  queries: string[];
  products: number[];
  collections: number[];
}

/** 'EACH' gives every kind the whole limit; 'ALL' deals it out in turn until it is used up. */
export function shareLimit(scope: 'ALL' | 'EACH', limit: number, found: Found): Found {
  const shared: Found = { queries: [], products: [], collections: [] };
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
  }
  return shared;
}
