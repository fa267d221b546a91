import {
  addToProjectTeam,
  type Caller,
  claimNotifications,
  getProject,
  giveConsent,
  offerRoom,
  requestExport,
  saveSearch,
  sendToModeration,
  sendWorkText,
} from '@kollab/contract';
import { applyTo, decide } from '#test/steps/applications.ts';
import { poll, propose } from '#test/steps/meetings.ts';
import { stayOf } from '#test/steps/confirmations.ts';
import { ask, requestsOf } from '#test/steps/contacts.ts';
import { inviteTo } from '#test/steps/pairs.ts';
import { approve, reject, send } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { appealIt, complain, judge } from '#test/steps/reports.ts';
import { answer, handOver, offer } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { soonTimes } from './bodies.ts';
import { askStuck } from '#test/steps/check-ins.ts';
import type { Someone, TestApp } from '#test/test-app.ts';

export async function gather(kollab: TestApp) {
  const [moderator, admin] = [await kollab.moderator(), await kollab.admin()];
  const [named, owner, member, other] = [
    await kollab.person({ username: 'somebody' }),
    await kollab.person(),
    await kollab.person(),
    await kollab.person(),
  ];
  for (const { call, telegramId } of [named, owner]) {
    await call(giveConsent, { body: { telegramId } });
    const changes = projects.fullProfile;
    await call(sendToModeration, { body: { telegramId, changes } });
    await approve(moderator, { telegramId });
  }
  const project = await sampleProject(kollab, { owner, members: [member] });
  return { kollab, moderator, admin, named, owner, member, other, project };
}
export type Cast = Awaited<ReturnType<typeof gather>>;

export interface Extra {
  participantId?: string;
  requestId?: string;
  confirmationId?: string;
  id?: string;
  lease?: string;
  sanctionId?: string;
  telegramId?: number;
  token?: string;
  checkInId?: string;
  pairId?: string;
}

const personOf = ({ named, ...cast }: Cast, caller: Caller) =>
  caller in cast ? cast[caller as 'owner'] : named;

const submit = async ({ named }: Cast) => {
  await send(named, { links: [{ type: 'Блог', url: 'https://example.org' }], major: 'Химия' });
};
const edit = async ({ owner, project }: Cast) => {
  await projects.edit(owner, project, { tags: ['React'], description: 'Другое' });
};
const applied = async ({ named, project }: Cast) => {
  await applyTo(named, project);
};

/** Whoever calls has applied; who is in the team cannot. */
const appliedOneself = async (cast: Cast, caller: Caller) => {
  const person = personOf(cast, caller);
  if (person === cast.owner || person === cast.member) return undefined;
  await applyTo(person, cast.project);
  return person;
};

const asked = async ({ owner, project }: Cast) => ({
  id: (await propose(owner, project, soonTimes())).id,
});
async function pairOf(cast: Cast, caller: Caller, side: 'inviter' | 'invitee') {
  const { kollab } = cast;
  const [person, owner, partner] = [
    personOf(cast, caller),
    await kollab.approved(),
    await kollab.approved(),
  ];
  await kollab.set('users', person, { approved_at: kollab.context.clock() });
  const place = await sampleProject(kollab, { owner, places: 2 });
  const { id: pairId } =
    side === 'inviter'
      ? await inviteTo(person, place, partner)
      : await inviteTo(partner, place, person);
  return { pairId };
}

const offerOf = async ({ owner, project }: Cast) => {
  const params = { projectId: project.id };
  const { token } = await owner.call(offerRoom, { params, body: {} });
  return { token, telegramId: owner.telegramId };
};

const stuck = async ({ kollab, owner, member, project }: Cast, caller: Caller) => {
  const ids = await askStuck(kollab, project, [owner, member]);
  return { checkInId: ids[caller === 'member' ? 1 : 0] ?? '' };
};

export const before: Record<string, (cast: Cast, caller: Caller) => Promise<Extra | void>> = {
  approveProfile: submit,
  decideProfile: submit,
  rejectProfile: submit,
  setInReview: submit,
  async appealProfile(cast) {
    await submit(cast);
    await reject(cast.moderator, cast.named, 'Не открываются');
  },
  approveProject: edit,
  decideProject: edit,
  rejectProject: edit,
  setProjectInReview: edit,
  async appealProject(cast) {
    await edit(cast);
    await projects.reject(cast.moderator, cast.project, 'Не о проекте');
  },
  decideApplication: applied,
  getApplication: applied,
  withdrawApplication: applied,
  async setFirstChoice(cast, caller) {
    await appliedOneself(cast, caller);
  },
  async inviteToPair({ kollab, other }) {
    await kollab.set('users', other, { approved_at: kollab.context.clock() });
  },
  getPair: (cast, caller) => pairOf(cast, caller, 'inviter'),
  withdrawPair: (cast, caller) => pairOf(cast, caller, 'inviter'),
  agreeToPair: (cast, caller) => pairOf(cast, caller, 'invitee'),
  declinePair: (cast, caller) => pairOf(cast, caller, 'invitee'),
  async withdrawOthers(cast, caller) {
    const person = await appliedOneself(cast, caller);
    if (person) await decide(cast.owner, cast.project, person, 'Accepted');
  },
  async restoreProject({ owner, moderator, project }, caller) {
    // What moderators took down is theirs to bring back; of what is gone others are not told.
    if (caller === 'owner' || caller === 'suspended') await projects.archive(owner, project);
    const isModerators = caller === 'moderator' || caller === 'admin';
    if (isModerators) await projects.remove(moderator, project, 'Обещает доход');
  },
  async answerInvitation(cast, caller) {
    const { owner, project } = cast;
    const { telegramId } = personOf(cast, caller);
    const body = { projectId: project.id, telegramId };
    if (telegramId !== owner.telegramId) await owner.call(addToProjectTeam, { body });
  },
  async answerContactRequest(cast, caller) {
    const person = personOf(cast, caller);
    await ask(person === cast.other ? cast.member : cast.other, person);
    return (await requestsOf(person))[0];
  },
  async callToApply({ kollab, project }) {
    const tags = JSON.stringify(projects.fullProfile.tags);
    await kollab.set('vacancies', { id: project.vacancyIds[0] ?? '' }, { tags });
  },
  async setSearchMode(cast, caller) {
    const { telegramId } = personOf(cast, caller);
    return cast.kollab.as({ telegramId })(saveSearch, {
      body: { kind: 'vacancies', filter: { tags: ['React'] }, mode: 'daily' },
    });
  },
  async handOverProject({ member }) {
    await member.fillIn();
    return { telegramId: member.telegramId };
  },
  async answerHandOver(cast, caller) {
    const { owner, member, project } = cast;
    const person = personOf(cast, caller);
    if (person === owner) {
      await handOver(owner, project, member);
      await offer(member, project, owner);
      return;
    }
    const { telegramId } = person;
    const body = { projectId: project.id, telegramId };
    await owner.call(addToProjectTeam, { body });
    await answer(person, project, true).catch(() => undefined);
    await offer(owner, project, person);
  },
  async removeParticipant({ owner, member, project }) {
    const { participants } = await owner.call(getProject, { params: { projectId: project.id } });
    const place = participants.find(({ id }) => id === member.id);
    return place && { participantId: place.participantId };
  },
  answerMeeting: asked,
  decideMeeting: asked,
  notePoll: asked,
  async answerPoll(cast) {
    await poll(cast.kollab, await asked(cast), '77');
  },
  answerConfirmation: ({ kollab, member, project }) => stay(kollab, member, project, 'open'),
  removeConfirmation: ({ kollab, member, project }) => stay(kollab, member, project, 'confirmed'),
  hideConfirmation: ({ kollab, member, project }) => stay(kollab, member, project, 'confirmed'),
  answerCheckIn: stuck,
  askModerators: stuck,
  tellOwnerWhoIsMissing: stuck,
  sendWorkText: ({ kollab, member, project }) => stay(kollab, member, project, 'confirmed'),
  removeWorkText: ({ kollab, member, project }) => stay(kollab, member, project, 'confirmed'),
  async decideWorkText({ kollab, owner, member, project }) {
    const { confirmationId } = await stay(kollab, member, project, 'confirmed');
    await owner.call(sendWorkText, { body: { confirmationId, text: 'Всё успела' } });
    return { id: confirmationId };
  },
  checkRoomOffer: offerOf,
  linkRoom: offerOf,
  async decideReport({ owner, named }) {
    const { reportId } = await complain(owner, named);
    return { id: reportId };
  },
  async appealSanction(cast, caller) {
    // Nobody sanctions an admin.
    const person = caller === 'admin' ? cast.named : personOf(cast, caller);
    const id = await sanctioned(cast, person);
    return id === undefined ? undefined : { sanctionId: id };
  },
  async decideSanctionAppeal(cast) {
    const { kollab, named } = cast;
    const id = await sanctioned(cast, named);
    await appealIt(named);
    // By somebody who is a moderator no more, so that both who may call may also decide.
    await kollab.db.updateTable('sanctions').set({ decided_by: null }).execute();
    return { id };
  },
  async settleNotification(cast) {
    await edit(cast);
    return claimOne(cast);
  },
  async downloadExport(cast) {
    const { named } = cast;
    await named.call(requestExport, { body: { telegramId: named.telegramId } });
    return claimOne(cast, 'accountExport');
  },
};

const stay = async (...of: Parameters<typeof stayOf>) => ({ confirmationId: await stayOf(...of) });

/** Hides somebody, who may still do all that they could. */
async function sanctioned({ kollab, admin, owner, other }: Cast, person: Someone) {
  const reporter = person === owner ? other : owner;
  await judge(admin, await complain(reporter, person), 'block');
  return kollab.db
    .selectFrom('sanctions')
    .where('user_id', '=', person.id)
    .select('id')
    .executeTakeFirst()
    .then((row) => row?.id);
}

async function claimOne({ kollab }: Cast, kind?: string) {
  const claimed = await kollab.bot(claimNotifications, { body: { limit: 20, waitSeconds: 0 } });
  const one = claimed.find(({ event }) => kind === undefined || event.kind === kind);
  return one && { id: one.id, lease: one.lease };
}
