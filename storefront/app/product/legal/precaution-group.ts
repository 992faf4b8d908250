export const precautionGroups = ['before', 'during', 'incident', 'disposal'] as const;
export type PrecautionGroup = (typeof precautionGroups)[number];

const general: Record<string, PrecautionGroup> = {
  P101: 'incident',
  P102: 'before',
  P103: 'before',
  P280: 'before',
};

/** When a precautionary statement matters: the code's first digit says prevention, response, storage or disposal. */
export function precautionGroup(code: string): PrecautionGroup {
  const known = general[code];
  if (known) return known;
  if (code.startsWith('P3')) return 'incident';
  if (code.startsWith('P5')) return 'disposal';
  return 'during';
}
