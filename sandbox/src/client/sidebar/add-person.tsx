import type { FormEvent } from 'react';
import { useState } from 'react';
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
    <Dialog title="Новый человек" testId="add-person-dialog" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <label>
          Имя
          <input
            value={firstName}
            maxLength={longestName}
            required
            onChange={(event) => setFirstName(event.target.value)}
          />
        </label>
        <label>
          Фамилия, если есть
          <input
            value={lastName}
            maxLength={longestName}
            onChange={(event) => setLastName(event.target.value)}
          />
        </label>
        <label>
          Имя пользователя, если есть
          <input
            value={username}
            maxLength={32}
            pattern="@?[A-Za-z][A-Za-z0-9_]{3,31}"
            title="Латинские буквы, цифры и подчёркивание, от 4 знаков"
            autoCapitalize="off"
            onChange={(event) => setUsername(event.target.value)}
          />
        </label>
        <DialogActions>
          <Button look="plain" onClick={onClose}>
            Отмена
          </Button>
          <Button type="submit" disabled={isBusy || firstName.trim() === ''}>
            Добавить
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
