// Invented seals, drawn as one-colour line art; no real certification mark looks like them.

export const sealKeys = [
  'bio',
  'fair',
  'direct-trade',
  'climate',
  'women-grown',
  'decaf-water',
] as const;
export type SealKey = (typeof sealKeys)[number];

const drawings: Record<SealKey, string> = {
  bio: '<path d="M46 68V40"/><path d="M46 50c-14 0-20-8-20-20 14 0 20 8 20 20Z"/><path d="M46 42c0-10 6-17 18-17 0 11-6 17-18 17Z"/><path d="M34 68h24"/>',
  fair: '<path d="M46 24v42"/><path d="M28 32h36"/><path d="M28 32 20 50h16Z"/><path d="M64 32 56 50h16Z"/><path d="M36 66h20"/>',
  'direct-trade':
    '<circle cx="28" cy="46" r="7"/><circle cx="64" cy="46" r="7"/><path d="M35 46h22"/><path d="M46 40l6 6-6 6"/><path d="M28 28c8-8 28-8 36 0"/><path d="M28 64c8 8 28 8 36 0"/>',
  climate:
    '<path d="M26 56c0-6 4-10 10-10 2-9 8-13 14-13 9 0 14 6 14 13 5 1 8 4 8 10Z"/><path d="M36 64h20"/><path d="M41 70h10"/>',
  'women-grown':
    '<circle cx="46" cy="36" r="11"/><path d="M46 47v22"/><path d="M37 59h18"/><path d="M41 31c3 3 3 7 0 10"/><path d="M51 31c-3 3-3 7 0 10"/>',
  'decaf-water':
    '<path d="M46 22c10 13 17 21 17 30a17 17 0 0 1-34 0c0-9 7-17 17-30Z"/><path d="M40 58c-2-8 2-15 9-17 3 8-1 15-9 17Z"/><path d="M40 58l7-12"/>',
};

/** A round seal of 92 by 92 units. */
export function sealSvg(key: SealKey): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 92" width="92" height="92">' +
    '<g fill="none" stroke="#0B5F69" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">' +
    '<circle cx="46" cy="46" r="43.5" fill="#FFFFFF"/>' +
    '<circle cx="46" cy="46" r="38" stroke-width="1" stroke-dasharray="1 3.2"/>' +
    `${drawings[key]}</g></svg>`
  );
}
