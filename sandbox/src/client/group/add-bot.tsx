import { type FormEvent, useState } from 'react';
import { control } from '#src/client/api/control.ts';
import { say } from '#src/client/language/language.ts';
import { type Adding, useGroupDialogs } from '#src/client/state/group-dialogs.ts';
import { refreshGroups, showGroup, useGroups } from '#src/client/state/groups.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { Button } from '#src/client/ui/controls.tsx';
import { Dialog, DialogActions } from '#src/client/ui/dialog.tsx';
import styles from './group.module.css';
import { RightsChoice, type Rights } from './rights-choice.tsx';

const longestTitle = 128;
const isNew = 'new';

const close = () => useGroupDialogs.setState({ adding: undefined });

const proposed = (rights: readonly string[]): Rights => ({
  canInvite: rights.includes('invite_users'),
  canTag: rights.includes('manage_tags'),
  canPin: rights.includes('pin_messages'),
});

/** The group that was chosen, made if it is a new one. */
async function groupOf(telegramId: number, chosen: string, title: string, isBasic: boolean) {
  if (chosen !== isNew) return Number(chosen);
  return (await control.addGroup({ telegramId, title, isBasic })).telegramId;
}

/** Which group the bot is added to, and what it may do there: what a link with `startgroup` asks. */
export function AddBot({ adding }: { adding: Adding }) {
  const { telegramId, parameter } = adding;
  const groups = useGroups((known) => known.groups);
  const own = groups.filter(({ isModerators, members }) =>
    members.some(
      (one) => one.telegramId === telegramId && one.status !== 'member' && !isModerators,
    ),
  );
  const [chosen, setChosen] = useState<string>(own[0] ? String(own[0].telegramId) : isNew);
  const [title, setTitle] = useState('');
  const [isBasic, setBasic] = useState(false);
  const [rights, setRights] = useState(() => proposed(adding.rights));
  const [isBusy, setBusy] = useState(false);

  async function add() {
    const chatId = await groupOf(telegramId, chosen, title.trim(), isBasic);
    const status = adding.rights.length > 0 ? 'administrator' : 'member';
    await control.setBot(chatId, { telegramId, status, ...rights, startParameter: parameter });
    await refreshGroups('all');
    const group = useGroups.getState().groups.find((one) => one.telegramId === chatId);
    if (group) showGroup(group);
    close();
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
      onClose={close}
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
        {adding.rights.length > 0 && (
          <RightsChoice
            rights={rights}
            onChange={(change) => setRights((before) => ({ ...before, ...change }))}
          />
        )}
        <DialogActions>
          <Button look="plain" onClick={close}>
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
