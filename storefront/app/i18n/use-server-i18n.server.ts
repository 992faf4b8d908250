import { useI18n } from './i18n.tsx';
import { allMessages } from './messages/index.ts';

/** For parts that only the server renders: also the texts that browsers do not load. */
export function useServerI18n() {
  const { language, market, format, href } = useI18n();
  return { language, market, format, href, t: allMessages[language] };
}
