import {
  appealSanction,
  approveProject,
  createProject,
  decideReport,
  deleteProject,
  listOwnSanctions,
  listReports,
  paths,
  type ReportDecision,
  reportUser,
} from '@kollab/contract';
import type { Page } from '@playwright/test';
import { type Cast, moderators, type Someone } from '#src/cast/cast.ts';
import { complete } from '#src/cast/projects.ts';
import { pressing, type Scene, scene } from './scene.ts';

const reason =
  'Под видом лекций зовёт на платные курсы: на это пожаловались семь человек за одну неделю.';
const said = 'Лекции бесплатные: платить просили организаторы площадки. '.repeat(4);

async function sanction(cast: Cast, person: Someone, decision: ReportDecision, days?: 7) {
  const judge = await cast.callAs(moderators[1]);
  const reporter = await cast.newcomer('Ольга');
  const { telegramId } = person;
  const { reportId } = await reporter.call(reportUser, {
    params: { id: telegramId },
    body: { category: 'spam', text: '' },
  });
  const body = { decision, comment: reason, ...(days && { days }) };
  await judge(decideReport, { params: { id: reportId }, body });
}

async function appeal({ telegramId, call }: Someone) {
  const params = { telegramId };
  const [latest] = await call(listOwnSanctions, { params });
  const body = { sanctionId: latest?.id ?? '', text: said };
  await call(appealSanction, { params, body });
}

async function takenDown(cast: Cast, owner: Someone) {
  const judge = await cast.callAs(moderators[1]);
  const { telegramId } = owner;
  await complete(owner);
  const { id } = await owner.call(createProject, {
    body: {
      telegramId,
      name: 'Лекторий на крыше для всех, кто любит звёзды и длинные названия',
      description: 'Читаем лекции о звёздах. '.repeat(10),
      stage: 'Growth Stage',
      coverImage: null,
      tags: ['Социология'],
      vacancies: [],
      participants: [],
    },
  });
  await judge(approveProject, { params: { id }, body: {} });
  await judge(deleteProject, { params: { id }, body: { comment: reason } });
  return id;
}

const suspendFirst = async (page: Page) => {
  const card = page.getByTestId('queue-card').first();
  await card.getByRole('button', { name: 'Принять меры' }).click();
  await page.getByRole('button', { name: /^Приостановить/ }).click();
};

export async function sanctionScenes(cast: Cast): Promise<Scene[]> {
  const suspended = await cast.newcomer('Вениамин', 'Константинопольский');
  await sanction(cast, suspended, 'suspend', 7);
  const appealing = await cast.newcomer('Аделаида', 'Преображенская');
  await sanction(cast, appealing, 'block');
  await appeal(appealing);
  const warned = await cast.newcomer('Яна');
  await sanction(cast, warned, 'warn');
  const owner = await cast.newcomer('Роман', 'Зимин');
  const projectId = await takenDown(cast, owner);
  const other = await cast.newcomer('Лев', 'Толстиков');
  const otherId = await takenDown(cast, other);
  await appeal(other);
  const reporter = await cast.newcomer('Инна');
  await reporter.call(reportUser, {
    params: { id: warned.telegramId },
    body: { category: 'spam', text: 'Снова зовёт на курсы' },
  });
  const judge = await cast.callAs(moderators[0]);
  await judge(listReports, { query: {} });
  const [first, second] = moderators;
  return [
    scene(suspended.telegramId, 'sanction-profile', paths.home),
    scene(
      suspended.telegramId,
      'sanction-appeal',
      paths.restriction,
      pressing(/^Подать апелляцию/),
    ),
    scene(appealing.telegramId, 'sanction-appealed', paths.restriction),
    scene(warned.telegramId, 'sanction-warning', paths.restriction),
    scene(owner.telegramId, 'sanction-project', paths.project(projectId)),
    scene(owner.telegramId, 'sanction-own-projects', paths.ownProjects),
    scene(other.telegramId, 'sanction-project-appealed', paths.project(otherId)),
    scene(first, 'sanction-queue', paths.queue),
    scene(second, 'sanction-queue-own', paths.queue),
    scene(first, 'sanction-suspending', `${paths.queue}?kind=report`, suspendFirst),
  ];
}
