import { dataSuffix, hasData, pathRegex, routeTable } from '../storefront/app/route-table.ts';
import type { RouteRow } from '../storefront/app/shop-model/route-row.ts';

/** React Router adds it to data requests. */
const dataParameter = '_routes';

/** The VCL subroutines generated from the route table. */
export function edgeRoutes(): string {
  const having = (access: RouteRow['access']) => routeTable.filter((row) => row.access === access);
  const foreign = routeTable.filter(({ takesForeignWrites }) => takesForeignWrites);
  return `# Generated from storefront/app/route-table.ts by npm run generate edge-routes. Do not edit.

# For the machines beside the nodes only.
sub reject_internal_routes {
  if (req.url ~ "${anyOf(having('internal'))}") {
    return (synth(404, "not found"));
  }
}

# Private responses: passed with cookies and never cached.
sub pass_private_routes {
  if (req.url ~ "${anyOf(having('private'))}") {
    call limit_passes;
    return (pass);
  }
}

# The platform and mail services send many requests from few addresses; the nodes limit what is not theirs.
sub limit_passes {
  if (req.url !~ "${anyOf(foreign)}") {
    call limit_passes_of_client;
  }
}

# Parameters that a route does not read are dropped, so that they cannot create cache entries.
sub drop_unknown_parameters {
${branches(having('public'))}
}
`;
}

/** A page's data have one address: its own with a suffix, which no other address has. */
function addressRegex(row: RouteRow): string {
  const suffix = escaped(dataSuffix);
  return pathRegex(row) + (hasData(row) ? `(?:${suffix})?` : `(?<!${suffix})`);
}

/** React Router's data address of a path with a trailing slash, which no address here has. */
const dataOfFolder = `[^?]*/_?${escaped(dataSuffix)}(?:\\?|$)`;

function anyOf(rows: readonly RouteRow[]): string {
  return `^(?!${dataOfFolder})(?:${rows.map(addressRegex).join('|')})(?:\\?|$)`;
}

/** One branch per row; the first match wins, as in the table. */
function branches(rows: RouteRow[]): string {
  const tests = rows.map((row) => {
    const branch = (address: string, names: readonly string[]) =>
      `if (req.url ~ "^${address}(?:\\?|$)") {\n    ${keep(names)}\n  }`;
    const { query = [] } = row;
    const data = branch(pathRegex(row) + escaped(dataSuffix), [...query, dataParameter]);
    const address = branch(pathRegex(row), query);
    return hasData(row) ? `${data} else${address}` : address;
  });
  return `  ${tests.join(' else')}`;
}

function keep(names: readonly string[]): string {
  if (names.includes('*')) return '# all';
  if (names.length === 0) return 'set req.url = regsub(req.url, "\\?.*$", "");';
  const known = names.map((name) => escaped(name).replace('*', '[^=&]*')).join('|');
  return `set req.url = regsuball(req.url, "(?<=[?&])(?!(?:${known})(?:=|&|$))[^&]*(?:&|$)", "");`;
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.');
}
