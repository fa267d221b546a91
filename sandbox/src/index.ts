export { startDemoChats } from './demo/chats.ts';
export { loadWorld } from './demo/load-world.ts';
export { seedDemo } from './demo/seed.ts';
export { hasPast, type World } from './demo/world.ts';
export { startSandbox } from './server.ts';
