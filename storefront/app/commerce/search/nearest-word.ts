const shortestCorrected = 5;
/** From this length on, two mistakes are forgiven. */
const longWord = 9;

/** The known word that was probably meant; null where none is near. */
export function nearestWord(typed: string, known: readonly string[]): string | null {
  if (typed.length < shortestCorrected || /\d/.test(typed)) return null;
  let best: string | null = null;
  let fewest = (typed.length < longWord ? 1 : 2) + 1;
  for (const word of known) {
    if (Math.abs(word.length - typed.length) >= fewest || word.length < shortestCorrected - 1)
      continue;
    if (word[0] !== typed[0] && word[1] !== typed[1]) continue;
    const mistakes = distance(typed, word, fewest);
    if (mistakes < fewest) {
      best = word;
      fewest = mistakes;
    }
  }
  return best;
}

/** Letters added, dropped, replaced or swapped with their neighbour; `limit` where it is not less. */
function distance(one: string, other: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : limit,
      );
    }
    if (Math.min(...current) >= limit) return limit;
    [beforeLast, last] = [last, current];
  }
  return Math.min(at(last, other.length), limit);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
