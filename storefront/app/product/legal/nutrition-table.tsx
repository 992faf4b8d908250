import type { Nutrition } from '../../commerce/product/legal-information.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './nutrition-table.module.css';

/** In the order of the law, with the reference intake of an adult in grams (Regulation 1169/2011, Annexes XIII and XV). */
const rows = [
  { key: 'fat', reference: 70, isPart: false },
  { key: 'saturates', reference: 20, isPart: true },
  { key: 'carbohydrate', reference: 260, isPart: false },
  { key: 'sugars', reference: 90, isPart: true },
  { key: 'fibre', reference: null, isPart: false },
  { key: 'protein', reference: 50, isPart: false },
  { key: 'salt', reference: 6, isPart: false },
] as const;
const referenceKj = 8400;

export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const { t, format } = useServerI18n();
  const texts = t.product.legal.nutrition;
  const { per, portion, energyKj, energyKcal } = nutrition;
  const ofPortion = (amount: number) => (amount * (portion ?? 0)) / 100;
  const grams = (amount: number) => `${format.number(Math.round(amount * 100) / 100)}\u00a0g`;
  const percent = (amount: number, reference: number) =>
    t.product.percent(format.number(Math.round((ofPortion(amount) * 100) / reference)));
  const energy = (kj: number, kcal: number) => (
    <td>
      {format.number(Math.round(kj))}&nbsp;kJ
      <br />
      {format.number(Math.round(kcal))}&nbsp;kcal
    </td>
  );
  return (
    <div className={styles.panel}>
      <h3 className="h5" id="nutrition">
        {texts.title}
      </h3>
      <table className={styles.table} aria-labelledby="nutrition">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{texts.nutrient}</span>
            </th>
            <th scope="col">100&nbsp;{per}</th>
            {portion && (
              <>
                <th scope="col">
                  {texts.portion}
                  <br />
                  {format.number(portion)}&nbsp;{per}
                </th>
                <th scope="col">{texts.share}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{texts.energy}</th>
            {energy(energyKj, energyKcal)}
            {portion && (
              <>
                {energy(ofPortion(energyKj), ofPortion(energyKcal))}
                <td>{percent(energyKj, referenceKj)}</td>
              </>
            )}
          </tr>
          {rows.map(({ key, reference, isPart }) => {
            const amount = nutrition[key];
            if (amount === null) return null;
            return (
              <tr key={key} className={classNames(isPart && styles.part)}>
                <th scope="row">{texts[key]}</th>
                <td>{grams(amount)}</td>
                {portion && (
                  <>
                    <td>{grams(ofPortion(amount))}</td>
                    <td>{reference && percent(amount, reference)}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>{texts.note}</p>
    </div>
  );
}
