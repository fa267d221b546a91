import { handOverProject, type Project, remindTomorrow, reopenVacancy } from '@kollab/contract';
import { each, seeding, type Stage } from './acting.ts';

/**
 * Owners have just looked after what is theirs: on its first day a world is not full of reminders
 * of what waited for weeks. What they offer to others has just been offered.
 */
export const seedPresent = (stage: Stage, made: ReadonlyMap<string, Project>) =>
  each(stage.world.projects, async ({ name, owner, offered, review }) => {
    const project = made.get(name);
    if (!project || review === 'waiting') return;
    await seeding(`projects.json, «${name}»`, async () => {
      const call = await stage.callAs(stage.personOf(owner), 0);
      for (const { id: vacancyId } of project.vacancies) {
        const params = { projectId: project.id, vacancyId };
        await call(reopenVacancy, { params, body: {} });
      }
      await call(remindTomorrow, { body: {} });
      if (offered === undefined) return;
      const { telegramId } = stage.personOf(offered);
      await call(handOverProject, { body: { projectId: project.id, telegramId } });
    });
  });
