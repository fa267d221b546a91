import { type ConfirmedWork as PersonsWork, type ProjectWork as Work } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { projectId, requestId as confirmationId } from '#test/sample-today.ts';
import OwnConfirmedWork from './own-confirmed-work.tsx';
import ProjectWork from './project-work.tsx';

const stay = {
  role: 'Дизайнер',
  since: '2026-03',
  until: '2026-07',
  isHidden: false,
  text: '',
  textState: null,
  mayRemoveText: false,
} as const;
const work: Work = {
  ...stay,
  confirmationId,
  mayRemove: false,
  telegramId: 9,
  name: 'Вера Ким',
  photo: null,
  state: 'open',
};

const withWork = { hasWork: true };
const button = (name: string) => screen.findByRole('button', { name });
const row = async () => (await screen.findByTestId('work')).textContent;

function open(first: Work, isOwner = true) {
  let now = first;
  const asked = serveApi(({ method, path, body }) => {
    if (method === 'GET') return Response.json([now]);
    if (path.endsWith('answer-confirmation')) {
      const { confirm } = body as { confirm: boolean };
      now = { ...now, state: confirm ? 'confirmed' : 'declined', mayRemove: confirm };
      return Response.json({ confirmationId, state: now.state });
    }
    return Response.json({ confirmationId });
  }, withWork);
  openScreen(() => <ProjectWork projectId={projectId} isOwner={isOwner} />, '/', '/');
  return asked;
}

beforeEach(() => viewAs(7));

it('asks the owner, and says what is confirmed', async () => {
  const asked = open(work);
  expect(await row()).toContain('Дизайнермарт – июль 2026');
  fireEvent.click(await button('Подтвердить: Вера Ким'));
  await waitFor(async () => expect(await row()).toContain('подтвержденомарт – июль 2026'));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    confirmationId,
    confirm: true,
  });
  expect(screen.queryByRole('button', { name: /^Не нужно/ })).toBeNull();
  expect(await button('Что сделать: Вера Ким')).toBeDefined();
});

it('lets a no become a yes', async () => {
  open(work);
  fireEvent.click(await button('Не нужно: Вера Ким'));
  await waitFor(async () => expect(await row()).toContain('не подтверждено'));
  expect(screen.queryByRole('button', { name: /^Не нужно/ })).toBeNull();
  fireEvent.click(await button('Подтвердить: Вера Ким'));
  await waitFor(async () => expect(await row()).toMatch(/Дизайнерподтверждено/));
});

it('has the owner’s words checked before others read them', async () => {
  const said = open({ ...work, state: 'confirmed', mayRemove: true });
  fireEvent.click(await button('Добавить пару слов: Вера Ким'));
  const field = await screen.findByLabelText('Что человек сделал');
  const submit = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: /на проверку/, hidden: true });
  fireEvent.change(field, { target: { value: 'раз\nдва\nтри' } });
  expect(submit().disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'Нарисовала всё' } });
  fireEvent.click(submit());
  await waitFor(() =>
    expect(said.find(({ path }) => path.endsWith('work-text'))?.body).toEqual({
      confirmationId,
      text: 'Нарисовала всё',
    }),
  );
});

it('tells the owner how the words stand', async () => {
  open({ ...work, state: 'confirmed', text: 'Нарисовала всё', textState: 'Pending' });
  expect(await row()).toContain('«Нарисовала всё»слова ждут модератора');
});

it('lets a moderator take the words away, and no more', async () => {
  const text = 'Нарисовала всё';
  const asked = open({ ...work, state: 'confirmed', text, mayRemoveText: true }, false);
  fireEvent.click(await button('Что сделать: Вера Ким'));
  fireEvent.click(await screen.findByText('Убрать слова'));
  await waitFor(() => expect(asked.map(({ method }) => method)).toContain('DELETE'));
  expect(screen.queryByText('Убрать насовсем')).toBeNull();
});

it('shows a reader who has no say no buttons, and says who hides it', async () => {
  open({ ...work, state: 'confirmed', isHidden: true }, false);
  expect(await row()).toContain('скрыто участником');
  expect(within(await screen.findByTestId('work')).queryAllByRole('button')).toEqual([]);
});

const own: PersonsWork = {
  ...stay,
  confirmationId,
  mayRemove: true,
  projectId,
  projectName: 'Столовая',
  isLinked: true,
  coverImage: null,
  palette: [],
};

it('is the person’s to hide and to take away', async () => {
  let works = [own];
  const asked = serveApi(({ method, path }) => {
    if (method === 'GET') return Response.json(works);
    const isHidden = path.endsWith('hide-confirmation');
    works = isHidden ? [{ ...own, isHidden }] : [];
    return Response.json({ confirmationId, isHidden });
  }, withWork);
  openScreen(() => <OwnConfirmedWork telegramId={7} />, '/', '/');
  const link = await screen.findByRole('link', { name: 'Столовая' });
  expect(link.getAttribute('href')).toContain(projectId);
  fireEvent.click(await button('Что сделать: Столовая'));
  fireEvent.click(await screen.findByText('Скрыть от других'));
  await waitFor(async () => expect(await row()).toContain('видно только вам'));
  fireEvent.click(await button('Что сделать: Столовая'));
  fireEvent.click(await screen.findByText('Убрать насовсем'));
  const question = await screen.findByText(/вернуть его будет нельзя/);
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
  const dialog = question.closest('dialog');
  if (!dialog) throw new Error('it is asked in a dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Убрать насовсем', hidden: true }));
  await waitFor(() => expect(screen.queryByTestId('work')).toBeNull());
});

it('has no link where the project cannot be opened', async () => {
  serveApi(() => Response.json([{ ...own, isLinked: false, mayRemove: false }]), withWork);
  openScreen(() => <OwnConfirmedWork telegramId={7} />, '/', '/');
  expect(await row()).toContain('Столовая');
  expect(screen.queryByRole('link')).toBeNull();
});
