import { fileURLToPath } from 'node:url';
import { addressesOnly } from '@kollab/contract/addresses-only';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('src/client', import.meta.url)),
  plugins: [addressesOnly(), react()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    // A slow machine is no news to whoever starts the sandbox.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
