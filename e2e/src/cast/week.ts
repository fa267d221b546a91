import {
  closeVacancy,
  followProject,
  save,
  saveSearch,
  setFeedSettings,
  setNotificationSettings,
} from '@kollab/contract';
import type { Cast, Someone } from './cast.ts';
import { almostComplete, applyTo, givePlaces, publish } from './projects.ts';

interface Day {
  noon?: () => Promise<unknown>;
  night?: () => Promise<unknown>;
}

const nightly = { quietFrom: 22 * 60, quietTo: 9 * 60 } as const;

async function beStudent(cast: Cast) {
  const student = await cast.newcomer('Илья', 'Летов', 'ilya_letov');
  await student.send({
    ...almostComplete,
    description: 'Пишу скрипты.',
    tags: ['Python', 'React'],
  });
  await cast.approve(student);
  const params = { telegramId: student.telegramId };
  const filter = { tags: ['Python'] };
  await student.call(saveSearch, { body: { kind: 'vacancies', filter, mode: 'daily' } });
  await student.call(setFeedSettings, { params, body: { inDigest: true } });
  return student;
}

export async function planWeek(cast: Cast) {
  const { owner, project, vacancyId } = await publish(cast, 'Карта крыш', ['Разработчик']);
  await givePlaces(owner, { projectId: project.id, vacancyId }, 3);
  const params = { telegramId: owner.telegramId };
  const student = await beStudent(cast);
  const applicants: Someone[] = [];
  for (const name of ['Ольга', 'Пётр', 'Нина']) applicants.push(await cast.newcomer(name, 'Ясная'));

  const appear = (name: string, title: string) => publish(cast, name, [title]);
  const days: Day[] = [
    {
      async noon() {
        // Sooner, what is told would wait for the end of the night that it really is where this runs.
        await owner.call(setNotificationSettings, { params, body: nightly });
        await student.call(followProject, { body: { projectId: project.id } });
      },
      async night() {
        for (const one of applicants) await applyTo(project, vacancyId, one);
        const item = { kind: 'vacancy', id: vacancyId } as const;
        await student.call(save, { params: item, body: { remindIn: 'day' } });
      },
    },
    { noon: () => appear('Голубятня', 'Голубевод') },
    {
      async noon() {
        const made = await appear('Лодочная станция', 'Лодочник');
        const place = { projectId: made.project.id, vacancyId: made.vacancyId };
        await made.owner.call(closeVacancy, { params: place, body: {} });
      },
    },
    {
      async noon() {
        const made = await appear('Каток во дворе', 'Ледовар');
        await applyTo(made.project, made.vacancyId, student);
      },
    },
    {
      async noon() {
        const late = await cast.newcomer('Лев', 'Поздний');
        await late.submit('Ищу команду');
      },
    },
    { noon: () => appear('Звёздный атлас', 'Астроном') },
    { noon: () => appear('Пешеходный мост', 'Чертёжник') },
    {},
  ];
  return { student, owner, days };
}
