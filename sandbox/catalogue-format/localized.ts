import { z } from 'zod';
import { knownLanguages, type Language, type Localized, sameInAllLanguages } from './languages.ts';

/** One text for all languages, or one for each; a missing language falls back to the primary one. */
export function localized(primaryLanguage: Language) {
  return z
    .union([z.string(), z.partialRecord(z.enum(knownLanguages), z.string())])
    .transform((value, context): Localized => {
      if (typeof value === 'string') return sameInAllLanguages(value);
      const fallback = value[primaryLanguage];
      if (fallback === undefined) {
        context.addIssue(`has no text in the primary language "${primaryLanguage}"`);
        return z.NEVER;
      }
      return { ...sameInAllLanguages(fallback), ...value };
    });
}
