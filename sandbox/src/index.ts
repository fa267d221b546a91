export { buildClient } from './build-client.ts';
export { startDemoChats } from './demo/chats.ts';
export { seedDemo } from './demo/seed.ts';
export { admin as demoAdmin } from '#src/people/people.ts';
export { startSandbox } from './server.ts';
