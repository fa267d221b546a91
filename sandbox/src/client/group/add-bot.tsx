import { type FormEvent, useState } from 'react';
import { control } from '#src/client/api/control.ts';
import { say } from '#src/client/language/language.ts';
import { type Adding, useGroupDialogs } from '#src/client/state/group-dialogs.ts';
import { useGroups } from '#src/client/state/groups.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { Button } from '#src/client/ui/controls.tsx';
import { Dialog, DialogActions } from '#src/client/ui/dialog.tsx';
import styles from './group.module.css';
import { RightsChoice } from './rights-choice.tsx';

const longestTitle = 128;
const isNew = 'new';

const close = () => useGroupDialogs.setState({ adding: undefined });

async function groupOf(telegramId: number, chosen: string, title: string, isBasic: boolean) {
  if (chosen !== isNew) return Number(chosen);
  return (await control.addGroup({ telegramId, title, isBasic })).telegramId;
}

export function AddBot({ adding }: { adding: Adding }) {
  const { telegramId, leave } = adding;
  const groups = useGroups((known) => known.groups);
  const own = groups.filter(({ isModerators, members }) =>
    members.some(
      (one) => one.telegramId === telegramId && one.status !== 'member' && !isModerators,
    ),
  );
  const [chosen, setChosen] = useState<string>(own[0] ? String(own[0].telegramId) : isNew);
  const [title, setTitle] = useState('');
  const [isBasic, setBasic] = useState(false);
  const [rights, setRights] = useState(adding.rights);
  const [isBusy, setBusy] = useState(false);

  async function add() {
    const chatId = await groupOf(telegramId, chosen, title.trim(), isBasic);
    await adding.add(chatId, rights);
    close();
  }

  function cancel() {
    close();
    leave?.();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    add()
      .catch(showFailure)
      .finally(() => setBusy(false));
  }

  return (
    <Dialog
      title={say('В какую группу добавить бота?', 'Which group should the bot join?')}
      testId="add-bot"
      onClose={cancel}
    >
      <form className={styles.sections} onSubmit={submit}>
        <fieldset className={styles.rights}>
          <legend>{say('Группы, где вы администратор', 'Groups you administer')}</legend>
          {own.map((group) => (
            <label key={group.telegramId}>
              <input
                type="radio"
                name="group"
                checked={chosen === String(group.telegramId)}
                onChange={() => setChosen(String(group.telegramId))}
              />
              {group.title}
            </label>
          ))}
          <label>
            <input
              type="radio"
              name="group"
              checked={chosen === isNew}
              onChange={() => setChosen(isNew)}
            />
            {say('Новая группа', 'A new group')}
          </label>
        </fieldset>
        {chosen === isNew && (
          <div className={styles.made}>
            <input
              value={title}
              maxLength={longestTitle}
              required
              aria-label={say('Название группы', 'Name of the group')}
              placeholder={say('Название группы', 'Name of the group')}
              onChange={(event) => setTitle(event.target.value)}
            />
            <label className={styles.basic}>
              <input
                type="checkbox"
                checked={isBasic}
                onChange={(event) => setBasic(event.target.checked)}
              />
              {say('Обычная, ещё не супергруппа', 'Basic, not a supergroup yet')}
            </label>
          </div>
        )}
        {rights && adding.mayChoose && (
          <RightsChoice
            rights={rights}
            onChange={(change) => setRights({ ...rights, ...change })}
          />
        )}
        <DialogActions>
          <Button look="plain" onClick={cancel}>
            {say('Отмена', 'Cancel')}
          </Button>
          <Button type="submit" disabled={isBusy || (chosen === isNew && title.trim() === '')}>
            {say('Добавить', 'Add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
