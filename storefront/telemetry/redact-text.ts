const hidden = '[hidden]';

type Rule = (text: string) => string;

const replace =
  (pattern: RegExp): Rule =>
  (text) =>
    text.replaceAll(pattern, hidden);

/** Runs of these characters are judged as a whole: one pass over the text, however hostile it is. */
const replaceRuns =
  (run: RegExp, isPersonal: (run: string) => boolean): Rule =>
  (text) =>
    text.replaceAll(run, (found) => (isPersonal(found) ? hidden : found));

/** Never written anywhere, whoever writes it. */
const secret: Rule[] = [
  // a cart's id is the key to it
  replace(/gid:\/\/shopify\/Cart\/[^\s"'\\]+/g),
  replaceRuns(/[\w.+%@-]+/g, (run) => /(?:@|%40)[\w-]+\.[\w-]/.test(run)),
  replace(/\b(?:token|key|code|secret|signature|password)=[^\s"'&\\]+/gi),
];

/** What an operator may read in the log of the own machine, but nobody else anywhere. */
const revealing: Rule[] = [
  // what a visitor looked for, or came from
  replace(/\?[\w.%[\]-]+=[^\s"'<>)\\]*/g),
  // the cart's own address
  replace(/\/cart\/c\/[^\s"'?\\]+/g),
  replaceRuns(/[A-Z\d-]+/gi, isGiftCard),
  // discount codes as people and programs write about them
  replace(/(?<=\bcodes?[\s:]{0,3})["'‘’“”„«»][^"'‘’“”„«»]+["'‘’“”„«»]/gi),
  // network addresses
  replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g),
  replace(/(?<![\w:])[\da-f]{0,4}(?::[\da-f]{0,4}){3,7}(?![\w:])/gi),
];

/** Groups with dashes, or sixteen characters in a row. */
function isGiftCard(run: string): boolean {
  const groups = run.split('-');
  if (groups.some((group) => group.length === 16 && /\d/.test(group))) return true;
  return groups.some((group, index) => {
    const isLong = (offset: number) => (groups[index + offset]?.length ?? 0) >= 3;
    return group.length >= 4 && isLong(1) && isLong(2);
  });
}

/** For a line of the log: cuts out what is about a person. It stays valid JSON. */
export function redactSecrets(text: string): string {
  return hide(text, secret);
}

/** For what leaves the shop: also hides what could lead to a person. */
export function redactPersonalData(text: string): string {
  return hide(text, [...secret, ...revealing]);
}

function hide(text: string, rules: readonly Rule[]): string {
  return rules.reduce((rest, rule) => rule(rest), text);
}
