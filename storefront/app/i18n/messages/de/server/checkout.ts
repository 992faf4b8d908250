/** What the shop tells the platform's checkout. */
export const checkout = {
  promised: (from: string, to: string, orderBy: string, hour: number) =>
    `${from === to ? from : `${from} bis ${to}`}, für Bestellungen bis ${orderBy}, ${hour}\u00a0Uhr`,
};
