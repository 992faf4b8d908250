import { isPlatformError } from '../commerce/platform.ts';

/** For a part without which the page is still whole: the platform's failure is not the page's. */
export async function orFallback<Part>(part: Promise<Part>, fallback: Part): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    if (isPlatformError(error)) return fallback;
    throw error;
  }
}
