export { buildClient } from './build-client.ts';
export { seedDemo, startDemoChats } from './demo/seed.ts';
export { admin as demoAdmin } from '#src/people/people.ts';
export { startSandbox } from './server.ts';
