import {
  ApiError,
  type Client,
  getApplication,
  getPair,
  getProject,
  getUser,
  getVacancy,
  targetOfStartParam,
  type Target,
} from '@kollab/contract';
import { actingFor } from '#src/platform/api.ts';

/** Where a /start payload leads; `isStale`: just into the app, as what it named is unknown or gone. */
export interface Destination {
  target: Target;
  isStale: boolean;
}

/** People wait for the answer to /start: an API that takes longer is not asked whether it is there. */
const patience = 700;

const open: Target = { screen: 'open' };

/** Reads a /start payload for a person; without an answer of the API it is taken at its word. */
export async function findDestination(
  api: Client,
  payload: string,
  telegramId: number,
): Promise<Destination> {
  if (payload === '' || payload === 'home') return { target: open, isStale: false };
  const target = targetOfStartParam(payload);
  if (!target) return { target: open, isStale: true };
  const isGone = await Promise.race([
    look(api, target, telegramId).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.statusCode === 404,
    ),
    new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), patience).unref();
    }),
  ]);
  return isGone ? { target: open, isStale: true } : { target, isStale: false };
}

async function look(api: Client, target: Target, telegramId: number): Promise<unknown> {
  const options = actingFor(telegramId);
  switch (target.screen) {
    case 'user':
      return api(getUser, { params: { id: target.telegramId } }, options);
    case 'pair':
      return api(getPair, { params: { pairId: target.pairId } }, options);
    case 'project':
    case 'joined':
    case 'finished':
      return api(getProject, { params: { projectId: target.projectId } }, options);
    case 'vacancy': {
      const { projectId, vacancyId } = target;
      return api(getVacancy, { params: { projectId, vacancyId } }, options);
    }
    case 'application': {
      const { projectId, vacancyId, telegramId: applicant } = target;
      const params = { projectId, vacancyId, telegramId: applicant };
      return api(getApplication, { params }, options);
    }
  }
  return undefined;
}
