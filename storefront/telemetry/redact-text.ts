const hidden = '[hidden]';

type Rule = (text: string) => string;

const replace =
  (pattern: RegExp): Rule =>
  (text) =>
    text.replaceAll(pattern, hidden);

/** Decides for whole runs of characters, if they are long enough to be personal: linear time for any input. */
const replaceRuns =
  (run: RegExp, isPersonal: (run: string) => boolean): Rule =>
  (text) =>
    text.replaceAll(run, (found) => (isPersonal(found) ? hidden : found));

/** Never written anywhere, not even to the log. */
const secret: Rule[] = [
  // whoever knows a cart's id can open it
  replace(/gid:\/\/shopify\/Cart\/[^\s"'\\]+/g),
  replaceRuns(/[\w.+%@-]{4,}/g, (run) => /(?:@|%40)[\w-]+\.[\w-]/.test(run)),
  replace(/\b(?:token|key|code|secret|signature|password)=[^\s"'&\\]+/gi),
];

/** Allowed in the server's own log, but not in reports that leave it. */
const revealing: Rule[] = [
  // query strings: search terms, referrers
  replace(/\?[\w.%[\]-]+=[^\s"'<>)\\]*/g),
  // the cart's own address
  replace(/\/cart\/c\/[^\s"'?\\]+/g),
  replaceRuns(/[A-Z\d-]{12,}/gi, isGiftCard),
  // discount codes quoted in messages
  replace(/(?<=\bcodes?[\s:]{0,3})["'‘’“”„«»][^"'‘’“”„«»]+["'‘’“”„«»]/gi),
  // network addresses
  replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g),
  replace(/(?<![\w:])[\da-f]{0,4}(?::[\da-f]{0,4}){3,7}(?![\w:])/gi),
];

/** Dash-separated groups, or sixteen characters in a row. */
function isGiftCard(run: string): boolean {
  const groups = run.split('-');
  if (groups.some((group) => group.length === 16 && /\d/.test(group))) return true;
  return groups.some((group, index) => {
    const isLong = (offset: number) => (groups[index + offset]?.length ?? 0) >= 3;
    return group.length >= 4 && isLong(1) && isLong(2);
  });
}

/** For log lines, which stay valid JSON. */
export function redactSecrets(text: string): string {
  return hide(text, secret);
}

/** For reports to other services: also redacts what could identify a person. */
export function redactPersonalData(text: string): string {
  return hide(text, [...secret, ...revealing]);
}

function hide(text: string, rules: readonly Rule[]): string {
  return rules.reduce((rest, rule) => rule(rest), text);
}
