import type { BreadcrumbList } from 'schema-dts';
import { useI18n } from '../i18n/i18n.tsx';
import { Breadcrumb as BreadcrumbTrail } from '../ui/breadcrumb.tsx';
import { useSite } from './site.ts';
import { StructuredData } from './structured-data.tsx';

interface BreadcrumbProps {
  /** From the home page to the current page, which has no href. */
  items: { title: string; href?: string }[];
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useI18n();
  const origin = useSite()?.publicOrigin ?? '';
  return (
    <>
      <BreadcrumbTrail label={t.shell.breadcrumb} items={items} />
      <StructuredData things={import.meta.env.SSR ? [breadcrumbData(items, origin)] : []} />
    </>
  );
}

function breadcrumbData(items: BreadcrumbProps['items'], origin: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(href && { item: origin + href }),
    })),
  };
}
