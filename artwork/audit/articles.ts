import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const shop = path.join(import.meta.dirname, '../../shops/kaffeelotse');

export interface Article {
  key: string;
  /** Its picture's file, or undefined where it names none that exists. */
  picture: string | undefined;
}

/** The knowledge articles with the pictures of their front matter. */
export function articles(): Article[] {
  return globSync('content/knowledge/*/de.mdx', { cwd: shop })
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(shop, file), 'utf8');
      const [, hero = ''] = /^hero: (\S+)$/m.exec(text) ?? [];
      const picture = `pictures/documents/${hero}.webp`;
      const exists = existsSync(path.join(shop, picture));
      return { key: path.basename(path.dirname(file)), picture: exists ? picture : undefined };
    });
}
