import type { Rights } from '#src/control/common/shapes.ts';
import { say } from '#src/client/language/language.ts';
import styles from './group.module.css';

const words = {
  canInvite: say('Добавление участников', 'Add members'),
  canTag: say('Изменение тегов участников', 'Manage tags of members'),
  canPin: say('Закрепление сообщений', 'Pin messages'),
} as const;
const names = ['canInvite', 'canTag', 'canPin'] as const;

export function RightsChoice({
  rights,
  onChange,
}: {
  rights: Partial<Rights>;
  onChange: (change: Partial<Rights>) => void;
}) {
  return (
    <fieldset className={styles.rights}>
      <legend>{say('Права администратора', 'Rights of an administrator')}</legend>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={rights[name] ?? false}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
          {words[name]}
        </label>
      ))}
    </fieldset>
  );
}
