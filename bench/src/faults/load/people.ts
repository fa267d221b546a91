import {
  ApiError,
  apply,
  type Client,
  createClient,
  createProject,
  decideApplication,
  follow,
  getOrCreateUser,
  sendToModeration,
  updateDescription,
} from '@kollab/contract';
import { act, type Ledger, newLedger } from './ledger.ts';
import { telegramIds } from '#src/faults/world/seed.ts';
import type { World } from '#src/faults/world/world.ts';
import { authorizationOf } from '#src/kit/environment.ts';

export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A person's client; it gives up waiting for an answer after forty seconds. */
export function clientOf(appUrl: string, telegramId: number): Client {
  const headers = authorizationOf(telegramId);
  return createClient({ baseUrl: appUrl, headers: () => headers, timeout: 40_000 });
}

/** Somebody comes in, however often they have to knock on a busy machine. */
export async function signIn(appUrl: string, telegramId: number) {
  const ledger = newLedger();
  await act(ledger, { act: 'signIn', place: 0, value: '' }, () =>
    clientOf(appUrl, telegramId)(getOrCreateUser, { body: { telegramId } }),
  );
  if (ledger.failures[0]) throw new Error(ledger.failures[0]);
}

export async function uploadPicture(appUrl: string, telegramId: number): Promise<string> {
  const form = new FormData();
  form.set('image', new Blob([pixel]), 'photo.png');
  const address = `${appUrl}/api/User/upload-avatar?telegramId=${telegramId}`;
  const request = { method: 'POST', headers: authorizationOf(telegramId), body: form };
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(40_000) });
  const reply = (await response.json()) as { path: string; code: string };
  if (response.ok) return reply.path;
  throw new ApiError('badResponse', { ...reply, statusCode: response.status });
}

export async function visit({ appUrl, places }: World, ledger: Ledger, place: number) {
  const target = places[place];
  if (!target) throw new Error('Nobody is left: seed more people.');
  const telegramId = telegramIds.guest(place);
  const ownerTelegramId = telegramIds.owner(place);
  const call = clientOf(appUrl, telegramId);
  const asOwner = clientOf(appUrl, ownerTelegramId);
  const entry = (kind: Parameters<typeof act>[1]['act'], value = '') => ({
    act: kind,
    place,
    value,
  });

  const came = await act(ledger, entry('signIn'), () =>
    call(getOrCreateUser, { body: { telegramId } }),
  );
  if (!came) return;
  await act(ledger, entry('follow'), () =>
    call(follow, { body: { followerTelegramId: telegramId, followeeTelegramId: ownerTelegramId } }),
  );
  await act(
    ledger,
    entry('upload'),
    () => uploadPicture(appUrl, telegramId),
    (path) => path,
  );
  for (const description of [`Первое ${place}`, `Второе ${place}`]) {
    await act(ledger, entry('describe', description), () =>
      call(updateDescription, { params: { telegramId }, body: { description } }),
    );
  }
  const major = `Направление ${place}`;
  await act(ledger, entry('submit', major), () =>
    call(sendToModeration, { body: { telegramId, changes: { major } } }),
  );
  const triple = { ...target, telegramId };
  const applied = await act(ledger, entry('apply'), () =>
    call(
      apply,
      { body: { ...triple, coverLetter: `Хочу к вам, ${place}.` } },
      { headers: { 'idempotency-key': `apply-${place}` } },
    ),
  );
  // The card of an application that is decided before it was sent is not sent any more.
  if (applied && place % 2 === 0) {
    await act(ledger, entry('accept'), () =>
      asOwner(decideApplication, { params: triple, body: { status: 'Accepted' } }),
    );
  }
  const name = `Новый проект ${place}`;
  const project = {
    telegramId: ownerTelegramId,
    name,
    description: 'Новое дело',
    stage: 'Seed Stage' as const,
    coverImage: null,
    tags: [],
    vacancies: [],
    participants: [],
  };
  await act(ledger, entry('createProject', name), () =>
    asOwner(
      createProject,
      { body: project },
      { headers: { 'idempotency-key': `project-${place}` } },
    ),
  );
}
