import type { declarations as german } from '../de/declarations.ts';

export const declarations: typeof german = {
  name: 'For- og efternavn',
  email: 'E-mailadresse til bekræftelsen',
  optional: 'frivilligt',
  problemCount: (count) =>
    count === 1 ? 'Der mangler én oplysning' : `Der mangler ${count} oplysninger`,
  problem: {
    name: { summary: 'Hvad hedder du?', text: 'Skriv venligst dit navn.' },
    email: {
      summary: 'Tjek e-mailadressen',
      text: 'Indtast venligst en fuldstændig e-mailadresse.',
    },
    tooLong: { summary: 'Forkort teksten', text: 'Teksten er for lang. Gør den venligst kortere.' },
  },
  tooManyTries:
    'Der er lige kommet rigtig mange erklæringer herfra. Intet blev gemt. Prøv igen senere, eller skriv til os:',
  unavailable:
    'Det lykkedes ikke lige nu, og intet blev gemt. Prøv igen om et øjeblik, eller skriv til os:',
  off: 'Onlineformularen er ikke sat op i øjeblikket. En uformel besked er nok:',
  errorTitle: (title) => `Fejl: ${title}`,
  nextSteps: 'Det sker der nu',
  inbox: 'Bekræftelse i din indbakke',
  inboxDone: 'Ikke kommet? Kig i spam, eller gem den her.',
  otherWays: 'Hellere på en anden måde?',
  letter: 'Brev:',
  mail: 'E-mail:',
  phone: 'Telefon:',
  receipt: {
    number: (number) => `Sag ${number}`,
    received: 'Modtaget',
    name: 'Navn',
    confirmationTo: 'Bekræftelse til',
    save: 'Gem bekræftelsen',
    print: 'Udskriv',
  },
  mailFooter: (shop) =>
    `Du får denne e-mail, fordi der er sendt en erklæring eller anmodning med denne adresse til ${shop}.`,
  imprint: 'Virksomhedsoplysninger',
  privacy: 'Privatliv',
  imprintPage: 'imprint',
  privacyPage: 'privacy',
};
