import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('src/client', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    // A slow machine is no news to whoever starts the sandbox.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
