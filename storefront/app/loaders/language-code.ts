import type { RouterContextProvider } from 'react-router';
import { languageFacts } from '#shop/languages.ts';
import { languageContext } from '../context.ts';

/** The page's language as the platform's APIs name it. */
export const languageCode = (context: Readonly<RouterContextProvider>) =>
  languageFacts[context.get(languageContext)].code;
