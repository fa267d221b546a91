export const languages = ['ru', 'en'] as const;
export type Language = (typeof languages)[number];

const key = 'sandbox-language';

function kept(): Language {
  try {
    return languages.find((one) => one === localStorage.getItem(key)) ?? 'ru';
  } catch {
    return 'ru';
  }
}

/** The language of this load: texts are held on to, so that another one loads the page anew. */
export const language = kept();

/** A text of the sandbox's own in that language; what the bot and the mini-app say is theirs. */
export const say = <Text>(russian: Text, english: Text): Text =>
  language === 'en' ? english : russian;

/** Keeps the choice; it holds from the next load on. */
export const keepLanguage = (chosen: Language) => localStorage.setItem(key, chosen);
