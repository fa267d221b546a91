import type { Project } from '@kollab/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCarousel, openExpanded } from '#test/open-carousel.ts';
import { currentAddress, viewAs } from '#test/screen.tsx';
import { sampleProject, sampleUser, sampleVacancy } from '#test/samples.ts';
import { LinksInText } from '#src/shared/project/linked-text.tsx';
import { carouselPlace } from './carousel-place.ts';
import { ProjectContent } from './project-panel.tsx';

const stranger = { isOwner: false, isMember: false, isInvited: false };
const [designer] = sampleProject().vacancies;
if (!designer) throw new Error('the sample has a vacancy');
const analyst = { ...designer, id: 'analyst', title: 'Аналитик', tags: [{ tagName: 'Go' }] };
const me = { ...sampleUser, tags: [{ tagName: 'Go' }] };

type Status = (typeof sampleVacancy)['applicationStatus'];

const open = (changes: Partial<Project> = {}) =>
  openCarousel({ viewer: stranger, ...changes }, undefined, me);
const openPanel = (changes: Partial<Project> = {}, applicationStatus: Status = null) => {
  const vacancy = { ...sampleVacancy, applicationStatus };
  const answer = (path: string) =>
    path.includes('/vacancy/') ? Response.json(vacancy) : undefined;
  return openExpanded({ viewer: stranger, ...changes }, answer, me);
};

const panel = () => within(screen.getByRole('dialog', { name: 'Солнечная карта' }));
const ready = async (name: string | RegExp) => {
  const button = await panel().findByRole('button', { name });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  return button;
};

beforeAll(() => Promise.all([LinksInText.preload(), ProjectContent.preload()]));
beforeEach(() => {
  viewAs(sampleUser.telegramId);
  carouselPlace.setState({ projectId: undefined, panel: undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

describe('the expanded panel leads with', () => {
  it('the cover and whom the project looks for, open vacancies alone', async () => {
    await openPanel({ vacancies: [designer, analyst, { ...analyst, id: 'x', isClosed: true }] });
    expect(panel().getByTestId('project-cover')).toBeDefined();
    expect(panel().getByTestId('sought').textContent).toBe('Ищем: Дизайнер, Аналитик');
    cleanup();
    carouselPlace.setState({ panel: undefined });
    await openPanel({ vacancies: [], vacanciesCount: 0 });
    expect(panel().getByTestId('sought').textContent).toBe('1\u00a0участник\u00a0· нет вакансий');
  });

  it('the way to apply for what one can, and to share and report it at the end', async () => {
    await openPanel({ vacancies: [designer, analyst] });
    expect(panel().getByText('Вам ближе всего: Аналитик')).toBeDefined();
    expect(panel().getByRole('button', { name: 'Поделиться' })).toBeDefined();
    expect(panel().getByRole('button', { name: 'Пожаловаться' })).toBeDefined();
    fireEvent.click(await ready('Откликнуться'));
    await waitFor(() =>
      expect(currentAddress()).toBe(`/applicationform/${designer.projectId}/analyst`),
    );
  });

  it('the own applications for who has applied', async () => {
    await openPanel({}, 'Pending');
    fireEvent.click(await ready('Мои отклики'));
    await waitFor(() => expect(currentAddress()).toBe('/myapplications'));
  });

  it.each<[string, Partial<Project>]>([
    ['its owner', { viewer: { ...stranger, isOwner: true } }],
    ['the team', { viewer: { ...stranger, isMember: true } }],
    ['who is invited', { viewer: { ...stranger, isInvited: true } }],
    ['anybody, without an open vacancy', { vacancies: [{ ...designer, isClosed: true }] }],
  ])('no way to apply for %s', async (_, changes) => {
    await openPanel(changes);
    expect(panel().queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  });

  it('the tools of its owner, before all sections; each vacancy is there once', async () => {
    await openPanel({ viewer: { isOwner: true, isMember: true, isInvited: false } });
    const tools = panel().getByTestId('owner-tools');
    const edit = within(tools).getByRole('link', { name: 'Изменить проект' });
    expect(edit.getAttribute('href')).toBe(`/createprojectpage?project=${designer.projectId}`);
    const tags = panel().getByText('Теги');
    expect(tools.compareDocumentPosition(tags)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(panel().getAllByText('Дизайнер')).toHaveLength(1);
    expect(panel().getByRole('button', { name: 'Закрыть вакансию: Дизайнер' })).toBeDefined();
  });
});

describe('come back to', () => {
  const leave = () => {
    const content = panel().getByTestId('panel-content');
    content.scrollTop = 340;
    fireEvent.scroll(content);
    cleanup();
  };

  it('from a vacancy, the panel is open and read on where it was left', async () => {
    await openPanel();
    leave();
    await open();
    await screen.findByText('Стадия проекта:');
    expect(panel().getByTestId('panel-content').scrollTop).toBe(340);
  });

  it('after it was collapsed, or in another entry of the history, it stays so', async () => {
    await openPanel();
    fireEvent.click(panel().getByRole('button', { name: 'Свернуть описание проекта' }));
    cleanup();
    await open();
    expect(screen.queryByTestId('project-panel')).toBeNull();
    carouselPlace.setState({
      panel: { entry: 'another', projectId: designer.projectId, scrollTop: 0 },
    });
    cleanup();
    await open();
    expect(screen.queryByTestId('project-panel')).toBeNull();
  });
});

it('the collapsed panel shows the links that its few lines cut off', async () => {
  const below = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(60);
  const high = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(60);
  await open({ description: 'Длинно.\nКарта на https://example.org/sun' });
  const preview = within(screen.getByTestId('panel-preview'));
  const shown = await preview.findByText('example.org/sun');
  expect(shown.getAttribute('href')).toBe('https://example.org/sun');
  cleanup();
  below.mockReturnValue(40);
  await open({ description: 'Карта на https://example.org/sun' });
  expect(screen.queryByText('example.org/sun')).toBeNull();
  expect(high).toHaveBeenCalled();
});
