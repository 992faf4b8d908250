/** Modules that each export some parts of an object, loaded one by one. */
export type PartFiles<Whole> = Record<string, () => Promise<Partial<Whole>>>;

/**
 * An object whose parts are loaded on first use, each from the file of its name. Reading a part that is not loaded yet
 * suspends the component, like a lazy component does. A failed load is retried once; then `onMissing` is called and the
 * component stays suspended.
 */
export function lazyParts<Whole extends object>(
  files: PartFiles<Whole>,
  onMissing: (error: unknown) => void,
) {
  const loaded: Partial<Whole> = {};
  const inFlight = new Map<string, Promise<void>>();
  const suspended = new Map<string, Promise<void>>();

  function load(name: string): Promise<void> {
    const started = inFlight.get(name);
    if (started) return started;
    const promise = importPart(name).catch(() => importPart(name));
    inFlight.set(name, promise);
    // the next caller tries again
    promise.catch(() => inFlight.delete(name));
    return promise;
  }

  async function importPart(name: string) {
    const file = files[name];
    if (!file) throw new Error(`there is no part named ${name}`);
    Object.assign(loaded, await file());
  }

  /** The same promise for every render: with a new one React would render, and load, in an endless loop. */
  function loadToRender(name: string): Promise<void> {
    const started = suspended.get(name);
    if (started) return started;
    const promise = load(name).catch((error: unknown) => {
      onMissing(error);
      return new Promise<never>(() => {});
    });
    suspended.set(name, promise);
    return promise;
  }

  const parts = new Proxy(loaded, {
    get(_, name) {
      // thrown: `use` must not be skipped on the next render, and this property is read conditionally
      if (typeof name === 'string' && !(name in loaded)) throw loadToRender(name);
      return Reflect.get(loaded, name);
    },
  });
  return {
    // safe: reading a part that is not loaded throws
    parts: parts as Whole,
    load: (names: string[]) => Promise.all(names.map(load)),
    loadAll: () => Promise.all(Object.keys(files).map(load)),
  };
}

/** The server's counterpart, where all parts are loaded: records which of them a page used. */
export function trackedParts<Whole extends object>(whole: Whole) {
  const used = new Set<string>();
  const parts = new Proxy(whole, {
    get(_, name) {
      used.add(String(name));
      return Reflect.get(whole, name);
    },
  });
  return { parts, used };
}

/** Globbed files by part name: './de/main-menu.ts' holds `mainMenu`. */
export function filesByPart<Whole>(folder: string, found: PartFiles<Whole>): PartFiles<Whole> {
  return Object.fromEntries(
    Object.entries(found)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, load]) => [
        path
          .slice(folder.length, -'.ts'.length)
          .replace(/-./g, (hyphenated) => hyphenated.slice(1).toUpperCase()),
        load,
      ]),
  );
}
