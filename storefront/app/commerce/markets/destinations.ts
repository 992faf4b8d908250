import { destinations } from '#shop/destinations.ts';

/** A country the shop delivers to. */
export type Country = keyof typeof destinations;

export function isCountry(code: string): code is Country {
  return Object.hasOwn(destinations, code);
}

export const destinationCodes = Object.keys(destinations).filter(isCountry);
