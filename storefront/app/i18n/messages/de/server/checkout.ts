/** What the shop tells the platform's checkout. */
export const checkout = {
  promised: (from: string, to: string, orderBy: string, hour: number) =>
    `${from === to ? from : `${from} bis ${to}`}, bei Bestellung bis ${orderBy}, ${hour}\u00a0Uhr`,
};
