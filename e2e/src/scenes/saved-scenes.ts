import { closeVacancy, createProject, followProject, save, saveSearch } from '@kollab/contract';
import type { Page } from '@playwright/test';
import type { Cast } from '#src/cast/cast.ts';
import { approve, complete } from '#src/cast/projects.ts';
import { type Scene, scene } from './scene.ts';

async function prepareSaved(cast: Cast) {
  const owner = await cast.newcomer('Серафима', 'Ветрова');
  await complete(owner);
  const roles = ['Дизайнер карточек', 'Разработчик напоминаний'].map((title) => ({
    title,
    tags: ['Figma', 'React'],
    level: 'Junior' as const,
    experience: null,
    tasks: 'Сделать так, чтобы ничего не терялось.',
    requirements: '',
    conditions: '',
    hoursAWeek: null,
    until: null,
  }));
  const project = await owner.call(createProject, {
    body: {
      telegramId: owner.telegramId,
      name: 'Книга добрых привычек',
      description: 'Помогаем возвращаться к важному.',
      stage: 'Seed Stage',
      coverImage: null,
      tags: ['Привычки'],
      vacancies: roles,
      participants: [],
    },
  });
  await approve(cast, project.id);
  const student = await cast.newcomer('Ульяна', 'Снегова');
  const keep = (kind: 'vacancy' | 'project' | 'person', id: string, remindIn?: 'week') =>
    student.call(save, { params: { kind, id }, body: { remindIn } });
  const [first, second] = project.vacancies.map(({ id }) => id);
  await keep('vacancy', first ?? '', 'week');
  await keep('vacancy', second ?? '');
  await keep('project', project.id);
  await owner.call(closeVacancy, {
    params: { projectId: project.id, vacancyId: second ?? '' },
    body: { rejectOthers: false },
  });
  await student.call(followProject, { body: { projectId: project.id } });
  for (const tags of [['React'], ['Figma', 'UX-исследования']]) {
    const filter = { tags, level: ['Junior' as const] };
    await student.call(saveSearch, { body: { kind: 'vacancies', filter, mode: 'daily' } });
  }
  return { student: student.telegramId, project, vacancyId: first ?? '' };
}

const takeBack = async (page: Page) => {
  await page.getByTestId('save').click();
  await page.getByText('Отменить').waitFor();
};

const watch = async (page: Page) => {
  const start = page.getByRole('button', { name: 'Сообщать о новых' });
  const started = page.getByRole('link', { name: 'Сообщаем о новых' });
  await start.or(started).first().waitFor();
  // In the second theme it is started already.
  if (await start.isVisible()) await start.click();
  await started.waitFor();
};

export async function savedScenes(cast: Cast): Promise<Scene[]> {
  const { student, project, vacancyId } = await prepareSaved(cast);
  const fresh = await cast.newcomer('Ярослава', 'Тихая');
  return [
    scene(student, 'saved-vacancies', '/saved'),
    scene(student, 'saved-vacancies-narrow', '/saved', { width: 320 }),
    scene(student, 'saved-projects', '/saved?tab=project'),
    scene(student, 'saved-searches', '/saved?tab=search'),
    scene(fresh.telegramId, 'saved-none', '/saved'),
    scene(student, 'saved-project', `/project/${project.id}/details`),
    scene(student, 'saved-undo', `/vacancy/${project.id}/${vacancyId}`, takeBack),
    scene(fresh.telegramId, 'saved-watch', '/followers?tab=vacancies', watch),
  ];
}
