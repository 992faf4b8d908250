import type { Graph, Thing } from 'schema-dts';

/** The text of a script of type application/ld+json, escaped so that no content can end the script. */
export function jsonLd(things: Exclude<Thing, string>[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
