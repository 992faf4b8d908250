import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { searchDialogId } from '../shell/landmarks.ts';
import { Modal } from '../ui/modal.tsx';
import emptySearch from './empty-search.module.css';
import { SearchField } from './search-field.tsx';
import styles from './search-modal.module.css';

/**
 * The search window as the server renders it, into a template. It opens before the application runs, which then replaces
 * its content (SearchModal); until then its form leads to the results page.
 */
export function SearchDialog() {
  const { t } = useServerI18n();
  return (
    <Modal id={searchDialogId} name={{ label: t.search.title }} className={styles.modal}>
      <div className={styles.panel}>
        <SearchField />
        <div className={styles.body}>
          <div className={emptySearch.empty} />
        </div>
      </div>
    </Modal>
  );
}
