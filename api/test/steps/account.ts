import {
  cancelDeletion,
  getAccount,
  giveConsent,
  limits,
  requestDeletion,
  requestExport,
  withdrawConsent,
} from '@kollab/contract';
import type { Someone, TestApp } from '#test/test-app.ts';
import { eraseDue } from '#src/account/erasure.service.ts';

export { takeAll, told } from './profiles.ts';

type Steps = Pick<Someone, 'call' | 'telegramId'>;

export const readAccount = ({ call, telegramId }: Steps) =>
  call(getAccount, { params: { telegramId } });
export const consent = ({ call, telegramId }: Steps, policyVersion?: string) =>
  call(giveConsent, { body: { telegramId, ...(policyVersion && { policyVersion }) } });
export const takeBack = ({ call, telegramId }: Steps) =>
  call(withdrawConsent, { body: { telegramId } });
export const exportOf = ({ call, telegramId }: Steps) =>
  call(requestExport, { body: { telegramId } });
export const leave = ({ call, telegramId }: Steps) =>
  call(requestDeletion, { body: { telegramId } });
export const stay = ({ call, telegramId }: Steps) => call(cancelDeletion, { body: { telegramId } });

export const eraseNow = async ({ context, db }: TestApp) => {
  await db
    .updateTable('jobs')
    .set({ ran_at: new Date(0) })
    .where('name', '=', 'leaving')
    .execute();
  await eraseDue(context, context.clock());
};

export async function gone(kollab: TestApp, ...people: Someone[]) {
  for (const person of people) await leave(person);
  kollab.passTime(limits.deletionDelay);
  await eraseNow(kollab);
}

export async function readEverything({ db }: TestApp) {
  const tables = await db.introspection.getTables();
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    texts.set(name, JSON.stringify(rows));
  }
  return texts;
}
