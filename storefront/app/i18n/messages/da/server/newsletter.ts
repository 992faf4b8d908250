import type { newsletter as german } from '../../de/server/newsletter.ts';

export const newsletter: typeof german = {
  offer: (value) => `${value} til din næste ordre.`,
  lead: 'Nyt og tilbud, cirka to gange om måneden. Du får rabatkoden på e-mail, når du har bekræftet.',
  terms: (minimum) => `Ved køb fra ${minimum}, én gang pr. kunde.`,
  email: 'E-mailadresse',
  emailExample: 'navn@eksempel.dk',
  consent: [
    'Jeg vil gerne modtage nyhedsbrevet og har læst ',
    'privatlivspolitikken',
    '. Jeg kan afmelde mig når som helst.',
  ],
  privacyPage: 'privacy',
  signUp: 'Få rabatkoden',
  sending: 'Sender',
  problem: {
    invalidEmail: 'Indtast venligst en gyldig e-mailadresse.',
    consentMissing: 'Bekræft venligst privatlivspolitikken.',
    alreadySubscribed: 'Du har allerede tilmeldt dig vores nyhedsbrev med denne e-mailadresse.',
    tooManyTries: 'Det var for mange forsøg. Vent venligst en time.',
    unavailable:
      'Tilmeldingen virker ikke lige nu, og intet blev gemt. Prøv venligst igen om et øjeblik.',
    offline: 'Ingen forbindelse, og intet blev sendt. Prøv venligst igen.',
  },
  almostDone: 'Næsten i havn.',
  oneMoreClick: 'Ét klik mere, så er du tilmeldt.',
  checkInbox: 'Tjek venligst din indbakke.',
  mailSent: [
    'Vi har sendt en bekræftelsesmail til ',
    '. Så snart du klikker på linket i den, er din tilmelding færdig. Der er én rabatkode pr. person.',
  ],
  otherAddress: 'Brug en anden adresse',
};
