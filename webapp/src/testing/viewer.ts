import { telegram } from '#src/telegram/telegram.ts';

/** Who holds the phone; nobody for a plain browser. */
export function viewAs(telegramId: number | undefined) {
  Object.assign(
    telegram(),
    telegramId === undefined
      ? { user: undefined, initData: undefined }
      : {
          user: { telegramId, firstName: 'Илья', lastName: 'Громов', photoUrl: undefined },
          initData: `user=${telegramId}`,
        },
  );
}
