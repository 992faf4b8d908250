import { z } from 'zod';
import type { ProductDetailQuery } from '../operations/generated.ts';
import type { Business, LegalInformation } from '../product.ts';
import { parseJson } from './parse-json.ts';

const text = z.string().trim().min(1);

/** An address that lacks a part is not shown: it would not meet the law. */
const business: z.ZodType<Business> = z.object({
  ...{ name: text, street: text, city: text, country: text },
  email: z.email(),
});

type Fields = Pick<
  NonNullable<ProductDetailQuery['product']>,
  | 'foodName'
  | 'foodStorage'
  | 'foodBusiness'
  | 'organicCode'
  | 'organicOrigin'
  | 'manufacturer'
  | 'responsiblePerson'
>;

export function toLegalInformation(product: Fields): LegalInformation {
  const code = product.organicCode?.value;
  const origin = product.organicOrigin?.value;
  return {
    foodName: product.foodName?.value ?? null,
    storage: product.foodStorage?.value ?? null,
    organic: code && origin ? { code, origin } : null,
    foodBusiness: toBusiness(product.foodBusiness),
    manufacturer: toBusiness(product.manufacturer),
    responsiblePerson: toBusiness(product.responsiblePerson),
  };
}

function toBusiness(field: { value: string } | null | undefined): Business | null {
  return business.safeParse(parseJson(field?.value)).data ?? null;
}
