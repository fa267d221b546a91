import { AsyncLocalStorage } from 'node:async_hooks';

const sharing = new AsyncLocalStorage<true>();

/** Runs `read`, one short statement outside a transaction, which may share its connection. */
export const sharingConnection = <T>(read: () => T): T => sharing.run(true, read);

/** Whether what runs now may share its connection. */
export const mayShare = () => sharing.getStore() === true;
