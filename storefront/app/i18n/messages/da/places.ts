import { ownPlace } from '../../own-place.ts';

export function deliveredTo(country: string): string {
  return ownPlace('da', country) ?? `til ${country}`;
}
