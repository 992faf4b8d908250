import type { Graph, Thing } from 'schema-dts';

/** What search engines read: inert data, safe inside a script element. */
export function StructuredData({ things }: { things: Exclude<Thing, string>[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
