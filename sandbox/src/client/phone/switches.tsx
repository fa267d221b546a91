import type { ThemeName } from '#src/client/protocol/themes.ts';
import { themeNames } from '#src/client/protocol/themes.ts';
import type { ClientVersion, Platform } from '#src/client/protocol/versions.ts';
import { clientVersions, platforms } from '#src/client/protocol/versions.ts';
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
  light: 'Светлая',
  dark: 'Тёмная',
  custom: 'Необычная',
};

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

/** What kind of Telegram this is: platform, theme, version, and whether it answers at all. */
export function Switches() {
  const { platform, theme, version, isSilent } = useSettings();
  return (
    <div className={styles.bar} role="toolbar" aria-label="Клиент Telegram">
      <Choice
        label="Платформа"
        testId="switch-platform"
        value={platform}
        values={platforms}
        wordOf={(value) => platformWords[value]}
        onPick={(value) => useSettings.setState({ platform: value })}
      />
      <Choice
        label="Тема"
        testId="switch-theme"
        value={theme}
        values={themeNames}
        wordOf={(value) => themeWords[value]}
        onPick={(value) => useSettings.setState({ theme: value })}
      />
      <Choice
        label="Версия клиента"
        testId="switch-version"
        value={version}
        values={clientVersions}
        wordOf={(value: ClientVersion) => value}
        onPick={(value) => useSettings.setState({ version: value })}
      />
      <label className={styles.check} title="Клиент не отвечает приложению ни на что">
        <input
          type="checkbox"
          checked={isSilent}
          data-testid="switch-silent"
          onChange={(event) => useSettings.setState({ isSilent: event.target.checked })}
        />
        Молчит
      </label>
    </div>
  );
}
