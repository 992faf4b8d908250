import type { LegalInformation } from '../../commerce/product/legal-information.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import styles from './food-contents.module.css';
import { NutritionTable } from './nutrition-table.tsx';

/** Ingredients with their allergens, and the nutrition declaration. */
export function FoodContents({ legal }: { legal: LegalInformation }) {
  const { t } = useServerI18n();
  const { foodName, ingredients, allergens, nutrition } = legal;
  return (
    <div className={styles.columns}>
      <div>
        <h2 className="h4">{t.product.legal.contents}</h2>
        {foodName && <p className={styles.name}>{foodName}</p>}
        {ingredients.length > 0 && (
          <p className={styles.ingredients}>
            <strong>{t.product.legal.ingredients}</strong>{' '}
            {ingredients.map(({ text, isAllergen }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
              isAllergen ? <b key={index}>{text}</b> : text,
            )}
          </p>
        )}
        {allergens.length > 0 && (
          <dl className={styles.allergens}>
            <dt>{t.product.legal.contains}</dt>
            {allergens.map((name) => (
              <dd key={name}>{name}</dd>
            ))}
          </dl>
        )}
      </div>
      {nutrition && <NutritionTable nutrition={nutrition} />}
    </div>
  );
}
