import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isCancelled } from '#src/api/failure.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { withReason } from '#src/kit/notices/reason.ts';
import { telegram } from '#src/telegram/telegram.ts';

interface Choices<Kept, Changes> {
  /** Of the query that holds what is kept. */
  queryKey: QueryKey;
  /** What is kept with the changes, shown before the server has answered. */
  change: (kept: Kept, changes: Changes) => Kept;
  perform: (changes: Changes) => Promise<Kept>;
  failed: string;
  onSuccess?: () => unknown;
}

/** Choosing among settings: presses may follow fast, each shows at once, and they are sent in turn. */
export function useChoices<Kept, Changes>(choices: Choices<Kept, Changes>) {
  const { queryKey, change, perform, failed } = choices;
  const queries = useQueryClient();
  const mutationKey = ['choose', ...queryKey];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: perform,
    async onMutate(changes) {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Kept>(queryKey, (kept) => kept && change(kept, changes));
    },
    onSuccess(answer) {
      // It knows nothing of what was chosen after it.
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData<Kept>(queryKey, answer);
      return choices.onSuccess?.();
    },
    onError(error) {
      void queries.invalidateQueries({ queryKey });
      if (isCancelled(error)) return;
      telegram().haptic('error');
      void showAlert(withReason(failed, error));
    },
  });
  return mutate;
}
