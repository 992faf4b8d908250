import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import { NewsletterBand } from './newsletter/newsletter-band.tsx';
import { newsletterFormId, newsletterPartId } from './newsletter/newsletter-part.tsx';
import type { SignUpState } from './newsletter/sign-up-state.ts';
import { SearchDialog } from './search/search-dialog.tsx';
import { DiscoverLink } from './shell/discover-link.tsx';
import { Footer } from './shell/footer.tsx';
import { HeaderStart } from './shell/header-start.tsx';
import { drawerId, frameParts, searchDialogId } from './shell/landmarks.ts';
import { NavigationDrawer } from './shell/navigation-drawer.tsx';
import { notFoundParts } from './shell/not-found-parts.ts';
import { PopularCategories } from './shell/popular-categories.tsx';
import { Region } from './shell/region.tsx';
import { UspBar } from './shell/usp-bar.tsx';

/** With the answer to a form that was sent without scripts. */
function NewsletterForm() {
  return <NewsletterBand answer={useActionData<SignUpState>()} belowHero />;
}

/** For `ServerPartsContext`. */
export const serverParts: Record<string, ReactNode> = {
  [frameParts.uspBar]: <UspBar />,
  [frameParts.region]: <Region />,
  [frameParts.headerStart]: <HeaderStart />,
  [frameParts.footer]: <Footer />,
  [notFoundParts.discover]: <DiscoverLink />,
  [notFoundParts.categories]: <PopularCategories />,
  [newsletterPartId]: <NewsletterBand />,
  [newsletterFormId]: <NewsletterForm />,
  [drawerId]: <NavigationDrawer />,
  [searchDialogId]: <SearchDialog />,
};
