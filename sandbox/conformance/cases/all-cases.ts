import type { Case, Version } from '../case.ts';
import { cartCases } from './cart.ts';
import { cartDetailCases } from './cart-details.ts';
import { documentCases } from './documents.ts';
import { fieldCases } from './fields.ts';
import { httpCases } from './http.ts';
import { localizationCases } from './localization.ts';
import { mistakeCases } from './mistakes.ts';
import { nodeCases } from './nodes.ts';
import { pagingCases } from './paging.ts';
import { productCases } from './products.ts';
import { searchCases } from './search.ts';
import { sortingCases } from './sorting.ts';

export function allCases(version: Version): Case[] {
  return [
    ...httpCases(version),
    ...documentCases(version),
    ...mistakeCases(version),
    ...fieldCases(version),
    ...nodeCases(version),
    ...productCases(version),
    ...pagingCases(version),
    ...sortingCases(version),
    ...searchCases(version),
    ...localizationCases(version),
    ...cartCases(version),
    ...cartDetailCases(version),
  ];
}
