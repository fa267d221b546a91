import { paths, type User } from '@kollab/contract';
import { useNavigate } from 'react-router-dom';
import { useConsent } from '#src/api/account.ts';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { profileTexts } from '#src/texts/profile.ts';
import { CompletionCard } from '#src/features/profiles/sending/completion-card.tsx';
import { nextToAdd } from '#src/features/profiles/sending/completion-rows.ts';
import { sendNote } from '#src/features/profiles/sending/send-note.tsx';
import { useDraftConflicts } from '#src/features/profiles/draft/use-draft-conflicts.ts';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import { useSendProfile } from '#src/features/profiles/sending/use-send-profile.ts';

export function SendStep({ me }: { me: User }) {
  const own = useOwnProfile();
  const { draft, completion, unsent, invalid } = own;
  const isUnsent = unsent.size > 0;
  const consent = useConsent(me.telegramId, isUnsent);
  const conflicts = useDraftConflicts(me);
  const navigate = useNavigate();
  // What another device changed meanwhile is chosen from there.
  const choose = () => void navigate(paths.homeInEditMode, { replace: true });
  const { send, isSending } = useSendProfile(me, consent, {
    onConflict: choose,
    isFollowed: true,
  });
  const next = nextToAdd(own);
  return (
    <>
      <CompletionCard me={me} completion={completion} unsent={unsent} inGuide next={next} />
      {next ? (
        <MainAction text={next.text} onClick={() => void navigate(next.to)} />
      ) : (
        <MainAction
          text={profileTexts.profile.send}
          isEnabled={isUnsent && invalid.length === 0}
          isLoading={isSending}
          note={sendNote({ isUnsent, invalid, consent })}
          onClick={() => (conflicts.length > 0 ? choose() : send(draft))}
        />
      )}
    </>
  );
}
