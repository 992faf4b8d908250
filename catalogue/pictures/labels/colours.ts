/** Shifts a #rrggbb colour: hue in degrees, lightness as a share of 1. */
export function shift(colour: string, hue: number, lightness: number): string {
  const [h, s, l] = toHsl(colour);
  return fromHsl((h + hue + 360) % 360, s, Math.min(0.97, Math.max(0.05, l + lightness)));
}

/** From 0 (black) to 1 (white), as the eye sees it. */
function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The candidate that is easiest to read on the ground. */
export function readableOn(ground: string, candidates: readonly [string, ...string[]]): string {
  return candidates.reduce((best, candidate) =>
    contrast(ground, candidate) > contrast(ground, best) ? candidate : best,
  );
}

export function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
}

function toHsl(colour: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = channels(colour);
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const range = high - low;
  const lightness = (high + low) / 2;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [sector * 60, saturation, lightness];
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
