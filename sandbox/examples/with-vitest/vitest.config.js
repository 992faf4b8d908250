export default { test: { globalSetup: ['storefront-sandbox/vitest'] } };
