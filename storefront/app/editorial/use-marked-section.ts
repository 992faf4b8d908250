import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Marks the current section in the table of contents: the last whose heading has passed the upper third of the viewport. */
export function useMarkedSection() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has another table
  useEffect(() => {
    const links = [...document.querySelectorAll('[data-contents] a')];
    const idOf = (link: Element) => link.getAttribute('href')?.slice(1) ?? '';
    const headings = links.flatMap((link) => document.getElementById(idOf(link)) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter(({ offsetTop }) => offsetTop < scrollY + innerHeight / 3);
        const current = passed.at(-1) ?? headings[0];
        for (const link of links) {
          link.ariaCurrent = idOf(link) === current?.id ? 'location' : null;
        }
      },
      { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [pathname]);
}
