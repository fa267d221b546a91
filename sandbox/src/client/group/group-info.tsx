import { useId } from 'react';
import { control } from '#src/client/api/control.ts';
import type { Group, Rights } from '#src/control/common/shapes.ts';
import { say } from '#src/client/language/language.ts';
import { showGroup } from '#src/client/state/groups.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { selectPerson } from '#src/client/state/selection.ts';
import { Button } from '#src/client/ui/controls.tsx';
import { Dialog, DialogActions } from '#src/client/ui/dialog.tsx';
import styles from './group.module.css';
import { RightsChoice } from './rights-choice.tsx';

const statusWords = {
  creator: say('владелец', 'owner'),
  administrator: say('администратор', 'administrator'),
  member: '',
} as const;
const botWords = {
  left: say('не в группе', 'not in the group'),
  kicked: say('удалён из группы', 'removed from the group'),
  member: say('участник', 'member'),
  administrator: say('администратор', 'administrator'),
} as const;

interface Props {
  group: Group;
  telegramId: number;
  nameOf: (telegramId: number) => string;
  onClose: () => void;
}

/** What changed comes by itself. */
const run = (work: Promise<unknown>) => {
  work.catch(showFailure);
};

function Requests({ group, telegramId, nameOf }: Props) {
  const answer = (memberId: number, isApproved: boolean) => () =>
    run(control.answerRequest(group.telegramId, { telegramId, memberId, isApproved }));
  return (
    <section>
      <h3>{say('Заявки на вступление', 'Requests to join')}</h3>
      <ul className={styles.people} data-testid="join-requests">
        {group.requests.map(({ telegramId: id }) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <Button look="plain" onClick={answer(id, false)}>
              {say('Отклонить', 'Decline')}
            </Button>
            <Button onClick={answer(id, true)}>{say('Принять', 'Accept')}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BotRights({ group, telegramId }: Props) {
  const { telegramId: chatId, bot, isBasic } = group;
  const set = (change: Partial<Rights> & { status?: 'administrator' | 'member' | 'kicked' }) =>
    run(control.setBot(chatId, { ...bot, status: 'administrator', telegramId, ...change }));
  const isAdministrator = bot.status === 'administrator';
  const isIn = isAdministrator || bot.status === 'member';
  return (
    <>
      {isAdministrator && !isBasic && <RightsChoice rights={bot} onChange={set} />}
      <div className={styles.acts}>
        {!isIn && (
          <Button onClick={() => set({ status: 'member' })}>
            {say('Добавить бота', 'Add the bot')}
          </Button>
        )}
        {isIn && !isAdministrator && (
          <Button onClick={() => set({ status: 'administrator', canInvite: true })}>
            {say('Сделать администратором', 'Make administrator')}
          </Button>
        )}
        {isAdministrator && (
          <Button look="plain" onClick={() => set({ status: 'member' })}>
            {say('Разжаловать', 'Dismiss')}
          </Button>
        )}
        {isIn && (
          <Button look="plain" onClick={() => set({ status: 'kicked' })}>
            {say('Удалить бота', 'Remove the bot')}
          </Button>
        )}
      </div>
    </>
  );
}

export function GroupInfo(props: Props) {
  const { group, telegramId, nameOf, onClose } = props;
  const { telegramId: chatId, members, bot, isBasic, requests } = group;
  const membersId = useId();
  const own = members.find((one) => one.telegramId === telegramId);
  const isAdministrator = own !== undefined && own.status !== 'member';
  const upgrade = () => run(control.upgrade(chatId, telegramId).then(showGroup).then(onClose));
  const out = (memberId: number) =>
    control.changeMember(chatId, 'members/out', { telegramId, memberId });
  const leave = () => run(out(telegramId).then(() => selectPerson(telegramId)));

  return (
    <Dialog title={group.title} testId="group-info-dialog" onClose={onClose}>
      <div className={styles.sections}>
        {requests.length > 0 && isAdministrator && <Requests {...props} />}
        <section>
          <h3 id={membersId}>
            {say('Участники', 'Members')} · {members.length}
          </h3>
          <ul className={styles.people} aria-labelledby={membersId} data-testid="group-members">
            {members.map(({ telegramId: id, status, tag }) => (
              <li key={id}>
                <span>
                  {nameOf(id)}
                  <small>{[statusWords[status], tag].filter(Boolean).join(' · ')}</small>
                </span>
                {isAdministrator && status === 'member' && (
                  <Button look="plain" onClick={() => run(out(id))}>
                    {say('Убрать', 'Remove')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>
            {say('Бот', 'Bot')}: <span data-testid="bot-standing">{botWords[bot.status]}</span>
          </h3>
          {isAdministrator && <BotRights {...props} />}
        </section>
      </div>
      <DialogActions>
        {isBasic && isAdministrator && (
          <Button look="plain" onClick={upgrade}>
            {say('Сделать супергруппой', 'Make it a supergroup')}
          </Button>
        )}
        {own?.status !== 'creator' && (
          <Button look="plain" onClick={leave}>
            {say('Выйти', 'Leave')}
          </Button>
        )}
        <Button onClick={onClose}>{say('Закрыть', 'Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
