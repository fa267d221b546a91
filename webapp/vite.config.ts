import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.2'],
    manifest: true,
    sourcemap: false,
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    // Inlined, so that a test may connect to a client afresh.
    server: { deps: { inline: [/@telegram-apps/] } },
  },
});
