/** For scripts: the connection may be back, and a browser does not ask again by itself. */
export function retryOnce<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return load().catch(load);
}
