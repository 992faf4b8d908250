import config from './playwright.config.ts';

const { webServer: _, ...rest } = config;
export default {
  ...rest,
  outputDir: '/tmp/home/results',
  reporter: [['list']],
  use: { ...rest.use, baseURL: 'http://localhost:3361' },
};
