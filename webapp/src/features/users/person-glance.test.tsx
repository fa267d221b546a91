import { paths } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { PersonCard } from '#src/shared/person/person-card.tsx';
import { ParticipantsGrid } from '#src/shared/project/participants-grid.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { hrefOf, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleParticipant, samplePerson } from '#test/samples.ts';
import UserLinksPage from './user-links-page.tsx';
import UserPage from './user-page.tsx';

const maria = samplePerson(5, {
  lastName: 'Орлова',
  statusShort: 'Рисую карты',
  tags: [{ tagName: 'GIS' }],
});

const hangs = () => new Promise<Response>(() => undefined);
const isLost = () => Promise.reject(new TypeError('offline'));

function Screen() {
  if (useParams()['id'] !== 'list') return <UserPage />;
  return (
    <>
      <PersonCard person={maria}>
        <ButtonLink to={paths.userLinks(5)} state={{ card: maria }}>
          Написать
        </ButtonLink>
      </PersonCard>
      <ParticipantsGrid
        participants={[sampleParticipant({ id: null, userId: null, telegramId: 6, name: 'Олег' })]}
      />
    </>
  );
}

function press(name: string | RegExp, reply: () => Promise<Response>) {
  serveApi(reply);
  openScreen(Screen, '/user/:id', '/user/list');
  fireEvent.click(screen.getByRole('link', { name }));
}

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

beforeEach(() => viewAs(7));

it.each([
  ['on its way', hangs, () => screen.findByLabelText('Загрузка...')],
  ['lost', isLost, () => screen.findByText('Остальное не загрузилось')],
])('while a profile is %s it says first what the list knew', async (_, reply, rest) => {
  press('Мария Орлова', reply);
  expect(await screen.findByRole('heading', { name: 'Мария Орлова', level: 2 })).toBeDefined();
  expect(screen.getByText('Рисую карты')).toBeDefined();
  const said = await rest();
  expect(reply === hangs || isBefore(screen.getByText('GIS'), said)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Подписаться' })).toBeNull();
  const again = screen.queryAllByRole('button', { name: 'Попробовать ещё раз' });
  expect(again).toHaveLength(reply === isLost ? 1 : 0);
});

it('of whom a list knows a name alone, that is said', async () => {
  press(/Олег/, hangs);
  expect(await screen.findByRole('heading', { name: 'Олег', level: 2 })).toBeDefined();
  expect(screen.getByText('Пользователь')).toBeDefined();
});

it('who was never pressed in a list is lost as a whole, with the specified words', async () => {
  serveApi(isLost);
  openScreen(UserPage, '/user/:id', '/user/5');
  expect(await screen.findByText('Ошибка при загрузке данных')).toBeDefined();
});

it('links that are lost say whose they are', async () => {
  serveApi(isLost);
  const List = () => (useParams()['id'] === 'list' ? <Screen /> : <UserLinksPage />);
  openScreen(List, '/user/:id/*', '/user/list');
  fireEvent.click(screen.getByRole('link', { name: 'Написать' }));
  await waitFor(() => expect(screen.getByText('Остальное не загрузилось')).toBeDefined());
  expect(hrefOf(/Мария Орлова/)).toBe('/user/5');
});
