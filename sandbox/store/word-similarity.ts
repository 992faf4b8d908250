/** How well a word of the shop meets what was typed, from 0 to 1; both in small plain letters. */
export function wordSimilarity(typed: string, word: string): number {
  if (word === typed) return 1;
  if (isInflected(typed, word)) return 0.95;
  if (word.startsWith(typed)) return 0.85;
  if (typed.length >= shortestPart && word.includes(typed)) return 0.75;
  const mistakes = allowedMistakes(typed);
  if (mistakes === 0 || word.length < typed.length - mistakes || !beginsAlike(typed, word))
    return 0;
  const found = distanceToBeginning(typed, word.slice(0, typed.length + mistakes));
  return found <= mistakes ? 0.7 - found / 10 : 0;
}

/** A compound is found by a part of this length. */
const shortestPart = 4;

/** The same word with another ending: spade and spades, Karre and Karren. */
function isInflected(typed: string, word: string): boolean {
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  return short.length >= shortestPart && long.length - short.length <= 2 && long.startsWith(short);
}

function allowedMistakes({ length }: string): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** Hardly anybody mistypes both of the first two letters; the check spares most comparisons. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[1] === word[1];
}

/** The fewest letters to add, drop, replace or swap until the word begins as typed. */
function distanceToBeginning(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped && row > 1 && column > 1
            ? at(beforeLast, column - 2) + 1
            : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  // what goes on after the typed part costs nothing, so that "wasserkane" begins "wasserkannendeckel"
  return Math.min(...last.slice(Math.max(0, typed.length - 2)));
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
