import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const withdrawal = {
  contractHint:
    'Die Bestellnummer steht in der Bestellbestätigung. Ohne Nummer: Bestelltag und Ware, zum Beispiel „3. November, Costa PID“.',
  exclusionsText:
    'Schnell verderbliche Ware, versiegelte Hygieneartikel nach dem Öffnen, Workshops mit festem Termin. Verschlossener Kaffee und Schokolade: Widerruf möglich. Du kannst das Formular immer absenden.',
} satisfies OwnTexts['withdrawal'];
