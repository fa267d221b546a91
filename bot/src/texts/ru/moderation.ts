import { limits } from '@kollab/contract';
import { markup, type Html } from '#src/messages/html.ts';

/** What is said while a moderator decides. */
export const moderation = {
  approved: 'Одобрено',
  taken: 'Взято в работу',
  askReason: (subject: Html) =>
    markup`Почему отклоняем: ${subject}? Ответьте на это сообщение: не меньше ${limits.rejectionReasonMin} символов.`,
  chooseReason: (subject: Html) =>
    markup`Почему отклоняем: ${subject}? Выберите причину или ответьте на это сообщение своей.`,
  ownReason: 'Своя причина',
  rejectedFor: (reason: string) => markup`Отклонено. Причину передали автору: ${reason}.`,
  rejectedShort: 'Отклонено',
  someone: 'профиль',
  someProject: 'проект',
  reasonPlaceholder: 'Причина отказа',
  reasonTooShort: 'Нужно ≥5 символов',
  reasonTooLong: `Не больше ${limits.rejectionReasonMax} символов`,
  reasonNotText: 'Нужен текст',
  again: (refusal: string, subject: Html) =>
    markup`${refusal}. Почему отклоняем: ${subject}? Ответьте на это сообщение ещё раз.`,
  rejected: markup`Отклонено. Причину передали автору.`,
};
