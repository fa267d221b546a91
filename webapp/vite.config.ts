import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { slimContract } from './slim-contract.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), slimContract()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.2'],
    manifest: true,
    sourcemap: false,
    // Schemas are values: those that are not used are not loaded.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 15_000,
    // Inlined, so that a test may connect to a client afresh.
    server: { deps: { inline: [/@telegram-apps/] } },
  },
});
