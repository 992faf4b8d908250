import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  build: {
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    chunkSizeWarningLimit: 8000,
    license: { fileName: 'THIRD-PARTY-LICENCES.md' },
  },
  worker: { format: 'es' },
});
