import { totalBeforeGiftCards } from '../commerce/cart.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import type { AddOutcome } from '../merchandise/add-to-cart.ts';
import { FreeShippingBar } from '../merchandise/free-shipping-bar.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './added-dialog.module.css';

interface AddedDialogProps {
  outcome: AddOutcome;
  onClose(): void;
  complementary: ProductCard[];
}

/** Says what is in the cart now, and what goes with it. */
export default function AddedDialog({ outcome, onClose, complementary }: AddedDialogProps) {
  const { t, href, format } = useI18n();
  const { line, cart } = outcome;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.product.addedTitle}
      closeLabel={t.shell.closeDialog}
      footer={
        <div className={styles.actions}>
          <Button look="outline" type="button" onClick={onClose}>
            {t.product.continueShopping}
          </Button>
          <LinkButton to={href.cart()}>{t.product.toCart}</LinkButton>
        </div>
      }
    >
      {line && cart && (
        <div className={styles.content}>
          <div className={styles.line}>
            {line.picture && (
              <Picture url={line.picture.url} alt="" width={96} height={96} sizes="96px" />
            )}
            <div>
              <p className={styles.muted}>{line.product.vendor}</p>
              <p>
                <strong>{line.product.title}</strong>
              </p>
              {line.variant.title && <p className={styles.muted}>{line.variant.title}</p>}
            </div>
            <strong>{format.money(line.total)}</strong>
          </div>
          <p role="status">
            {t.product.cartTotal(cart.totalQuantity, format.money(totalBeforeGiftCards(cart)))}
          </p>
          <FreeShippingBar cart={cart} />
          {complementary.length > 0 && (
            <section>
              <h3 className="h6">{t.product.complementary}</h3>
              <div className={styles.complementary}>
                <ProductGrid products={complementary.slice(0, 2)} headingLevel={4} />
              </div>
            </section>
          )}
        </div>
      )}
    </Dialog>
  );
}
