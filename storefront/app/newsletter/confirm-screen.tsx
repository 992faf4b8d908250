import { newsletterPages } from '#shop/messages/newsletter-pages.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { LinkScreen } from '../shell/link-screen.tsx';
import { Button, LinkButton } from '../ui/button.tsx';

export type ConfirmState =
  | 'ready'
  | 'confirmed'
  | 'confirmedAgain'
  | 'alreadyConfirmed'
  | 'expired'
  | 'sent'
  | 'unknown'
  | 'tooManyTries'
  | 'unavailable';

/** Requires a click, since mail scanners open links but do not submit forms. */
export function ConfirmScreen({ state, done }: { state: ConfirmState; done: boolean }) {
  const { href } = useI18n();
  const texts = useTexts(newsletterPages).confirm;
  return (
    <LinkScreen title={texts.title} words={texts.state[state]} done={done}>
      {(state === 'ready' || state === 'unavailable') && (
        <form method="post">
          <Button look="inverse" name="intent" value="confirm">
            {texts.confirm}
          </Button>
        </form>
      )}
      {state === 'expired' && (
        <form method="post">
          <Button look="inverse" name="intent" value="resend">
            {texts.resend}
          </Button>
        </form>
      )}
      {state === 'unknown' && (
        <LinkButton look="inverse" to={href.newsletter()}>
          {texts.toNewsletter}
        </LinkButton>
      )}
      {(state === 'confirmed' || state === 'confirmedAgain' || state === 'alreadyConfirmed') && (
        <LinkButton look="inverse" to={href.home()}>
          {texts.toShop}
        </LinkButton>
      )}
    </LinkScreen>
  );
}
