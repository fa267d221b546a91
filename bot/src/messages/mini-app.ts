import { pathOfTarget, type Target } from '@kollab/contract';

export type MiniApp = ReturnType<typeof miniApp>;

/** The addresses of the mini-app that the bot links to; `publicUrl` has no trailing slash. */
export const miniApp = (publicUrl: string) => ({
  /** The address of a screen. */
  at: (target: Target) => `${publicUrl}${pathOfTarget(target)}`,
});
