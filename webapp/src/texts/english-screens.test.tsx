import { readyReasons, vacancyExperiences } from '@kollab/contract';
import * as contract from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveApi } from '#test/screen.tsx';
import { sampleProject, sampleUser, sampleVacancy } from '#test/samples.ts';
import { sampleProjectSubmission } from '#test/sample-submission.ts';
import { common } from './en/common.ts';

const cyrillic = /\p{Script=Cyrillic}/u;
const said = ['No experience', '0–1 year', '1–3 years', '3–5 years', 'over 7 years'];
const latin = {
  tasks: 'Draw the map',
  projectTitle: 'Solar map',
  ownerName: 'Anna Lee',
  level: 'Junior' as const,
};
const vacancies = vacancyExperiences.map((experience, index) =>
  Object.assign({}, sampleVacancy, latin, {
    id: `v${index}`,
    title: `Designer ${index}`,
    experience,
  }),
);
const [faceless] = readyReasons.profile;
const me = { ...sampleUser, firstName: 'Anna', lastName: 'Lee', role: 'moderator' as const };
const project = { name: 'Solar map', description: 'Where panels pay', ownerName: 'Anna Lee' };

const russianOnScreen = () => {
  const elements = [...document.body.querySelectorAll('*')];
  const texts = elements.flatMap(({ childNodes }) => [...childNodes].map((node) => node.nodeValue));
  const attributes = elements.flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  const typed = [...document.body.querySelectorAll('textarea')].map(({ value }) => value);
  return [...texts, ...attributes, ...typed].filter((text) => text && cyrillic.test(text));
};

it('every list of Russian words that the contract has can be said in English', () => {
  const lists = Object.entries(contract).filter(
    ([, list]) => Array.isArray(list) && list.some((word) => cyrillic.test(word)),
  );
  // Another list here needs words in English, and its screens a place below.
  expect(lists.map(([name]) => name)).toEqual(['vacancyExperiences']);
  expect(vacancyExperiences.map(common.words.experience)).toEqual(said);
  expect(common.words.experience('10 years')).toBe('10 years');
  for (const reason of [...readyReasons.profile, ...readyReasons.project]) {
    expect(common.words.reason(reason)).not.toMatch(cyrillic);
    expect(common.words.readyReason(common.words.reason(reason))).toBe(reason);
  }
});

describe('in English no Russian is left', () => {
  beforeAll(() => {
    vi.resetModules();
    localStorage.setItem('kollab:language', 'en');
  });
  afterAll(() => {
    vi.resetModules();
    localStorage.removeItem('kollab:language');
    document.documentElement.lang = 'ru';
  });

  async function open(
    page: Promise<{ default: ComponentType }>,
    route: string,
    address: string = route,
  ) {
    const { openScreen } = await import('#test/screen.tsx');
    openScreen((await page).default, route, address, me);
  }

  it('on a vacancy', async () => {
    serveApi(() => Response.json(vacancies[4]));
    const page = import('#src/features/vacancies/vacancy-page.tsx');
    const address = `/vacancy/${sampleVacancy.projectId}/${sampleVacancy.id}`;
    await open(page, '/vacancy/:projectId/:vacancyId', address);
    expect(await screen.findByText('over 7 years')).toBeDefined();
    expect(russianOnScreen()).toEqual([]);
  });

  it('in the form of a vacancy, which keeps the words of the specification', async () => {
    serveApi(() => Response.json([]));
    const page = import('#src/features/projects/vacancy/vacancy-form-page.tsx');
    await open(page, '/vacancyform');
    const group = within(await screen.findByRole('group', { name: 'Experience' }));
    expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(said);
    expect(russianOnScreen()).toEqual([]);
    fireEvent.click(group.getByRole('button', { name: '1–3 years' }));
    const { vacancyDrafts } = await import('#src/features/projects/draft/project-draft.ts');
    const typed = Object.values(vacancyDrafts.all(me.telegramId));
    expect(typed.map(({ values }) => values.experience)).toEqual(['1-3 года']);
  });

  it('in the form of a project, with the reason that it came back for', async () => {
    const rejectionReason = `Обложка: ${readyReasons.project[2]}`;
    const own = sampleProject({ ...project, vacancies, rejectionReason });
    serveApi(({ path }) => Response.json(path === '/api/User/tags' ? [] : own));
    const page = import('#src/features/projects/form/project-form-page.tsx');
    const { id } = sampleProject();
    await open(page, '/createprojectpage', `/createprojectpage?project=${id}`);
    expect(await screen.findByText('Junior · over 7 years')).toBeDefined();
    expect(await screen.findByText(/^Cover: The cover has nothing to do/)).toBeDefined();
    expect(russianOnScreen()).toEqual([]);
  });

  it('in the queue, where a chosen reason is sent as others get it', async () => {
    const vacancyChange = {
      changeType: 'vacancies' as const,
      oldValue: vacancies
        .slice(0, 2)
        .map((one) => Object.assign({}, one, { experience: '3-5 лет' })),
      newValue: vacancies,
    };
    const submission = sampleProjectSubmission('a', { ...project, vacancies });
    const edited = {
      ...submission,
      id: 'b',
      status: 'одобрено' as const,
      changes: [vacancyChange],
    };
    const { openQueue, press, server } = await import('#test/queue-fixture.ts');
    server.project = [submission, edited];
    const asked = await openQueue(2, undefined, '/moderation?kind=project');
    await screen.findAllByTestId('queue-card');
    expect(russianOnScreen()).toEqual([]);
    press('Reject');
    const sheet = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.click(sheet.getByText('The text contains advertising or spam'));
    expect(russianOnScreen()).toEqual([]);
    fireEvent.click(sheet.getByText('Reject'));
    const comment = 'В тексте реклама или спам';
    await waitFor(() => expect(asked()).toMatchObject([{ body: { comment } }]));
  });

  it('in the record of moderation', async () => {
    const changes = [{ changeType: 'vacancies', oldValue: [], newValue: vacancies }];
    const subject = { type: 'project', id: 'a', name: 'Solar map', telegramId: 30 };
    const actor = { telegramId: 5, name: 'Ann' };
    const at = '2026-01-05T10:00:00Z';
    const what = { id: '1', kind: 'rejected', version: 2, reason: faceless, soleModerator: false };
    const entry = Object.assign(what, { subject, actor, changes, at });
    serveApi(() => Response.json([entry]));
    await open(import('#src/features/record/record-page.tsx'), '/moderation/record');
    expect(await screen.findByText('The photo shows no face')).toBeDefined();
    expect(russianOnScreen()).toEqual([]);
  });

  it('in what a person reads of a rejection', async () => {
    const at = '2026-01-05T10:00:00Z';
    const events = ['rejected', 'submitted', 'rejected'].map((kind) => {
      const reason = kind === 'rejected' ? faceless : null;
      return { kind, version: 1, reason, at };
    });
    const history = {
      moderationStatus: 'Rejected',
      statusUpdatedAt: at,
      rejectionReason: faceless,
      mayAppealUntil: null,
      events,
      changes: [],
    };
    const hours = { profileHours: null, projectHours: null };
    serveApi(({ path }) => Response.json(path.includes('typical-time') ? hours : history));
    await open(
      import('#src/features/profiles/moderation/moderation-page.tsx'),
      '/profile/moderation',
    );
    expect((await screen.findAllByText(/The photo shows no face/)).length).toBe(2);
    expect(russianOnScreen()).toEqual([]);
  });
});
