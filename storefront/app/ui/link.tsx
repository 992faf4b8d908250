import type { AnchorHTMLAttributes, Ref } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** In the browser's history, instead of adding to it. */
  replace?: boolean;
  preventScrollReset?: boolean;
  /** Loads the whole document. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A plain link: with scripts one listener of the page follows all of them (`useClientNavigation`). A router's link each
 * would take a third of the server's rendering time, and could not be in parts that only the server renders.
 */
export function Link(props: LinkProps) {
  const { to, replace, preventScrollReset, reloadDocument, ...rest } = props;
  return (
    <a
      href={to}
      data-replace={replace ? '' : undefined}
      data-keep-scroll={preventScrollReset ? '' : undefined}
      data-reload={reloadDocument ? '' : undefined}
      {...rest}
    />
  );
}
