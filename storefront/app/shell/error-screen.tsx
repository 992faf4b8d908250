import { use } from 'react';
import { useLocation } from 'react-router';
import { features } from '../../content/features.ts';
import { useContent } from '../../content/use-content.ts';
import { shopName } from '../commerce/shop-name.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import needle from './bean-needle.svg';
import bowl from './compass-bowl.svg';
import styles from './error-screen.module.css';
import { PopularCategories } from './popular-categories.tsx';
import { RequestIdContext, requestIdMeta } from './request-id.ts';
import { SearchForm } from './search-form.tsx';

export default function ErrorScreen({ missing }: { missing: boolean }) {
  const { t } = useI18n();
  const title = missing ? t.error.notFoundTitle : t.error.brokenTitle;
  return (
    <>
      <title>{`${title} | ${shopName}`}</title>
      <meta name="robots" content="noindex" />
      <section className="inverse contour">
        <div className={`wrap ${styles.inside}`}>
          <div>
            <p className="sounding">{t.error.code(missing ? 404 : 500)}</p>
            <h1 className={`h1 ${styles.title}`}>{title}</h1>
            {missing ? <WaysOn /> : <WaysOut />}
          </div>
          <div className={missing ? styles.adrift : styles.aground}>
            <img src={bowl} alt="" width={320} height={320} />
            <img src={needle} alt="" width={198} height={198} className={styles.needle} />
          </div>
        </div>
      </section>
      {missing && <PopularCategories />}
    </>
  );
}

function WaysOn() {
  const { t, href } = useI18n();
  const { espresso } = useContent().cart;
  return (
    <>
      <p className={`lead ${styles.text}`}>
        {features.search ? t.error.notFoundTextWithSearch : t.error.notFoundText}
      </p>
      {features.search && (
        <div className={styles.search}>
          <SearchForm inPage />
        </div>
      )}
      <div className={styles.ways}>
        <LinkButton look="inverse" to={href.home()}>
          {t.error.toHome}
        </LinkButton>
        <LinkButton look="outline-inverse" to={href.collection(espresso)}>
          {t.error.discoverEspresso}
        </LinkButton>
      </div>
    </>
  );
}

function WaysOut() {
  const { t, href } = useI18n();
  const { pathname, search } = useLocation();
  const requestId = use(RequestIdContext);
  return (
    <>
      <p className={`lead ${styles.text}`}>{t.error.brokenText}</p>
      {features.search && (
        <div className={styles.search}>
          <SearchForm inPage />
        </div>
      )}
      <div className={styles.ways}>
        <LinkButton look="inverse" to={pathname + search} reloadDocument>
          <Icon name="arrow-clockwise" />
          {t.error.tryAgain}
        </LinkButton>
        <LinkButton look="outline-inverse" to={href.home()} reloadDocument>
          {t.error.toHome}
        </LinkButton>
      </div>
      {requestId && (
        <p className={`sm muted ${styles.reference}`}>
          <meta name={requestIdMeta} content={requestId} />
          {t.error.reference} <span>{requestId}</span>
        </p>
      )}
    </>
  );
}
