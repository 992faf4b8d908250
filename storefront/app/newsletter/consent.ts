/** The version of the consent text (messages: newsletter.consent), stored as proof with every sign-up. */
export const consentVersion = '2026-11';
