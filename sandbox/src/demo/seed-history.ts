import {
  apply,
  decideApplication,
  follow,
  noteView,
  type ProfileChanges,
  type Project,
  reportUser,
  withdrawApplication,
} from '@kollab/contract';
import { each, seeding, type Stage } from './acting.ts';
import type { DemoEvent, DemoPerson } from './world.ts';

interface Past {
  projects: Map<string, Project>;
  submitProfile: (
    stage: Stage,
    person: DemoPerson,
    changes: ProfileChanges,
    time: number,
    review: DemoPerson['review'],
  ) => Promise<void>;
}

/** What follows from something else happens after it. */
export async function seedHistory(stage: Stage, past: Past) {
  const events = stage.world.history.map((event, index) => ({ event, index }));
  const sorted = events.toSorted((one, other) => one.event.at - other.event.at);
  await each(Map.groupBy(sorted, ({ event }) => threadOf(event)).values(), async (thread) => {
    for (const { event, index } of thread) {
      await seeding(`history.json, [${index}] (${event.does})`, () => happen(stage, past, event));
    }
  });
}

/** No thread has to wait for another. */
function threadOf(event: DemoEvent): string {
  if (event.does === 'view') return `views of ${event.project}`;
  if ('project' in event) return `${applicantOf(event)} in ${event.project}`;
  return event.does === 'edit' ? event.who : `${event.who} and ${event.whom}`;
}

type ViewEvent = Extract<DemoEvent, { does: 'view' }>;
type ApplicationEvent = Exclude<Extract<DemoEvent, { project: string }>, ViewEvent>;

const applicantOf = (event: ApplicationEvent) => ('who' in event ? event.who : event.whom);

async function happen(stage: Stage, past: Past, event: DemoEvent) {
  if (event.does === 'view') return look(stage, past, event);
  if ('project' in event) return happenTo(stage, past, event);
  const who = stage.personOf(event.who);
  if (event.does === 'edit') {
    return past.submitProfile(stage, who, event.profile, event.at, event.review);
  }
  const whom = stage.personOf(event.whom);
  await Promise.all([stage.join(who), stage.join(whom)]);
  const call = await stage.callAs(who, event.at);
  if (event.does === 'follow') {
    const body = { followerTelegramId: who.telegramId, followeeTelegramId: whom.telegramId };
    await call(follow, { body });
  } else {
    const { category, text } = event;
    await call(reportUser, { params: { id: whom.telegramId }, body: { category, text } });
  }
  return undefined;
}

async function look(stage: Stage, { projects }: Past, event: ViewEvent) {
  const project = projects.get(event.project);
  const vacancyId = project?.vacancies.find(({ title }) => title === event.vacancy)?.id;
  const body = { source: event.source, vacancyId, hasBegun: event.begins };
  await each(event.viewers, async (id) => {
    const viewer = stage.personOf(id);
    await stage.join(viewer);
    const call = await stage.callAs(viewer, event.at);
    await call(noteView, { params: { projectId: project?.id ?? '' }, body });
  });
}

async function happenTo(stage: Stage, { projects }: Past, event: ApplicationEvent) {
  const owner = stage.world.projects.find(({ name }) => name === event.project)?.owner ?? '';
  const applicant = stage.personOf(applicantOf(event));
  const actor = 'who' in event ? applicant : stage.personOf(owner);
  const call = await stage.callAs(actor, event.at);
  const project = projects.get(event.project);
  const vacancy = project?.vacancies.find(({ title }) => title === event.vacancy);
  const ids = { projectId: project?.id ?? '', vacancyId: vacancy?.id ?? '' };
  const triple = { ...ids, telegramId: applicant.telegramId };
  if (event.does === 'apply') {
    await call(apply, { body: { ...triple, coverLetter: event.letter } });
  } else if (event.does === 'withdraw') {
    await call(withdrawApplication, { query: triple, body: {} });
  } else {
    const { reason } = event;
    const status = event.does === 'accept' ? 'Accepted' : 'Rejected';
    await call(decideApplication, {
      params: triple,
      body: { status, ...(reason !== undefined && { reason }) },
    });
  }
}
