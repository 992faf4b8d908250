import { existsSync } from 'node:fs';

// Debian's two builds of the same browser; the headless one costs a fraction of the processor time
const candidates = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const browserPath =
  process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path)) ?? 'chromium';

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];
