import type { ReactNode } from 'react';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { Tip } from '../../ui/tip.tsx';

/** Editorial advice, at most once on a page. */
export function Advice({ children }: { children: ReactNode }) {
  return <Tip title={useServerI18n().t.product.tip}>{children}</Tip>;
}
