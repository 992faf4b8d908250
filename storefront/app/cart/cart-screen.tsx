import { useContent } from '../../content/use-content.ts';
import type { Cart } from '../commerce/cart.ts';
import type { CartProblem } from '../commerce/carts.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { LinkButton } from '../ui/button.tsx';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-screen.module.css';
import { CartSummary } from './cart-summary.tsx';

interface CartScreenProps {
  cart: Cart | null;
  problems: (CartProblem | 'unavailable')[];
}

export function CartScreen({ cart, problems }: CartScreenProps) {
  const { t, href } = useI18n();
  const { espresso, equipment } = useContent().cart;
  return (
    <div className="wrap">
      <PageHead title={t.cart.title} description="" />
      <meta name="robots" content="noindex" />
      <h1 className={`h2 ${styles.title}`}>{t.cart.title}</h1>
      {problems.length > 0 && (
        <ul role="alert" className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{t.cart.problem[problem]}</li>
          ))}
        </ul>
      )}
      {cart && cart.lines.length > 0 ? (
        <div className={styles.columns}>
          <CartLines lines={cart.lines} />
          <CartSummary cart={cart} />
        </div>
      ) : (
        !problems.includes('unavailable') && (
          <div className={styles.empty}>
            <p className="lead">{t.cart.empty}</p>
            <LinkButton to={href.collection(espresso)}>{t.cart.discoverEspresso}</LinkButton>
            <LinkButton look="outline" to={href.collection(equipment)}>
              {t.cart.discoverEquipment}
            </LinkButton>
          </div>
        )
      )}
    </div>
  );
}
