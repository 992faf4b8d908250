import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // one stylesheet: what is rendered on the server but loaded late in the browser must not stand there unstyled
    cssCodeSplit: false,
  },
});
