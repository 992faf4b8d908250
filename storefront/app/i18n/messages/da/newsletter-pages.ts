import type { newsletterPages as german } from '../de/newsletter-pages.ts';

export const newsletterPages: typeof german = {
  off: 'Tilmelding til nyhedsbrevet er ikke mulig i øjeblikket.',
  confirm: {
    title: 'Bekræft din tilmelding',
    confirm: 'Bekræft tilmelding',
    resend: 'Send et nyt link',
    toShop: 'Til butikken',
    toNewsletter: 'Til tilmeldingen',
    state: {
      ready: { title: 'Ét klik mere.', text: 'Bekræft, at du gerne vil læse vores nyhedsbrev.' },
      confirmed: {
        title: 'Velkommen.',
        text: 'Din tilmelding er bekræftet. Rabatkoden er på vej på e-mail.',
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
        text: 'Måske blev det klippet af, da det blev kopieret. Åbn det venligst fra e-mailen.',
      },
      unavailable: {
        title: 'Det virkede ikke lige nu.',
        text: 'Du er ikke afmeldt endnu. Prøv venligst igen om et øjeblik.',
      },
    },
  },
};
