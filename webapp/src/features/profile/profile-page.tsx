import History from 'lucide-react/icons/history';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#src/app/paths.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { Cell } from '#src/ui/cell.tsx';
import { MainAction } from '#src/ui/main-action.tsx';
import { Page } from '#src/ui/page.tsx';
import { Section } from '#src/ui/section.tsx';
import { CompletionCard } from './completion-card.tsx';
import { DraftIcon } from './draft-icon.tsx';
import { EditSections } from './edit-sections.tsx';
import { EditToggle } from './edit-toggle.tsx';
import { ModerationBadge } from './moderation-badge.tsx';
import { ModeratorSection } from './moderator-section.tsx';
import { statusFields } from './own-profile.ts';
import { ProfileHero } from './profile-hero.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { useModerationNews } from './use-moderation-news.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { useSendProfile } from './use-send-profile.ts';

/** A link may ask for edit mode once; the address then forgets it. */
function useEditModeLink(setEditing: (isEditing: boolean) => void) {
  const [params, setParams] = useSearchParams();
  const asksForEditing = params.get('mode') === 'edit';
  useEffect(() => {
    if (!asksForEditing) return;
    setEditing(true);
    setParams({}, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once per link
  }, [asksForEditing]);
}

/** The own profile, shown or edited (spec §2, `/`). */
export default function ProfilePage() {
  const { me, draft, profile, unsent, isEditing, setEditing } = useOwnProfile();
  const { send, isSending } = useSendProfile(me.telegramId);
  useEditModeLink(setEditing);
  useModerationNews(me);
  const isModerator = me.role === 'moderator' || me.role === 'admin';
  const hasStatusDraft = statusFields.some((field) => unsent.has(field));
  return (
    <Page title={texts.profile.title} hasOwnHeading hasTabbar>
      <ProfileHero
        profile={profile}
        telegramPhoto={telegram().user?.photoUrl}
        mark={hasStatusDraft && !isEditing && <DraftIcon />}
        action={<EditToggle isEditing={isEditing} onChange={setEditing} />}
      >
        <ModerationBadge status={me.moderationStatus} />
      </ProfileHero>
      {isModerator && <ModeratorSection />}
      <CompletionCard me={me} unsent={unsent} />
      {isEditing ? (
        <EditSections profile={profile} unsent={unsent} />
      ) : (
        <ProfileSections profile={profile} />
      )}
      {me.moderationStatus && (
        <Section>
          <Cell to={paths.moderationHistory} before={<History size={22} aria-hidden />}>
            {texts.profile.history}
          </Cell>
        </Section>
      )}
      {isEditing && (
        <MainAction
          text={texts.profile.send}
          hasTabbar
          isShown={unsent.size > 0}
          isLoading={isSending}
          onClick={() => send(draft)}
        />
      )}
    </Page>
  );
}
