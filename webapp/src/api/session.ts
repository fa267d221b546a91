import { createStore } from 'zustand/vanilla';
import { isSessionError, isSuspension } from './failure.ts';

export const session = createStore(() => ({ isExpired: false, isSuspended: false }));

export function learnFrom(error: unknown) {
  if (isSessionError(error)) session.setState({ isExpired: true });
  if (isSuspension(error)) session.setState({ isSuspended: true });
}
