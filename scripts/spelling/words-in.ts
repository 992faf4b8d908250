/** What is no word of a language: code, markup, addresses, placeholders. */
const notText = [
  /\$\{[^}]*\}/g,
  /<[^>]+>/g,
  /&[a-z]+;|&#\d+;/g,
  /\{[^{}]*\}/g,
  /\]\([^)]*\)/g,
  /\bhttps?:\/\/\S+|\S+@\S+|\S+\.(?:example|org|de|eu|com)\b\S*/g,
  /`[^`]*`/g,
  /(?<![\p{L}])\/[\w/-]+/gu,
  // soft hyphens
  /\u00ad/g,
];

const word = /\p{L}[\p{L}\p{M}’']*(?:-\p{L}[\p{L}\p{M}’']*)*/gu;

/** The words of a text, each as it is written, without code, markup and addresses. */
export function wordsIn(text: string): string[] {
  const plain = notText.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  return (plain.match(word) ?? []).flatMap((found) =>
    // compounds with a hyphen are checked in their parts, a trailing apostrophe belongs to nobody
    found.split('-').map((part) => part.replace(/’/g, "'").replace(/'+$/, '')),
  );
}

/** Handles, keys and addresses. */
const isName = (text: string) => /^[a-z0-9/#][\w./#:-]*$/.test(text);

/** What shoppers read of a message; one with parameters is given as the source of its function. */
export function readableText(text: string): string {
  const isCode = /=>|^function/.test(text);
  const texts = isCode
    ? (text.match(/`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g) ?? [])
    : [text];
  return texts.filter((part) => !isName(isCode ? part.slice(1, -1) : part)).join(' ');
}
