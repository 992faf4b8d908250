import { totalBeforeGiftCards } from '../commerce/cart/cart.ts';
import { useI18n } from '../i18n/i18n.tsx';
import type { AddOutcome } from '../merchandise/add-to-cart.ts';
import { FreeShippingBar } from '../merchandise/free-shipping-bar.tsx';
import { OrderPromise } from '../merchandise/order-promise.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './added-dialog.module.css';
import { AddedLine } from './added-line.tsx';
import { suggestionsId } from './added-suggestions-id.ts';
import './added-suggestions.module.css'; // only the server has the component

interface AddedDialogProps {
  outcome: AddOutcome;
  onClose(): void;
}

/** Confirms the added line, with suggestions. */
export default function AddedDialog({ outcome, onClose }: AddedDialogProps) {
  const { t, href, format } = useI18n();
  const { line, cart } = outcome;
  const { country } = useDelivery();
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <span className={styles.title}>
          <span className={styles.check}>
            <Icon name="check-bold" size={14} />
          </span>
          {t.product.addedTitle}
        </span>
      }
      closeLabel={t.shell.closeDialog}
      footer={
        <>
          <Button look="outline" type="button" onClick={onClose}>
            {t.product.continueShopping}
          </Button>
          <LinkButton to={href.cart()}>{t.product.toCart}</LinkButton>
        </>
      }
    >
      {line && cart && (
        <div className={styles.content}>
          <AddedLine line={line} />
          <p role="status" className={styles.muted}>
            {t.product.cartTotal(cart.totalQuantity, format.money(totalBeforeGiftCards(cart)))}
          </p>
          <div>
            <FreeShippingBar cart={cart} country={country} />
            <OrderPromise cart={cart} country={country} madeAt={null} />
          </div>
          <div ref={showSuggestions} />
        </div>
      )}
    </Dialog>
  );
}

/** From the template of the page. */
function showSuggestions(place: HTMLElement | null) {
  const template = document.getElementById(suggestionsId);
  if (!(template instanceof HTMLTemplateElement) || !place) return;
  place.replaceChildren(template.content.cloneNode(true));
}
