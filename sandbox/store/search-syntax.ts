export type Comparator = '=' | '<' | '<=' | '>' | '>=';

export type SearchExpression =
  | { kind: 'and' | 'or'; parts: SearchExpression[] }
  | { kind: 'not'; part: SearchExpression }
  | { kind: 'term'; field: string | undefined; comparator: Comparator; value: string };

type Token = { kind: '(' | ')' | 'or' | 'not' } | Extract<SearchExpression, { kind: 'term' }>;

const tokenPattern =
  /([()])|(-(?=[\w("'])|NOT\b)|\b(AND|OR)\b|(?:([\w.]+):)?(<=|>=|<|>)?("(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|[^\s()"']+)/g;

/** Reads the platform's search syntax: words, `field:value`, comparators, AND, OR, NOT, "-" and brackets. */
export function parseSearchSyntax(query: string): SearchExpression {
  const tokens = tokenize(query);
  const parts: SearchExpression[] = [];
  // A closing bracket too many ends nothing.
  while (tokens.length > 0) {
    parts.push(readAlternatives(tokens));
    if (tokens[0]?.kind === ')') tokens.shift();
  }
  return joined('and', parts);
}

function tokenize(query: string): Token[] {
  return [...query.matchAll(tokenPattern)].flatMap((match): Token[] => {
    const [, bracket, not, connective, field, comparator = '=', value = ''] = match;
    if (bracket === '(' || bracket === ')') return [{ kind: bracket }];
    if (not) return [{ kind: 'not' }];
    if (connective) return connective === 'OR' ? [{ kind: 'or' }] : [];
    return [{ kind: 'term', field, comparator: comparator as Comparator, value: unquoted(value) }];
  });
}

function readAlternatives(tokens: Token[]): SearchExpression {
  const alternatives = [readConjunction(tokens)];
  while (tokens[0]?.kind === 'or') {
    tokens.shift();
    alternatives.push(readConjunction(tokens));
  }
  return joined('or', alternatives);
}

function readConjunction(tokens: Token[]): SearchExpression {
  const parts: SearchExpression[] = [];
  for (;;) {
    const next = tokens[0];
    if (!next || next.kind === ')' || next.kind === 'or') return joined('and', parts);
    parts.push(readOne(tokens));
  }
}

function readOne(tokens: Token[]): SearchExpression {
  const token = tokens.shift();
  if (token?.kind === 'not') return { kind: 'not', part: readOne(tokens) };
  if (token?.kind === '(') {
    const inside = readAlternatives(tokens);
    if (tokens[0]?.kind === ')') tokens.shift();
    return inside;
  }
  return token?.kind === 'term' ? token : { kind: 'and', parts: [] };
}

function joined(kind: 'and' | 'or', parts: SearchExpression[]): SearchExpression {
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind, parts };
}

function unquoted(value: string): string {
  const inside = /^(["'])(.*?)\1?$/s.exec(value)?.[2];
  return inside === undefined ? value : inside.replace(/\\(.)/g, '$1');
}
