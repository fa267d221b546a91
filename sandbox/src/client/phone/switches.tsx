import { control } from '#src/client/api/control.ts';
import {
  keepLanguage,
  type Language,
  language,
  languages,
  say,
} from '#src/client/language/language.ts';
import type { ThemeName } from '#src/client/protocol/themes.ts';
import { themeNames } from '#src/client/protocol/themes.ts';
import type { ClientVersion, Platform } from '#src/client/protocol/versions.ts';
import { clientVersions, platforms } from '#src/client/protocol/versions.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { useSettings } from '#src/client/state/settings.ts';
import { Icon } from '#src/client/ui/icon.tsx';
import styles from './switches.module.css';

const platformWords: Record<Platform, string> = {
  ios: 'iOS',
  android: 'Android',
  tdesktop: 'Desktop',
  weba: 'Web A',
};
const themeWords: Record<ThemeName, string> = {
  light: say('Светлая', 'Light'),
  dark: say('Тёмная', 'Dark'),
  custom: say('Необычная', 'Unusual'),
};

const languageWords: Record<Language, string> = { ru: 'RU', en: 'EN' };

async function speak(chosen: Language): Promise<void> {
  await control.speak(chosen);
  keepLanguage(chosen);
  window.location.reload();
}

function Choice<T extends string>({
  label,
  testId,
  value,
  values,
  wordOf,
  onPick,
}: {
  label: string;
  testId: string;
  value: T;
  values: readonly T[];
  wordOf: (value: T) => string;
  onPick: (value: T) => void;
}) {
  return (
    <label className={styles.field} title={label}>
      <span className="spoken">{label}</span>
      <select
        value={value}
        data-testid={testId}
        onChange={(event) => {
          const picked = values.find((one) => one === event.target.value);
          if (picked !== undefined) onPick(picked);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {wordOf(one)}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={16} />
    </label>
  );
}

export function Switches() {
  const { platform, theme, version, isSilent } = useSettings();
  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={say('Клиент Telegram', 'Telegram client')}
    >
      <Choice
        label={say('Платформа', 'Platform')}
        testId="switch-platform"
        value={platform}
        values={platforms}
        wordOf={(value) => platformWords[value]}
        onPick={(value) => useSettings.setState({ platform: value })}
      />
      <Choice
        label={say('Тема', 'Theme')}
        testId="switch-theme"
        value={theme}
        values={themeNames}
        wordOf={(value) => themeWords[value]}
        onPick={(value) => useSettings.setState({ theme: value })}
      />
      <Choice
        label={say('Версия клиента', 'Version of the client')}
        testId="switch-version"
        value={version}
        values={clientVersions}
        wordOf={(value: ClientVersion) => value}
        onPick={(value) => useSettings.setState({ version: value })}
      />
      <Choice
        label={say('Язык', 'Language')}
        testId="switch-language"
        value={language}
        values={languages}
        wordOf={(value) => languageWords[value]}
        onPick={(value) => void speak(value).catch(showFailure)}
      />
      <label
        className={styles.check}
        title={say(
          'Клиент не отвечает приложению ни на что',
          'The client answers the mini-app nothing at all',
        )}
      >
        <input
          type="checkbox"
          checked={isSilent}
          data-testid="switch-silent"
          onChange={(event) => useSettings.setState({ isSilent: event.target.checked })}
        />
        {say('Молчит', 'Silent')}
      </label>
    </div>
  );
}
