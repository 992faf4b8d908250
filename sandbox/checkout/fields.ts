import { z } from 'zod';
import { isPostcode } from './countries.ts';
import {
  type CardProblem,
  cardProblems,
  expressMethods,
  type PaymentMethod,
  paymentMethods,
} from './payment.ts';
import { type ShippingMethod, shippingMethods } from './shipping.ts';

const text = z.string().trim().max(200).catch('');

/** What a shopper has typed so far, right or wrong. It never holds a card. */
export const fieldsSchema = z.object({
  email: text,
  country: text,
  firstName: text,
  lastName: text,
  street: text,
  postcode: text,
  city: text,
  phone: text,
  shippingMethod: z.enum(shippingMethods).catch('delivery'),
  paymentMethod: z.enum([...paymentMethods, ...expressMethods]).catch('card'),
  billingSame: z.literal('yes').optional().catch(undefined),
  billingFirstName: text,
  billingLastName: text,
  billingStreet: text,
  billingPostcode: text,
  billingCity: text,
  billingCountry: text,
});
export type CheckoutFields = z.infer<typeof fieldsSchema>;

export const cardSchema = z.object({
  cardNumber: text,
  cardExpiry: text,
  cardCode: text,
});
type CardFields = z.infer<typeof cardSchema>;

export interface Address {
  firstName: string;
  lastName: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
}

export interface OrderDetails {
  email: string;
  phone: string | null;
  delivery: Address;
  billing: Address;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
}

export type FieldName = Exclude<
  keyof CheckoutFields | CardProblem,
  'shippingMethod' | 'paymentMethod' | 'billingSame'
>;

export function emptyFields(email: string, country: string): CheckoutFields {
  return { ...fieldsSchema.parse({}), email, country, billingSame: 'yes', billingCountry: country };
}

/** The first field that is wrong comes first. */
export function wrongFields(
  fields: CheckoutFields,
  card: CardFields,
  now: Date,
  needsPayment: boolean,
  countries: readonly string[],
): FieldName[] {
  const wrong: FieldName[] = [];
  if (!z.email().safeParse(fields.email).success) wrong.push('email');
  if (!countries.includes(fields.country)) wrong.push('country');
  for (const name of ['firstName', 'lastName', 'street'] as const) {
    if (fields[name] === '') wrong.push(name);
  }
  if (!isPostcode(fields.country, fields.postcode)) wrong.push('postcode');
  if (fields.city === '') wrong.push('city');
  if (fields.phone !== '' && !/^[+\d][\d\s()/-]{4,}$/.test(fields.phone)) wrong.push('phone');
  if (needsPayment && fields.paymentMethod === 'card') {
    const { cardNumber: number, cardExpiry: expiry, cardCode: code } = card;
    wrong.push(...cardProblems({ number, expiry, code }, now));
  }
  if (!fields.billingSame) wrong.push(...wrongBillingFields(fields, countries));
  return wrong;
}

function wrongBillingFields(fields: CheckoutFields, countries: readonly string[]): FieldName[] {
  const wrong: FieldName[] = [];
  if (!countries.includes(fields.billingCountry)) wrong.push('billingCountry');
  for (const name of ['billingFirstName', 'billingLastName', 'billingStreet'] as const) {
    if (fields[name] === '') wrong.push(name);
  }
  if (!isPostcode(fields.billingCountry, fields.billingPostcode)) wrong.push('billingPostcode');
  if (fields.billingCity === '') wrong.push('billingCity');
  return wrong;
}

export function toOrderDetails(fields: CheckoutFields, needsPayment: boolean): OrderDetails {
  const delivery: Address = {
    firstName: fields.firstName,
    lastName: fields.lastName,
    street: fields.street,
    postcode: fields.postcode,
    city: fields.city,
    country: fields.country,
  };
  const billing: Address = {
    firstName: fields.billingFirstName,
    lastName: fields.billingLastName,
    street: fields.billingStreet,
    postcode: fields.billingPostcode,
    city: fields.billingCity,
    country: fields.billingCountry,
  };
  return {
    email: fields.email,
    phone: fields.phone || null,
    delivery,
    billing: fields.billingSame ? delivery : billing,
    shippingMethod: fields.shippingMethod,
    paymentMethod: needsPayment ? fields.paymentMethod : 'none',
  };
}

/** What an express wallet would hand over, here a person of the sandbox. */
export function withTestBuyer(fields: CheckoutFields, paymentMethod: string): CheckoutFields {
  return fieldsSchema.parse({
    ...fields,
    email: fields.email || 'mara.lindner@example.com',
    country: 'DE',
    firstName: 'Mara',
    lastName: 'Lindner',
    street: 'Am Beispielkai 12',
    postcode: '20457',
    city: 'Hamburg',
    billingSame: 'yes',
    paymentMethod,
  });
}
