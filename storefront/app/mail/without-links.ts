const scheme = /\b([a-z][a-z0-9+.-]{1,20}):\/\//gi;
const host = /(?<![@\w.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![@\w])/giu;

/** A stranger's text as mail programs make no links of it: `https[:]//shop[.]example`. E-mail addresses stay. */
export function withoutLinks(text: string): string {
  return text.replaceAll(scheme, '$1[:]//').replaceAll(host, (name) => name.replaceAll('.', '[.]'));
}
