export const subscription = {
  /** The listing of coffees that are sold in a subscription. */
  collection: 'kaffe-abonnement',
  title: 'Beregn et kaffeabonnement',
  intro: 'Regn ud, hvor meget I virkelig drikker, så ingen pose står åben for længe.',
  link: 'Hvor meget skal jeg bruge?',
  howMuch: 'Hvor meget kaffe skal du bruge?',
  cups: 'Kopper om dagen, i alt',
  method: 'Hvordan brygger du? Kaffe pr. kop:',
  methods: {
    portafilter: 'Espressomaskine',
    beanToCup: 'Fuldautomat',
    pourOver: 'Håndbryg',
    frenchPress: 'Stempelkande',
    moka: 'Mokkakande',
  },
  coffee: 'Hvilken kaffe?',
  calculate: 'Beregn',
  need: (kilograms: string) =>
    `Du drikker cirka ${kilograms}\u00a0kg på fire uger. Det passer til:`,
  delivery: (quantity: number, size: string, interval: string) =>
    `${quantity > 1 ? `${quantity} × ` : ''}${size}, ${interval}`,
  perMonth: 'pr. måned',
  saved: 'sparet pr. måned',
  choices: 'Pose og interval',
  open: (days: string) => `Posen er åben i cirka ${days} dage`,
  add: 'Læg abonnement i kurven',
  conditions:
    'Priser inkl. moms, plus fragt. Levering til den aktuelle pris; kan altid ændres eller opsiges.',
  coffees: 'Kaffe i abonnement',
  nothing: 'Denne kaffe fås ikke i abonnement lige nu.',
};
