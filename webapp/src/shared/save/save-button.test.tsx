import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { late, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { withoutConnection } from '#test/without-connection.ts';
import { SaveButton } from './save-button.tsx';

const id = '0193f5a1-7bfb-7fff-bfff-ff3ef7dfbeff';
beforeEach(() => viewAs(5));

const open = (known: Promise<unknown> = Promise.resolve(), saved: string[] = [], mayAdd = true) => {
  let vacancies = saved;
  const asked = serveApi(async ({ method }) => {
    if (method === 'PUT') vacancies = [id];
    if (method === 'DELETE') vacancies = [];
    const marks = { vacancies, projects: [], people: [], followedProjects: [] };
    if (method === 'GET') await known;
    return Response.json(marks);
  });
  openScreen(() => <SaveButton kind="vacancy" id={id} mayAdd={mayAdd} />, '/', '/');
  return () => asked.filter(({ method }) => method !== 'GET');
};
const isPressed = () => screen.getByTestId('save').getAttribute('aria-pressed');

it('saves at once, and takes it back from the notice', async () => {
  const asked = open();
  await waitFor(() => expect(isPressed()).toBe('false'));
  fireEvent.click(screen.getByTestId('save'));
  expect(await screen.findByText('Сохранено')).toBeDefined();
  expect(isPressed()).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(isPressed()).toBe('false'));
  await waitFor(() =>
    expect(asked()).toMatchObject([
      { method: 'PUT', path: `/api/User/saved/vacancy/${id}` },
      { method: 'DELETE', path: `/api/User/saved/vacancy/${id}` },
    ]),
  );
});

it('takes it back also where the server took its time', async () => {
  const answer = late();
  const asked = serveApi(({ method }) => (method === 'PUT' ? answer.response : Response.json({})));
  openScreen(() => <SaveButton kind="vacancy" id={id} />, '/', '/');
  fireEvent.click(screen.getByTestId('save'));
  await waitFor(() => expect(isPressed()).toBe('true'));
  fireEvent.click(screen.getByTestId('save'));
  answer.give({});
  fireEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
  const written = () => asked.flatMap(({ method }) => (method === 'GET' ? [] : [method]));
  await waitFor(() => expect(written()).toEqual(['PUT', 'DELETE']));
});

it('pressed before it is known what is saved, it saves all the same', async () => {
  open(new Promise(() => undefined));
  fireEvent.click(screen.getByTestId('save'));
  expect(await screen.findByText('Сохранено')).toBeDefined();
  expect(isPressed()).toBe('true');
});

it('and is shown as the server knows it then', async () => {
  const answer = late();
  const asked = open(answer.response);
  fireEvent.click(screen.getByTestId('save'));
  expect(await screen.findByText('Сохранено')).toBeDefined();
  answer.give({});
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(isPressed()).toBe('true');
});

it('what was wished of one thing is of no other that takes its place', async () => {
  const other = '0193f5a1-7bfb-7fff-bfff-ff3ef7dfbeaa';
  const asked = serveApi(({ method }) =>
    method === 'GET' ? new Promise<never>(() => undefined) : Response.json({}),
  );
  function Shown() {
    const [shown, setShown] = useState(id);
    return (
      <>
        <SaveButton kind="vacancy" id={shown} />
        <button type="button" onClick={() => setShown(other)}>
          Дальше
        </button>
      </>
    );
  }
  openScreen(Shown, '/', '/');
  fireEvent.click(screen.getByTestId('save'));
  expect(await screen.findByText('Сохранено')).toBeDefined();
  expect(isPressed()).toBe('true');
  fireEvent.click(screen.getByText('Дальше'));
  expect(isPressed()).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  const written = () => asked.filter(({ method }) => method !== 'GET');
  await waitFor(() => expect(written()).toHaveLength(2));
  expect(written()[1]).toMatchObject({ method: 'DELETE', path: `/api/User/saved/vacancy/${id}` });
  expect(isPressed()).toBe('false');
});

it('says why nothing is saved without a connection', async () => {
  open();
  await waitFor(() => expect(isPressed()).toBe('false'));
  withoutConnection();
  fireEvent.click(screen.getByTestId('save'));
  expect(await screen.findByText('Не удалось сохранить. Нет соединения')).toBeDefined();
});

it('takes back also what may not be saved, and undoes that', async () => {
  const asked = open(undefined, [id], false);
  expect((await screen.findByTestId('save')).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByTestId('save'));
  await waitFor(() => expect(isPressed()).toBe('false'));
  fireEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(isPressed()).toBe('true'));
  expect(asked().map(({ method }) => method)).toEqual(['DELETE', 'PUT']);
});

it('is not there for who has no account', () => {
  viewAs(undefined);
  open();
  expect(screen.queryByTestId('save')).toBeNull();
});
