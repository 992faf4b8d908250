import type { Localized } from '../model.ts';
import { type Draft, phrase, randomFor, words } from './draft.ts';
import { isFreight } from './shipping.ts';

const parcel = [
  words(
    '{title}: {note}. Ehrlich beschrieben und in 1–3 Tagen bei dir.',
    '{title}: {note}. Plainly described and with you in 1–3 days.',
    '{title}: {note}. Ærligt beskrevet og hos dig på 1-3 dage.',
  ),
  words(
    '{title} online kaufen: {note}. Mit technischen Daten und Bewertungen.',
    'Buy {title} online: {note}. With technical data and reviews.',
    'Køb {title} online: {note}. Med tekniske data og anmeldelser.',
  ),
  words(
    '{note}: {title}. Wofür es taugt, wofür nicht und was dazu passt.',
    '{note}: {title}. What it is good for, what not and what goes with it.',
    '{note}: {title}. Hvad det duer til, hvad ikke, og hvad der passer til.',
  ),
  words(
    '{title} – {note}. Versandkostenfrei ab 49 € innerhalb Deutschlands.',
    '{title} – {note}. Free shipping within Germany from €49.',
    '{title} – {note}. Gratis fragt i Tyskland fra 49 €.',
  ),
];
const special = [
  words(
    '{title}: {note}. Beratung, Ersatzteile und Zubehör aus einer Hand.',
    '{title}: {note}. Advice, spare parts and accessories from one source.',
    '{title}: {note}. Rådgivning, reservedele og tilbehør samme sted.',
  ),
  words(
    '{title} im Überblick: {note}. Mit Maßen, Leistung und Bewertungen.',
    '{title} at a glance: {note}. With dimensions, power and reviews.',
    '{title} i overblik: {note}. Med mål, effekt og anmeldelser.',
  ),
];
const freight = [
  words(
    '{title}: {note}. Lieferung per Spedition, Termin nach Absprache.',
    '{title}: {note}. Delivered by forwarding agency by appointment.',
    '{title}: {note}. Levering med fragtmand efter aftale.',
  ),
];

/** The two lines below a search engine's hit. */
export function searchSnippet(draft: Draft, title: Localized, note: Localized): Localized {
  const pool = isFreight(draft) ? freight : draft.hasPlug ? special : parcel;
  return phrase(randomFor(`${title.de} snippet`).pick(pool), { title, note });
}
