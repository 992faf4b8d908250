/** Makes the bare host a route, so that the root's middleware can redirect it. */
export function loader() {
  return null;
}
