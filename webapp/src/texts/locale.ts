import { type Locale, localeOf } from '@kollab/contract';
import { telegram } from '#src/telegram/telegram.ts';
import type { Catalogue } from './ru/catalogue.ts';
import type * as all from './en/all.ts';

type English = typeof all;

const key = 'kollab:language';

/** On this device; undefined: as their Telegram speaks. */
export function chosenLanguage(): Locale | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'ru' || kept === 'en' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Holds from the next load on. */
export function chooseLanguage(choice: Locale | undefined) {
  try {
    if (choice === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Without storage Telegram's language stays.
  }
}

const wished = chosenLanguage() ?? localeOf(telegram().user?.languageCode);

// Russian comes with the screens; English is fetched before any of them, for they hold on to their
// texts. Without it Russian it is.
const english: English | undefined =
  wished === 'en' ? await import('./en/all.ts').catch(() => undefined) : undefined;

export const locale: Locale = english ? 'en' : 'ru';

document.documentElement.lang = locale;

export const dateLocale = english ? 'en-GB' : 'ru';

/** A refusal in this load's language; the server words it in Russian. */
export const refusalIn = (code: string, message: string) => english?.refusals[code] ?? message;

export const inLocale = <Russian>(
  name: Exclude<keyof English, 'refusals'>,
  russian: Russian & Catalogue<Russian>,
): Catalogue<Russian> => (english?.[name] as Catalogue<Russian> | undefined) ?? russian;
