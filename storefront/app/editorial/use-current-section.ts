import { useEffect, useState } from 'react';

/** The current section: the last whose heading has passed the upper third of the viewport. */
export function useCurrentSection(outline: { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(outline[0]?.id);
  useEffect(() => {
    const headings = outline.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter(({ offsetTop }) => offsetTop < scrollY + innerHeight / 3);
        setCurrent((passed.at(-1) ?? headings[0])?.id);
      },
      { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [outline]);
  return current;
}
