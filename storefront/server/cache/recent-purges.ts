/** Longer than the longest load. */
const rememberedMs = 30_000;

/** Tags purged recently: a response whose load started before the purge may not contain the change. */
export function createRecentPurges() {
  const times = new Map<string, number>();
  return {
    record(tags: string[]) {
      const now = Date.now();
      for (const tag of tags) {
        // re-inserted at the end, so that the map is ordered by time
        times.delete(tag);
        times.set(tag, now);
      }
      for (const [tag, time] of times) {
        if (now - time < rememberedMs) break;
        times.delete(tag);
      }
    },
    hasPurgedSince(time: number, tags: readonly string[]): boolean {
      return tags.some((tag) => (times.get(tag) ?? 0) >= time);
    },
  };
}
