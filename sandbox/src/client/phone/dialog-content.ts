import { say } from '#src/client/language/language.ts';
import type { PopupButton, Recipient } from '#src/client/protocol/app-state.ts';
import { showFailure, showToast } from '#src/client/state/notices.ts';
import {
  answerHomeScreen,
  answerPhone,
  answerPopup,
  answerPrepared,
  answerWriteAccess,
  dismissDialog,
} from './answers.ts';
import type { Session } from './sessions.ts';
import { removeSession } from './sessions.ts';

interface DialogAction {
  key: string;
  text: string;
  type: PopupButton['type'];
  href?: string;
  run: () => void;
}

interface DialogContent {
  title: string;
  message: string;
  picture?: string;
  actions: DialogAction[];
  isList?: true;
  leave: () => void;
}

function permission(
  title: string,
  message: string,
  yes: string,
  answer: (allowed: boolean) => Promise<void>,
): DialogContent {
  const choose = (allowed: boolean) => () => {
    answer(allowed).catch(showFailure);
  };
  return {
    title,
    message,
    actions: [
      { key: 'no', text: say('Отмена', 'Cancel'), type: 'cancel', run: choose(false) },
      { key: 'yes', text: yes, type: 'default', run: choose(true) },
    ],
    leave: choose(false),
  };
}

function sendPrepared(session: Session, preparedId: string, recipient?: Recipient): () => void {
  return () => {
    answerPrepared(session, preparedId, recipient).catch(showFailure);
  };
}

export function dialogContent(session: Session, botName: string): DialogContent | undefined {
  const { dialog } = session.app;
  const dismiss = () => dismissDialog(session);
  switch (dialog?.kind) {
    case 'popup':
      return {
        title: dialog.title,
        message: dialog.message,
        actions: dialog.buttons.map(({ id, type, text }, index) => ({
          key: `${index}-${id}`,
          text,
          type,
          run: () => answerPopup(session, id),
        })),
        leave: () => answerPopup(session),
      };
    case 'writeAccess':
      return permission(
        say('Разрешить писать вам?', 'Allow messages to you?'),
        say(
          `${botName} сможет присылать вам сообщения.`,
          `${botName} will be able to message you.`,
        ),
        say('Разрешить', 'Allow'),
        (allowed) => answerWriteAccess(session, allowed),
      );
    case 'phone':
      return permission(
        say('Поделиться номером?', 'Share your number?'),
        say(`${botName} узнает ваш номер телефона.`, `${botName} will learn your phone number.`),
        say('Поделиться', 'Share'),
        (shared) => answerPhone(session, shared),
      );
    case 'prepared':
      return {
        title: say('Кому отправить?', 'Send to whom?'),
        message: dialog.text,
        isList: true,
        actions: [
          ...dialog.recipients.map((recipient) => ({
            key: String(recipient.telegramId),
            text: recipient.name,
            type: 'default' as const,
            run: sendPrepared(session, dialog.id, recipient),
          })),
          {
            key: 'no',
            text: say('Отмена', 'Cancel'),
            type: 'cancel',
            run: sendPrepared(session, dialog.id),
          },
        ],
        leave: sendPrepared(session, dialog.id),
      };
    case 'story':
      return {
        title: say('Новая история', 'A new story'),
        message: dialog.text,
        picture: dialog.picture,
        actions: [
          { key: 'no', text: say('Отмена', 'Cancel'), type: 'cancel', run: dismiss },
          {
            key: 'yes',
            text: say('Опубликовать', 'Post'),
            type: 'default',
            run() {
              dismiss();
              showToast(say('История опубликована', 'The story was posted'), session.telegramId);
            },
          },
        ],
        leave: dismiss,
      };
    case 'homeScreen':
      return permission(
        say('Добавить на главный экран?', 'Add to the home screen?'),
        say(`${botName} будет открываться с него.`, `${botName} will open from there.`),
        say('Добавить', 'Add'),
        async (isAdded) => answerHomeScreen(session, isAdded),
      );
    case 'link':
      return {
        title: say('Открыть ссылку?', 'Open the link?'),
        message: dialog.url,
        actions: [
          { key: 'no', text: say('Отмена', 'Cancel'), type: 'cancel', run: dismiss },
          {
            key: 'yes',
            text: say('Открыть', 'Open'),
            type: 'default',
            href: dialog.url,
            run: dismiss,
          },
        ],
        leave: dismiss,
      };
    case 'close':
      return {
        title: '',
        message: say(
          'Внесённые изменения могут не сохраниться.',
          'What you changed may not be saved.',
        ),
        actions: [
          { key: 'no', text: say('Отмена', 'Cancel'), type: 'cancel', run: dismiss },
          {
            key: 'yes',
            text: say('Закрыть всё равно', 'Close anyway'),
            type: 'destructive',
            run: () => removeSession(session.id),
          },
        ],
        leave: dismiss,
      };
    default:
      return undefined;
  }
}
