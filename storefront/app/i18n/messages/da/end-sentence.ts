/** An amount in kroner ends with a full stop of its own. */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
