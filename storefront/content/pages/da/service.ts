import { shop } from '../../../app/commerce/shop.ts';
import { formatsFor } from '../../../app/i18n/formats.ts';
import { menuItems } from '../../menu-items.ts';
import type { TranslatedPages } from '../model.ts';

const { roundMoney: money } = formatsFor('da');
const { collection, page } = menuItems('da');
const { shipping, newsletterVoucher, withdrawalDays } = shop;
const days = `${shipping.days.min}–${shipping.days.max}`;

export const service: Pick<
  TranslatedPages,
  'shipping' | 'payment' | 'returns' | 'clickCollect' | 'benefits' | 'newsletter'
> = {
  shipping: {
    title: 'Forsendelse & levering',
    description: 'Hvad fragten koster, hvor længe den varer, og hvornår den er gratis.',
    paragraphs: [
      `En pakke koster ${money(shipping.standard)}. I Tyskland leverer vi gratis fra ${money(shipping.freeFrom)}, så længe intet i ordren kræver special- eller speditionsforsendelse. Gavekort tæller ikke med i beløbet.`,
      `Det, der er på lager, er hos dig på ${days} dage. Tager en vare længere tid, står leveringstiden på produktsiden.`,
      `Elektriske apparater med stik sendes som specialforsendelse for ${money(shipping.special)}. Store maskiner kommer med spedition for ${money(shipping.freight)}; koster din adresse mere, siger kassen det, før du bestiller.`,
      'Vi leverer til 26 lande i EU. Hver levering er CO₂-kompenseret.',
    ],
    links: [page('CO₂-kompensation', 'co2-kompensation')],
  },
  payment: {
    title: 'Betaling',
    description: 'Sådan betaler du hos Kaffeelotse.',
    paragraphs: [
      'Du betaler i kassen hos vores handelsplatform; dine betalingsoplysninger ser vi aldrig. Du kan vælge mellem wallet, kredit- og debetkort, betal senere, to mobile wallets og tre bankmetoder.',
      'Rabatkoder og gavekort indløses i kurven. Et gavekort er et betalingsmiddel og sænker ikke varernes værdi: du beholder den gratis fragt.',
      'Alle priser er i euro og inklusive moms.',
    ],
  },
  returns: {
    title: 'Returnering, reklamation & fortrydelse',
    description: `${withdrawalDays} dages fortrydelsesret, og hvad du gør, når noget er galt.`,
    paragraphs: [
      `Du kan fortryde din ordre inden for ${withdrawalDays} dage uden at give en grund. Fristen begynder den dag, du modtager varen.`,
      `En mail til ${shop.email} med dit ordrenummer er nok. Derefter har du ${withdrawalDays} dage mere til at sende varen tilbage.`,
      'Af hygiejniske grunde kan vi ikke tage åbnede kaffeposer tilbage, medmindre de er fejlbehæftede.',
      'Er noget beskadiget eller ikke det, du bestilte, så send os et foto. Vi erstatter det eller betaler prisen tilbage, som du ønsker.',
    ],
  },
  clickCollect: {
    title: 'Click & collect',
    description: 'Bestil online, hent selv.',
    paragraphs: [
      'Vi forbereder afhentning i vores Coffee Hub. Lige nu tilbyder kassen kun forsendelse.',
      'Så snart du kan vælge afhentning, står den i kassen ved siden af forsendelserne, med adresse og åbningstider.',
      `Indtil da: fra ${money(shipping.freeFrom)} leverer vi gratis i Tyskland på ${days} dage.`,
    ],
    links: [page('Forsendelse & levering', 'forsendelse-levering')],
  },
  benefits: {
    title: 'Fordele ved bestilling',
    description: 'Hvad du får ud af at bestille hos Kaffeelotse.',
    paragraphs: [
      `Over 2.000 produkter, hvert af dem smagt, vejet eller testet, før det kommer på hylden. Levering på ${days} dage, gratis i Tyskland fra ${money(shipping.freeFrom)}.`,
      `${withdrawalDays} dages fortrydelsesret og CO₂-kompenseret forsendelse følger med hver ordre.`,
      'I abonnement koster kaffen 10\u00a0% mindre. Du får den til aktuel pris og kan tilpasse, holde pause eller opsige når som helst.',
      `Tilmelding til nyhedsbrevet giver en rabatkode på ${money(newsletterVoucher.value)} ved køb fra ${money(newsletterVoucher.minimumOrder)}.`,
    ],
    links: [collection('Kaffeabonnement', 'kaffe-abonnement'), page('Nyhedsbrev', 'newsletter')],
  },
  newsletter: {
    title: 'Nyhedsbrev',
    description: `${money(newsletterVoucher.value)} i rabat for din tilmelding.`,
    paragraphs: [
      'Nye ristninger, testresultater og tilbud, lige i din indbakke.',
      `Den, der tilmelder sig og klikker på linket i bekræftelsesmailen, får en rabatkode på ${money(newsletterVoucher.value)} til næste ordre. Den gælder én gang, fra ${money(newsletterVoucher.minimumOrder)}; en ny tilmelding giver ingen ny kode.`,
      'Hver mail har et link, der afmelder dig med ét klik.',
    ],
    links: [collection('Fra nyhedsbrevet', 'nyhedsbrev-udvalg')],
  },
};
