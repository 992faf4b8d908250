import { useNavigation } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';

interface ShowResultsProps {
  total: number | null;
  onClick(): void;
}

/** Only closes the filters: they are in the address already. Apart from their form, which is large and need not follow the router. */
export function ShowResults({ total, onClick }: ShowResultsProps) {
  const { t, format } = useI18n();
  const busy = useNavigation().state === 'loading';
  const results = total === null ? null : t.collection.results(total, format.number(total));
  return (
    <>
      {/* the count above the listing is not heard while the drawer is open */}
      <span className="visually-hidden" role="status">
        {results}
      </span>
      <Button
        form="filter-form"
        aria-busy={busy}
        onClick={(event) => {
          event.preventDefault();
          onClick();
        }}
      >
        {results === null ? t.collection.showResults : t.collection.showCount(results)}
      </Button>
    </>
  );
}
