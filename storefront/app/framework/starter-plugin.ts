import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../starter/main.ts', import.meta.url));

/** The starter as one minified classic script: the text of an inline script, for the server alone. */
export function starterScript(): Plugin {
  return {
    name: 'starter-script',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:starter$/ }, handler: () => '\0virtual:starter' },
    load: {
      filter: { id: /^\0virtual:starter$/ },
      async handler() {
        const isServer = this.environment.name === 'ssr';
        return `export default ${JSON.stringify(isServer ? await bundleStarter() : '')};`;
      },
    },
  };
}

export async function bundleStarter(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'starter' },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('the starter was not built');
  return bundle.output[0].code.trim();
}
