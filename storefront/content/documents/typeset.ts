/** A figure and its unit stay together on a line. */
export function typeset(text: string): string {
  return text.replace(
    /(\d) (?=(?:€|%|°C|(?:mg|kg|g|ml|l|mm|cm|km|bar|kWh|s)(?![\wäöüæøå])))/g,
    '$1\u00a0',
  );
}
