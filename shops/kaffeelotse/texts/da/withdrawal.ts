import type { OwnTexts } from '../../../../storefront/app/i18n/messages/message-types.ts';

export const withdrawal = {
  contractHint:
    'Ordrenummeret står i ordrebekræftelsen. Uden nummer: bestillingsdag og vare, for eksempel »3. november, Costa PID«.',
  exclusionsText:
    'Varer, der hurtigt bliver dårlige, forseglede hygiejneartikler efter åbning, workshops på en fast dato. Uåbnet kaffe og chokolade kan fortrydes. Du kan altid sende formularen.',
} satisfies OwnTexts['withdrawal'];
