import type { Term } from './term.ts';

export const danishTerms: Term[] = [
  { avoid: /\bdenne mail\b/i, prefer: 'denne e-mail' },
  { avoid: /\d%/, prefer: '10 %, with a space' },
  { avoid: /skudtimer/i, prefer: 'timer til espresso' },
  // a plant has "nye skud", an espresso machine does not
  { avoid: /(?<!nye )\bskud(?:det|dene|s)?\b/i, prefer: 'espresso or shot' },
  { avoid: /\b(?:to|tre|første|store|hvert) hæld\b/i, prefer: 'opskænkning' },
  { avoid: /Efter mærke/, prefer: 'Efter certificering' },
  { avoid: /kolofon|firmaoplysninger/i, prefer: 'Virksomhedsoplysninger' },
  { avoid: /kunne du også lide/i, prefer: 'Måske kan du også lide' },
  { avoid: /[„“”]/, prefer: '»…« as quotation marks' },
  { avoid: /genbestilt/i, prefer: 'i restordre' },
  { avoid: /mærker & priser/i, prefer: 'mærker & udmærkelser' },
  { avoid: /store huse/i, prefer: 'store producenter' },
  { avoid: /sulfaminsyre/i, prefer: 'amidosulfonsyre' },
  { avoid: /brygtemperatur/i, prefer: 'bryggetemperatur' },
  { avoid: /spedition/i, prefer: 'fragtmand' },
  { avoid: /kaffepads?\b/i, prefer: 'kaffepuder' },
  { avoid: /kaffemølle|håndmølle/i, prefer: 'kaffekværn, håndkværn' },
  { avoid: /(?:enkelt|dobbelt) kedel/i, prefer: 'enkeltkedel, dobbeltkedel' },
  { avoid: /mælkeopskummer/i, prefer: 'mælkeskummer' },
  { avoid: /\b(?:Filtrer|Sorter|Kopier)\b/, prefer: 'Filtrér, Sortér, Kopiér' },
  { avoid: /mønstertekst/i, prefer: 'eksempeltekst' },
  { avoid: /Mobil [AB]\b|Bank (?:DE|NL|BE)\b/, prefer: 'the name of the payment method' },
];
