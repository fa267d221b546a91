/** Something the person who starts Kollab has to mend: printed as its one sentence, without a stack. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** Telegram refuses the token: found out before anything is started, or by the bot itself. */
export const unknownToken = () =>
  new SetupError(
    'BOT_TOKEN is wrong: Telegram knows no such bot. Put the token that @BotFather shows into it.',
  );
