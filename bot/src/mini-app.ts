export type MiniApp = ReturnType<typeof miniApp>;

/** Every address of the mini-app that the bot links to; `publicUrl` has no trailing slash. */
export const miniApp = (publicUrl: string) => ({
  home: `${publicUrl}/`,
  moderationStatus: `${publicUrl}/profile/moderation`,
  moderationQueue: `${publicUrl}/moderation`,
  user: (telegramId: number) => `${publicUrl}/user/${telegramId}`,
});
