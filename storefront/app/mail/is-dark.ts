/** Whether white is readable on a colour such as '#073b42': a contrast of 4.5 to 1, which WCAG asks for. */
export function isDark(colour: string): boolean {
  const [, digits = ''] = /^#([\da-f]{6})$/i.exec(colour) ?? [];
  const [red = 1, green = 1, blue = 1] = (digits.match(/../g) ?? []).map((pair) =>
    linear(Number.parseInt(pair, 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= 4.5;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
