import {
  type Account,
  cancelDeletion,
  getAccount,
  giveConsent,
  requestDeletion,
  withdrawConsent,
} from '@kollab/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { call } from './api.ts';

const accountKey = ['account'] as const;

/** What a person agreed to, and whether their account is about to be erased. */
export const accountQuery = (telegramId: number) =>
  queryOptions({
    queryKey: [...accountKey, telegramId],
    queryFn: ({ signal }) => call(getAccount, { params: { telegramId } }, { signal }),
    // It may have been changed in the chat.
    staleTime: 0,
  });

/** A person's consent to be seen by others, as far as sending a profile needs it. */
export interface Consent {
  isNeeded: boolean;
  isTicked: boolean;
  tick: (isTicked: boolean) => void;
  /** What a profile is sent with: the version agreed to, or null where nothing was ticked. */
  policyVersion: string | null;
  /** Remembers that it was sent so. */
  keep: () => void;
  /** Asks once more what is in force. */
  refresh: () => void;
}

/** The version that each person ticked: kept while they read the policy and come back. */
const ticks = createStore<Record<number, string | undefined>>(() => ({}));

/** Whether consent is still to be given; asks only once sending `isNear`. */
export function useConsent(telegramId: number, isNear: boolean): Consent {
  const queries = useQueryClient();
  const { queryKey } = accountQuery(telegramId);
  const { data } = useQuery({ ...accountQuery(telegramId), enabled: isNear });
  // Another version, which comes while the box stands there, is not what was ticked.
  const ticked = useStore(ticks, (versions) => versions[telegramId] ?? null);
  const inForce = data?.policyVersion;
  const isNeeded =
    data !== undefined && (data.consentedAt === null || data.consentedTo !== inForce);
  const isTicked = isNeeded && ticked !== null && ticked === inForce;
  return {
    isNeeded,
    isTicked,
    tick: (isOn) => ticks.setState({ [telegramId]: isOn ? inForce : undefined }),
    policyVersion: isTicked ? ticked : null,
    keep() {
      ticks.setState({ [telegramId]: undefined });
      if (!isTicked) return;
      const consentedAt = new Date().toISOString();
      const given = { consentedAt, consentedTo: ticked, consentWithdrawnAt: null };
      queries.setQueryData(queryKey, (account) => account && { ...account, ...given });
    },
    refresh: () => void queries.invalidateQueries({ queryKey }),
  };
}

/** Agrees to be published by the policy in force, or takes that back. */
export function useAgreeing(telegramId: number) {
  const queries = useQueryClient();
  return {
    agree: (policyVersion: string) => call(giveConsent, { body: { telegramId, policyVersion } }),
    disagree: () => call(withdrawConsent, { body: { telegramId } }),
    keep: (account: Account) => {
      ticks.setState({ [telegramId]: undefined });
      queries.setQueryData(accountQuery(telegramId).queryKey, account);
    },
  };
}

/** Asks for the account to be erased, or calls it off. */
export function useDeletion(telegramId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: boolean): Promise<Account> =>
      call(wish ? requestDeletion : cancelDeletion, { body: { telegramId } }),
    onSuccess: (account) => queries.setQueryData(accountQuery(telegramId).queryKey, account),
  });
}
