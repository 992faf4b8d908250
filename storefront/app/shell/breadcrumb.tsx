import { useI18n } from '../i18n/i18n.tsx';
import { Breadcrumb as BreadcrumbList } from '../ui/breadcrumb.tsx';

interface BreadcrumbProps {
  /** From the home page to the current page, which has no href. */
  items: { title: string; href?: string }[];
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useI18n();
  return <BreadcrumbList label={t.shell.breadcrumb} items={items} />;
}
