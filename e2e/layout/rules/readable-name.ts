import { excerpt } from './text-lines.ts';

/** An element in words a developer finds again: its nearest ancestors by tag, id and class as written in the code. */
export function readableName(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    steps.unshift(nameOf(at));
    if (at.id || steps.length === 4) break;
  }
  const text = excerpt(element.textContent ?? '');
  return text ? `${steps.join(' > ')} "${text}"` : steps.join(' > ');
}

function nameOf(element: Element): string {
  const tag = element.tagName.toLowerCase();
  // an id that React made is another one tomorrow
  if (element.id && !/[:«_]/.test(element.id)) return `${tag}#${element.id}`;
  return [tag, ...[...element.classList].map(classAsWritten)].join('.');
}

/** Without what the build adds: `_card_1x2y3_17` is `.card`. */
const classAsWritten = (name: string) => name.replace(/^_(.+)_[\w-]{5,6}_\d+$/, '$1');
