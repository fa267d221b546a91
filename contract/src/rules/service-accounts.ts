const serviceAccounts = new Set([
  777_000, // Telegram, which also forwards the posts of a channel
  1_087_968_824, // GroupAnonymousBot: an administrator who hides
  136_817_688, // Channel_Bot: somebody who writes as a channel
]);

/** Whether an id is one of Telegram's own accounts, behind which no one person stands. */
export const isServiceAccount = (telegramId: number) => serviceAccounts.has(telegramId);
