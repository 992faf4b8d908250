import type { Thing } from 'schema-dts';
import { jsonLd } from './json-ld.ts';

/**
 * JSON-LD for search engines, rendered on the server only. Callers that build `things` under `import.meta.env.SSR` ship
 * no code for it to browsers.
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
