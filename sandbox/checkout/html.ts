/** Markup that is safe to send: text put into it through `html` is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | boolean | null | undefined | readonly Part[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings
      .map((string, index) => string + (index < parts.length ? write(parts[index]) : ''))
      .join(''),
  );
}

/** False, null and undefined write nothing, so that `condition && html` reads well. */
function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(write).join('');
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
