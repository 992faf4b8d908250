const rightLetters = 4;

/**
 * The platform's typo tolerance as documented: one letter too many, too few or wrong, or two neighbours swapped, after at
 * least four right letters.
 */
export function isTypo(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  if (start < rightLetters) return false;
  const [rest, other] = [typed.slice(start), word.slice(start)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
