// The whole demo range, answered by the sandbox in this process: for tests of the project `catalogue`.
import { buildCatalogue } from '../../sandbox/catalogue/index.ts';
import { seed } from '../../sandbox/seed/seed.ts';
import { ask, createTestApp } from '../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../sandbox/testing/database.ts';
import type { Platform } from '../app/commerce/platform.ts';

export async function createDemoPlatform(): Promise<Platform> {
  const database = await createTestDatabase('empty');
  await seed(database, buildCatalogue());
  const app = await createTestApp(database);
  return {
    async send(operation, variables) {
      const plain: Record<string, unknown> = JSON.parse(JSON.stringify(variables));
      const { data, errors } = await ask<never>(app, operation.text, plain);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}
