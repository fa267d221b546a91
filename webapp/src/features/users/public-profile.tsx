import { formSections, paths, startParamOf, type User } from '@kollab/contract';
import Eye from 'lucide-react/icons/eye';
import { Suspense } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { texts } from '#src/texts/common.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { OpenInTelegram } from '#src/kit/layout/open-in-telegram.tsx';
import { teamStatusOf } from '#src/shared/matches/team-status.ts';
import { ProfileHero } from '#src/shared/person/profile-hero.tsx';
import { ShareProfile } from '#src/shared/person/share-profile.tsx';
import { ProfileSections } from '#src/shared/person/profile-sections.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { useSlow } from '#src/kit/lib/use-slow.ts';
import { LoadError, Waiting } from '#src/kit/layout/load-state.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { useInvitable } from './invitable-projects.ts';
import { InviteCell, ProjectsSection, useMemberships } from './projects-section.tsx';
import { PersonStats } from './person-stats.tsx';
import { confirmedWorkQuery } from '#src/shared/confirmations/confirmations.ts';
import { useStats } from '#src/api/follows.ts';
import { useLoad } from '#src/api/load.ts';
import { ConfirmedWork } from '#src/shared/confirmations/confirmed-work.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { SaveButton } from '#src/shared/save/save-button.tsx';
import { FollowButton } from '#src/shared/person/follow-button.tsx';
import styles from './public-profile.module.css';

const PersonSafety = lazyWithPreload(() => import('./person-safety.tsx'));

interface PersonActionsProps extends Pick<User, 'id' | 'telegramId'> {
  isOutside: boolean;
}

function PersonActions({ id, telegramId, isOutside }: PersonActionsProps) {
  const { data } = useStats(telegramId);
  return (
    <div className={styles.actions}>
      <ButtonLink kind={isOutside ? 'tinted' : 'filled'} to={paths.userLinks(telegramId)}>
        {peopleTexts.people.write}
      </ButtonLink>
      {!isOutside && <FollowButton telegramId={telegramId} isSubscribed={data?.isSubscribed} />}
      <SaveButton kind="person" id={id} />
    </div>
  );
}

interface AroundProps {
  person: User;
  isOwn: boolean;
  isStranger: boolean;
}

/**
 * All at once, when it is known: none of it pushes the rest on. What does not come says so, and
 * keeps nothing else away.
 */
function Around({ person, isOwn, isStranger }: AroundProps) {
  const { telegramId } = person;
  const works = useLoad(confirmedWorkQuery(telegramId));
  const memberships = useMemberships(telegramId);
  const invitable = useInvitable(isStranger);
  const error = memberships.error ?? invitable.error ?? works.error;
  const isKnown =
    invitable.projects && (memberships.items ?? memberships.error) && (works.data ?? works.error);
  const isSlow = useSlow(!isKnown);
  const retry = () => {
    if (!memberships.items) memberships.retry();
    if (!works.data) works.retry();
    if (!invitable.projects || invitable.error) invitable.retry();
  };
  return (
    <>
      {isKnown ? (
        <>
          {isStranger && <InviteCell telegramId={telegramId} projects={invitable.projects ?? []} />}
          <ConfirmedWork works={works.data} isOwn={isOwn} />
          <ProjectsSection {...memberships} />
          {error && <LoadError error={error} onRetry={retry} />}
        </>
      ) : (
        <Waiting
          shapes={<output className="boot-card" aria-label={texts.common.loading} />}
          onRetry={retry}
        />
      )}
      {isStranger && (isKnown || isSlow) && (
        <Suspense>
          <PersonSafety person={person} />
        </Suspense>
      )}
    </>
  );
}

const tellsNothing = (user: User) =>
  ![...formSections.study, ...formSections.contacts, 'description' as const].some(
    (field) => user[field],
  ) &&
  [user.statusLong, user.tags, user.links, user.experiences].every((list) => list.length === 0);

export function PublicProfile({ person, isOwn }: { person: User; isOwn: boolean }) {
  const { telegramId } = person;
  const isOutside = telegram().user === undefined;
  const looksForTeam = person.lookingForTeam === 'yes' || person.lookingForTeam === 'maybe';
  return (
    <>
      {isOwn && (
        <Section note={peopleTexts.people.ownViewNote} testId="own-view">
          <Cell icon={Eye}>{peopleTexts.people.ownView}</Cell>
          <Cell to={paths.home} isAccent>
            {peopleTexts.people.ownProfile}
          </Cell>
          <ShareProfile telegramId={telegramId} />
        </Section>
      )}
      <ProfileHero profile={person} heading="h2" status={person.statusShort || texts.common.nobody}>
        {looksForTeam && <p className={styles.looking}>{teamStatusOf(person)}</p>}
      </ProfileHero>
      <PersonStats telegramId={telegramId} />
      {!isOwn && <PersonActions id={person.id} telegramId={telegramId} isOutside={isOutside} />}
      <ContactsSection phone={person.phone} email={person.email} />
      <ProfileSections profile={person} isOwn={isOwn} />
      {tellsNothing(person) && (
        <Section>
          <Cell isQuiet>{profileTexts.profile.nothingPublic}</Cell>
        </Section>
      )}
      <Around person={person} isOwn={isOwn} isStranger={!isOwn && !isOutside} />
      {isOutside && <OpenInTelegram startParam={startParamOf({ screen: 'user', telegramId })} />}
    </>
  );
}
