import { useContent } from '../../content/use-content.ts';
import { useServerI18n } from '../i18n/use-server-i18n.server.ts';
import { LinkButton } from '../ui/button.tsx';

/** On a page that does not exist; rendered on the server only. */
export function DiscoverLink() {
  const { t, href } = useServerI18n();
  const { cart, home } = useContent();
  return (
    <LinkButton look="outline-inverse" to={href.collection(cart.main ?? home.discover)}>
      {t.error.discoverMain}
    </LinkButton>
  );
}
