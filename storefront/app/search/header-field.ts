/** The search field of the header, which stays for the whole visit; not displayed on a narrow screen. */
export function headerField(): HTMLInputElement | null {
  return document.querySelector('search input[name=q]');
}

/** While the results of a text are shown; a document has it already, and perhaps what was typed since. */
export function showInHeader(text: string): () => void {
  const field = headerField();
  const set = (value: string) => {
    if (!field || field.defaultValue === value) return;
    field.defaultValue = value;
    field.value = value;
  };
  set(text);
  return () => set('');
}
