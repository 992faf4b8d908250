import type { Localized } from '../model.ts';
import { randomFor } from '../random.ts';
import { type Draft, phrase, words } from './draft.ts';
import { isFreight } from './shipping.ts';

const parcel = [
  words(
    '{title}: {note}. Ehrlich beschrieben, verschickt aus Hamburg.',
    '{title}: {note}. Plainly described, sent from Hamburg.',
    '{title}: {note}. Ærligt beskrevet, sendt fra Hamburg.',
  ),
  words(
    '{title} online kaufen: {note}. Mit technischen Daten und Bewertungen.',
    'Buy {title} online: {note}. With technical data and reviews.',
    'Køb {title} online: {note}. Med tekniske data og anmeldelser.',
  ),
  words(
    '{note}: {title}. Mit Stärken, Grenzen und passendem Zubehör.',
    '{note}: {title}. What it does well, what it does not and what goes with it.',
    '{note}: {title}. Med styrker, begrænsninger og passende tilbehør.',
  ),
  words(
    '{title} – {note}. Ausgesucht und beschrieben von Kaffeelotse.',
    '{title} – {note}. Chosen and described by Kaffeelotse.',
    '{title} – {note}. Udvalgt og beskrevet af Kaffeelotse.',
  ),
];
const special = [
  words(
    '{title}: {note}. Mit Beratung, Ersatzteilen und Zubehör aus einer Hand.',
    '{title}: {note}. Advice, spare parts and accessories, all in one place.',
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
    '{title}: {note}. Delivered by freight carrier on an agreed date.',
    '{title}: {note}. Levering med fragtmand efter aftale.',
  ),
];

/** The two lines below a search engine's hit. */
export function searchSnippet(draft: Draft, title: Localized, note: Localized): Localized {
  const pool = isFreight(draft) ? freight : draft.hasPlug ? special : parcel;
  return phrase(randomFor(`${title.de} snippet`).pick(pool), { title, note });
}
