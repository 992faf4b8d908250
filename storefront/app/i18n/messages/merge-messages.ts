interface Section {
  [key: string]: unknown;
}

/** Merges sections of the same name at every level: some have texts for browsers and texts for the server alone. */
export function mergeMessages<A extends object, B extends object>(first: A, second: B): A & B {
  const merged: Section = Object.fromEntries(Object.entries(first));
  for (const [key, value] of Object.entries(second)) {
    const known = merged[key];
    merged[key] = isSection(known) && isSection(value) ? mergeMessages(known, value) : value;
  }
  return merged as A & B;
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
