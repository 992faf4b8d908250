import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const cancellation = {
  description: 'Ein Kaffee-Abo oder einen anderen laufenden Vertrag kündigen, ohne Anmeldung.',
  lead: 'Für Kaffee-Abos und andere laufende Verträge. Eine Seite, keine Anmeldung, Bestätigung sofort per E-Mail.',
} satisfies OwnTexts['cancellation'];
