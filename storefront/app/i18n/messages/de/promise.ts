/** When an order arrives. */
export const promise = {
  arrives: 'Kommt',
  to: 'bis',
  /** The day of a month before 'to'. */
  ordinal: (day: number) => `${day}.`,
  /** True at any time, on pages without scripts. */
  sameDay: (hour: number) =>
    `An Werktagen bis ${hour}\u00a0Uhr bestellt: am selben Tag verschickt.`,
  ifToday: (dates: string, hour: number) =>
    `${dates}, wenn du heute bis ${hour}\u00a0Uhr bestellst.`,
  ifBy: (dates: string, day: string, hour: number) =>
    `${dates}, wenn du bis ${day}, ${hour}\u00a0Uhr bestellst.`,
  reordered: 'Nachbestellt; wir verschicken, sobald die Ware da ist.',
  freight: 'Per Spedition: Wir rufen dich an und vereinbaren den Tag.',
  legend: { order: 'Bestellung', delivery: 'Lieferung', none: 'keine Zustellung' },
};
