import { getOrCreateUser, getUser, type User, type UserRef } from '@kollab/contract';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, use } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { call } from './api.ts';
import { useLoad } from './load.ts';

const meKey = ['me'] as const;

declare global {
  /** What theme.js asks the server before any other code is there. */
  var kollabSignIn: Promise<User | undefined> | undefined;
  var kollabPerson: Promise<User | undefined> | undefined;
}

/** Only once, and undefined where no answer came. */
export async function askedAhead(
  name: 'kollabSignIn' | 'kollabPerson',
  id: UserRef,
): Promise<User | undefined> {
  const asked = globalThis[name];
  globalThis[name] = undefined;
  const user = await asked;
  return user && (user.telegramId === id || user.id === id) ? user : undefined;
}

const meQuery = (telegramId: number | undefined) =>
  queryOptions<User>({
    queryKey: meKey,
    queryFn:
      telegramId === undefined
        ? skipToken
        : async ({ signal }) =>
            (await askedAhead('kollabSignIn', telegramId)) ??
            call(getOrCreateUser, { body: { telegramId } }, { signal }),
  });

export const startSignIn = (queries: QueryClient, telegramId: number) =>
  void queries.prefetchQuery(meQuery(telegramId));

/** By a link to what anybody may read: whoever is no user yet does not become one. */
export async function recognise(queries: QueryClient, telegramId: number) {
  const me = await call(getUser, { params: { id: telegramId } }).catch(() => undefined);
  // Old from the beginning: a screen of one's own signs in all the same.
  if (me) queries.setQueryData<User>(meKey, (known) => known ?? me, { updatedAt: 0 });
}

export function useSignIn(telegramId: number) {
  const { data: me, error, retry } = useLoad(meQuery(telegramId));
  return { me, error, retry };
}

export const MeContext = createContext<User | undefined>(undefined);

export function useMe(): User {
  const me = use(MeContext);
  if (!me) throw new Error('useMe is used outside SignedIn');
  return me;
}

/** Where anybody may read: without asking. */
export function useMeIfKnown(): User | undefined {
  const signedIn = use(MeContext);
  // Whoever asks again does so by the options that a query was given last, here too.
  const { data } = useQuery({ ...meQuery(telegram().user?.telegramId), enabled: false });
  return signedIn ?? data;
}

export function useMeCache() {
  const queries = useQueryClient();
  return {
    set: (me: User | ((known: User | undefined) => User)) => queries.setQueryData(meKey, me),
    refresh: () => void queries.invalidateQueries({ queryKey: meKey }).catch(() => undefined),
  };
}
