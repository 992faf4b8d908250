export interface LinkedDetails {
  attributes: { key: string; value: string }[];
  note: string | null;
}

const maxAttributes = 10;
const attributeName = /^attributes\[([^\]]{1,40})\]$/;
const maxValue = 255;
const maxNote = 500;

/** What the platform's links to a filled cart say about the order: `attributes[key]=value` and `note`. */
export function parseLinkedDetails(query: URLSearchParams): LinkedDetails {
  const attributes = [...query].flatMap(([name, value]) => {
    const key = attributeName.exec(name)?.[1];
    return key && value ? [{ key, value: value.slice(0, maxValue) }] : [];
  });
  return {
    attributes: attributes.slice(0, maxAttributes),
    note: query.get('note')?.slice(0, maxNote) || null,
  };
}
