import { SelectCell } from '#src/ui/select-cell.tsx';
import { chooseLanguage, chosenLanguage } from '#src/texts/locale.ts';
import { settingsTexts } from '#src/texts/settings.ts';

const words = settingsTexts.settings;
const options = (['auto', 'ru', 'en'] as const).map((value) => ({
  value,
  text: words.languages[value],
}));

/** The mini-app's language; screens hold on to their texts, so that another one loads them anew. */
export function LanguageCell() {
  return (
    <SelectCell
      label={words.language}
      value={chosenLanguage() ?? 'auto'}
      options={options}
      onChange={(value) => {
        chooseLanguage(value === 'auto' ? undefined : value);
        window.location.reload();
      }}
    />
  );
}
