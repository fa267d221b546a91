import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { isUnanswered } from '#src/api/failure.ts';
import { withReason } from '#src/kit/notices/reason.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { showAlert } from '#src/kit/notices/notices.ts';

/** Milliseconds until what met no answer is sent again. */
const sentAgainAfter = 5000;

interface SavedAtOnce<Wish, Answer> {
  /** What is chosen: under it, it is waited for on every screen. */
  name: string;
  save: (wish: Wish) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  /** Said when the server would not have it. */
  failed: string;
}

/**
 * Saves each choice as it is made. Without a connection it stays chosen, also on other screens, and
 * is sent by itself once there is one, unless something else was chosen since; only what the server
 * refuses falls back.
 */
export function useSavedAtOnce<Wish extends object, Answer>(config: SavedAtOnce<Wish, Answer>) {
  const mutationKey = [config.name];
  const mutations = useQueryClient().getMutationCache();
  /** What of a choice still holds. */
  const standing = (wish: Wish) => {
    const wishes = mutations
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.variables as Wish);
    const later = Object.assign({}, ...wishes.slice(wishes.indexOf(wish) + 1)) as object;
    return Object.entries(wish).filter(([field]) => !Object.hasOwn(later, field));
  };
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: config.name },
    async mutationFn(wish: Wish) {
      const left = standing(wish);
      return left.length > 0 ? config.save(Object.fromEntries(left) as Wish) : undefined;
    },
    networkMode: 'online',
    retry: (_, error) => isUnanswered(error),
    retryDelay: sentAgainAfter,
    onSuccess: (answer) => answer && config.onSaved(answer),
    onError(error) {
      telegram().haptic('error');
      void showAlert(withReason(config.failed, error));
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state,
  });
  return {
    save: mutate,
    /** What is chosen and not saved yet. */
    wished: Object.assign({}, ...pending.map(({ variables }) => variables)) as Partial<Wish>,
    /** Whether it waits for a connection, and not only for its turn. */
    isWaiting: pending
      .slice(0, 1)
      .some(({ isPaused, failureCount }) => isPaused || failureCount > 0),
  };
}
