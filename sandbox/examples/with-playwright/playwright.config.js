import { sandboxServer } from 'storefront-sandbox/playwright';

const sandboxPort = Number(process.env.SANDBOX_PORT ?? 4000);
const port = Number(process.env.PORT ?? 3000);

const sandbox = sandboxServer({ port: sandboxPort });

export default {
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: [
    sandbox,
    {
      command: 'node storefront.js',
      url: `http://localhost:${port}`,
      env: { ...sandbox.env, PORT: String(port) },
    },
  ],
};
