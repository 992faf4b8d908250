import type { newsletter as german } from '../de/newsletter.ts';

export const newsletter: typeof german = {
  offer: (value) => `${value} til din næste ordre.`,
  lead: 'Nye ristninger, ærlige test og tilbud, cirka to gange om måneden. Rabatkoden får du på mail, når du har bekræftet.',
  terms: (minimum) => `Ved køb fra ${minimum}, én gang pr. kunde.`,
  email: 'E-mailadresse',
  emailExample: 'navn@eksempel.dk',
  consent: [
    'Jeg vil gerne modtage nyhedsbrevet og har læst ',
    'privatlivspolitikken',
    '. Jeg kan afmelde mig når som helst.',
  ],
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
  oneMoreClick: (value) => `Ét klik mere, så er din rabatkode på ${value} på vej.`,
  checkInbox: 'Tjek venligst din indbakke.',
  mailSent: [
    'Vi har sendt en bekræftelsesmail til ',
    '. Så snart du klikker på linket i den, er din tilmelding færdig, og rabatkoden kommer på mail.',
  ],
  otherAddress: 'Brug en anden adresse',
  page: {
    title: 'Nyhedsbrev',
    description: (value) => `${value} i rabat for din tilmelding.`,
    expect: 'Det kan du forvente',
    points: [
      'Nye ristninger, før de står på hylden.',
      'Testresultater for maskiner, kværne og tilbehør, også de dårlige.',
      'Tilbud og sparepakker, cirka to gange om måneden.',
    ],
    howTo: 'Sådan får du rabatkoden',
    steps: (value, minimum) => [
      'Du tilmelder dig og klikker på linket i vores bekræftelsesmail.',
      `Vi sender dig en kode på ${value}.`,
      `Du indtaster den i kurven. Den gælder én gang, ved køb fra ${minimum}; en ny tilmelding giver ingen ny kode.`,
    ],
    unsubscribe: 'Hver mail har et link, der afmelder dig med ét klik.',
    off: 'Tilmelding til nyhedsbrevet er ikke mulig i øjeblikket.',
  },
  confirm: {
    title: 'Bekræft din tilmelding',
    confirm: 'Bekræft tilmelding',
    resend: 'Send et nyt link',
    toShop: 'Gå på opdagelse i kaffe',
    toNewsletter: 'Til tilmeldingen',
    state: {
      ready: { title: 'Ét klik mere.', text: 'Bekræft, at du gerne vil læse vores nyhedsbrev.' },
      confirmed: {
        title: 'Velkommen om bord.',
        text: 'Din tilmelding er bekræftet. Rabatkoden er på vej til dig på mail.',
      },
      confirmedAgain: {
        title: 'Godt at se dig igen.',
        text: 'Din tilmelding er bekræftet. Rabatkoden fik du, da du tilmeldte dig første gang.',
      },
      alreadyConfirmed: {
        title: 'Allerede klaret.',
        text: 'Denne tilmelding er allerede bekræftet.',
      },
      expired: {
        title: 'Dette link gælder ikke længere.',
        text: 'Det gjaldt i 48 timer, eller vi har siden sendt dig et nyere. Du kan få et nyt.',
      },
      sent: { title: 'Tjek venligst din indbakke.', text: 'Det nye link er på vej til dig.' },
      unknown: {
        title: 'Vi kender ikke dette link.',
        text: 'Måske blev det klippet af, da det blev kopieret, eller tilmeldingen er slettet.',
      },
      tooManyTries: { title: 'Det var for mange forsøg.', text: 'Vent venligst en time.' },
      unavailable: {
        title: 'Det virkede ikke lige nu.',
        text: 'Intet blev ændret. Prøv venligst igen om et øjeblik.',
      },
    },
  },
  unsubscribe: {
    title: 'Afmeld nyhedsbrevet',
    unsubscribe: 'Afmeld',
    toShop: 'Til forsiden',
    state: {
      ready: { title: 'Afmeld nyhedsbrevet', text: 'Ét klik, og vi skriver ikke til dig mere.' },
      unsubscribed: {
        title: 'Du er afmeldt.',
        text: 'Vi sender dig ikke flere nyhedsbreve. En rabatkode, du allerede har, gælder stadig.',
      },
      unknown: {
        title: 'Vi kender ikke dette link.',
        text: 'Måske blev det klippet af, da det blev kopieret. Åbn det venligst fra mailen.',
      },
      unavailable: {
        title: 'Det virkede ikke lige nu.',
        text: 'Du er ikke afmeldt endnu. Prøv venligst igen om et øjeblik.',
      },
    },
  },
};
