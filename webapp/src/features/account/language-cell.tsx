import { setNotificationSettings } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useMe } from '#src/api/me.ts';
import { chooseLanguage, chosenLanguage } from '#src/texts/locale.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';

const words = settingsTexts.settings;
const choices = ['auto', 'ru', 'en'] as const;
type Choice = (typeof choices)[number];
const options = choices.map((value) => ({ value, text: words.languages[value] }));

const languageOf = (choice: Choice) => (choice === 'auto' ? undefined : choice);

/** Screens hold on to their texts, so that another language loads them anew. */
export function LanguageCell() {
  const { telegramId } = useMe();
  const { run, isPending, wish } = useAction({
    perform: (choice: Choice) =>
      call(setNotificationSettings, {
        params: { telegramId },
        body: { language: languageOf(choice) ?? null },
      }),
    failed: words.languageFailed,
    onSuccess(_, choice) {
      chooseLanguage(languageOf(choice));
      window.location.reload();
    },
  });
  const chosen = chosenLanguage() ?? 'auto';
  return (
    <SelectCell
      label={words.language}
      value={(isPending && wish) || chosen}
      options={options}
      onChange={run}
    />
  );
}
