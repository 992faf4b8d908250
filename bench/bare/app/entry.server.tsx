/** Never asked: only what the browser would load is of interest. */
export default function handleRequest(): Response {
  return new Response();
}
