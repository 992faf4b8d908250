import { pathRegex, type RouteRow, routeTable } from '../storefront/app/route-table.ts';

/** Which routes of a page ask for its data: React Router sends it along. */
const dataParameter = '_routes';

/** The subroutines that follow the route table, for the edge to include. */
export function edgeRoutes(): string {
  const isPrivate = ({ access }: RouteRow) => access === 'private';
  return `# Generated from storefront/app/route-table.ts by npm run edge:routes. Do not edit.

# One visitor's own answers: they are passed with their cookies and never cached.
sub pass_private_routes {
  if (req.url ~ "${anyOf(routeTable.filter(isPrivate).map(pathRegex))}") {
    return (pass);
  }
}

# What a route does not read must not make a new page: every other parameter is dropped.
sub drop_unknown_parameters {
  if (req.url !~ "^/[a-z][a-z](?:[/.?]|$)") {
    # redirected to a page with a language, or a file
    return;
  }
${branches(routeTable.filter((row) => !isPrivate(row) && row.pattern.startsWith('/:lang')))}
}
`;
}

function anyOf(paths: string[]): string {
  return `^(?:${paths.join('|')})/*(?:\\.data)?(?:\\?|$)`;
}

/** Rows that read the same parameters share a branch; the first that fits counts, as in the table. */
function branches(rows: RouteRow[]): string {
  const tests = rows.map((row) => {
    const names = [...(row.query ?? []), ...(row.module?.endsWith('.tsx') ? [dataParameter] : [])];
    return `if (req.url ~ "${anyOf([pathRegex(row)])}") {
    ${names.length > 0 ? keep(names) : 'set req.url = regsub(req.url, "\\?.*$", "");'}
  }`;
  });
  return `  ${tests.join(' else')}`;
}

function keep(names: string[]): string {
  const known = names.map((name) => name.replaceAll('.', '\\.').replace('*', '[^=&]*')).join('|');
  return `set req.url = regsuball(req.url, "(?<=[?&])(?!(?:${known})(?:=|&|$))[^&]*(?:&|$)", "");`;
}
