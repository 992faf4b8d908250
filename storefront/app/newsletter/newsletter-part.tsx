import { useEffect } from 'react';
import { ServerHtml } from '../ui/server-html.tsx';
import { enhanceSignUp } from './enhance-sign-up.ts';
import styles from './newsletter-part.module.css';
// only the server has the band
import '../ui/button.module.css';
import '../ui/checkbox.module.css';
import '../ui/control.module.css';
import '../ui/field-frame.module.css';
import '../ui/honeypot.module.css';
import './sign-up-form.module.css';
import './sign-up-success.module.css';
import './newsletter-band.module.css';

export const newsletterPartId = 'newsletter-part';
/** Of the band on the newsletter's own page. */
export const newsletterFormId = 'newsletter-form';

/** The band below pages that are read. Every document has it, in a template where its page does not show it. */
export function NewsletterPart({ shown }: { shown: boolean }) {
  useEffect(() => {
    const left = new AbortController();
    enhanceSignUp(left.signal);
    return () => left.abort();
  }, []);
  useEffect(() => {
    const template = document.querySelector<HTMLTemplateElement>(`#${newsletterPartId} > template`);
    if (shown) template?.replaceWith(template.content);
  }, [shown]);
  return (
    <ServerHtml
      id={newsletterPartId}
      className={shown ? 'part' : styles.hidden}
      inTemplate={!shown}
    />
  );
}
