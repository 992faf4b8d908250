/** Of the demo's trade, in the languages that the storefront has. */
const tradeWords =
  /(?<![a-z])(coffees?|espressos?|kaffee|kaffe|cafés?|caffè|roast(s|er|ed|ing)?|röst\w*|ristet|torréfi\w*|brew(s|er|ing)?|grinders?|baristas?|arabica|robusta|cappuccino|moka)(?![a-z])/i;

/** The first word of the demo's trade, with the text around it. */
export function tradeWordIn(text: string): string | null {
  const found = tradeWords.exec(text);
  return found && text.slice(Math.max(0, found.index - 30), found.index + 40).replace(/\s+/g, ' ');
}
