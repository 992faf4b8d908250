import { useEffect, useRef } from 'react';
import { newsletterPages } from '#shop/messages/newsletter-pages.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { LinkScreen } from '../shell/link-screen.tsx';
import { Button, LinkButton } from '../ui/button.tsx';

export type UnsubscribeState = 'ready' | 'unsubscribed' | 'unknown' | 'unavailable';

/** One click in the mail is enough: with scripts the form submits itself, without them its button is shown. */
export function UnsubscribeScreen({ state, done }: { state: UnsubscribeState; done: boolean }) {
  const { href } = useI18n();
  const texts = useTexts(newsletterPages).unsubscribe;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state === 'ready') form.current?.requestSubmit();
  }, [state]);
  return (
    <LinkScreen title={texts.title} words={texts.state[state]} done={done}>
      {state === 'ready' || state === 'unavailable' ? (
        <form ref={form} method="post">
          <Button look="inverse">{texts.unsubscribe}</Button>
        </form>
      ) : (
        <LinkButton look="inverse" to={href.home()}>
          {texts.toShop}
        </LinkButton>
      )}
    </LinkScreen>
  );
}
