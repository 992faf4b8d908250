import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ServerPartsContext } from './server-parts.ts';

/** Of the document that is being rendered; null in the browser. */
export const ServerHtmlContext = createContext<ReadonlyMap<string, string> | null>(null);

/** Bubbles from a part that a navigation in the browser has put into the page. */
export const serverHtmlShown = 'server-html';

interface ServerHtmlProps {
  id: string;
  /** What the loader sent (`sendHtml`) after a navigation in the browser; a document has the part as markup only. */
  html?: string | undefined;
  className?: string | undefined;
  /** Not shown yet: the document has the part in a template. */
  inTemplate?: boolean | undefined;
}

/**
 * A part of a page that does not react: only the server renders it, browsers have neither its code nor its data. React
 * keeps what the document contains. Parts of the frame, which stays for the whole visit, are in `ServerPartsContext`.
 */
export function ServerHtml({ id, html, className, inTemplate }: ServerHtmlProps) {
  const inDocument = use(ServerHtmlContext)?.get(id);
  const part = use(ServerPartsContext)[id];
  const element = useRef<HTMLDivElement>(null);
  const [existing] = useState(() => (import.meta.env.SSR ? null : document.getElementById(id)));
  // where hydration fails, React renders the page anew: the document's part moves to the new element
  useLayoutEffect(() => {
    if (html !== undefined || !existing?.hasChildNodes() || existing === element.current) return;
    element.current?.replaceChildren(...existing.childNodes);
  }, [html, existing]);
  const followed = useRef<number | null>(null);
  useEffect(() => {
    if (html === undefined) return;
    element.current?.dispatchEvent(new Event(serverHtmlShown, { bubbles: true }));
    const links = linksIn(element.current);
    if (followed.current !== null && document.activeElement === document.body) {
      links[Math.min(followed.current, links.length - 1)]?.focus({ preventScroll: true });
    }
    followed.current = null;
  }, [html]);
  if (part) {
    return (
      <div id={id} className={className}>
        {inTemplate ? <template>{part}</template> : part}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: notes which link was followed
    <div
      ref={element}
      id={id}
      onClick={({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        // one that changes this page, a removed filter for instance: the focus stays in its place
        followed.current =
          link?.dataset.keepScroll === undefined ? null : linksIn(element.current).indexOf(link);
      }}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
      dangerouslySetInnerHTML={{ __html: inDocument ?? html ?? '' }}
    />
  );
}

const linksIn = (element: HTMLElement | null) => [...(element?.querySelectorAll('a') ?? [])];
