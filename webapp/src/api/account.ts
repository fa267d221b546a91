import {
  type Account,
  cancelDeletion,
  getAccount,
  giveConsent,
  requestDeletion,
} from '@kollab/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** A person's consent to be seen by others. */
export interface Consent {
  isNeeded: boolean;
  give: () => Promise<void>;
}

/** Whether consent is still to be given, and giving it; asks only once sending `isNear`. */
export function useConsent(telegramId: number, isNear: boolean): Consent {
  const queries = useQueryClient();
  const { data } = useQuery({ ...accountQuery(telegramId), enabled: isNear });
  const isNeeded = data?.consentedAt === null;
  const give = async () => {
    const account = await call(giveConsent, { body: { telegramId } });
    queries.setQueryData(accountQuery(telegramId).queryKey, account);
  };
  return { isNeeded, give };
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
