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

export const accountQuery = (telegramId: number) =>
  queryOptions({
    queryKey: [...accountKey, telegramId],
    queryFn: ({ signal }) => call(getAccount, { params: { telegramId } }, { signal }),
    // It may have been changed in the chat.
    staleTime: 0,
  });

export interface Consent {
  isNeeded: boolean;
  isTicked: boolean;
  tick: (isTicked: boolean) => void;
  /** The version agreed to, or null where nothing was ticked. */
  policyVersion: string | null;
  keep: () => void;
  refresh: () => void;
}

/** Kept while people read the policy and come back. */
const ticks = createStore<Record<number, string | undefined>>(() => ({}));

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

export function useDeletion(telegramId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: boolean): Promise<Account> =>
      call(wish ? requestDeletion : cancelDeletion, { body: { telegramId } }),
    onSuccess: (account) => queries.setQueryData(accountQuery(telegramId).queryKey, account),
  });
}
