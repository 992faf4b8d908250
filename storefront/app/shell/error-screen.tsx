import { use, useState } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { shopName } from '#shop/identity.ts';
import bowl from '#shop/theme/compass-bowl.svg';
import needle from '#shop/theme/compass-needle.svg';
import { eventIdOf } from '../../telemetry/report-error.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
import styles from './error-screen.module.css';
import { FailedRequestContext, requestIdMeta } from './failed-request.ts';
import { notFoundParts, useNotFoundParts } from './not-found-parts.ts';
import { SearchForm } from './search-form.tsx';
// only the server has these parts
import './popular-categories.module.css';

export default function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useI18n();
  const failedRequest = use(FailedRequestContext);
  // an error of the browser has an event id, and is not about a request
  const [failed] = useState(() => (eventIdOf(error) ? null : failedRequest()));
  // what is missing or refused comes as a response
  const status = isRouteErrorResponse(error) ? error.status : Math.max(failed?.status ?? 0, 500);
  const missing = status === 404;
  const title = missing ? t.error.notFoundTitle : t.error.brokenTitle;
  return (
    <>
      <title>{`${title} | ${shopName}`}</title>
      <meta name="robots" content="noindex" />
      <section className="inverse contour">
        <div className={`wrap ${styles.inside}`}>
          <div>
            <p className="sounding">{t.error.code(status)}</p>
            <h1 className={`h1 ${styles.title}`}>{title}</h1>
            {missing ? <NotFoundActions /> : <ErrorActions />}
            <Reference error={error} status={status} />
          </div>
          <div className={missing ? styles.notFoundArt : styles.errorArt}>
            <img src={bowl} alt="" width={320} height={320} />
            <img src={needle} alt="" width={198} height={198} className={styles.needle} />
          </div>
        </div>
      </section>
      {missing && <ServerHtml id={notFoundParts.categories} className="part" />}
    </>
  );
}

function NotFoundActions() {
  const { t, href } = useI18n();
  useNotFoundParts();
  return (
    <>
      <p className={`lead ${styles.text}`}>{t.error.notFoundText}</p>
      <div className={styles.search}>
        <SearchForm inPage />
      </div>
      <div className={styles.actions}>
        <LinkButton look="inverse" to={href.home()}>
          {t.error.toHome}
        </LinkButton>
        <ServerHtml id={notFoundParts.discover} className="part" />
      </div>
    </>
  );
}

function ErrorActions() {
  const { t, href } = useI18n();
  const { pathname, search } = useLocation();
  return (
    <>
      <p className={`lead ${styles.text}`}>{t.error.brokenText}</p>
      <div className={styles.search}>
        <SearchForm inPage />
      </div>
      <div className={styles.actions}>
        <LinkButton look="inverse" to={pathname + search} reloadDocument>
          <Icon name="arrow-clockwise" />
          {t.error.tryAgain}
        </LinkButton>
        <LinkButton look="outline-inverse" to={href.home()} reloadDocument>
          {t.error.toHome}
        </LinkButton>
      </div>
    </>
  );
}

/** The request id of a server error, or the event id of a browser error, to find it in the log. */
function Reference({ error, status }: { error: unknown; status: number }) {
  const { t } = useI18n();
  const failedRequest = use(FailedRequestContext);
  const [reference] = useState(() => eventIdOf(error) ?? failedRequest()?.id);
  if (!reference) return null;
  return (
    <p className={`sm muted ${styles.reference}`}>
      <meta name={requestIdMeta} content={reference} data-status={status} />
      {t.error.reference} <span>{reference}</span>
    </p>
  );
}
