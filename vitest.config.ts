import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One journey takes as long as all of the mini-app's tests: it begins first, beside them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith('/accessibility.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

const apart = ['accessibility', 'survival', 'telegram', 'group', 'people'].map(
  (name) => `src/journeys/${name}.test.ts`,
);

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    sequence: { sequencer: LongestFirst },
    outputFile: { json: 'reports/vitest.json' },
    projects: [
      { test: { name: 'house', include: ['*.test.ts'], testTimeout: 180_000 } },
      {
        test: {
          name: 'contract',
          root: './contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      './api/vitest.config.ts',
      {
        test: { name: 'bot', root: './bot', include: ['src/**/*.test.ts'], isolate: false },
      },
      {
        test: {
          name: 'bench',
          root: './bench',
          include: ['src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      './webapp/vite.config.ts',
      {
        test: {
          name: 'sandbox',
          root: './sandbox',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/journeys/**'],
          isolate: false,
        },
      },
      {
        test: {
          // Each has a product of its own, or only a Telegram, so that they keep others company.
          name: 'journeys-apart',
          root: './sandbox',
          include: apart,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          root: './sandbox',
          include: ['src/journeys/**/*.test.ts'],
          exclude: apart,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          globalSetup: [resolve(import.meta.dirname, 'sandbox/src/journeys/shared-product.ts')],
        },
      },
    ],
  },
});
