import { existsSync } from 'node:fs';

/** Preloaded by the start scripts: takes over `.env` where there is one. */
if (existsSync('.env')) process.loadEnvFile();
