import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profileDraft } from '#src/entities/profiles/draft/profile-draft.ts';
import { serveApi } from '#test/api.ts';
import { openProfile } from '#test/open-profile.tsx';
import { sampleUser } from '#test/sample-user.ts';

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const changesOf = (telegramId: number) => profileDraft(telegramId).getState().changes;

it('leads a newcomer through the profile, keeps each step as it is typed, and sends it', async () => {
  const me = { ...sampleUser, telegramId: 701, moderationStatus: null, statusShort: '', tags: [] };
  const asked = serveApi(({ path }) => {
    if (path === '/api/User/send-to-moderation') {
      return Response.json({ ...me, moderationStatus: 'Pending' });
    }
    return Response.json(path === '/api/User/tags' ? [{ tagName: 'React', count: 3 }] : []);
  });
  openProfile('/', me);
  fireEvent.click(await screen.findByRole('link', { name: /Заполнить по шагам/ }));
  await heading('Кто вы');
  fireEvent.change(await screen.findByLabelText('Короткий статус'), {
    target: { value: 'Ищу команду' },
  });
  await press('Дальше');
  await heading('Что вы умеете');
  await press('Добавить React');
  await press('Дальше');
  await heading('Где вы учитесь');
  fireEvent.change(await screen.findByLabelText('Курс'), { target: { value: '2' } });
  await press('Дальше');
  await heading('Ищете команду?');
  await press('Дальше');
  await heading('Готово к отправке');
  expect(screen.getByRole('progressbar', { name: 'Шаг 5 из 5' })).toBeDefined();
  const changes = { statusShort: 'Ищу команду', tags: ['React'], course: 2 };
  expect(changesOf(701)).toEqual(changes);
  await press('Отправить на модерацию');
  await screen.findByText('Профиль успешно отправлен на модерацию!');
  const sent = asked.find(({ path }) => path === '/api/User/send-to-moderation');
  expect(sent?.body).toMatchObject({ telegramId: 701, changes });
  fireEvent.click(await screen.findByRole('button', { name: 'Понятно', hidden: true }));
});

it('can be left at any step, with what was typed', async () => {
  serveApi(() => Response.json([]));
  openProfile('/?guide=3', { telegramId: 702, moderationStatus: null, university: '' });
  fireEvent.change(await screen.findByLabelText('ВУЗ'), { target: { value: 'МГУ' } });
  await press('Закончить позже');
  expect(await screen.findByTestId('edit-toggle')).toBeDefined();
  expect(changesOf(702)).toEqual({ university: 'МГУ' });
});

it('ends with vacancies, and is offered no more once the profile was sent', async () => {
  serveApi(() => Response.json([]));
  openProfile('/?guide=1', { telegramId: 703, moderationStatus: 'Pending' });
  await heading('Профиль отправлен');
  fireEvent.click(await screen.findByRole('link', { name: 'Мой профиль' }));
  await waitFor(() => expect(screen.getByTestId('completion')).toBeDefined());
  expect(screen.queryByText('Заполнить по шагам')).toBeNull();
});
