import { useNavigation } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';

interface ShowResultsProps {
  total: number | null;
}

/** Closes the drawer. A component of its own, so that the large form does not render on navigation. */
export function ShowResults({ total }: ShowResultsProps) {
  const { t, format } = useI18n();
  const busy = useNavigation().state === 'loading';
  const results = total === null ? null : t.collection.results(total, format.number(total));
  return (
    <>
      {/* the listing's own count is inert while the drawer is open */}
      <span className="visually-hidden" role="status">
        {results}
      </span>
      <Button
        form="filter-form"
        aria-busy={busy}
        onClick={(event) => {
          event.preventDefault();
          event.currentTarget.closest('dialog')?.close();
        }}
      >
        {results === null ? t.collection.showResults : t.collection.showCount(results)}
      </Button>
    </>
  );
}
