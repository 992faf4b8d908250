interface UsedParts {
  messages: Iterable<string>;
  content: Iterable<string>;
}

/**
 * Names in the head the texts that hydration needs. Inserted after rendering, since only then it is known which texts
 * the page has used.
 */
export function insertUsedPartsMeta(html: string, { messages, content }: UsedParts): string {
  const metas = [meta('messages', [...messages]), meta('content', [...content])];
  return html.replace('</head>', () => `${metas.join('')}</head>`);
}

function meta(name: string, parts: string[]): string {
  return `<meta name="parts-of-${name}" content="${parts.join(' ')}"/>`;
}

/** The names that the server inserted. */
export function readUsedParts(of: keyof UsedParts): string[] {
  const element = document.querySelector<HTMLMetaElement>(`meta[name=parts-of-${of}]`);
  return element?.content.split(' ').filter(Boolean) ?? [];
}
