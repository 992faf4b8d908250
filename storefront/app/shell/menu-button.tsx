import { Suspense } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import { menuButtonId, navigationId } from './landmarks.ts';
import styles from './menu-button.module.css';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const loadDrawer = () => import('./navigation-drawer.tsx');

/** Opens the drawer; before hydration it is a link to the navigation in the page. */
export function MenuButton() {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const { open, show, hide } = useOpenUntilNavigation<'drawer'>();
  const drawer = useLazyComponent(loadDrawer);
  if (!hydrated) {
    return (
      <a
        id={menuButtonId}
        href={`#${navigationId}`}
        className={styles.link}
        aria-label={t.shell.openNavigation}
        data-hold=""
      >
        <Icon name="list" size={24} />
      </a>
    );
  }
  return (
    <>
      <IconButton
        id={menuButtonId}
        icon="list"
        label={t.shell.openNavigation}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onPointerEnter={drawer.preload}
        onFocus={drawer.preload}
        onClick={() => {
          show('drawer');
          drawer.load(() => {
            hide();
            location.hash = navigationId;
          });
        }}
      />
      {drawer.Component && (
        <Suspense fallback={null}>
          <drawer.Component open={open !== null} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}
