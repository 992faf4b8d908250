import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/**
 * Moves the rules of some classes into stylesheets of their own, in their order. A rule belongs to a stylesheet if all
 * its classes do; others, and rules without a class, are shared.
 */
export function splitStyles(
  css: string,
  sheetOf: (name: string) => string | undefined,
): { shared: string; own: Map<string, string> } {
  const whole = postcss.parse(css);
  const names = new Set<string>();
  const sheetOfNode = new Map<ChildNode, string | undefined>();
  visit(whole);
  const own = new Map([...names].map((name) => [name, select(name)]));
  return { shared: select(undefined), own };

  function visit(parent: Container) {
    parent.each((node) => {
      if (isBlock(node)) return visit(node);
      const sheet = findSheet(node, sheetOf);
      sheetOfNode.set(node, sheet);
      if (sheet) names.add(sheet);
    });
  }

  function select(sheet: string | undefined): string {
    const copy = (parent: Container): ChildNode[] =>
      (parent.nodes ?? []).flatMap<ChildNode>((node) => {
        if (!isBlock(node)) return sheetOfNode.get(node) === sheet ? [node.clone()] : [];
        const nodes = copy(node);
        return nodes.length === 0 ? [] : [node.clone({ nodes })];
      });
    return postcss.root({ nodes: copy(whole) }).toString();
  }
}

/** Has rules, other than `@keyframes` and `@font-face`. */
function isBlock(node: ChildNode): node is AtRule & Container {
  return (
    node.type === 'atrule' &&
    ['media', 'supports', 'container', 'layer'].includes(node.name) &&
    node.nodes !== undefined
  );
}

function findSheet(node: ChildNode, sheetOf: (name: string) => string | undefined) {
  if (node.type === 'atrule' && node.name.endsWith('keyframes')) return sheetOf(node.params);
  if (node.type !== 'rule') return undefined;
  const [sheet, ...others] = new Set(classesOf(node).map(sheetOf));
  return others.length === 0 ? sheet : undefined;
}

const classesOf = (rule: Rule) =>
  [...rule.selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
