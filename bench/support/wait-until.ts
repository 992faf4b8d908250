import { setTimeout as delay } from 'node:timers/promises';

/** Seconds until the condition was true; null after the time limit. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  limitSeconds: number,
): Promise<number | null> {
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  while (passed() < limitSeconds) {
    if (await condition()) return passed();
    await delay(50);
  }
  return null;
}
