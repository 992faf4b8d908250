import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { documents } from './mdx.ts';

export default defineConfig({
  plugins: [documents(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // one stylesheet: what is rendered on the server but loaded late in the browser must not stand there unstyled
    cssCodeSplit: false,
  },
});
