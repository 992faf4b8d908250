import { useEffect } from 'react';
import { PageHead } from '../shell/page-head.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
// only the server has the pages
import '../ui/button.module.css';
import '../ui/text-link.module.css';
import '../ui/quiet-button.module.css';
import '../ui/control.module.css';
import '../ui/field-frame.module.css';
import '../ui/select.module.css';
import '../ui/checkbox.module.css';
import './account-frame.module.css';
import './addresses.module.css';
import './contracts.module.css';
import './data-page.module.css';
import './order.module.css';
import './overview.module.css';
import './progress.module.css';
import './saved.module.css';

export const accountPart = 'account';

interface AccountScreenProps {
  head: { title: string; description: string };
  html: Partial<Record<string, string>> | undefined;
}

/** All of it is server HTML: forms and links. Only what the browser keeps itself needs a script. */
export function AccountScreen({ head, html }: AccountScreenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page of the account
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-kept]');
    if (place) {
      import('./kept-in-browser.ts').then(
        ({ compareWithBrowser }) => compareWithBrowser(place),
        () => undefined,
      );
    }
  }, [html]);
  return (
    <>
      <PageHead {...head} hidden />
      <ServerHtml id={accountPart} className="part" html={html?.[accountPart]} />
    </>
  );
}
