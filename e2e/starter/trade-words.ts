/** Of the demo's trade, in the languages that the storefront has. */
const tradeWords =
  /(?<![a-z])(coffees?|espressos?|kaffee|kaffe|cafés?|caffè|roast(s|er|ed|ing)?|röst\w*|ristet|torréfi\w*|brew(s|er|ing)?|grinders?|baristas?|arabica|robusta|cappuccino|moka)(?![a-z])/i;

/** Its name and its invented marks of payments. */
const demoNames =
  /kaffeelotse|pursava|karteo|debitan|morgo\b|tippo\b|wellora|girolin|poldra|belvio/i;

/** The first word of the demo's trade, with the text around it. */
export function tradeWordIn(text: string): string | null {
  return found(tradeWords, text);
}

/** The first name of the demo, with the text around it. */
export function demoNameIn(text: string): string | null {
  return found(demoNames, text);
}

function found(words: RegExp, text: string): string | null {
  const match = words.exec(text);
  return match && text.slice(Math.max(0, match.index - 30), match.index + 40).replace(/\s+/g, ' ');
}
