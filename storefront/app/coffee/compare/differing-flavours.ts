import { type FlavourProfile, flavours } from '../coffee-facts.ts';

type Flavour = keyof FlavourProfile;

/** The flavours in which the coffees differ by two or more, the widest difference first. */
export function differingFlavours(profiles: readonly FlavourProfile[]): Flavour[] {
  const differences = flavours.map((flavour) => {
    const values = profiles.map((profile) => profile[flavour]);
    return { flavour, difference: Math.max(...values) - Math.min(...values) };
  });
  return differences
    .filter(({ difference }) => difference >= 2)
    .sort((one, other) => other.difference - one.difference)
    .map(({ flavour }) => flavour);
}
