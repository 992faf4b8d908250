import { pathRegex, type RouteRow, routeTable } from '../storefront/app/route-table.ts';

/** React Router adds it to data requests. */
const dataParameter = '_routes';

/** The VCL subroutines generated from the route table. */
export function edgeRoutes(): string {
  const isPrivate = ({ access }: RouteRow) => access === 'private';
  return `# Generated from storefront/app/route-table.ts by npm run generate edge-routes. Do not edit.

# Private responses: passed with cookies and never cached.
sub pass_private_routes {
  if (req.url ~ "${anyOf(routeTable.filter(isPrivate).map(pathRegex))}") {
    return (pass);
  }
}

# Parameters that a route does not read are dropped, so that they cannot create cache entries.
# Other addresses without a language are redirects, which keep their parameters.
sub drop_unknown_parameters {
${branches(routeTable.filter((row) => !isPrivate(row)))}
}
`;
}

function anyOf(paths: string[]): string {
  return `^(?:${paths.join('|')})/*(?:\\.data)?(?:\\?|$)`;
}

/** One branch per row; the first match wins, as in the table. */
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
