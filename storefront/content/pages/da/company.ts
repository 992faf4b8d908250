import { shop } from '../../../app/commerce/shop.ts';
import { menuItems } from '../../menu-items.ts';
import type { TranslatedPages } from '../model.ts';

const { collection, page } = menuItems('da');

export const company: Pick<
  TranslatedPages,
  'about' | 'workshops' | 'co2' | 'terms' | 'imprint' | 'privacy' | 'accessibility'
> = {
  about: {
    title: 'Vores team',
    description: 'Hvem vi er, og hvordan vi vælger.',
    paragraphs: [
      'En lods kommer om bord, når farvandet bliver svært, kender hver grund, tager ingen kommando og går igen, når du er i sikkerhed. Sådan vil vi sælge kaffe.',
      'Vi smager hver ristning, vejer hver pose og tester hver maskine, før den kommer på hylden. Det, vi har målt, står på produktsiden, også når noget ikke passer.',
      'Kaffeelotse er officiel partner i en forening for specialkaffe.',
    ],
    links: [
      page('Kaffeworkshops', 'kaffe-workshops'),
      page('Fordele ved bestilling', 'ordering-benefits'),
    ],
  },
  workshops: {
    title: 'Kaffeworkshops',
    description: 'Espresso, filterkaffe og latte art i små grupper.',
    paragraphs: [
      'Vi har forberedt tre emner: at indstille espresso, filterkaffe i hånden og latte art for begyndere.',
      'Nye datoer ligger ikke fast endnu; de kommer på denne side.',
      'Indtil da hjælper vejledningerne: formaling og mælkeskum kan sagtens øves derhjemme.',
    ],
    links: [page('Indstil formalingen', 'formaling'), page('Latte art', 'latte-art')],
  },
  co2: {
    title: 'CO₂-kompensation',
    description: 'Hvad vi kompenserer, når din ordre sendes.',
    paragraphs: [
      'Hver levering er CO₂-kompenseret, uden merpris og uden flueben i kassen.',
      'Det, der slet ikke kører, hjælper mest: én stor ordre er bedre end tre små, og i abonnement kommer kaffen i det tempo, du drikker den.',
      'At kompensere er ikke at undgå. Derfor pakker vi uden plastchips og i kasser, der passer til varen.',
    ],
    links: [collection('Kaffeabonnement', 'kaffe-abonnement')],
  },
  terms: {
    title: 'Handelsbetingelser',
    description: 'Reglerne for ordrer hos Kaffeelotse.',
    paragraphs: [
      'Kaffeelotse er en demonstrationsbutik: mærker, produkter og priser er opdigtede, og ingen ordre bliver leveret. Den, der driver denne software som en rigtig butik, erstatter siden med sine egne betingelser.',
      'For demonstrationen gælder: aftalen er indgået, når du afgiver en bindende ordre i kassen. Alle priser er inklusive moms; fragten kommer oveni og vises, før du bestiller.',
      `Du kan fortryde inden for ${shop.withdrawalDays} dage. Et abonnement løber, til du opsiger det, og det kan du når som helst.`,
    ],
    links: [
      page('Forsendelse & levering', 'forsendelse-levering'),
      page('Returnering & fortrydelse', 'returns-complaints-withdrawal'),
    ],
  },
  imprint: {
    title: 'Firmaoplysninger',
    description: 'Hvem der er ansvarlig for disse sider.',
    paragraphs: [
      'Kaffeelotse er en opdigtet butik, der viser open source-software frem. Navne, mærker og produkter er fundet på; lighed med virkelige er ikke tilsigtet.',
      `Post til butikken sendes til ${shop.email}.`,
      'Den, der driver denne software, skriver her firma, adresse, ledelse og registreringsnummer.',
    ],
  },
  privacy: {
    title: 'Privatliv',
    description: 'Hvilke data der opstår, til hvad og hvor længe.',
    paragraphs: [
      'Den, der blot ser sig om, efterlader intet hos os: siderne sætter ingen cookie og henter intet fra andre servere til reklame eller statistik.',
      'Lægger du noget i kurven, husker en cookie ved navn storefront_cart_id dens nummer. Uden den kunne din browser ikke finde kurven igen; scripts kan ikke læse den.',
      'Adresse og betaling indtaster du i handelsplatformens kasse. Din kundekonto ligger også der.',
      `Vil du vide, hvilke data vi har, eller have dem slettet, så skriv til ${shop.email}.`,
    ],
  },
  accessibility: {
    title: 'Tilgængelighed',
    description: 'Hvor tilgængelig butikken er, og hvem du kan henvende dig til.',
    paragraphs: [
      'Vi følger WCAG 2.2, niveau AA. Alle sider kan betjenes med tastaturet, forstørres til 200\u00a0% og læses ved 320 pixels bredde uden at rulle sidelæns.',
      'Butikken virker uden JavaScript. Den, der har bedt om mindre bevægelse, ser ingen.',
      'Automatiske kontroller kører ved hver ændring; de finder ikke alt.',
      `Møder du en forhindring, så skriv til ${shop.email}: siden, dit apparat og hvad du ville, er nok.`,
    ],
  },
};
