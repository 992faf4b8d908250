export interface Money {
  amount: string;
  currencyCode: 'EUR';
}

/** The platform writes "25.0", "12.5" and "126.65". */
export function money(cents: number): Money {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  const fraction = String(Math.abs(cents) % 100)
    .padStart(2, '0')
    .replace(/0$/, '');
  return { amount: `${sign}${whole}.${fraction}`, currencyCode: 'EUR' };
}
