import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentAddress, hrefOf, late, openScreen, refused, serveApi } from '#test/screen.tsx';
import { sampleProject, sampleUser } from '#test/samples.ts';
import ProjectFormPage from './project-form-page.tsx';
import { newPlace, projectDrafts } from '#src/features/projects/draft/project-draft.ts';
import { emptyForm } from '#src/features/projects/draft/project-form.ts';

let telegramId = 5000;
beforeEach(() => {
  telegramId += 1;
});

const route = '/createprojectpage';
const open = (address = route) =>
  openScreen(ProjectFormPage, route, address, { ...sampleUser, telegramId });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const send = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Отправить на модерацию' }));
const accept = async (name = 'Понятно') =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
const draft = () => projectDrafts.get(telegramId, newPlace).values;
describe('a new project', () => {
  it('needs a name and a description, and says so at the field', async () => {
    const asked = serveApi(() => Response.json([]));
    open();
    await send();
    expect(screen.getByText('Название проекта не может быть пустым')).toBeDefined();
    expect(screen.getByText('Описание проекта не может быть пустым')).toBeDefined();
    expect(document.activeElement).toBe(await field('Название'));
    await type('Название', '  Карта ');
    await send();
    expect(screen.queryByText('Название проекта не может быть пустым')).toBeNull();
    expect(document.activeElement).toBe(await field('Описание'));
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('starts as Seed Stage, outlives a reload and is sent once per double tap', async () => {
    const created = late();
    const asked = serveApi(({ method }) =>
      method === 'POST' ? created.response : Response.json([]),
    );
    open();
    await type('Название', 'Карта');
    cleanup();
    open();
    expect((await field('Название')).value).toBe('Карта');
    await type('Описание', 'О крышах');
    await send();
    await send();
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
    expect(draft()).toEqual({ name: 'Карта', description: 'О крышах' });
    created.give(sampleProject({ telegramId }));
    expect(await screen.findByText('Проект отправлен на модерацию!')).toBeDefined();
    const sent = asked.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      telegramId,
      name: 'Карта',
      description: 'О крышах',
      stage: 'Seed Stage',
      status: 'pending',
      coverImage: null,
      tags: [],
      vacancies: [],
      participants: [],
    });
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    await waitFor(() => expect(currentAddress()).toBe('/createproject'));
    expect(projectDrafts.all(telegramId)).toEqual({});
    await accept();
  });

  it('is sent with its tags, and those of its vacancies, as [{tagName}]', async () => {
    const asked = serveApi(({ method }) =>
      Response.json(method === 'POST' ? sampleProject({ telegramId }) : []),
    );
    const vacancy = {
      title: 'Картограф',
      level: null,
      experience: null,
      tags: ['Figma', 'C#'],
      tasks: 'Карты',
      requirements: '',
      conditions: '',
      hoursAWeek: null,
      until: null,
    };
    const form = { name: 'Карта', description: 'О крышах', tags: ['GIS'], vacancies: [vacancy] };
    projectDrafts.save(telegramId, newPlace, form, emptyForm);
    open();
    await send();
    expect(await screen.findByText('Проект отправлен на модерацию!')).toBeDefined();
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      tags: [{ tagName: 'GIS' }],
      vacancies: [{ title: 'Картограф', tags: [{ tagName: 'Figma' }, { tagName: 'C#' }] }],
    });
    await accept();
  });

  it('is kept when it could not be sent, and tried again under the same key', async () => {
    const asked = serveApi(({ method }) =>
      method === 'POST' ? Promise.reject(new TypeError('offline')) : Response.json([]),
    );
    open();
    await type('Название', 'Карта');
    await type('Описание', 'О крышах');
    await send();
    expect(
      await screen.findByText('Ошибка при отправке проекта. Попробуйте ещё раз.'),
    ).toBeDefined();
    await accept();
    expect((await field('Описание')).value).toBe('О крышах');
    await send();
    await waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const keys = asked
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    await accept();
  });

  it('says that it failed, and the server’s own words where they say more', async () => {
    const words = 'На сегодня хватит: попробуйте завтра';
    serveApi(({ method }) =>
      method === 'POST' ? refused(429, 'dailyLimit', words) : Response.json([]),
    );
    open();
    await type('Название', 'Карта');
    await type('Описание', 'О крышах');
    await send();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('Ошибка при отправке проекта. Попробуйте ещё раз.')).toBeDefined();
    expect(currentAddress()).toBe(route);
    await accept();
  });

  it('loses its draft only when asked twice', async () => {
    serveApi(() => Response.json([]));
    open();
    await type('Название', 'Карта');
    fireEvent.click(screen.getByRole('button', { name: 'Удалить черновик' }));
    await accept('Отмена');
    expect((await field('Название')).value).toBe('Карта');
    fireEvent.click(screen.getByRole('button', { name: 'Удалить черновик' }));
    await accept('Удалить');
    await waitFor(async () => expect((await field('Название')).value).toBe(''));
  });
});

describe('what is too much', () => {
  it('is said before it is typed for nothing: a profile that is not filled enough', async () => {
    open();
    expect(
      await screen.findByText('Чтобы создать проект, заполните профиль хотя бы на 80%'),
    ).toBeDefined();
    expect(hrefOf('Заполнить профиль')).toBe('/');
  });

  it('is said when it is pasted', async () => {
    open();
    const name = await field('Название');
    fireEvent.paste(name, { clipboardData: { getData: () => 'Карта' } });
    expect(screen.queryByText(/Вставлено не всё/)).toBeNull();
    fireEvent.paste(name, { clipboardData: { getData: () => 'я'.repeat(500) } });
    expect(await screen.findByText(/Вставлено не всё/)).toBeDefined();
  });

  it('is refused before it is sent: a cover larger than the server takes', async () => {
    const asked = serveApi(() => Response.json([]));
    open();
    const cover = new File([new Uint8Array(11 * 2 ** 20)], 'крыша.heic');
    fireEvent.change(await screen.findByLabelText('Выбрать обложку'), {
      target: { files: [cover] },
    });
    expect(await screen.findByText(/Обложка больше 10 МБ/)).toBeDefined();
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    await accept();
    expect(screen.queryByRole('button', { name: 'Попробовать ещё раз' })).toBeNull();
  });
});

describe('a project that is there', () => {
  const address = (id: string) => `${route}?project=${id}`;
  const viewer = { isOwner: true, isMember: true, isInvited: false };

  it('is changed by sending only what is different', async () => {
    const project = sampleProject({ telegramId, viewer, status: 'одобрено' });
    const change = { changeType: 'description', oldValue: '', newValue: 'Новое описание' } as const;
    const sent = { ...project, pendingChanges: [{ ...change, state: 'submitted' }] };
    const asked = serveApi(({ path, method }) =>
      Response.json(path === '/api/User/tags' ? [] : method === 'PATCH' ? sent : project),
    );
    open(address(project.id));
    expect((await field('Название')).value).toBe(project.name);
    expect(screen.getByText(/все видят прежнюю версию/)).toBeDefined();
    expect(screen.queryByTestId('participants')).toBeNull();
    await type('Описание', 'Новое описание');
    await send();
    expect(await screen.findByText('Проект отправлен на модерацию!')).toBeDefined();
    const writes = asked.filter(({ method }) => method === 'PATCH');
    expect(writes).toHaveLength(1);
    expect(writes[0]).toMatchObject({ path: `/api/User/project/${project.id}` });
    expect(writes[0]?.body).toEqual({ description: 'Новое описание' });
    expect(projectDrafts.all(telegramId)).toEqual({});
    await accept();
    expect(currentAddress()).toBe(`/project/${project.id}/details`);
  });

  it('that only loses something needs no moderator, and says so', async () => {
    const project = sampleProject({ telegramId, viewer, status: 'одобрено' });
    const asked = serveApi(({ path }) => Response.json(path === '/api/User/tags' ? [] : project));
    open(address(project.id));
    fireEvent.click(await screen.findByRole('button', { name: 'Удалить вакансию: Дизайнер' }));
    await send();
    expect(await screen.findByText('Изменения сохранены')).toBeDefined();
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ vacancies: [] });
    await accept();
  });

  it('says why it was rejected, and may be sent again as it is', async () => {
    const project = sampleProject({
      telegramId,
      viewer,
      status: 'rejected',
      rejectionReason: 'Нужно больше подробностей',
      pendingChanges: [{ changeType: 'name', oldValue: null, newValue: 'Карта', state: 'draft' }],
    });
    serveApi(({ path }) => Response.json(path === '/api/User/tags' ? [] : project));
    open(address(project.id));
    const rejection = within(await screen.findByTestId('rejection'));
    expect(rejection.getByText('Нужно больше подробностей')).toBeDefined();
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Отправить на модерацию',
    });
    expect(button.disabled).toBe(false);
  });

  it('is not changed by anyone else', async () => {
    const project = sampleProject({ viewer: { ...viewer, isOwner: false } });
    serveApi(() => Response.json(project));
    open(address(project.id));
    expect(await screen.findByText('Изменить проект может только его владелец')).toBeDefined();
    expect(screen.queryByLabelText('Название')).toBeNull();
  });
});
