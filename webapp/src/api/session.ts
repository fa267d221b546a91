import { createStore } from 'zustand/vanilla';

/** Whether the launch data is still good for calls. */
export const session = createStore(() => ({ isExpired: false }));
