const states = ['hover', 'focus-visible'];

/**
 * Lets `data-forced="hover"` show what a pointer or the keyboard would: the same rules again, for the attribute in place
 * of the pseudo-class. So the primitives themselves carry nothing for this page.
 */
export function forceStates(): () => void {
  const copy = document.head.appendChild(document.createElement('style'));
  copy.textContent = [...document.styleSheets].map((sheet) => forced([...sheet.cssRules])).join('');
  return () => copy.remove();
}

function forced(rules: CSSRule[]): string {
  return rules
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return forcedRule(rule);
      if (rule instanceof CSSLayerBlockRule) {
        return `@layer ${rule.name} {${forced([...rule.cssRules])}}`;
      }
      return '';
    })
    .join('');
}

function forcedRule({ selectorText, style }: CSSStyleRule): string {
  const found = states.filter((state) => selectorText.includes(`:${state}`));
  if (found.length === 0) return '';
  const selector = found.reduce(
    (text, state) => text.replaceAll(`:${state}`, `[data-forced='${state}']`),
    selectorText,
  );
  return `${selector} {${style.cssText}}`;
}
