import { PageHead } from '../shell/page-head.tsx';
import { ServerHtml } from '../ui/server-html.tsx';
// only the server has the overview
import '../ui/breadcrumb.module.css';
import '../ui/button.module.css';
import '../ui/chip.module.css';
import '../ui/section-head.module.css';
import '../ui/text-link.module.css';
import '../merchandise/brand-grid.module.css';
import './alphabet.module.css';
import './featured-brand.module.css';
import './top-brands.module.css';
import './brands-overview.module.css';

export const brandsPart = 'brands-overview';

interface BrandsScreenProps {
  head: { title: string; description: string };
  html: Partial<Record<string, string>> | undefined;
}

/** All of it is server HTML. */
export function BrandsScreen({ head, html }: BrandsScreenProps) {
  return (
    <>
      <PageHead {...head} />
      <ServerHtml id={brandsPart} className="part" html={html?.[brandsPart]} />
    </>
  );
}
