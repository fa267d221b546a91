const token = /\d{5,}:[\w-]{20,}/g;
const botAddress = /\/bot\d+:[\w-]+/g;

/** Hides the bot token: Telegram's addresses carry it, and errors quote addresses. */
export const withoutToken = (text: string) =>
  text.replace(botAddress, '/bot<token>').replace(token, '<token>');
