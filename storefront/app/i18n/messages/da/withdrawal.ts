import type { withdrawal as german } from '../de/withdrawal.ts';

/** Title and button have the wording of forbrugeraftaleloven § 20 a. */
export const withdrawal: typeof german = {
  title: 'Fortryd aftale',
  description: 'Fortryd en ordre online inden for fortrydelsesfristen, uden at logge ind.',
  lead: 'Tre oplysninger er nok. Du behøver ingen konto og ingen begrundelse. Bekræftelsen på modtagelsen kommer straks pr. e-mail.',
  contract: 'Ordre eller aftale',
  contractHint: 'Ordrenummeret står i ordrebekræftelsen. Uden nummer: dagen og varerne.',
  emailHint: 'Det behøver ikke at være ordrens adresse.',
  scope: 'Hvad vil du fortryde?',
  wholeOrder: 'Hele ordren',
  someItems: 'Kun enkelte varer',
  items: 'Hvilke varer?',
  contractProblem: {
    summary: 'Hvilken ordre drejer det sig om?',
    text: 'Skriv venligst ordrenummeret, eller beskriv ordren.',
  },
  note: 'Med knappen fortryder du aftalen. Om det skete i tide, og hvilke varer det gælder, undersøger vi bagefter.',
  confirm: 'Bekræft fortrydelse',
  steps: {
    confirm: 'I dag. Vi gemmer det, du skriver, uændret med dato og klokkeslæt.',
    inbox: 'Straks. Med alt, hvad du har oplyst.',
    sendBack: 'Send varen retur',
    sendBackText: (days) =>
      `Inden for ${days} dage. Adressen står i den næste e-mail; du betaler returfragten.`,
    refund: 'Pengene tilbage',
    refundText: (days) =>
      `Senest efter ${days} dage, på samme måde som du betalte, inklusive standardfragten.`,
    confirmed: 'Fortrydelse bekræftet',
    sendBackDone:
      'Vi finder din ordre og skriver, hvor varen skal sendes hen. Du betaler returfragten.',
    refundDone: (days) =>
      `Senest ${days} dage efter modtagelsen, hvis fortrydelsen er gyldig, og varen eller postkvitteringen er modtaget.`,
  },
  exclusions: 'Når der ikke er fortrydelsesret',
  exclusionsText:
    'Varer, der hurtigt bliver dårlige, og forseglede hygiejneartikler, når de er åbnet. Du kan altid sende formularen.',
  notice: 'Fortrydelsesvejledning og standardformular',
  noticePage: 'returns-complaints-withdrawal',
  done: {
    title: 'Vi har modtaget din fortrydelse.',
    lead: (email) => `Bekræftelsen er på vej til ${email}. Du kan også gemme den her.`,
  },
  receipt: { title: 'Bekræftelse på modtagelse', scope: 'Omfang' },
  mail: {
    subject: (number) => `Vi har modtaget din fortrydelse (${number})`,
    title: 'Vi har modtaget din fortrydelse.',
    lead: 'Vi har modtaget din fortrydelse med dette indhold:',
    merchantSubject: (number) => `Fortrydelse ${number}`,
    merchantTitle: 'Ny fortrydelse',
    merchantLead: 'En kunde har fortrudt en aftale. Bekræftelsen sendes automatisk.',
  },
};
