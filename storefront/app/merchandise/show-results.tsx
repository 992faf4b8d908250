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
  return (
    <Button
      form="filter-form"
      aria-busy={busy}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      {total === null
        ? t.collection.showResults
        : t.collection.showCount(t.collection.results(total, format.number(total)))}
    </Button>
  );
}
