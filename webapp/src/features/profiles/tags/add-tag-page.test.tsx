import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lookedAt } from '#src/shared/tags/looked-at.ts';
import { getProfileDraft } from '#src/shared/person/draft/profile-draft.ts';
import { serveApi } from '#test/screen.tsx';
import { openProfile } from '#test/open-profile.tsx';

const names = ['React', 'Redis', 'Go', 'C#', 'SQL', 'Figma'];
const catalogue = names.map((tagName) => ({ tagName, count: 1 }));
const tagsOf = (telegramId: number) => getProfileDraft(telegramId).changes.tags;
const input = () => screen.findByLabelText<HTMLInputElement>('Найти или добавить навык');
const suggestions = async () => within(await screen.findByTestId('tag-suggestions'));
const own = async () => within(await screen.findByTestId('own-tags'));

describe('the tags of the own profile', () => {
  it('are chosen from four suggestions and kept as a draft', async () => {
    serveApi(() => Response.json(catalogue));
    openProfile('/profile/add-tag', { telegramId: 501, tags: [{ tagName: 'React' }] });
    await screen.findByRole('button', { name: 'Добавить Redis' });
    expect((await suggestions()).getAllByRole('listitem')).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Добавить Redis' }));
    expect(tagsOf(501)).toEqual(['React', 'Redis']);
    expect((await own()).getAllByTestId('draft-icon')).toHaveLength(1);
  });

  it('are offered too from what was just opened', async () => {
    serveApi(() => Response.json([]));
    lookedAt.setState(['Django'], true);
    openProfile('/profile/add-tag', { telegramId: 506, tags: [{ tagName: 'React' }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Добавить Django' }));
    expect(tagsOf(506)).toEqual(['React', 'Django']);
    lookedAt.setState([], true);
  });

  it('are filtered by what is typed', async () => {
    serveApi(() => Response.json(catalogue));
    openProfile('/profile/add-tag', { telegramId: 502 });
    await screen.findByRole('button', { name: 'Добавить React' });
    serveApi(() => Response.json([]));
    fireEvent.change(await input(), { target: { value: 're' } });
    const shown = (await suggestions()).getAllByRole('listitem').map((item) => item.textContent);
    expect(shown).toEqual(['React', 'Redis']);
  });

  it('are proposed when the catalogue lacks them, once however written', async () => {
    serveApi(() => Response.json([]));
    openProfile('/profile/add-tag', { telegramId: 503, tags: [{ tagName: 'React' }] });
    fireEvent.change(await input(), { target: { value: 'Вязание' } });
    fireEvent.click(await screen.findByText('Предложить «Вязание»'));
    expect(tagsOf(503)).toEqual(['React', 'Вязание']);
    expect((await input()).value).toBe('');
    fireEvent.change(await input(), { target: { value: 'REACT' } });
    expect(screen.getByRole('alert').textContent).toBe('Этот навык у вас уже есть');
  });

  it('are removed by their cross; the first four are shown, the rest on demand', async () => {
    serveApi(() => Response.json([]));
    const tags = names.map((tagName) => ({ tagName }));
    openProfile('/profile/add-tag', { telegramId: 504, tags });
    expect((await own()).getAllByRole('listitem')).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Показать все теги' }));
    expect((await own()).getAllByRole('listitem')).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Убрать C#' }));
    expect(tagsOf(504)).toEqual(['React', 'Redis', 'Go', 'SQL', 'Figma']);
  });

  it('are seen as soon as they are added, beyond the first four too', async () => {
    serveApi(() => Response.json(catalogue));
    const tags = names.slice(0, 4).map((tagName) => ({ tagName }));
    openProfile('/profile/add-tag', { telegramId: 507, tags });
    fireEvent.click(await screen.findByRole('button', { name: 'Добавить SQL' }));
    expect(await screen.findByRole('button', { name: 'Убрать SQL' })).toBeDefined();
    expect((await own()).getAllByRole('listitem')).toHaveLength(5);
  });

  it('take by Enter what the catalogue knows the typed word as, and do not propose it', async () => {
    serveApi(({ query }) =>
      Response.json(
        query.get('query') === 'js' ? [{ tagName: 'JavaScript', count: 3, isMeant: true }] : [],
      ),
    );
    openProfile('/profile/add-tag', { telegramId: 508 });
    fireEvent.change(await input(), { target: { value: 'js' } });
    await screen.findByRole('button', { name: 'Добавить JavaScript' });
    expect(screen.queryByText(/Предложить/)).toBeNull();
    fireEvent.submit(await input());
    expect(tagsOf(508)).toEqual(['JavaScript']);
    fireEvent.change(await input(), { target: { value: 'js' } });
    expect((await screen.findByRole('alert')).textContent).toBe('Этот навык у вас уже есть');
  });

  it('are added by Enter at once, and then called as the catalogue knows them', async () => {
    serveApi(({ query }) =>
      Response.json(
        query.get('query') === 'js' ? [{ tagName: 'JavaScript', count: 3, isMeant: true }] : [],
      ),
    );
    openProfile('/profile/add-tag', { telegramId: 509 });
    fireEvent.change(await input(), { target: { value: 'js' } });
    fireEvent.submit(await input());
    expect(tagsOf(509)).toEqual(['js']);
    await waitFor(() => expect(tagsOf(509)).toEqual(['JavaScript']));
  });

  it('are kept however soon one leaves after Enter', async () => {
    serveApi(() => new Promise<Response>(() => undefined));
    openProfile('/profile/add-tag', { telegramId: 510 });
    fireEvent.change(await input(), { target: { value: 'Python' } });
    fireEvent.submit(await input());
    cleanup();
    expect(tagsOf(510)).toEqual(['Python']);
  });

  it('can be typed when the catalogue does not come', async () => {
    serveApi(() => Response.json({}, { status: 500 }));
    openProfile('/profile/add-tag', { telegramId: 505 });
    expect(await screen.findByText(/Подсказки не загрузились/)).toBeDefined();
    fireEvent.change(await input(), { target: { value: 'Go' } });
    fireEvent.submit(await input());
    expect(tagsOf(505)).toEqual(['Go']);
  });
});
