/** Modules that each export parts of something under their names, loaded one by one. */
export type PartFiles<Whole> = Record<string, () => Promise<Partial<Whole>>>;

/**
 * An object of which the browser loads only the parts a page uses, each from the file of its name. Whoever renders with
 * a part that is still on its way waits for it, as for a lazy component. One that cannot be loaded is tried once more;
 * then `onMissing` is told, and whoever renders with it waits on.
 */
export function lateParts<Whole extends object>(
  files: PartFiles<Whole>,
  onMissing: (error: unknown) => void,
) {
  const known: Partial<Whole> = {};
  const loading = new Map<string, Promise<void>>();
  const rendering = new Map<string, Promise<void>>();

  function want(name: string): Promise<void> {
    const begun = loading.get(name);
    if (begun) return begun;
    const promise = load(name).catch(() => load(name));
    loading.set(name, promise);
    // whoever wants it next tries again
    promise.catch(() => loading.delete(name));
    return promise;
  }

  async function load(name: string) {
    const file = files[name];
    if (!file) throw new Error(`there is no part named ${name}`);
    Object.assign(known, await file());
  }

  /** The same promise for every rendering: after a new one React would render, and load, again for ever. */
  function wantToRender(name: string): Promise<void> {
    const begun = rendering.get(name);
    if (begun) return begun;
    const promise = want(name).catch((error: unknown) => {
      onMissing(error);
      return new Promise<never>(() => {});
    });
    rendering.set(name, promise);
    return promise;
  }

  const parts = new Proxy(known, {
    get(_, name) {
      // thrown, since `use` may not be left out when React renders again; it waits for this just as well
      if (typeof name === 'string' && !(name in known)) throw wantToRender(name);
      return Reflect.get(known, name);
    },
  });
  return {
    // every part is there by the time somebody has read it
    parts: parts as Whole,
    want: (names: string[]) => Promise.all(names.map(want)),
    wantAll: () => Promise.all(Object.keys(files).map(want)),
  };
}

/** The same where everything is at hand: notes which parts a page used. */
export function recordedParts<Whole extends object>(whole: Whole) {
  const used = new Set<string>();
  const parts = new Proxy(whole, {
    get(_, name) {
      used.add(String(name));
      return Reflect.get(whole, name);
    },
  });
  return { parts, used };
}

/** Files found by pattern, by the names of their parts: './de/main-menu.ts' holds `mainMenu`. */
export function filesIn<Whole>(folder: string, found: PartFiles<Whole>): PartFiles<Whole> {
  return Object.fromEntries(
    Object.entries(found)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, load]) => [
        path
          .slice(folder.length, -'.ts'.length)
          .replace(/-./g, (hump) => hump.slice(1).toUpperCase()),
        load,
      ]),
  );
}
