import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Tip } from '../../ui/tip.tsx';

/** Editorial advice, at most once on a page. */
export function Advice({ children }: { children: ReactNode }) {
  return <Tip title={useI18n().t.product.tip}>{children}</Tip>;
}
