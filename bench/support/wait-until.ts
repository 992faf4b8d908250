import { setTimeout as delay } from 'node:timers/promises';

/** Seconds until it was so; null when it was not within the limit. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  limitSeconds: number,
): Promise<number | null> {
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  while (passed() < limitSeconds) {
    if (await isSo()) return passed();
    await delay(50);
  }
  return null;
}
