import {
  answerConfirmation,
  hideConfirmation,
  listConfirmedWork,
  listProjectWork,
  removeConfirmation,
  removeWorkText,
  sendWorkText,
} from '@kollab/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { live, painted } from '#src/api/load.ts';

const confirmationsKey = ['confirmations'] as const;

export const confirmedWorkQuery = (telegramId: number) =>
  queryOptions({
    queryKey: [...confirmationsKey, 'of', telegramId],
    async queryFn({ signal }) {
      await painted(signal);
      return call(listConfirmedWork, { params: { telegramId } }, { signal });
    },
    ...live,
  });

export const projectWorkQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...confirmationsKey, 'in', projectId],
    async queryFn({ signal }) {
      await painted(signal);
      return call(listProjectWork, { params: { projectId } }, { signal });
    },
    ...live,
  });

export const confirming = {
  answer: (confirmationId: string, confirm: boolean) =>
    call(answerConfirmation, { body: { confirmationId, confirm } }),
  say: (confirmationId: string, text: string) =>
    call(sendWorkText, { body: { confirmationId, text } }),
  unsay: (confirmationId: string) => call(removeWorkText, { body: { confirmationId } }),
  remove: (confirmationId: string) => call(removeConfirmation, { body: { confirmationId } }),
  hide: (confirmationId: string, isHidden: boolean) =>
    call(hideConfirmation, { body: { confirmationId, isHidden } }),
};

export function useConfirmationCache() {
  const queries = useQueryClient();
  return {
    refresh: () => queries.invalidateQueries({ queryKey: confirmationsKey }).catch(() => undefined),
  };
}
