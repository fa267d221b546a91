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

/** Texts are held on to, so that another language loads the page anew. */
export const language = kept();

/** For the sandbox's own texts; what the bot and the mini-app say is theirs. */
export const say = <Text>(russian: Text, english: Text): Text =>
  language === 'en' ? english : russian;

export const keepLanguage = (chosen: Language) => localStorage.setItem(key, chosen);
