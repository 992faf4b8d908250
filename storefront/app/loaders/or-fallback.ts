import { isPlatformError } from '../commerce/platform/platform.ts';

/** For optional parts of a page: a failure of the platform must not fail the page. */
export async function orFallback<Part>(part: Promise<Part>, fallback: Part): Promise<Part> {
  try {
    return await part;
  } catch (error) {
    if (isPlatformError(error)) return fallback;
    throw error;
  }
}
