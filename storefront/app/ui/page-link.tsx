import type { AnchorHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';

export type PageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Pick<LinkProps, 'relative' | 'replace' | 'preventScrollReset'> & { to: string };

/**
 * A plain link, which the frame's one listener follows in the browser (`useClientNavigation`): it needs no router, so
 * that the server can render it in a part of a page, and takes a fraction of the time. The router's own link only for
 * the options of a navigation.
 */
export function PageLink(props: PageLinkProps) {
  const { to, relative, replace, preventScrollReset, ...link } = props;
  if (relative || replace || preventScrollReset) return <Link {...props} />;
  return <a href={to} {...link} />;
}
