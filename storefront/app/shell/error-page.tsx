import { lazy, Suspense } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { retryOnce } from '../ui/retry-once.ts';
// the document has the screen, whose code is loaded later
import '../ui/button.module.css';
import './popular-categories.module.css';
import './search-form.module.css';
import './error-screen.module.css';

const ErrorScreen = lazy(() =>
  retryOnce(() => import('./error-screen.tsx')).catch(() => ({ default: ErrorWithoutNetwork })),
);

/** The error screen, loaded when there is an error to show. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <ErrorScreen error={error} />
    </Suspense>
  );
}

/** Shown where the error screen itself cannot be loaded. */
function ErrorWithoutNetwork() {
  const { t } = useI18n();
  return (
    <div className="wrap section">
      <h1 className="h2">{t.error.brokenTitle}</h1>
    </div>
  );
}
