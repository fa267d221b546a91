import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.test.ts',
  testIgnore: process.env['LONG'] === 'on' ? [] : ['**/*.long.test.ts'],
  globalSetup: './src/product/before-all.ts',
  outputDir: '../reports/journeys',
  reporter: [
    ['list'],
    ['json', { outputFile: '../reports/playwright.json' }],
    ...(process.env['CI'] ? [['github'] as const] : []),
  ],
  // Beside Vitest's workers on a small machine: journeys wait as much as they work.
  workers: 3,
  retries: 1,
  // Nothing depends on how busy the machine is.
  timeout: 480_000,
  expect: {
    timeout: 60_000,
    // Letters are smoothed a little differently from one machine to another.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.001,
      pathTemplate: '{testDir}/{testFileDir}/references/{arg}{ext}',
    },
  },
  use: { screenshot: 'only-on-failure', trace: 'on-first-retry' },
});
