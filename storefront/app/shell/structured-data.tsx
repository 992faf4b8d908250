import type { Thing } from 'schema-dts';
import { jsonLd } from './json-ld.ts';

/**
 * What a page says to search engines. They read it from the HTML: the browser keeps what the server wrote, and whoever
 * builds `things` only under `import.meta.env.SSR` ships no code for it.
 */
export function StructuredData({ things }: { things: Exclude<Thing, string>[] }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, with every < escaped
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonLd(things) : '' }}
    />
  );
}
