import type { Graph, Thing } from 'schema-dts';

/** The text of a script of type application/ld+json; no text of a merchant can end the script early. */
export function jsonLd(things: Exclude<Thing, string>[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
