import { paths } from '@kollab/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answer, currentAddress, late, openScreen, serveApi } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import ProjectEndings from './owner-tools-end.tsx';
import { OwnerTools } from './owner-tools.tsx';
import { VacancyList } from './vacancy-list.tsx';

const open = (changes: Parameters<typeof sampleProject>[0] = {}) => {
  const project = sampleProject(changes);
  const Tools = () => (
    <>
      <OwnerTools project={project} />
      <VacancyList project={project} />
      <ProjectEndings project={project} />
    </>
  );
  openScreen(Tools, '/here', '/here');
  return project;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const isWrite = ({ method }: { method: string }) => method !== 'GET';
const ok = () => Response.json({ closedByEnd: [], vacancies: [] });

describe('the tools of an owner', () => {
  it('lead to the form, the applications and the team', () => {
    serveApi(ok);
    const { id } = open({ applicationsCount: 4 });
    const links = within(screen.getByTestId('owner-tools'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      `/createprojectpage?project=${id}`,
      `/project/${id}/applications`,
      `/add-participants?project=${id}`,
    ]);
  });

  it('delete a project when asked twice, and say that it can be restored', async () => {
    const asked = serveApi(ok);
    const { id } = open();
    press('Удалить проект');
    expect(await screen.findByText(/в течение 30 дней/)).toBeDefined();
    await answer('Отмена');
    expect(asked.filter(isWrite)).toEqual([]);
    press('Удалить проект');
    await answer('Удалить');
    await waitFor(() => expect(currentAddress()).toBe('/createproject'));
    expect(asked.filter(isWrite)).toMatchObject([
      { method: 'DELETE', path: `/api/User/delete-project/${id}` },
    ]);
  });

  it('say when a project could not be deleted', async () => {
    serveApi(() => Response.json({}, { status: 500 }));
    open();
    press('Удалить проект');
    await answer('Удалить');
    expect(await screen.findByText('Ошибка при удалении проекта')).toBeDefined();
    expect(currentAddress()).toBe('/here');
    await answer('Понятно');
  });

  it('archive a project and bring it back', async () => {
    const asked = serveApi(ok);
    const { id } = open();
    press('Убрать в архив');
    await answer('Убрать в архив');
    await waitFor(() =>
      expect(asked.findLast(isWrite)?.path).toBe(`/api/User/archive-project/${id}`),
    );
    cleanup();
    open({ isArchived: true });
    press('Вернуть из архива');
    await waitFor(() =>
      expect(asked.findLast(isWrite)?.path).toBe(`/api/User/restore-project/${id}`),
    );
  });

  it('finish a published project when asked twice, and go on with it', async () => {
    const asked = serveApi(ok);
    open({ status: 'pending' });
    expect(screen.queryByRole('button', { name: 'Завершить проект' })).toBeNull();
    cleanup();
    const { id } = open({ status: 'одобрено' });
    press('Завершить проект');
    await answer('Отмена');
    expect(asked.filter(isWrite)).toEqual([]);
    press('Завершить проект');
    await answer('Завершить проект');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(paths.finished(id)));
    expect(asked.findLast(isWrite)?.path).toBe(`/api/User/finish-project/${id}`);
    cleanup();
    open({ status: 'одобрено', isFinished: true });
    expect(screen.queryByRole('button', { name: 'Завершить проект' })).toBeNull();
    press('Вернуть проект в работу');
    await screen.findByText('Проект снова в работе');
    expect(asked.findLast(isWrite)?.path).toBe(`/api/User/restore-project/${id}`);
  });

  it.each([
    ['Вернуть проект в работу', { isFinished: true }, 'Завершить проект', {}],
    ['Убрать в архив', {}, 'Вернуть из архива', { isArchived: true }],
  ])('“%s” keeps the focus where it was pressed', (before, stood, after, stands) => {
    serveApi(ok);
    const sample = sampleProject({ status: 'одобрено' });
    const Tools = () => {
      const [changes, setChanges] = useState<object>(stood);
      return (
        <>
          <ProjectEndings project={{ ...sample, ...changes }} />
          <button type="button" onClick={() => setChanges(stands)}>
            сделано
          </button>
        </>
      );
    };
    openScreen(Tools, '/here', '/here');
    screen.getByRole('button', { name: before }).focus();
    fireEvent.click(screen.getByText('сделано'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: after }));
  });

  it.each([
    ['leads on from a list, to which the way back leads', paths.projects, 'PUSH'],
    ['takes the place of the project’s own page', paths.project(sampleProject().id), 'REPLACE'],
  ])('finishing %s', async (_, from, kind) => {
    serveApi(ok);
    const project = sampleProject({ status: 'одобрено' });
    const Tools = () => (
      <>
        <ProjectEndings project={project} />
        <output>{useNavigationType()}</output>
      </>
    );
    openScreen(Tools, '*', from);
    press('Завершить проект');
    await answer('Завершить проект');
    await waitFor(() => expect(currentAddress()).toBe(paths.finished(project.id)));
    expect(screen.getByText(kind)).toBeDefined();
  });

  it('take nobody away who went on before the project was finished', async () => {
    const finishing = late();
    const asked = serveApi(() => finishing.response);
    const project = sampleProject({ status: 'одобрено' });
    const Screen = () =>
      useLocation().pathname === '/here' ? (
        <>
          <ProjectEndings project={project} />
          <Link to="/elsewhere">Дальше</Link>
        </>
      ) : (
        'Другое место'
      );
    openScreen(Screen, '*', '/here');
    press('Завершить проект');
    await answer('Завершить проект');
    await waitFor(() => expect(asked.filter(isWrite)).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: 'Дальше', hidden: true }));
    finishing.give(project);
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
    expect(currentAddress()).toBe('/elsewhere');
  });

  it('say of several vacancies that the end closed them all', async () => {
    const [one] = sampleProject().vacancies;
    const vacancies = [one, { ...one, id: '2', title: 'Повар' }];
    const closedByEnd = [one?.id, '2'];
    serveApi(() => Response.json({ ...sampleProject(), vacancies, closedByEnd }));
    open({ status: 'одобрено', isFinished: true });
    press('Вернуть проект в работу');
    await screen.findByText('Их закрыло завершение проекта: Дизайнер, Повар.');
    await answer('Открыть вакансии снова');
    expect(await screen.findByText('Вакансии снова открыты')).toBeDefined();
  });

  it('offer to open what the end had closed as soon as a project goes on', async () => {
    const { id, vacancies } = sampleProject();
    const closedByEnd = vacancies.map((one) => one.id);
    const asked = serveApi(({ path }) =>
      Response.json(path.includes('restore') ? { ...sampleProject(), closedByEnd } : {}),
    );
    open({ status: 'одобрено', isFinished: true });
    press('Вернуть проект в работу');
    await screen.findByText('Её закрыло завершение проекта: Дизайнер.');
    expect(asked.filter(isWrite)).toHaveLength(1);
    await answer('Открыть вакансию снова');
    expect(await screen.findByText('Вакансия снова открыта')).toBeDefined();
    expect(asked.findLast(isWrite)).toMatchObject({
      path: `/api/User/project/${id}/reopen-vacancies`,
      body: { vacancyIds: closedByEnd },
    });
  });

  it('offer to reopen the applications that the end closed, and say what became of the chat', async () => {
    const asked = serveApi(() =>
      Response.json({ ...sampleProject(), closedByEnd: [], closedApplications: 2 }),
    );
    open({ isArchived: true });
    press('Вернуть из архива');
    expect(await screen.findByText(/привяжите его заново/)).toBeDefined();
    await screen.findByText(/Вместе с проектом закрылись 2 отклика/);
    expect(asked.filter(isWrite)).toMatchObject([{ body: {} }]);
    await answer('Вернуть отклики');
    expect(await screen.findByText('Отклики снова ждут ответа')).toBeDefined();
    expect(asked.findLast(isWrite)?.body).toEqual({ reopenApplications: true });
  });

  it('offer the same later, as after moderators brought the project back', async () => {
    const asked = serveApi(ok);
    open({ status: 'одобрено', closedApplications: 1 });
    press(/^Вернуть отклики/);
    await screen.findByText(/Вместе с проектом закрылся 1 отклик\. Тогда/);
    await answer('Вернуть отклики');
    expect(await screen.findByText('Отклики снова ждут ответа')).toBeDefined();
    expect(asked.findLast(isWrite)?.body).toEqual({ reopenApplications: true });
  });

  it('open no vacancy of a finished project: going on with it is said first', () => {
    serveApi(ok);
    const vacancies = sampleProject().vacancies.map((one) =>
      Object.assign(one, { isClosed: true }),
    );
    open({ status: 'одобрено', vacancies });
    expect(screen.getByRole('button', { name: 'Открыть снова: Дизайнер' })).toBeDefined();
    cleanup();
    open({ status: 'одобрено', vacancies, isFinished: true });
    expect(screen.queryByRole('button', { name: /^Открыть снова/ })).toBeNull();
  });

  it('close a vacancy when asked twice, and reopen it', async () => {
    const asked = serveApi(ok);
    const { id, vacancies } = open({ status: 'одобрено' });
    press('Закрыть вакансию: Дизайнер');
    expect(await screen.findByText('Закрыть вакансию: Дизайнер?')).toBeDefined();
    await answer('Отмена');
    expect(asked.filter(isWrite)).toEqual([]);
    press('Закрыть вакансию: Дизайнер');
    await answer('Закрыть');
    await screen.findByText('Вакансия закрыта: Дизайнер');
    const path = `/api/User/project/${id}/vacancy/${vacancies[0]?.id}`;
    expect(asked.filter(isWrite).map((one) => one.path)).toEqual([`${path}/close`]);
    cleanup();
    open({
      status: 'одобрено',
      vacancies: vacancies.map((one) => Object.assign(one, { isClosed: true })),
    });
    press('Открыть снова: Дизайнер');
    await waitFor(() => expect(asked.findLast(isWrite)?.path).toBe(`${path}/reopen`));
  });

  it('close no vacancy that nobody else sees yet', () => {
    serveApi(ok);
    open({ status: 'pending' });
    expect(screen.queryByRole('button', { name: /вакансию/ })).toBeNull();
    cleanup();
    const shown = sampleProject().vacancies;
    const fresh = sampleProject().vacancies.map((one) =>
      Object.assign(one, { id: 'fresh', title: 'Редактор' }),
    );
    const vacancies = [...shown, ...fresh];
    const change = { changeType: 'vacancies', oldValue: shown, newValue: vacancies } as const;
    open({
      status: 'одобрено',
      vacancies,
      pendingChanges: [{ ...change, state: 'submitted' }],
    });
    expect(screen.getByRole('button', { name: 'Закрыть вакансию: Дизайнер' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Закрыть вакансию: Редактор' })).toBeNull();
  });
});
