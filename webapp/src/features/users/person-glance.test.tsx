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

it('while a profile is on its way it says what the list knew', async () => {
  press('Мария Орлова', hangs);
  expect(await screen.findByRole('heading', { name: 'Мария Орлова', level: 2 })).toBeDefined();
  expect(screen.getByText('Рисую карты')).toBeDefined();
  expect(screen.getByText('GIS')).toBeDefined();
  expect(screen.getByLabelText('Загрузка...')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Подписаться' })).toBeNull();
});

it('a profile that is lost says what the list knew, then that the rest is missing', async () => {
  press('Мария Орлова', isLost);
  const rest = await screen.findByText('Остальное не загрузилось');
  expect(isBefore(screen.getByText('GIS'), rest)).toBe(true);
  expect(screen.getByRole('heading', { name: 'Мария Орлова', level: 2 })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeDefined();
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
