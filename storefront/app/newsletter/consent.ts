/** Which words of consent (messages: newsletter.consent) stand in the form. Kept as proof with every sign-up. */
export const consentVersion = '2026-11';
