import type { SavedItem } from '../commerce/cart/saved-products.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { Button } from '../ui/button.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { AccountFrame, type Done } from './account-frame.tsx';
import { describeEquipment } from './describe-equipment.server.ts';
import type { Kept } from './kept.ts';
import styles from './saved.module.css';
import { SavedTiles } from './saved-tiles.tsx';

interface SavedPageProps {
  kept: Kept;
  /** Those that are still sold. */
  items: readonly SavedItem[];
  done: Done | null;
}

export function SavedPage({ kept, items, done }: SavedPageProps) {
  const { t } = useServerI18n();
  const words = t.account.kept;
  return (
    <AccountFrame title={t.account.saved} text={words.lead} page="saved" done={done}>
      <FromBrowser kept={kept} />
      {items.length === 0 ? <p>{words.none}</p> : <SavedTiles items={items} removable />}
      <EquipmentSection entry={kept.equipment} />
    </AccountFrame>
  );
}

/** Hidden until a script has compared the browser's lists with the account's (`kept-in-browser.ts`). */
function FromBrowser({ kept }: { kept: Kept }) {
  const { t, href } = useServerI18n();
  const words = t.account.kept;
  return (
    <div data-kept={JSON.stringify(kept)} className={styles.offers}>
      <form method="post" action={href.account('saved')} className={styles.offer} hidden>
        <div>
          <h2 className="h6">{words.inBrowser}</h2>
          <p className="sm">{words.inBrowserText}</p>
        </div>
        <input type="hidden" name="saved" />
        <input type="hidden" name="equipment" />
        <Button name="intent" value="keep">
          {words.keep}
        </Button>
      </form>
      <div className={styles.offer} hidden>
        <div>
          <h2 className="h6">{words.notHere}</h2>
          <p className="sm">{words.notHereText}</p>
        </div>
        <Button look="outline" type="button">
          {words.useHere}
        </Button>
        <p role="status" tabIndex={-1} data-done={words.usedHere} />
      </div>
    </div>
  );
}

function EquipmentSection({ entry }: { entry: string | null }) {
  const { t, href, language } = useServerI18n();
  const words = t.account.kept;
  const names = describeEquipment(entry, language);
  if (!names) return null;
  return (
    <section className={styles.section}>
      <h2 className="h4">{words.equipment}</h2>
      <div className={styles.equipment}>
        <Devices names={names} />
        <form method="post" action={href.account('saved')}>
          <QuietButton name="intent" value="forgetEquipment">
            {words.removeEquipment}
          </QuietButton>
        </form>
      </div>
    </section>
  );
}

export function Devices({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.devices}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
