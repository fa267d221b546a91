import { telegram } from '#src/telegram/telegram.ts';

/** Undefined for a plain browser. */
export function viewAs(telegramId: number | undefined, languageCode = 'ru') {
  Object.assign(
    telegram(),
    telegramId === undefined
      ? { user: undefined, initData: undefined }
      : {
          user: {
            telegramId,
            firstName: 'Илья',
            lastName: 'Громов',
            photoUrl: undefined,
            languageCode,
          },
          initData: `user=${telegramId}`,
        },
  );
}
