import { momentsIn } from '#src/format/moment.ts';
import { plural } from '@kollab/contract';
import { markup, type Html } from '#src/format/html.ts';

const { dayAndClock } = momentsIn('ru');

export const digest = {
  title: 'За день',
  line: (line: Html) => markup`• ${line}`,
  more: (count: number) => `и ещё ${count}`,
  open: 'Открыть «Сегодня»',
};

export const waiting = {
  text: (count: number, oldestAt: string) =>
    markup`<b>Ждут решения больше суток: ${count} ${plural(count, ['заявка', 'заявки', 'заявок'])}</b>\nСамая давняя: ${dayAndClock(oldestAt)}`,
  open: 'Открыть очередь',
};

/** Of what comes many at once, all that has no message of its own. */
export const counted = {
  applications: (count: number) =>
    markup`<b>Ещё ${count} ${plural(count, ['отклик', 'отклика', 'откликов'])}</b>`,
  noApplications: markup`Ни один из этих откликов больше не ждёт ответа.`,
  openApplications: 'Открыть отклики',
  toReview: (count: number) => markup`<b>Ждут проверки: ещё ${count}</b>`,
  nothingToReview: markup`Здесь больше нечего проверять.`,
};
