import {
  apply,
  decideApplication,
  follow,
  getOrCreateUser,
  getProject,
  listProjectsOf,
  type ProfileChanges,
} from '@kollab/contract';
import { seeding, type Stage } from './acting.ts';
import type { DemoEvent, DemoPerson } from './world.ts';

type SubmitProfile = (
  stage: Stage,
  person: DemoPerson,
  changes: ProfileChanges,
  time: number,
  review: DemoPerson['review'],
) => Promise<void>;

/** Has everything happen that a world tells of, the earliest first. */
export async function seedHistory(stage: Stage, submitProfile: SubmitProfile) {
  const events = stage.world.history.map((event, index) => ({ event, index }));
  for (const { event, index } of events.toSorted((one, other) => one.event.at - other.event.at)) {
    await seeding(`history.json, [${index}] (${event.does})`, () =>
      event.does === 'edit'
        ? submitProfile(stage, stage.personOf(event.who), event.profile, event.at, event.review)
        : happen(stage, event),
    );
  }
}

async function happen(stage: Stage, event: Exclude<DemoEvent, { does: 'edit' }>) {
  if (event.does === 'follow') {
    const [who, whom] = [stage.personOf(event.who), stage.personOf(event.whom)];
    await (
      await stage.callAs(whom, whom.joined)
    )(getOrCreateUser, {
      body: { telegramId: whom.telegramId },
    });
    await (
      await stage.callAs(who, event.at)
    )(follow, {
      body: { followerTelegramId: who.telegramId, followeeTelegramId: whom.telegramId },
    });
    return;
  }
  const { owner, ...place } = await findVacancy(stage, event);
  if (event.does === 'apply') {
    const who = stage.personOf(event.who);
    await (
      await stage.callAs(who, event.at)
    )(apply, {
      body: { ...place, telegramId: who.telegramId, coverLetter: event.letter },
    });
    return;
  }
  const { telegramId } = stage.personOf(event.whom);
  await (
    await stage.callAs(owner, event.at)
  )(decideApplication, {
    params: { ...place, telegramId },
    body: {
      status: event.does === 'accept' ? 'Accepted' : 'Rejected',
      ...(event.reason !== undefined && { reason: event.reason }),
    },
  });
}

async function findVacancy(
  stage: Stage,
  { at, project, vacancy }: DemoEvent & { project: string; vacancy: string },
) {
  const owner = stage.personOf(
    stage.world.projects.find(({ name }) => name === project)?.owner ?? '',
  );
  const call = await stage.callAs(owner, at);
  const own = await call(listProjectsOf, { params: { telegramId: owner.telegramId } });
  const projectId = own.find(({ name }) => name === project)?.id ?? '';
  const { vacancies } = await call(getProject, { params: { projectId } });
  return {
    owner,
    projectId,
    vacancyId: vacancies.find(({ title }) => title === vacancy)?.id ?? '',
  };
}
