import type { NewsletterMails } from '../../de/server/newsletter-mails.ts';
import { endSentence } from '../end-sentence.ts';

export const newsletterMails: NewsletterMails = {
  confirmation: {
    subject: 'Bekræft venligst din tilmelding',
    preview: 'Bekræft venligst, at du vil have vores nyhedsbrev.',
    title: 'Næsten i havn.',
    lead: (shop) =>
      `Dejligt, at du vil læse nyhedsbrevet fra ${shop}. Bekræft venligst, at denne adresse er din:`,
    action: 'Bekræft tilmelding',
    validity: 'Linket gælder i 48 timer.',
    notYou:
      'Var det ikke dig? Så skal du bare ikke gøre noget: Uden din bekræftelse skriver vi ikke igen, og vi sletter adressen.',
    fallback: 'Virker knappen ikke? Kopiér dette link til din browser:',
  },
  voucher: {
    subject: (value) => `Din rabatkode på ${value}`,
    preview: (value, minimum) => endSentence(`${value} i rabat på din ordre fra ${minimum}`),
    title: 'Velkommen.',
    lead: (value) => `Tak for din tilmelding. Her er din rabatkode på ${value}:`,
    codeLabel: 'Din kode',
    conditions: (minimum) =>
      endSentence(`Indtast koden i kurven. Den gælder én gang, til en ordre fra ${minimum}`),
    action: 'Til butikken',
  },
  footer: {
    reason: (shop) => `Du får denne e-mail, fordi adressen blev tilmeldt nyhedsbrevet fra ${shop}.`,
    unsubscribe: 'Afmeld nyhedsbrevet',
    imprint: 'Virksomhedsoplysninger',
    privacy: 'Privatliv',
    imprintPage: 'imprint',
    privacyPage: 'privacy',
  },
};
