/** In seconds where the whole brew is shorter than a minute, else as a clock shows it. */
export function brewTime(seconds: number, whole = seconds): string {
  if (whole < 60) return `${seconds}\u00a0s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
