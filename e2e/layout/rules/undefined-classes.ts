import type { Finding } from './finding.ts';

/** Classes in the markup that no stylesheet of the page knows. */
export function undefinedClasses(): Finding[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const defined = new Set(sheets.flatMap((sheet) => [...sheet.cssRules].flatMap(classesIn)));
  const seen = new Set<string>();
  return [...document.querySelectorAll('[class]')].flatMap((element) =>
    [...element.classList].flatMap((name) => {
      if (defined.has(name) || seen.has(name)) return [];
      seen.add(name);
      return [{ element, problem: `no stylesheet of the page defines .${name}` }];
    }),
  );
}

/** Of a rule and of the rules inside it, as in a media query. */
function classesIn(rule: CSSRule): string[] {
  const own =
    rule instanceof CSSStyleRule
      ? [...rule.selectorText.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)]
      : [];
  const names = own.map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
  const inner =
    rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? [...rule.cssRules] : [];
  return [...names, ...inner.flatMap(classesIn)];
}
