/**
 * `SERVICES=work/pairs npm run mutation:services`: the services of one folder, by the tests of all that
 * stands beside it (here `work`): places are counted in vacancies, and taken by applications.
 */
const folder = process.env['SERVICES'] ?? 'work/pairs';
const [layer] = folder.split('/');

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.services.ts', dir: `api/src/${layer}`, related: false },
  mutate: [`api/src/${folder}/**/*.service.ts`],
  ignorePatterns: ['/.data', '/reports', '/shots', '/docs'],
  // It reads TypeScript's configuration by an API that TypeScript 7 has no more.
  tsconfigFile: 'none',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'reports/mutation/services.html' },
  tempDirName: '.data/mutation',
  timeoutMS: 60_000,
  // What is read once as a file loads would take all tests for each mutant.
  ignoreStatic: true,
  thresholds: { high: 90, low: 80, break: 80 },
};
