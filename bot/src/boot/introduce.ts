import type { Api } from 'grammy';
import type { Logger } from 'pino';
import { describeFailure } from '#src/failure.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { backOff, pause } from '#src/pause.ts';
import { textsFor } from '#src/texts/texts.ts';

const attempts = 5;

/** Tells Telegram the bot's commands, menu button and descriptions; a refusal stops nothing. */
export async function introduce(
  telegram: Api,
  app: MiniApp,
  logger: Logger,
  stopping: AbortSignal,
) {
  const { about } = textsFor('ru');
  const english = textsFor('en').about;
  const inEnglish = { language_code: 'en' } as const;
  const menuButton = {
    type: 'web_app',
    text: about.menuButton,
    web_app: { url: app.home },
  } as const;
  const steps = {
    commands: () => telegram.setMyCommands(about.commands),
    menuButton: () => telegram.setChatMenuButton({ menu_button: menuButton }),
    description: () => telegram.setMyDescription(about.description),
    shortDescription: () => telegram.setMyShortDescription(about.shortDescription),
    englishCommands: () => telegram.setMyCommands(english.commands, inEnglish),
    englishDescription: () => telegram.setMyDescription(english.description, inEnglish),
    englishShortDescription: () =>
      telegram.setMyShortDescription(english.shortDescription, inEnglish),
  };
  for (const [step, carryOut] of Object.entries(steps)) {
    await withPatience(carryOut, stopping).catch((error: unknown) => {
      logger.warn(
        { step, reason: describeFailure(error) },
        'Telegram did not take the introduction',
      );
    });
  }
}

async function withPatience(carryOut: () => Promise<unknown>, stopping: AbortSignal) {
  const delays = backOff(1000);
  for (let attempt = 1; !stopping.aborted; attempt++) {
    try {
      await carryOut();
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
      await pause(delays.next(), stopping);
    }
  }
}
