import {
  addParticipant,
  apply,
  approveProject,
  createProject,
  decideApplication,
  finishProject,
  handOverProject,
  listProjectsOf,
  rejectProject,
} from '@kollab/contract';
import { projectOwner } from '@kollab/sandbox/people';
import { type Cast, moderators, type Someone } from '#src/cast/cast.ts';
import { complete } from '#src/cast/projects.ts';

const vacancy = {
  title: 'Редактор текстов и длинных объяснений для жителей',
  level: null,
  experience: null,
  tags: ['Редактура', 'Копирайтинг'],
  tasks: 'Писать понятные тексты о сложном. '.repeat(12),
  requirements: 'Грамотность',
  conditions: '',
  hoursAWeek: null,
  until: null,
  places: 9,
};

const letter =
  'Здравствуйте! Давно слежу за проектом и хочу помочь: умею объяснять сложное простыми словами. ';

const create = ({ telegramId, call }: Someone, name: string, vacancies = [vacancy]) =>
  call(createProject, {
    body: {
      telegramId,
      name,
      description: 'Спрашиваем жителей и рассказываем городу. '.repeat(30),
      stage: 'Growth Stage',
      coverImage: null,
      tags: ['Социология', 'Урбанистика', 'Журналистика', 'Статистика'],
      vacancies,
      participants: [{ name: 'Мария', telegramId: projectOwner.telegramId }],
    },
  });

export async function prepareProjects(cast: Cast) {
  const judge = await cast.callAs(moderators[0]);
  const owner = await cast.newcomer('Елизавета', 'Константинопольская', 'liza_kon');
  await complete(owner);

  const project = await create(
    owner,
    'Голоса большого города и его самых дальних окраин: что важно жителям',
    [vacancy, { ...vacancy, title: 'Социолог' }],
  );
  await judge(approveProject, { params: { id: project.id }, body: {} });
  const [first, second] = project.vacancies;
  if (!first || !second) throw new Error('The project lost its vacancies.');
  for (const name of ['Анна Смирнова', 'Кирилл', 'Пётр Великий', 'Ольга']) {
    await owner.call(addParticipant, { body: { projectId: project.id, name } });
  }
  const waiting = await create(owner, 'Тихий двор');
  const rejected = await create(owner, 'Продам гараж');
  await judge(rejectProject, {
    params: { id: rejected.id },
    body: { comment: 'Это объявление, а не проект. Расскажите, что вы строите и кто вам нужен.' },
  });

  const finished = await create(owner, 'Перепись дворовых котов');
  await judge(approveProject, { params: { id: finished.id }, body: {} });
  await owner.call(finishProject, { params: { id: finished.id }, body: {} });

  const idle = await cast.newcomer('Ульяна', 'Светлова');
  await complete(idle);
  const covered = (
    await owner.call(listProjectsOf, { params: { telegramId: projectOwner.telegramId } })
  ).find(({ coverImage }) => coverImage !== null);
  if (!covered) throw new Error('No demo project has a cover.');

  const applicants: Someone[] = [];
  for (const name of ['Фёдор', 'Александра-Виктория', 'Зоя', 'Марк', 'Нина']) {
    const applicant = await cast.newcomer(
      name,
      'Преображенская-Рим',
      `reader_${applicants.length}`,
    );
    applicants.push(applicant);
    const { telegramId, call } = applicant;
    for (const { id: vacancyId } of applicants.length % 2 ? [first, second] : [first]) {
      await call(apply, {
        body: { projectId: project.id, vacancyId, telegramId, coverLetter: letter.repeat(4) },
      });
    }
  }
  const [accepted, declined, pending] = applicants;
  if (!accepted || !declined || !pending) throw new Error('Nobody applied.');
  const decide = (telegramId: number, body: { status: 'Accepted' | 'Rejected'; reason?: string }) =>
    owner.call(decideApplication, {
      params: { projectId: project.id, vacancyId: first.id, telegramId },
      body,
    });
  await decide(accepted.telegramId, { status: 'Accepted' });
  const offer = { projectId: project.id, telegramId: accepted.telegramId };
  await complete(accepted);
  await owner.call(handOverProject, { body: offer });
  await decide(declined.telegramId, { status: 'Rejected', reason: 'Ищем человека с опытом' });
  return {
    owner: owner.telegramId,
    project: project.id,
    vacancy: first.id,
    /** Of somebody who may create projects and has none. */
    complete: idle.telegramId,
    covered: covered.id,
    waiting: waiting.id,
    rejected: rejected.id,
    finished: finished.id,
    accepted: accepted.telegramId,
    declined: declined.telegramId,
    pending: pending.telegramId,
  };
}
