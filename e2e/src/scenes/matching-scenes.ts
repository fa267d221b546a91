import { agreeToPair, apply, createProject, inviteToPair, paths } from '@kollab/contract';
import type { Page } from '@playwright/test';
import { press, startEditing } from '#src/app/steps.ts';
import type { Cast } from '#src/cast/cast.ts';
import { approve, complete } from '#src/cast/projects.ts';
import { inEnglish, nobody, pressing, type Scene, scene } from './scene.ts';

const vacancies = [
  ['Фронтенд карты тихих мест', ['React', 'Figma', 'CSS', 'Docker']],
  ['Верстальщик', ['CSS', 'React']],
  ['Разработчик интерфейсов и всего, что вокруг них', ['TypeScript', 'Redux', 'PostgreSQL']],
  ['Дизайнер', ['Figma', 'UX-исследования']],
] as const;

const skills = ['React', 'TypeScript', 'Figma', 'Tailwind CSS', 'UX-исследования'];

const letters = [
  'Хочу помочь: делал похожую карту для своего района.',
  'Знаю каждый двор в центре, могу рисовать и верстать по вечерам.',
  'Собирала карту велодорожек, умею работать с открытыми данными.',
];

const showLooking = async (page: Page) => {
  await startEditing(page);
  await page.getByTestId('looking-for-team').scrollIntoViewIfNeeded();
};

const showMatched = async (page: Page) => {
  await page.getByTestId('matched-vacancy').first().waitFor();
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
};

const callFirst = async (page: Page) => {
  const people = page.getByTestId('matched-person');
  await press(people.first(), /^Позвать откликнуться/);
  await people.getByText('Позвали', { exact: true }).waitFor();
};

const dismissFirst = async (page: Page) => {
  await press(page, /^Не подходит/);
  await press(page.getByRole('dialog'), 'Тема');
  await page.getByText('Вернуть').waitFor();
};

const compareTwo = async (page: Page) => {
  await press(page, 'Сравнить');
  const marks = page.getByRole('button', { name: /^Сравнить: / });
  for (const mark of [marks.nth(0), marks.nth(1)]) await mark.click();
  await press(page, 'Сравнить двоих');
  await page.getByRole('dialog').waitFor();
};

/** Opened again, nothing has been said to the server yet. */
const answered = (path: string, json: object) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ json }));

async function prepareMatching(cast: Cast) {
  const owner = await cast.newcomer('Тамара', 'Речная', 'tamara_rechnaya');
  await complete(owner);
  const project = await owner.call(createProject, {
    body: {
      telegramId: owner.telegramId,
      name: 'Тихие места города',
      description: 'Ищем дворы, где можно читать и спать.',
      stage: 'Seed Stage',
      coverImage: null,
      tags: ['Урбанистика'],
      vacancies: vacancies.map(([title, tags]) => ({
        title,
        tags: [...tags],
        level: 'Junior' as const,
        experience: null,
        tasks: 'Сделать карту, которой приятно пользоваться с телефона.',
        requirements: '',
        conditions: '',
        hoursAWeek: null,
        until: null,
      })),
      participants: [],
    },
  });
  await approve(cast, project.id);
  const skilled = async (name: string, tags: string[]) => {
    const person = await cast.newcomer(name, 'Полевая');
    await person.send({ tags, statusShort: 'Ищу команду, с которой доведу дело до конца' });
    await cast.approve(person);
    return person;
  };
  const student = await skilled('Алиса', skills);
  const others = [
    await skilled('Вера', ['React', 'CSS', 'Docker']),
    await skilled('Нина', ['React', 'Sass', 'Kubernetes']),
    await skilled('Лида', ['Figma', 'CSS']),
    await skilled('Рита', ['React', 'Redux', 'Figma']),
  ];
  const [vacancyId = ''] = project.vacancies.map(({ id }) => id);
  for (const [index, coverLetter] of letters.entries()) {
    const { telegramId, call } = others[index] ?? owner;
    const body = { projectId: project.id, vacancyId, telegramId, coverLetter };
    await call(apply, { body });
  }
  const [, , lida = student, rita = student] = others;
  const asTwo = (place: string | undefined) =>
    lida.call(inviteToPair, {
      body: {
        projectId: project.id,
        vacancyId: place ?? vacancyId,
        partnerTelegramId: rita.telegramId,
        coverLetter: letters.join(' '),
        mayPart: true,
      },
    });
  const [, asked, agreed] = project.vacancies.map(({ id }) => id);
  const { id: pairId } = await asTwo(asked);
  const both = await asTwo(agreed);
  await rita.call(agreeToPair, { body: { pairId: both.id, coverLetter: letters[0] ?? '' } });
  const two = `/application/${project.id}/${agreed}/${lida.telegramId}`;
  const pair = {
    path: paths.pair(pairId),
    inviter: lida.telegramId,
    partner: rita.telegramId,
    two,
  };
  const fresh = await cast.newcomer('Саша', 'Первая');
  return { owner: owner.telegramId, student: student.telegramId, fresh, project, vacancyId, pair };
}

export async function matchingScenes(cast: Cast): Promise<Scene[]> {
  const { owner, student, fresh, project, vacancyId, pair } = await prepareMatching(cast);
  const vacancy = `/vacancy/${project.id}/${vacancyId}`;
  const applications = `/project/${project.id}/applications`;
  return [
    scene(student, 'matching-vacancy', vacancy),
    scene(student, 'matching-vacancy-english', vacancy, { before: inEnglish, width: 320 }),
    scene(fresh.telegramId, 'matching-vacancy-unknown', vacancy),
    scene(student, 'matching-list', '/matches'),
    scene(student, 'matching-list-narrow', '/matches', { width: 320 }),
    scene(student, 'matching-why-not', '/matches', pressing(/^Не подходит/)),
    scene(student, 'matching-dismissed', '/matches', {
      before: answered('**/matches/dismiss', { vacancyId }),
      act: dismissFirst,
    }),
    scene(student, 'matching-none-applied', '/myapplications', showMatched),
    scene(student, 'matching-profile', '/', showMatched),
    scene(student, 'matching-looking', '/', showLooking),
    scene(fresh.telegramId, 'matching-cold', '/messages', showMatched),
    scene(owner, 'matching-people', vacancy),
    scene(owner, 'matching-called', vacancy, {
      before: answered('**/call-to-apply', { telegramId: 1 }),
      act: callFirst,
    }),
    scene(owner, 'matching-applications', applications),
    scene(owner, 'matching-applications-by-match', `${applications}?order=match`),
    scene(owner, 'matching-compare', applications, compareTwo),
    scene(owner, 'matching-compare-narrow', applications, { act: compareTwo, width: 320 }),
    scene(student, 'matching-approved', paths.approved),
    scene(pair.inviter, 'pair-of-ones-own', pair.path),
    scene(pair.partner, 'pair-asked', pair.path),
    scene(owner, 'pair-of-an-owner', pair.two),
    scene(nobody, 'matching-how', '/matches/how'),
  ];
}
