import { getOrCreateUser, type User, type UserRef } from '@kollab/contract';
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
  /** What theme.js asks the server before any other code is there: who came, and whose page it is. */
  var kollabSignIn: Promise<User | undefined> | undefined;
  var kollabPerson: Promise<User | undefined> | undefined;
}

/** The answer that theme.js asked for before this code was there, once; else, or where none came, none. */
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

/** Asks for the own profile before there is a screen to show it. */
export const startSignIn = (queries: QueryClient, telegramId: number) =>
  void queries.prefetchQuery(meQuery(telegramId));

/** Signs in and keeps the own profile fresh. */
export function useSignIn(telegramId: number) {
  const { data: me, error, retry } = useLoad(meQuery(telegramId));
  return { me, error, retry };
}

export const MeContext = createContext<User | undefined>(undefined);

/** The signed-in person's own profile, with what they changed already in place. */
export function useMe(): User {
  const me = use(MeContext);
  if (!me) throw new Error('useMe is used outside SignedIn');
  return me;
}

/** The same where anybody may read: what is known of the reader by now, without asking. */
export function useMeIfKnown(): User | undefined {
  const signedIn = use(MeContext);
  // Whoever asks again does so by the options that a query was given last, here too.
  const { data } = useQuery({ ...meQuery(telegram().user?.telegramId), enabled: false });
  return signedIn ?? data;
}

/** Tells what the server says about the own profile now, or asks it again. */
export function useMeCache() {
  const queries = useQueryClient();
  return {
    set: (me: User | ((known: User | undefined) => User)) => queries.setQueryData(meKey, me),
    refresh: () => void queries.invalidateQueries({ queryKey: meKey }).catch(() => undefined),
  };
}
