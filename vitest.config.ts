import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest journey begins first, so that others keep it company. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) =>
      moduleId.endsWith('/accessibility.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** One more than a small machine's cores: journeys wait as much as they work. */
const maxWorkers = 3;

/** Long walks over every screen, which `npm run test:all` takes too. */
const walks = ['src/conformance/sections/*.test.ts', 'src/journeys/hand*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['default', 'json'],
    sequence: { sequencer: LongestFirst },
    outputFile: { json: 'reports/vitest.json' },
    projects: [
      { test: { name: 'house', maxWorkers, include: ['*.test.ts'], testTimeout: 600_000 } },
      {
        test: {
          name: 'contract',
          maxWorkers,
          expect: { requireAssertions: true },
          root: './contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'runtime',
          maxWorkers,
          root: './runtime',
          include: ['src/**/*.test.ts'],
          expect: { requireAssertions: true },
          isolate: false,
        },
      },
      { extends: './api/vitest.config.ts', test: { name: 'api', root: './api', maxWorkers } },
      {
        test: {
          name: 'bot',
          maxWorkers,
          root: './bot',
          include: ['src/**/*.test.ts'],
          testTimeout: 30_000,
          expect: { requireAssertions: true },
          isolate: false,
        },
      },
      {
        test: {
          name: 'bench',
          maxWorkers,
          expect: { requireAssertions: true },
          root: './bench',
          include: ['src/**/*.test.ts'],
          // Programs are started and the mini-app is built, on however busy a machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: './webapp/vite.config.ts',
        test: {
          name: 'webapp',
          maxWorkers,
          root: './webapp',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/telegram/**'],
          isolate: false,
        },
      },
      {
        // Each connects to a client afresh.
        extends: './webapp/vite.config.ts',
        test: {
          name: 'webapp-telegram',
          maxWorkers,
          root: './webapp',
          include: ['src/telegram/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'sandbox',
          maxWorkers,
          root: './sandbox',
          include: ['src/**/*.test.{ts,tsx}'],
          isolate: false,
          testTimeout: 20_000,
          expect: { requireAssertions: true },
        },
      },
      {
        test: {
          name: 'e2e',
          maxWorkers,
          root: './e2e',
          include: ['src/**/*.test.ts'],
          exclude: ['src/journeys/**', 'src/conformance/sections/**'],
        },
      },
      {
        test: {
          name: 'journeys',
          maxWorkers,
          root: './e2e',
          include: ['src/{journeys,conformance/sections}/*.test.ts'],
          exclude: process.env['WALKS'] === 'on' ? [] : walks,
          // Nothing here may depend on how busy the machine is.
          testTimeout: 480_000,
          hookTimeout: 480_000,
          expect: { requireAssertions: true, poll: { timeout: 60_000 } },
          globalSetup: [resolve(import.meta.dirname, 'e2e/src/product/shared-product.ts')],
        },
      },
    ],
  },
});
