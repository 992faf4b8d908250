import { isLoopback } from './production-rules.ts';

/** Whether these settings are meant for the sandbox of this machine: they name no shop, or one on this machine. */
export function namesSandbox({ PLATFORM_URL, PLATFORM_TOKEN }: NodeJS.ProcessEnv): boolean {
  if (!PLATFORM_URL) return !PLATFORM_TOKEN;
  const url = URL.parse(PLATFORM_URL);
  return url !== null && isLoopback(url.hostname);
}
