import { createProject, getProject, type Project, type VacancyInput } from '@kollab/contract';
import type { Browser, Locator, Page } from '@playwright/test';
import { openApp } from '#src/app/open-app.ts';
import { close } from '#src/app/steps.ts';
import { test as base } from '#src/app/kollab.ts';
import { type Cast, moderators } from '#src/cast/cast.ts';
import type { Product } from '#src/product/product.ts';
import { almostComplete, applyTo, approve } from '#src/cast/projects.ts';

export { expect } from '#src/app/kollab.ts';

/** `newcomer` goes on; `beginner` stays with what Telegram says of them. */
type Role = 'owner' | 'applicant' | 'newcomer' | 'beginner' | 'moderator';

interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- read by matchers only
  body: any;
}

const vacancy: VacancyInput = {
  title: 'Картограф',
  level: 'Middle',
  experience: '1-3 года',
  tags: ['QGIS'],
  tasks: 'Собрать слои',
  requirements: 'Любить карты',
  conditions: 'Вечера и выходные',
  hoursAWeek: null,
  until: null,
};

const profile = {
  statusShort: 'Рисую карты рек',
  statusLong: ['Веду кружок', 'Пишу книгу'],
  description: 'Люблю города и людей, а ещё долгие прогулки вдоль рек.',
  tags: ['Python', 'QGIS', 'SQL', 'Figma', 'Go', 'Docker', 'React'],
  experiences: [
    {
      company: 'Атлас',
      department: 'Реки',
      role: 'Картограф',
      workDurationYears: 1,
      logoUrl: null,
      startDate: '2020-01-01',
      endDate: '2021-04-01',
    },
  ],
  links: [
    { type: 'Моё портфолио', url: 'https://maps.example/me' },
    { type: 'Блог', url: 'https://blog.example' },
  ],
};

/** In milliseconds, before the next screen is loaded anew. */
const soon = 3000;

async function openStage(browser: Browser, product: Product, cast: Cast) {
  const [owner, applicant, newcomer, beginner] = await Promise.all([
    cast.newcomer('Агния', 'Картова', `agnia_${Date.now()}`),
    cast.newcomer('Борис', 'Откликов', `boris_${Date.now()}`),
    cast.newcomer('Зоя', 'Новая', `zoya_${Date.now()}`),
    cast.newcomer('Ян', 'Первый', `yan_${Date.now()}`),
  ]);
  for (const person of [owner, applicant]) {
    await person.send({ ...almostComplete, ...profile });
    await cast.approve(person);
  }
  const made = await owner.call(createProject, {
    body: {
      telegramId: owner.telegramId,
      name: 'Атлас тихих мест',
      description: 'Собираем тишину на карту: https://silence.example',
      stage: 'Growth Stage',
      coverImage: null,
      tags: ['QGIS', 'Python'],
      vacancies: [vacancy, { ...vacancy, title: 'Слухач', level: null, experience: null }],
      participants: [],
    },
  });
  await approve(cast, made.id);
  const project: Project = await owner.call(getProject, { params: { projectId: made.id } });
  const [vacancyId = '', otherVacancyId = ''] = project.vacancies.map(({ id }) => id);
  await applyTo(project, vacancyId, applicant);

  const ids: Record<Role, number> = {
    owner: owner.telegramId,
    applicant: applicant.telegramId,
    newcomer: newcomer.telegramId,
    beginner: beginner.telegramId,
    moderator: moderators[0],
  };
  const phones = new Map<Role, Promise<Page>>();
  const initData = new Map<Role, Promise<string>>();

  async function phoneOf(role: Role): Promise<Page> {
    const held = phones.get(role);
    const phone = held ?? openApp(browser, product, { telegramId: ids[role], path: '/blog' });
    phones.set(role, phone);
    const page = await phone;
    if (held) await page.unrouteAll({ behavior: 'ignoreErrors' });
    return page;
  }

  /** Loaded anew. */
  async function loaded(role: Role, path: string): Promise<Page> {
    const page = await phoneOf(role);
    await page.goto(product.appUrl + path);
    return page;
  }

  /** As by a link within the mini-app. */
  async function at(role: Role, path: string): Promise<Page> {
    const page = await phoneOf(role);
    await page.locator('main').first().waitFor();
    const [, screen = ''] = path.split(/[/?]/);
    const arrival = await page.evaluate<'there' | 'far' | 'left'>(`(() => {
      const { pathname, search } = location;
      const main = document.querySelector('main');
      if (document.querySelector('dialog[open]')) return 'far';
      if (pathname + decodeURIComponent(search) === ${JSON.stringify(path)}) return 'there';
      if (pathname.split('/')[1] === ${JSON.stringify(screen)}) return 'far';
      main.dataset.left = '';
      history.pushState({ idx: 1 }, '', ${JSON.stringify(path)});
      dispatchEvent(new PopStateEvent('popstate'));
      return 'left';
    })()`);
    if (arrival === 'there') return page;
    if (arrival === 'far') return loaded(role, path);
    const next = page.locator('main:not([data-left])').first();
    const isThere = await next.waitFor({ timeout: soon }).then(
      () => true,
      () => false,
    );
    return isThere ? page : loaded(role, path);
  }

  /** Over HTTP, as nobody without a role: `ask('owner', 'GET /api/User/tags')`. */
  async function ask(role: Role | undefined, call: string, body?: unknown): Promise<Answer> {
    const [method = '', path = ''] = call.split(' ');
    const headers: Record<string, string> = { 'x-version': '1.0' };
    if (role) {
      const data = initData.get(role) ?? cast.control.initData(ids[role]);
      initData.set(role, data);
      headers['authorization'] = `tma ${await data}`;
    }
    const isForm = body instanceof FormData;
    if (!isForm && method !== 'GET') headers['content-type'] = 'application/json';
    const response = await fetch(product.appUrl + path, {
      method,
      headers,
      ...(method !== 'GET' && { body: isForm ? body : JSON.stringify(body ?? {}) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text ? JSON.parse(text) : undefined,
    };
  }

  async function leave() {
    await Promise.all([...phones.values()].map(async (phone) => close(await phone)));
  }

  return { at, loaded, ask, ids, project, vacancyId, otherVacancyId, leave };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

type OfTest = Omit<Stage, 'leave'> & { stage: Stage };

interface OfWorker {
  /** The tests of a file stand on one stage, one after another. */
  stageOf: (file: string) => Promise<Stage>;
}

export const test = base.extend<OfTest, OfWorker>({
  stageOf: [
    async ({ browser, product, cast }, use) => {
      let last: { file: string; stage: Stage } | undefined;
      await use(async (file) => {
        if (last?.file === file) return last.stage;
        await last?.stage.leave();
        const stage = await openStage(browser, product, cast);
        last = { file, stage };
        return stage;
      });
    },
    { scope: 'worker' },
  ],
  stage: async ({ stageOf }, use, { file }) => use(await stageOf(file)),
  at: ({ stage }, use) => use(stage.at),
  loaded: ({ stage }, use) => use(stage.loaded),
  ask: ({ stage }, use) => use(stage.ask),
  ids: ({ stage }, use) => use(stage.ids),
  project: ({ stage }, use) => use(stage.project),
  vacancyId: ({ stage }, use) => use(stage.vacancyId),
  otherVacancyId: ({ stage }, use) => use(stage.otherVacancyId),
});

export const styleOf = (element: Locator, property: string) =>
  element.evaluate(
    (node, name) =>
      node.ownerDocument.defaultView?.getComputedStyle(node).getPropertyValue(name) ?? '',
    property,
  );

export function channelsOf(colour: string): [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}
