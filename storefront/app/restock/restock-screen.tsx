import { restock } from '#shop/messages/restock.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { LinkScreen } from '../shell/link-screen.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import type { RestockLinkState } from './restock.ts';

export type RestockScreenState = RestockLinkState | 'withdrawn';

/** Behind the link in the confirmation mail. Requires a click, since mail scanners open links. */
export function RestockScreen({ state, done }: { state: RestockScreenState; done: boolean }) {
  const { href } = useI18n();
  const texts = useTexts(restock).link;
  return (
    <LinkScreen title={texts.title} words={texts.state[state]} done={done}>
      {(state === 'ready' || state === 'unavailable') && (
        <form method="post">
          <Button look="inverse" name="intent" value="confirm">
            {texts.confirm}
          </Button>
        </form>
      )}
      {state === 'confirmed' && (
        <form method="post">
          <Button look="inverse" name="intent" value="withdraw">
            {texts.withdraw}
          </Button>
        </form>
      )}
      {(state === 'expired' || state === 'unknown' || state === 'withdrawn') && (
        <LinkButton look="inverse" to={href.home()}>
          {texts.toShop}
        </LinkButton>
      )}
    </LinkScreen>
  );
}
