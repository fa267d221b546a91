import { paths, type Project, withdrawOthers } from '@kollab/contract';
import Send from 'lucide-react/icons/send';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { openApplicationsQuery, useApplicationCache } from '#src/api/applications.ts';
import { useLoad } from '#src/api/load.ts';
import { roomQuery } from '#src/api/projects.ts';
import { teamOf } from '#src/shared/team/faces.tsx';
import { namesOf, TeamMoment } from '#src/shared/team/team-moment.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { useSlow } from '#src/kit/lib/use-slow.ts';
import { Waiting } from '#src/kit/layout/load-state.tsx';
import { texts } from '#src/texts/common.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import styles from './moment.module.css';

/** What to do first: into the team's chat, where there is one, else a word to the owner. */
function FirstStep({ door, writeTo }: { door: string | undefined; writeTo: string | undefined }) {
  if (door !== undefined) {
    return (
      <div className={styles.step} data-testid="team-room">
        <ButtonLink to={door}>{roomTexts.room.enter}</ButtonLink>
        <p className={styles.note}>{roomTexts.room.enterNote}</p>
      </div>
    );
  }
  if (writeTo === undefined) return null;
  return (
    <div className={styles.step}>
      <ButtonLink to={writeTo}>{roomTexts.joined.write}</ButtonLink>
    </div>
  );
}

/** Asks what becomes of the other applications that waited when one was accepted. */
function Others({ projectId, vacancyId }: { projectId: string; vacancyId: string }) {
  const [isKept, setKept] = useState(false);
  const applications = useApplicationCache();
  const { data } = useLoad(openApplicationsQuery);
  const words = roomTexts.joined;
  const { run, isPending } = useAction({
    perform: () => call(withdrawOthers, { body: { projectId, vacancyId } }),
    done: ({ withdrawn }) => words.withdrawn(withdrawn),
    failed: words.withdrawFailed,
    onSuccess: () => setKept(true),
    onSettled: () => applications.refresh(),
  });
  if (isKept || !data || data.count === 0) return null;
  return (
    <Section title={words.others} note={words.othersNote} testId="others-open">
      <div className={styles.answers}>
        <Button kind="tinted" isCompact isLoading={isPending} onClick={() => run()}>
          {words.withdraw}
        </Button>
        <Button kind="plain" isCompact isEnabled={!isPending} onClick={() => setKept(true)}>
          {words.keep}
        </Button>
      </div>
    </Section>
  );
}

/** That one was taken into a team: who is in it, and what to do first. */
export function Joined({ project }: { project: Project }) {
  const telegramId = telegram().user?.telegramId;
  const words = roomTexts.joined;
  const team = teamOf(project);
  const me = team.filter((one) => one.telegramId === telegramId);
  const others = team.filter((one) => one.telegramId !== telegramId);
  const owner = others.find(({ isOwner }) => isOwner);
  const { data, error, retry } = useLoad(roomQuery(project.id));
  // Nothing that may be pressed moves when it comes.
  const isKnown = data !== undefined || error !== null;
  const isSlow = useSlow(!isKnown);
  const door = (!project.isArchived && data?.room?.inviteLink) || undefined;
  return (
    <>
      <TeamMoment
        isFull
        project={project}
        people={[...me, ...others]}
        title={words.title}
        lines={[
          roomTexts.moments.as(project.name, me[0]?.role ?? null),
          ...(others.length > 0 ? [words.waiting(namesOf(others), others.length)] : []),
        ]}
      />
      {!isKnown && (
        <Waiting
          shapes={<output className="boot-card" aria-label={texts.common.loading} />}
          onRetry={retry}
        />
      )}
      {(isKnown || isSlow) && (
        <>
          <FirstStep door={door} writeTo={owner?.contactUrl ?? undefined} />
          <Section
            note={owner && !owner.contactUrl ? applicationTexts.applications.introduced : undefined}
          >
            {door !== undefined && owner?.contactUrl && (
              <Cell isAccent isWay icon={Send} href={owner.contactUrl} detail={owner.name}>
                {words.write}
              </Cell>
            )}
            <Cell isAccent icon={Users} to={paths.project(project.id)} replace>
              {words.openProject}
            </Cell>
          </Section>
          {me[0]?.vacancyId && <Others projectId={project.id} vacancyId={me[0].vacancyId} />}
        </>
      )}
    </>
  );
}
