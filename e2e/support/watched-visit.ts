import type { Page } from '@playwright/test';

/** Everything that leaves the browser and everything that is stored in it, while a visitor looks around. */
export async function watchVisit(page: Page) {
  const context = page.context();
  let requests: string[] = [];
  const writes = new Set<string>();
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    requests.push(`${request.method()} ${request.resourceType()} ${origin}${pathname}`);
  });
  await page.exposeFunction('noteWrite', (write: string) => writes.add(write));
  await page.addInitScript(reportWrites);

  return {
    /** Those to other origins than these, each once; what is matched by `but` is left out. */
    requestsBeyond(origin: string, but: RegExp = /^$/): string[] {
      const beyond = requests.filter((request) => {
        const address = request.split(' ')[2] ?? '';
        return !address.startsWith(`${origin}/`) && /^https?:/.test(address) && !but.test(request);
      });
      return [...new Set(beyond)].toSorted();
    },
    requestsTo: (address: string) => requests.filter((one) => one.endsWith(` ${address}`)),
    forgetRequests() {
      requests = [];
    },
    /** Every name that was ever written, by the place it was written to. */
    writes: () => [...writes].toSorted(),
    /** Every name that is stored now. */
    async stored(): Promise<string[]> {
      const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
      const others = await page.evaluate(async () => [
        ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
        ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
        ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
        ...(await caches.keys()).map((name) => `caches ${name}`),
      ]);
      return [...cookies, ...others].toSorted();
    },
  };
}

/** Runs in the page before anything of its own. */
function reportWrites() {
  const note = (place: string, name: unknown) => {
    Reflect.get(window, 'noteWrite')(`${place} ${name}`);
  };
  const placeOf = (storage: Storage) =>
    storage === localStorage ? 'localStorage' : 'sessionStorage';
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    note(placeOf(this), key);
    setItem.call(this, key, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookie?.get?.call(document),
    set(text: string) {
      note('cookie', text.split('=', 1)[0]);
      cookie?.set?.call(document, text);
    },
  });
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    note('indexedDB', name);
    return open.call(this, name, version);
  };
}
