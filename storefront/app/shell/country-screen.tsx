import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import styles from './country-screen.module.css';
import { CountryTable } from './country-table.tsx';
import { PageHead } from './page-head.tsx';

/** The form of the dialog as a page, for browsers without scripts. */
export function CountryScreen() {
  const { t, href } = useI18n();
  return (
    <>
      <PageHead title={t.delivery.title} description={t.delivery.description} hidden />
      <form method="post" action={href.deliveryCountry()} className={`wrap ${styles.form}`}>
        <h1 className="h2">{t.delivery.title}</h1>
        <CountryTable />
        <Button>{t.delivery.apply}</Button>
      </form>
    </>
  );
}
