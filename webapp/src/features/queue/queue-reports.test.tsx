import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sampleReport } from '#test/sample-submission.ts';
import { card, emptyServer, openQueue, press, server } from '#test/queue-fixture.ts';

beforeEach(() => {
  emptyServer();
  server.report = [sampleReport('0190d5a0-0000-7000-8000-0000000000d1')];
});

const open = async () => {
  const decisions = await openQueue(1, (path) => {
    server.report = [];
    return Response.json({ path });
  });
  return decisions;
};
const confirm = (name: string | RegExp) => {
  const buttons = screen.getAllByRole('button', { name, hidden: true });
  const inDialog = buttons.find((one) => one.closest('dialog'));
  if (inDialog) fireEvent.click(inDialog);
};
const measure = (name: string) => {
  press('Принять меры');
  confirm(new RegExp(`^${name}`));
};
const comment = (value: string) => {
  press('Добавить комментарий');
  fireEvent.change(card().getByLabelText('Комментарий'), { target: { value } });
};
const path = '/api/User/decide-report/0190d5a0-0000-7000-8000-0000000000d1';

it('a report says what is wrong, who says so and leads to both', async () => {
  await open();
  expect(card().getByText('Оскорбления')).toBeDefined();
  expect(card().getByText('Пишет гадости')).toBeDefined();
  const href = (name: RegExp) => card().getByRole('link', { name }).getAttribute('href');
  expect(href(/Вера Тихая/)).toBe('/user/31');
  expect(href(/Семён Грубый/)).toBe('/user/30');
});

it('all reports about one subject are one item with their number', async () => {
  const first = sampleReport('1', { openCount: 2 });
  const second = sampleReport('2', {
    openCount: 2,
    category: 'spam',
    text: '',
    reporter: { telegramId: 32, name: 'Глеб' },
  });
  server.report = [first, second];
  await open();
  expect(card().getByText('2 жалобы на рассмотрении')).toBeDefined();
  expect(card().getByText('Реклама или спам')).toBeDefined();
  expect(card().getByText('Жалуется Вера Тихая')).toBeDefined();
  expect(card().getByText('Жалуется Глеб')).toBeDefined();
});

it('a report says that the person is suspended already', async () => {
  server.report = [sampleReport('1', { suspension: { until: '2031-12-03T12:00:00Z' } })];
  await open();
  expect(card().getByText('Человек уже приостановлен до 3 декабря')).toBeDefined();
});

it('a project’s report leads to the project and to its owner', async () => {
  const subjectId = '0190d5a0-0000-7000-8000-0000000000aa';
  server.report = [sampleReport('1', { subjectType: 'project', subjectId, subjectName: 'Карта' })];
  await open();
  expect(card().getByText(/^Жалоба на проект · /)).toBeDefined();
  expect(card().getByRole('link', { name: /Карта/ }).getAttribute('href')).toBe(
    `/project/${subjectId}/details`,
  );
  expect(card().getByRole('link', { name: 'Профиль владельца' }).getAttribute('href')).toBe(
    '/user/30',
  );
});

it('hides a project for a reason only, a ready one or one’s own', async () => {
  const id = '0190d5a0-0000-7000-8000-0000000000d1';
  server.report = [sampleReport(id, { subjectType: 'project', subjectName: 'Карта' })];
  const decisions = await open();
  measure('Скрыть');
  expect(await screen.findByText('Снять «Карта»?')).toBeDefined();
  confirm('Скрыть');
  expect(await screen.findByText('Нужно ≥5 символов')).toBeDefined();
  expect(decisions()).toHaveLength(0);
  confirm('Выдаёт себя за другого человека или чужой проект');
  confirm('Скрыть');
  const body = { decision: 'block', comment: 'Выдаёт себя за другого человека или чужой проект' };
  await waitFor(() => expect(decisions()).toMatchObject([{ path, body }]));
});

it('is dismissed at once, without a comment', async () => {
  const decisions = await open();
  press('Отклонить жалобу');
  expect(await screen.findByText('Жалоба отклонена')).toBeDefined();
  expect(decisions()).toMatchObject([{ path, body: { decision: 'dismiss' } }]);
  expect(await screen.findByText('Очередь пуста')).toBeDefined();
});

it.each([
  ['Скрыть', 'Скрыть: Семён Грубый', { decision: 'block' }],
  ['Предупредить', 'Предупредить: Семён Грубый', { decision: 'warn' }],
  ['Приостановить', 'Приостановить: Семён Грубый', { decision: 'suspend', days: 7 }],
])('«%s» wants a reason, which the comment may be', async (name, title, decided) => {
  const decisions = await open();
  measure(name);
  expect(await screen.findByText(title)).toBeDefined();
  confirm(name);
  expect(await screen.findByText('Нужно ≥5 символов')).toBeDefined();
  confirm('Отмена');
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(decisions()).toHaveLength(0);
  comment(' Третий раз ');
  measure(name);
  expect(await screen.findByText(title)).toBeDefined();
  confirm(name);
  await waitFor(() =>
    expect(decisions()).toMatchObject([{ path, body: { ...decided, comment: 'Третий раз' } }]),
  );
});

it('says what each measure does to the person, the gravest last', async () => {
  const decisions = await open();
  press('Принять меры');
  const sheet = within(await screen.findByRole('dialog', { name: 'Принять меры: Семён Грубый' }));
  expect(sheet.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'ПредупредитьЧеловек прочитает причину, больше ничего не изменится',
    'СкрытьПрофиль и его проекты больше никто не увидит',
    'ПриостановитьПока действует, профиль никто не видит, а человек может только смотреть',
    'Отмена',
  ]);
  confirm('Отмена');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(decisions()).toEqual([]);
});

it('a suspension has the term that was chosen, or none', async () => {
  const decisions = await open();
  comment('Третий раз');
  measure('Приостановить');
  expect(await screen.findByText('Приостановить: Семён Грубый')).toBeDefined();
  confirm('30 дней');
  confirm('Пока не снимут');
  confirm('Приостановить');
  await waitFor(() => expect(decisions()).toHaveLength(1));
  expect(decisions()[0]?.body).toEqual({ decision: 'suspend', comment: 'Третий раз' });
});

it('a comment of a few letters is no comment', async () => {
  const decisions = await open();
  comment('да');
  press('Отклонить жалобу');
  expect(screen.getByText('Нужно ≥5 символов')).toBeDefined();
  expect(decisions()).toHaveLength(0);
});

it('a reason of a measure that was given up stands in sight, as the comment that it is', async () => {
  const decisions = await open();
  measure('Предупредить');
  await screen.findByText('Предупредить: Семён Грубый');
  const typed = document.querySelector('dialog textarea');
  if (typed) fireEvent.change(typed, { target: { value: 'abc' } });
  confirm('Отмена');
  await waitFor(() => expect(screen.queryByText('Предупредить: Семён Грубый')).toBeNull());
  expect(card().getByLabelText<HTMLTextAreaElement>('Комментарий').value).toBe('abc');
  press('Отклонить жалобу');
  expect(await card().findByText(/^Нужно ≥\s?5 символов/)).toBeDefined();
  expect(decisions()).toEqual([]);
});
