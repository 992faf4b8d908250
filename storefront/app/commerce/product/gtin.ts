/** Whether a barcode is a GTIN of 8, 12, 13 or 14 digits with a valid check digit. */
export function isGtin(barcode: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return false;
  // from the right, without the check digit, the weights are 3, 1, 3, …
  const sum = [...barcode.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(barcode.at(-1));
}
