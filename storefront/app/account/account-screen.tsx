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
import './order.module.css';
import './overview.module.css';
import './progress.module.css';

export const accountPart = 'account';

interface AccountScreenProps {
  head: { title: string; description: string };
  html: Partial<Record<string, string>> | undefined;
}

/** All of it is server HTML: forms and links. */
export function AccountScreen({ head, html }: AccountScreenProps) {
  return (
    <>
      <PageHead {...head} hidden />
      <ServerHtml id={accountPart} className="part" html={html?.[accountPart]} />
    </>
  );
}
