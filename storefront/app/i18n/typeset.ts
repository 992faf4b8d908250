/** Joins a number and its unit with a no-break space. */
export function typeset(text: string): string {
  return text.replace(
    /(\d) (?=(?:€|%|°C|(?:mg|kg|g|ml|l|mm|cm|km|bar|kWh|s)(?![\wäöüæøå])))/g,
    '$1\u00a0',
  );
}
