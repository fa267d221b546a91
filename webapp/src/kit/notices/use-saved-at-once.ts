import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { isUnanswered } from '#src/api/failure.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { showAlert } from './notices.ts';
import { withReason } from './reason.ts';

/** In milliseconds, without an answer. */
const sentAgainAfter = 5000;

interface SavedAtOnce<Wish, Answer> {
  /** Under it, a choice is waited for on every screen. */
  name: string;
  save: (wish: Partial<Wish>) => Promise<Answer>;
  onSaved: (answer: Answer, wish: Partial<Wish>) => unknown;
  failed: string;
}

/**
 * Without a connection a choice stays, also on other screens, and is sent by itself once there is
 * one, unless something else was chosen since; only what the server refuses falls back.
 */
export function useSavedAtOnce<Wish extends object, Answer>(config: SavedAtOnce<Wish, Answer>) {
  const mutationKey = [config.name];
  const mutations = useQueryClient().getMutationCache();
  /** While a choice is sent, only later ones wait beside it. */
  const isStanding = (wish: Partial<Wish>) => {
    const [, ...later] = mutations
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.variables as Partial<Wish>);
    return Object.keys(wish).some((field) => !later.some((one) => Object.hasOwn(one, field)));
  };
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: config.name },
    mutationFn: async (wish: Partial<Wish>) => (isStanding(wish) ? config.save(wish) : undefined),
    networkMode: 'online',
    retry: (_, error) => isUnanswered(error),
    retryDelay: sentAgainAfter,
    onSuccess: (answer, wish) => answer && config.onSaved(answer, wish),
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
    wished: Object.assign({}, ...pending.map(({ variables }) => variables)) as Partial<Wish>,
    /** For a connection, and not only for its turn. */
    isWaiting: pending
      .slice(0, 1)
      .some(({ isPaused, failureCount }) => isPaused || failureCount > 0),
  };
}
