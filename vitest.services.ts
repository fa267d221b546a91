import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** For `npm run mutation:services`: the API's tests of its services alone, each once. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    globalSetup: [resolve(import.meta.dirname, 'api/test/global-setup.ts')],
    setupFiles: [resolve(import.meta.dirname, 'api/test/drop-databases.ts')],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
