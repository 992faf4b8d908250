import { intersection, isEmpty } from './boxes.ts';
import { visiblePart } from './clipping.ts';
import type { Finding } from './finding.ts';
import { paintsOver } from './painting.ts';
import { elementsIn, isInView } from './shown.ts';
import { excerpt, textLines } from './text-lines.ts';

/** A button or a boxed link that lies on a text beside it, because both have too little room. */
export function coveredText(root: Element): Finding[] {
  const controls = elementsIn(root, 'button, a[href], select, input')
    .filter((element) => paintsOver(element) && isInView(element))
    .map((element) => ({ element, box: visiblePart(element.getBoundingClientRect(), element) }));
  return textLines(root).flatMap(({ node, element, box }) => {
    const shown = visiblePart(box, node);
    const control = controls.find(
      (one) =>
        !one.element.contains(element) &&
        !element.contains(one.element) &&
        !isEmpty(intersection(one.box, shown)) &&
        isBeside(one.element, element),
    );
    return control ? [{ element, problem: `a control lies on "${excerpt(node.data)}"` }] : [];
  });
}

/** Neither is taken out of the flow: a button on a picture or a bar at the screen's edge is meant to lie there. */
function isBeside(one: Element, other: Element): boolean {
  return isInFlow(one, other) && isInFlow(other, one);
}

function isInFlow(element: Element, other: Element): boolean {
  for (let at: Element | null = element; at && !at.contains(other); at = at.parentElement) {
    if (!/^(static|relative)$/.test(getComputedStyle(at).position)) return false;
  }
  return true;
}
