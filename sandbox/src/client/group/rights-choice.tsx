import { say } from '#src/client/language/language.ts';
import styles from './group.module.css';

/** What an administrator may do, as far as it matters here. */
export interface Rights {
  canInvite?: boolean | undefined;
  canTag?: boolean | undefined;
  canPin?: boolean | undefined;
}

const words = {
  canInvite: say('Добавление участников', 'Add members'),
  canTag: say('Изменение тегов участников', 'Manage tags of members'),
  canPin: say('Закрепление сообщений', 'Pin messages'),
} as const;
const names = ['canInvite', 'canTag', 'canPin'] as const;

/** What the bot may do as an administrator. */
export function RightsChoice({
  rights,
  onChange,
}: {
  rights: Rights;
  onChange: (change: Rights) => void;
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
