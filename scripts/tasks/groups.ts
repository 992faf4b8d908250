import { artwork } from './artwork.ts';
import { benches } from './bench.ts';
import { checks } from './check.ts';
import { contentCommands } from './content.ts';
import { browserTests } from './e2e.ts';
import { generators } from './generate.ts';
import { newsletterCommands } from './newsletter.ts';
import type { Tasks } from './task.ts';

/** By the npm script that runs them. */
export const groups: Record<string, Tasks> = {
  check: checks,
  e2e: browserTests,
  bench: benches,
  generate: generators,
  artwork,
  content: contentCommands,
  newsletter: newsletterCommands,
};
