import type { Localized } from '../../model.ts';
import { localizedRows } from '../source-data/triples.ts';

export const brandTexts = localizedRows([
  [
    '{brand} aus {city} in drei Stärken, von {a} bis {c}.',
    '{brand} from {city} in three strengths, from {a} to {c}.',
    '{brand} fra {city} i tre styrker, fra {a} til {c}.',
  ],
  [
    'Wer {brand} noch nicht kennt, fängt mit {a}, {b} und {c} an.',
    'If you do not know {brand} yet, start with {a}, {b} and {c}.',
    'Kender du ikke {brand} endnu, så begynd med {a}, {b} og {c}.',
  ],
  [
    '{a}, {b} und {c}: die drei Espressi, nach denen bei {brand} am häufigsten gefragt wird.',
    '{a}, {b} and {c}: the three espressos people ask {brand} for most.',
    '{a}, {b} og {c}: de tre espressoer, der oftest bliver spurgt efter hos {brand}.',
  ],
  [
    'Von {brand} gibt es mehr als drei Espressi, diese passen am besten nebeneinander.',
    '{brand} has more than three espressos; these go best side by side.',
    '{brand} har flere end tre espressoer; disse passer bedst sammen.',
  ],
]);

export const contentSentences = localizedRows([
  [
    '{a} bringt {n1} mit, {b} eher {n2}, {c} schließlich {n3}.',
    '{a} brings {n1}, {b} tends towards {n2}, and {c} has {n3}.',
    '{a} byder på {n1}, {b} snarere på {n2} og {c} på {n3}.',
  ],
  [
    'Fang mit {a} an, wenn du {n1} magst; {c} mit {n3} ist der kräftigste.',
    'Start with {a} if you like {n1}; {c}, with {n3}, is the boldest.',
    'Begynd med {a}, hvis du kan lide {n1}; {c} med {n3} er den kraftigste.',
  ],
  [
    'Am weitesten auseinander liegen {a} mit {n1} und {c} mit {n3}, dazwischen steht {b}.',
    'Furthest apart are {a} with {n1} and {c} with {n3}; {b} stands between.',
    'Længst fra hinanden er {a} med {n1} og {c} med {n3}; imellem står {b}.',
  ],
  [
    '{n1}, {n2}, {n3}: Jede Packung schmeckt anders.',
    '{N1}, {n2}, {n3}: each bag tastes different.',
    '{N1}, {n2}, {n3}: Hver pose smager forskelligt.',
  ],
]);
export const savingSentences = localizedRows([
  [
    'Einzeln kosten sie {before} €, zusammen sparst du {percent} %.',
    'Separately they cost €{before}; together you save {percent}%.',
    'Enkeltvis koster de {before} €; sammen sparer du {percent} %.',
  ],
  [
    'Einzeln wären es {before} €, im Paket sparst du {saved} €.',
    'Bought separately it would be €{before}; the pack saves you €{saved}.',
    'Enkeltvis ville det være {before} €; i pakken sparer du {saved} €.',
  ],
  [
    '{percent} % Nachlass sind {saved} €, gerechnet auf unsere eigenen Einzelpreise.',
    '{percent}% off is €{saved}, compared with the price of the single bags.',
    '{percent} % rabat er {saved} €, regnet efter vores egne enkeltpriser.',
  ],
]);

export const seoTail: Localized = {
  de: 'Im Paket: {shortNote}, {percent} % günstiger.',
  en: 'In the pack: {shortNote}, {percent}% off.',
  da: 'I pakken: {shortNote}, {percent} % billigere.',
};
