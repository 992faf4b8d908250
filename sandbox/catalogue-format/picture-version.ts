import { createHash } from 'node:crypto';

/** In every address of a page, so no longer than it takes to tell two versions of one picture apart. */
export function pictureVersion(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 6);
}
