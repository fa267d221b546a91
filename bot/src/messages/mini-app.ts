import { pathOfTarget, type Target } from '@kollab/contract';

export type MiniApp = ReturnType<typeof miniApp>;

/** The addresses of the mini-app that the bot links to; `publicUrl` has no trailing slash. */
export const miniApp = (publicUrl: string) => ({
  at: (target: Target) => `${publicUrl}${pathOfTarget(target)}`,
  file: (path: unknown) =>
    typeof path === 'string' && path.startsWith('/uploads/') ? `${publicUrl}${path}` : undefined,
});
