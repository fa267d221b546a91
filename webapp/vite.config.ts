import type { Rolldown } from 'vite';
import { addressesOnly } from '@kollab/contract/addresses-only';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './precompress.ts';
import { firstResponse } from './first-response.ts';

/** Only forms need them. */
const isSchema = (id: string, modules: Rolldown.ChunkingContext) =>
  /\/node_modules\/zod\/|\/contract\/src\/schemas\//.test(id) &&
  [id, ...(modules.getModuleInfo(id)?.importedIds ?? [])].some((one) => one.includes('/zod/'));

/** Few files, for each of them costs a round trip. */
const groups = [
  // English waits for these, and what is loaded first waits for English.
  {
    name: 'words',
    test: /\/contract\/src\/rules\/(limits|words\/(facts|plural)|product)\.ts$/,
    priority: 4,
  },
  {
    name: 'refusals',
    test: /\/contract\/src\/(http\/errors|messages\/error-messages)\.ts$/,
    priority: 3,
  },
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  {
    debugName: 'schemas',
    name: (id: string, modules: Rolldown.ChunkingContext) =>
      isSchema(id, modules) ? 'schemas' : null,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // The first screen of most is the own profile, which would come in more files than a slow line bears.
  {
    name: 'profile-drafts',
    test: /\/features\/profiles\/(draft|fields\/(focus|not|use|contact))/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'profile-sections',
    test: /\/shared\/person\/(experience-s|fields-|links-|profile-)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What many screens use. Texts are not to wait for it: it waits for them.
  { name: 'kit', test: /\/webapp\/src\/(?!texts)/, minShareCount: 13 },
];

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [addressesOnly(), react(), firstResponse(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.2'],
    sourcemap: false,
    // What is not known to a browser it does without: scripts come when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A slow machine is no news to whoever starts Kollab.
      checks: { pluginTimings: false },
      // Schemas are values: those that are not used are not loaded.
      treeshake: {
        manualPureFunctions: ['z', 'endpoint', 'bounded', 'typed', 'list', 'upTo', 'line', 'text'],
      },
      output: { codeSplitting: { groups } },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    expect: { requireAssertions: true },
    // Inlined, so that a test may connect to a client afresh.
    server: { deps: { inline: [/@telegram-apps/] } },
  },
});
