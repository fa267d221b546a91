import { readInRussian } from '@kollab/contract';
import type { Api } from 'grammy';
import type { LanguageCode } from 'grammy/types';
import type { Logger } from 'pino';
import { describeFailure } from '#src/platform/failure.ts';
import type { MiniApp } from '#src/messages/mini-app.ts';
import { backOff, pause } from '@kollab/runtime/pause';
import { textsFor } from '#src/texts/texts.ts';

const attempts = 5;
const english = textsFor('en').about;
const russian = textsFor('ru').about;

interface InLanguage {
  language_code?: LanguageCode;
}

interface Said<T> {
  text: Record<'en' | 'ru', T>;
  get: (language: InLanguage) => Promise<T>;
  set: (text: T, language: InLanguage) => Promise<unknown>;
}

/** A refusal stops nothing. */
export async function introduce(
  telegram: Api,
  app: MiniApp,
  logger: Logger,
  stopping: AbortSignal,
) {
  const menuButton = {
    type: 'web_app',
    text: russian.menuButton,
    web_app: { url: app.at({ screen: 'open' }) },
  } as const;
  const steps = {
    commands: () => say(commandsOf(telegram)),
    groupCommands: () => telegram.deleteMyCommands(),
    menuButton: () => telegram.setChatMenuButton({ menu_button: menuButton }),
    description: () => say(descriptionOf(telegram)),
    shortDescription: () => say(shortDescriptionOf(telegram)),
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

/** For private chats only: groups have no commands. */
function commandsOf(telegram: Api): Said<typeof russian.commands> {
  const scope = { type: 'all_private_chats' } as const;
  return {
    text: { en: english.commands, ru: russian.commands },
    get: (language) => telegram.getMyCommands({ scope, ...language }),
    set: (commands, language) => telegram.setMyCommands(commands, { scope, ...language }),
  };
}

const descriptionOf = (telegram: Api): Said<string> => ({
  text: { en: english.description, ru: russian.description },
  get: async (language) => (await telegram.getMyDescription(language)).description,
  set: (text, language) => telegram.setMyDescription(text, language),
});

const shortDescriptionOf = (telegram: Api): Said<string> => ({
  text: { en: english.shortDescription, ru: russian.shortDescription },
  get: async (language) => (await telegram.getMyShortDescription(language)).short_description,
  set: (text, language) => telegram.setMyShortDescription(text, language),
});

/**
 * Says it in English to everyone but those whom messages are written to in Russian. Telegram bounds
 * how often this may change: where the first and the last language are right, so are all.
 */
async function say<T>({ text, get, set }: Said<T>): Promise<void> {
  const languages: readonly InLanguage[] = [
    {},
    ...readInRussian.map((language_code) => ({ language_code })),
  ];
  const textIn = ({ language_code: code }: InLanguage) => text[code === undefined ? 'en' : 'ru'];
  const isSaid = async (language: InLanguage = {}) => {
    const said = await get(language).catch(() => undefined);
    return JSON.stringify(said) === JSON.stringify(textIn(language));
  };
  if ((await isSaid()) && (await isSaid(languages.at(-1)))) return;
  for (const language of languages) await set(textIn(language), language);
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
