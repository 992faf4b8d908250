const hour = 3600;

/** 210 is 3:30; from an hour on, whole hours are enough. */
export function clockTime(seconds: number, inHours: (hours: string) => string): string {
  if (seconds >= hour) return inHours(String(Math.round(seconds / hour)));
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
