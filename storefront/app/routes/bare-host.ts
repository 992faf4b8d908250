/** Only here so that the bare host is a page: the root's language rule redirects it. */
export function loader() {
  return null;
}
