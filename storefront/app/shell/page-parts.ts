interface PageParts {
  messages: Iterable<string>;
  content: Iterable<string>;
}

/** What only those parts of the page use that are taken over late: nobody waits for it. */
const comesLate = ['header', 'mainMenu', 'menuBoxes', 'footer', 'newsletter'];

/** Names, in the page's head, the texts that scripts need to take the page over. */
export function noteParts(html: string, { messages, content }: PageParts): string {
  const early = (names: Iterable<string>) => [...names].filter((name) => !comesLate.includes(name));
  const metas = [meta('messages', early(messages)), meta('content', early(content))];
  return html.replace('</head>', () => `${metas.join('')}</head>`);
}

function meta(name: string, parts: Iterable<string>): string {
  return `<meta name="parts-of-${name}" content="${[...parts].join(' ')}"/>`;
}

/** The names the server noted. */
export function notedParts(of: keyof PageParts): string[] {
  const noted = document.querySelector<HTMLMetaElement>(`meta[name=parts-of-${of}]`);
  return noted?.content.split(' ').filter(Boolean) ?? [];
}
