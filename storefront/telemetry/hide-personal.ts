const hidden = '[hidden]';

/** Never written anywhere, whoever writes it. */
const secret = [
  // a cart's id is the key to it
  /gid:\/\/shopify\/Cart\/[^\s"'\\]+/g,
  /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g,
  /\b(token|key|code|secret|signature|password)=[^\s"'&\\]+/gi,
];

/** What an operator may read in the log of the own machine, but nobody else anywhere. */
const revealing = [
  // what a visitor looked for, or came from
  /\?[\w.%[\]-]+=[^\s"'<>)\\]*/g,
  // the cart's own address
  /\/cart\/c\/[^\s"'?\\]+/g,
  // gift cards: groups with dashes, or sixteen characters in a row
  /\b[A-Z\d]{4,}(-[A-Z\d]{3,}){2,}\b/gi,
  /\b(?=[A-Z\d]*\d)[A-Z\d]{16}\b/gi,
  // discount codes as people and programs write about them
  /(?<=\bcodes?\b[\s:]*)(["'‘’“”„«»])[^"'‘’“”„«»]+["'‘’“”„«»]/gi,
  // network addresses
  /\b\d{1,3}(\.\d{1,3}){3}\b/g,
  /(?<![\w:])[\da-f]{0,4}(:[\da-f]{0,4}){3,7}(?![\w:])/gi,
];

/** For a line of the log: cuts out what is about a person. It stays valid JSON. */
export function hideSecrets(text: string): string {
  return hide(text, secret);
}

/** For what leaves the shop: also hides what could lead to a person. */
export function hidePersonal(text: string): string {
  return hide(text, [...secret, ...revealing]);
}

function hide(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, hidden), text);
}
