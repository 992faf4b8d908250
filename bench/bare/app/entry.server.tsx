/** Never called: only the browser's scripts are measured. */
export default function handleRequest(): Response {
  return new Response();
}
