/** JSON that a merchant or the platform wrote as text; anything malformed is treated as absent. */
export function parseJson(text: string | null | undefined): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
