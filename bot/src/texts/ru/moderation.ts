import { limits } from '@kollab/contract';
import { markup, type Html } from '#src/format/html.ts';

export const moderation = {
  approved: 'Одобрено',
  taken: 'Взято в работу',
  askReason: (subject: Html) =>
    markup`Почему отклоняем: ${subject}? Ответьте на это сообщение: не меньше ${limits.rejectionReasonMin} символов.`,
  chooseReason: 'Выберите причину',
  ownReason: 'Своя причина',
  back: 'Назад',
  rejectedShort: 'Отклонено',
  someone: 'профиль',
  someProject: 'проект',
  reasonPlaceholder: 'Причина отказа',
  reasonNotText: 'Нужен текст',
  cardUpdated: 'Карточка обновилась, посмотрите её ещё раз',
  again: (refusal: string, subject: Html) =>
    markup`${refusal}. Почему отклоняем: ${subject}? Ответьте на это сообщение ещё раз.`,
  rejected: markup`Отклонено. Причину передали автору.`,
};
