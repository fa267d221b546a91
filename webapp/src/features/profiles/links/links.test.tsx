import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProfileDraft } from '#src/shared/person/draft/profile-draft.ts';
import { serveApi } from '#test/screen.tsx';
import { openProfile } from '#test/open-profile.tsx';

const links = [
  { type: 'GitHub', url: 'https://github.com' },
  { type: 'Блог', url: 'https://blog.ru' },
];
const linksOf = (telegramId: number) => getProfileDraft(telegramId).changes.links;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));

describe('the links of the own profile', () => {
  it('are removed in the draft and saved with the button', async () => {
    const me = openProfile('/profile/edit-links', { telegramId: 401, links });
    await press('Удалить ссылку GitHub');
    expect(linksOf(401)).toEqual([links[1]]);
    const asked = serveApi(() => Response.json({ ...me, links: [links[1]] }));
    await press('Сохранить изменения');
    expect(await screen.findByText('Ссылки успешно сохранены!')).toBeDefined();
    expect(asked[0]).toMatchObject({
      path: '/api/User/update-links/401',
      body: { links: [links[1]] },
    });
    expect(linksOf(401)).toBeUndefined();
    await press('Понятно');
  });

  it('are still a draft when saving fails', async () => {
    openProfile('/profile/edit-links', { telegramId: 402, links });
    await press('Удалить ссылку Блог');
    serveApi(() => Response.json({}, { status: 500 }));
    await press('Сохранить изменения');
    expect(await screen.findByText('Не удалось сохранить ссылки')).toBeDefined();
    expect(linksOf(402)).toEqual([links[0]]);
    await press('Понятно');
  });

  it('are added with both a name and a safe address', async () => {
    openProfile('/profile/add-link', { telegramId: 403, links });
    await press('Сохранить как черновик');
    expect(screen.getByRole('alert').textContent).toBe(
      'Пожалуйста, заполните и название, и ссылку.',
    );
    type('Название', 'Сайт');
    type('Ссылка', 'javascript:alert(1)');
    const url = screen.getByLabelText('Ссылка');
    expect(screen.getByRole('alert').id).toBe(url.getAttribute('aria-describedby'));
    type('Ссылка', 'site.ru');
    await press('Сохранить как черновик');
    expect(linksOf(403)).toEqual([...links, { type: 'Сайт', url: 'https://site.ru' }]);
  });

  it('are changed by their place in the list, and what was typed outlives a reload', async () => {
    openProfile('/profile/edit-link/1', { telegramId: 404, links });
    await screen.findByLabelText('Название');
    type('Название', '');
    cleanup();
    openProfile('/profile/edit-link/1', { telegramId: 404, links });
    expect(screen.getByLabelText<HTMLInputElement>('Название').value).toBe('');
    await press('Сохранить как черновик');
    expect(screen.getByRole('alert').textContent).toBe('Название и URL обязательны');
    type('Название', 'Дневник');
    await press('Сохранить как черновик');
    expect(linksOf(404)).toEqual([links[0], { type: 'Дневник', url: 'https://blog.ru' }]);
  });

  it.each(['7', '-1', 'x'])('say so when there is none at %s', async (id) => {
    openProfile(`/profile/edit-link/${id}`, { telegramId: 405, links });
    await waitFor(() => expect(screen.getByText('Такой ссылки нет')).toBeDefined());
  });
});
