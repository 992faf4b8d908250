// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.

/** Texts that only pages of modules load. */
export const modulePages = {};
