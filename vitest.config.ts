import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', include: ['*.test.ts'], testTimeout: 180_000 } },
      { test: { name: 'contract', root: './contract', include: ['src/**/*.test.ts'] } },
    ],
  },
});
