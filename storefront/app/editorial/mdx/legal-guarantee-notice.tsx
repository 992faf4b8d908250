import { shop } from '#shop/shop.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { allMessages } from '../../i18n/messages/index.ts';
import { GuaranteeNotice } from '../../ui/guarantee-notice.tsx';

/** The same notice as in the cart. */
export function LegalGuaranteeNotice() {
  const { language } = useI18n();
  const texts = allMessages[language].cart.legalGuarantee;
  return <GuaranteeNotice artwork={shop.guaranteeNotice[language] ?? null} texts={texts} />;
}
