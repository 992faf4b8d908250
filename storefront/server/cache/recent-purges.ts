/** Longer than any load takes. */
const rememberedMs = 30_000;

/** What was purged lately: an answer whose load began before a purge may be older than the change it announced. */
export function createRecentPurges() {
  const times = new Map<string, number>();
  return {
    note(tags: string[]) {
      const now = Date.now();
      for (const tag of tags) {
        // put back at the end, so that the oldest stand first
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
