import { setNotificationSettings } from '@kollab/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { refusalOf } from '#src/api/failure.ts';
import { useMe } from '#src/api/me.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { chooseLanguage, chosenLanguage } from '#src/texts/locale.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';

const words = settingsTexts.settings;
const choices = ['auto', 'ru', 'en'] as const;
type Choice = (typeof choices)[number];
const options = choices.map((value) => ({ value, text: words.languages[value] }));

const languageOf = (choice: Choice) => (choice === 'auto' ? undefined : choice);

/**
 * The language of the bot, and of the mini-app on this device; screens hold on to their texts, so
 * that another one loads them anew.
 */
export function LanguageCell() {
  const { telegramId } = useMe();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (choice: Choice) =>
      call(setNotificationSettings, {
        params: { telegramId },
        body: { language: languageOf(choice) ?? null },
      }),
    onSuccess(_, choice) {
      chooseLanguage(languageOf(choice));
      window.location.reload();
    },
    onError(error) {
      telegram().haptic('error');
      void showAlert([words.languageFailed, refusalOf(error)].filter(Boolean).join('\n'));
    },
  });
  const chosen = chosenLanguage() ?? 'auto';
  return (
    <SelectCell
      label={words.language}
      value={(isPending && variables) || chosen}
      options={options}
      onChange={(choice) => !isPending && mutate(choice)}
    />
  );
}
