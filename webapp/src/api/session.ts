import { createStore } from 'zustand/vanilla';
import { isSessionError, isSuspension } from './failure.ts';

/** Whether the launch data is still good for calls, and whether they may change anything. */
export const session = createStore(() => ({ isExpired: false, isSuspended: false }));

/** Notes what a failed call says about the whole session. */
export function learnFrom(error: unknown) {
  if (isSessionError(error)) session.setState({ isExpired: true });
  if (isSuspension(error)) session.setState({ isSuspended: true });
}
