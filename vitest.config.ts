import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** It begins first, so that nobody waits for it at the end. */
const longest = /\/house\.test\.ts$/;

/**
 * Files of one project follow each other: a worker that is done with one takes the next with all that
 * is loaded, but is ended where the next file is another project's.
 */
class Following extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const [first, others] = [true, false].map((isLongest) =>
      sorted.filter(({ moduleId }) => longest.test(moduleId) === isLongest),
    );
    return [...(first ?? []), ...(others ?? [])];
  }
}

/** What holds in every workspace; no bound depends on how busy the machine is. */
const common = {
  maxWorkers: 4,
  // What needs it is named at the end.
  retry: 1,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { requireAssertions: true, poll: { timeout: 15_000 } },
};

/** `npm run test:long` and `npm run test:all` run them: minutes each, for what is proven in short elsewhere. */
const long = process.env['LONG'] === 'on' ? [] : ['**/*.long.test.ts'];

export default defineConfig({
  test: {
    ...common,
    // What a passing test prints is what it expects.
    silent: 'passed-only',
    reporters: ['default', 'json', './scripts/flaky.ts'],
    sequence: { sequencer: Following },
    outputFile: { json: 'reports/vitest.json' },
    projects: [
      {
        test: {
          ...common,
          name: 'house',
          include: ['*.test.ts'],
          exclude: long,
          testTimeout: 600_000,
        },
      },
      ...['contract', 'runtime', 'bot', 'sandbox'].map((name) => ({
        test: {
          ...common,
          name,
          root: `./${name}`,
          include: ['src/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      })),
      {
        test: {
          ...common,
          name: 'api',
          root: './api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: long,
          globalSetup: [resolve(import.meta.dirname, 'api/test/global-setup.ts')],
          // Every file has a database of its own, and nothing else that another could see.
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'bench',
          root: './bench',
          include: ['src/**/*.test.ts'],
          exclude: long,
          // Programs are started and the mini-app is built, on however busy a machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: './webapp/vite.config.ts',
        test: {
          ...common,
          name: 'webapp',
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
          ...common,
          name: 'webapp-telegram',
          root: './webapp',
          include: ['src/telegram/**/*.test.ts'],
        },
      },
    ],
  },
});
