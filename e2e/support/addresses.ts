// Ports of their own, so that the journeys can run beside a shop in development.
export const shopOrigin = `http://localhost:${process.env.E2E_SHOP_PORT ?? 3100}`;
export const sandboxOrigin = `http://localhost:${process.env.E2E_SANDBOX_PORT ?? 4100}`;
