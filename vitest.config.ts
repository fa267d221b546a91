import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', include: ['*.test.ts'], testTimeout: 180_000 } },
      { test: { name: 'contract', root: './contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'api',
          root: './api',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      { test: { name: 'bot', root: './bot', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'webapp',
          root: './webapp',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'sandbox',
          root: './sandbox',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/journeys/**'],
        },
      },
    ],
  },
});
