const mostCharacters = 12_000_000;

/** Shorter ones are parsed in no time, and a great many of them would weigh more than their characters. */
const worthRemembering = 2_000;

/** JSON that remembers what it parsed: answers are large, and the memory tier hands out the same text again and again. */
export function createParseOnce() {
  const parsed = new Map<string, unknown>();
  let characters = 0;
  return {
    serialize: (value: unknown) => JSON.stringify(value),
    deserialize(text: string): unknown {
      if (text.length < worthRemembering) return JSON.parse(text);
      const known = parsed.get(text);
      if (known !== undefined) return known;
      const value: unknown = JSON.parse(text);
      parsed.set(text, value);
      characters += text.length;
      for (const oldest of parsed.keys()) {
        if (characters <= mostCharacters) break;
        parsed.delete(oldest);
        characters -= oldest.length;
      }
      return value;
    },
  };
}
