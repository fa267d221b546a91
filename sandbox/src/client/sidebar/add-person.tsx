import type { FormEvent } from 'react';
import { useState } from 'react';
import { say } from '#src/client/language/language.ts';
import { addPerson } from '#src/client/state/chats.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { Button } from '#src/client/ui/controls.tsx';
import { Dialog, DialogActions } from '#src/client/ui/dialog.tsx';
import styles from './add-person.module.css';

const longestName = 64;

export function AddPerson({ onClose }: { onClose: () => void }) {
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [username, setUsername] = useState('');
  const [isBusy, setBusy] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    addPerson({
      firstName: firstName.trim(),
      lastName: lastName.trim() || undefined,
      username: username.trim().replace(/^@/, '') || undefined,
    })
      .then(onClose, showFailure)
      .finally(() => setBusy(false));
  }

  return (
    <Dialog title={say('Новый человек', 'New person')} testId="add-person-dialog" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <label>
          {say('Имя', 'First name')}
          <input
            value={firstName}
            maxLength={longestName}
            required
            onChange={(event) => setFirstName(event.target.value)}
          />
        </label>
        <label>
          {say('Фамилия, если есть', 'Last name, if any')}
          <input
            value={lastName}
            maxLength={longestName}
            onChange={(event) => setLastName(event.target.value)}
          />
        </label>
        <label>
          {say('Имя пользователя, если есть', 'Username, if any')}
          <input
            value={username}
            maxLength={32}
            pattern="@?[A-Za-z][A-Za-z0-9_]{3,31}"
            title={say(
              'Латинские буквы, цифры и подчёркивание, от 4 знаков',
              'Latin letters, digits and underscores, at least 4',
            )}
            autoCapitalize="off"
            onChange={(event) => setUsername(event.target.value)}
          />
        </label>
        <DialogActions>
          <Button look="plain" onClick={onClose}>
            {say('Отмена', 'Cancel')}
          </Button>
          <Button type="submit" disabled={isBusy || firstName.trim() === ''}>
            {say('Добавить', 'Add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
