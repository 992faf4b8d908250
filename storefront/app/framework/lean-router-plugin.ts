import type { Plugin } from 'vite';

/** lean-router-plugin.test.ts fails when React Router renames them. */
const unused =
  /react-router\/dist\/\w+\/lib\/(dom\/ssr\/(fog-of-war|route-discovery)|router\/instrumentation)\.js$/;
const exported = /^export \{([^}]+)\};/m;

/**
 * Leaves out what React Router brings to every browser for features that are off: it knows all routes from the start
 * (`routeDiscovery` in react-router.config.ts), and nothing instruments it. What remains does nothing.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: unused },
      handler(code) {
        const names = exported.exec(code)?.[1]?.split(',');
        if (!names) throw new Error('React Router exports in another way');
        return names.map((name) => `export function ${name.trim()}() {}`).join('\n');
      },
    },
  };
}
