import { control } from '#src/client/api/control.ts';
import { say } from '#src/client/language/language.ts';
import { type Joining, useGroupDialogs } from '#src/client/state/group-dialogs.ts';
import { refreshGroups, showGroup, useGroups } from '#src/client/state/groups.ts';
import { showFailure, showToast } from '#src/client/state/notices.ts';
import { Button } from '#src/client/ui/controls.tsx';
import { Dialog, DialogActions, DialogText } from '#src/client/ui/dialog.tsx';
import { AddBot } from './add-bot.tsx';

const close = () => useGroupDialogs.setState({ joining: undefined });

async function join({ telegramId, link, door }: Joining) {
  await control.join(telegramId, link);
  close();
  if (door.needsApproval) showToast(say('Заявка отправлена', 'The request was sent'), telegramId);
  else await show(door.chatId);
}

async function show(chatId: number) {
  await refreshGroups('all');
  const group = useGroups.getState().groups.find((one) => one.telegramId === chatId);
  if (group) showGroup(group);
  close();
}

function JoinGroup({ joining }: { joining: Joining }) {
  const { title, members, needsApproval, isMember, isRequested, chatId } = joining.door;
  const words = isMember
    ? say('Вы уже в этой группе.', 'You are in this group already.')
    : needsApproval
      ? say('Вступить можно, когда заявку одобрят.', 'You can join once your request is approved.')
      : say('Эта группа открыта по ссылке.', 'This group is open to whoever has the link.');
  const go = () => {
    (isMember ? show(chatId) : join(joining)).catch(showFailure);
  };
  return (
    <Dialog title={title} testId="join-group" onClose={close}>
      <DialogText>
        {say('Участников', 'Members')}: {members}
        {'\n'}
        {isRequested
          ? say('Заявка отправлена и ждёт ответа.', 'The request was sent and waits for an answer.')
          : words}
      </DialogText>
      <DialogActions>
        <Button look="plain" onClick={close}>
          {say('Закрыть', 'Close')}
        </Button>
        {!isRequested && (
          <Button onClick={go}>
            {isMember
              ? say('Открыть', 'Open')
              : needsApproval
                ? say('Подать заявку', 'Request to join')
                : say('Вступить', 'Join')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

export function GroupDialogs() {
  const { adding, joining } = useGroupDialogs();
  return (
    <>
      {adding && <AddBot adding={adding} />}
      {joining && <JoinGroup joining={joining} />}
    </>
  );
}
