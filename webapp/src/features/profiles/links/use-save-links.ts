import { updateLinks, type Link, type User } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { isStale } from '#src/api/failure.ts';
import { useMeCache } from '#src/api/me.ts';
import { clearSent } from '#src/shared/person/draft/profile-draft.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { showAlert } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';

/** The draft is cleared once the server has the list (spec §8). */
export function useSaveLinks({ telegramId, version }: User, onSaved: () => void) {
  const cache = useMeCache();
  const { run, isPending } = useAction({
    perform: (links: Link[]) =>
      call(updateLinks, { params: { telegramId }, body: { links } }, { version }),
    failed: editorTexts.linkEditor.saveFailed,
    onSuccess(me, links) {
      clearSent(telegramId, { links });
      cache.set(me);
      telegram().haptic('success');
      void showAlert(editorTexts.linkEditor.saved);
      onSaved();
    },
    onError: (error) => isStale(error) && cache.refresh(),
  });
  return { save: run, isSaving: isPending };
}
