import { timeIn } from '@kollab/contract';

const { clock } = timeIn('ru');

/** What a press is answered with when it did not do what was asked for. */
export const presses = {
  alreadyDecided: 'уже обработано',
  changed: 'Заявка изменилась: карточка сейчас обновится',
  claimed: (name: string, until: string | null) =>
    until === null ? `Заявка в работе: ${name}` : `Заявка в работе: ${name}, до ${clock(until)}`,
  invitationGone: 'Приглашение больше не действует',
  notYours: 'Это действие вам недоступно',
  tryAgain: 'Не получилось, попробуйте ещё раз',
  staleButton: 'Кнопка устарела',
};
