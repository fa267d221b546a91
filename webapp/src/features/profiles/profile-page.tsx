import { paths } from '@kollab/contract';
import Bookmark from 'lucide-react/icons/bookmark';
import History from 'lucide-react/icons/history';
import Rocket from 'lucide-react/icons/rocket';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import { Suspense, useEffect, useState } from 'react';
import { useConsent } from '#src/api/account.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { settingsTexts } from '#src/texts/settings.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { FieldsSection } from '#src/shared/person/fields-section.tsx';
import { ProfileHero } from '#src/shared/person/profile-hero.tsx';
import { ProfileSections } from '#src/shared/person/profile-sections.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { SkeletonSections } from '#src/kit/layout/skeleton.tsx';
import { CompletionCard } from '#src/features/profiles/sending/completion-card.tsx';
import { sendNote } from '#src/features/profiles/sending/send-note.tsx';
import { DraftIcon } from './draft/draft-icon.tsx';
import { EditToggle } from './edit-toggle.tsx';
import { RejectionSection } from './moderation/rejection-section.tsx';
import { ModerationBadge } from './moderation-badge.tsx';
import { ModeratorSection } from './moderator-section.tsx';
import { PhotoProgress } from './photo/photo-progress.tsx';
import { usePhoto } from './photo/use-photo.ts';
import { ReviewNote } from './draft/review-note.tsx';
import { UnsentNote } from './draft/unsent-note.tsx';
import { useModerationNews } from './moderation/use-moderation-news.ts';
import { useDraftConflicts } from './draft/use-draft-conflicts.ts';
import { useOwnProfile } from './draft/use-own-profile.ts';
import { useSendProfile } from '#src/features/profiles/sending/use-send-profile.ts';
import styles from './profile-page.module.css';
import { useSearchParams } from 'react-router-dom';
import { focusField } from './fields/focus-field.ts';

/** A link asks for edit mode once, with the caret in a field; the address then forgets it. */
function useEditLink(hasFields: boolean, setEditing: (isEditing: boolean) => void) {
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState<string>();
  const asksForEditing = params.get('mode') === 'edit';
  const field = params.get('field') ?? undefined;
  useEffect(() => {
    if (!asksForEditing) return;
    setEditing(true);
    setWanted(field);
    setParams({}, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once per link
  }, [asksForEditing]);
  useEffect(() => {
    if (wanted === undefined || asksForEditing || !hasFields) return;
    focusField(wanted);
    setWanted(undefined);
  }, [wanted, asksForEditing, hasFields]);
}

/** What stands nowhere else; first and last name are in the head. */
const ownFields = ['middleName', 'phone', 'email'] as const;

const ConflictsSheet = lazyWithPreload(() => import('./conflicts-sheet.tsx'));
/** Not among what the first screen waits for. */
const MatchedVacancies = lazyWithPreload(async () => {
  const { MatchedVacancies: component } = await import('#src/shared/matches/matched-vacancies.tsx');
  return { default: component };
});
const OwnConfirmedWork = lazyWithPreload(
  () => import('#src/shared/confirmations/own-confirmed-work.tsx'),
);
const DraftsSheet = lazyWithPreload(() => import('./drafts-sheet.tsx'));
/** With all that a chosen photo needs, also without a connection. */
const EditAvatar = lazyWithPreload(() => import('./photo/edit-avatar.tsx'));
const EditSections = lazyWithPreload(() => import('./edit-sections.tsx'));

/** What most people never see. */
const Restrictions = lazyWithPreload(() => import('#src/shared/moderation/restrictions.tsx'));
const AsOthersSection = lazyWithPreload(() => import('./as-others-section.tsx'));
const Guide = lazyWithPreload(() => import('./guide/guide.tsx'));

/** Spec §2, `/`; for who is new, the way through it. */
export default function ProfilePage() {
  const [params] = useSearchParams();
  if (!params.has('guide')) return <OwnProfile />;
  return (
    <Suspense>
      <Guide />
    </Suspense>
  );
}

function OwnProfile() {
  const { me, draft, profile, completion, unsent, invalid, isEditing, setEditing } =
    useOwnProfile();
  const isUnsent = unsent.size > 0;
  const consent = useConsent(me.telegramId, isEditing && isUnsent);
  const conflicts = useDraftConflicts(me);
  const [isChoosing, setChoosing] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const { send, isSending } = useSendProfile(me, consent, {
    onConflict: () => setChoosing(true),
  });
  const photo = usePhoto(me);
  useEffect(() => {
    void EditAvatar.preload();
    void EditSections.preload();
  }, []);
  const [hasFields, setFields] = useState(false);
  useEditLink(hasFields, setEditing);
  useModerationNews(me);
  const isModerator = me.role === 'moderator' || me.role === 'admin';
  const isRejected = me.moderationStatus === 'Rejected';
  const heldName = me.pendingChanges.find(({ warning }) => warning)?.warning;
  const markOf = (...fields: string[]) =>
    !isEditing && fields.some((field) => unsent.has(field)) && <DraftIcon />;
  const isFull = completion.percent === 100;
  // What moderators want mended comes right after their reason.
  const isLast = isRejected && isEditing;
  const completionCard = (
    <CompletionCard
      me={me}
      completion={completion}
      unsent={unsent}
      onReview={isEditing && isUnsent ? () => setReviewing(true) : undefined}
    />
  );
  return (
    <Page title={profileTexts.profile.title} hasOwnHeading hasTabbar>
      <ProfileHero
        profile={profile}
        telegramPhoto={telegram().user?.photoUrl}
        avatar={
          isEditing && (
            <Suspense fallback={<div className={styles.avatar} />}>
              <EditAvatar me={me} profile={profile} isUnsent={unsent.has('photo')} />
            </Suspense>
          )
        }
        nameMark={markOf('firstName', 'lastName', 'photo')}
        mark={markOf('statusShort')}
        action={<EditToggle isEditing={isEditing} onChange={setEditing} />}
      >
        <ModerationBadge {...me} />
        {heldName && <ReviewNote>{profileTexts.profile.nameHeld[heldName]}</ReviewNote>}
      </ProfileHero>
      {me.isRestricted && (
        <Suspense>
          <Restrictions telegramId={me.telegramId} />
        </Suspense>
      )}
      <PhotoProgress me={me} />
      {isModerator && <ModeratorSection />}
      {isRejected && (
        <RejectionSection
          reason={me.rejectionReason}
          onMend={isEditing ? undefined : () => setEditing(true)}
          onReview={isUnsent && !isEditing ? () => setReviewing(true) : undefined}
        />
      )}
      {isUnsent && !isEditing && !isRejected && (
        <UnsentNote onGoOn={() => setEditing(true)} onReview={() => setReviewing(true)} />
      )}
      {!isFull && !isLast && completionCard}
      {!isEditing && (
        <Section>
          <Cell to={paths.ownProjects} icon={Rocket}>
            {profileTexts.profile.ownProjects}
          </Cell>
          <Cell to={paths.ownApplications} icon={Send}>
            {profileTexts.profile.ownApplications}
          </Cell>
          <Cell to={paths.saved} icon={Bookmark}>
            {profileTexts.profile.saved}
          </Cell>
        </Section>
      )}
      {isFull && !isLast && completionCard}
      {isEditing ? (
        <Suspense fallback={<SkeletonSections />}>
          <EditSections me={me} profile={profile} unsent={unsent} onShown={setFields} />
        </Suspense>
      ) : (
        <>
          <FieldsSection
            title={profileTexts.profile.person}
            fields={ownFields}
            profile={profile}
            markOf={markOf}
          />
          <ProfileSections profile={profile} isOwn markOf={markOf} />
        </>
      )}
      {isLast && completionCard}
      {!isEditing && (
        <Suspense>
          <OwnConfirmedWork telegramId={me.telegramId} />
        </Suspense>
      )}
      {!isEditing && me.moderationStatus === 'Approved' && (
        <Suspense>
          <MatchedVacancies />
        </Suspense>
      )}
      {!isEditing && (
        <Suspense>
          <AsOthersSection telegramId={me.telegramId} />
        </Suspense>
      )}
      <Section>
        {me.moderationStatus && (
          <Cell to={paths.moderationHistory} icon={History}>
            {profileTexts.profile.history}
          </Cell>
        )}
        <Cell to={paths.settings} icon={Settings}>
          {settingsTexts.settings.title}
        </Cell>
      </Section>
      {isEditing && (
        <MainAction
          text={profileTexts.profile.send}
          isEnabled={isUnsent && invalid.length === 0 && !photo.isUploading}
          isLoading={isSending}
          isResting={!isUnsent}
          note={sendNote({ isUnsent, invalid, consent })}
          onClick={() => (conflicts.length > 0 ? setChoosing(true) : send(draft))}
        />
      )}
      {isReviewing && (
        <Suspense>
          <DraftsSheet me={me} draft={draft} onClose={() => setReviewing(false)} />
        </Suspense>
      )}
      {isChoosing && conflicts.length > 0 && (
        <Suspense>
          <ConflictsSheet me={me} conflicts={conflicts} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Page>
  );
}
