import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    expect: { requireAssertions: true, poll: { timeout: 15_000 } },
    // Every file has a database of its own, and nothing else that another could see.
    isolate: false,
  },
});
