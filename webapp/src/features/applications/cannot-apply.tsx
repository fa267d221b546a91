import { limits, paths, type VacancyDetails } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { type ReactNode, useState } from 'react';
import { applicationQuery } from '#src/api/applications.ts';
import { useMe } from '#src/api/me.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { ButtonLink } from '#src/kit/controls/button-link.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';

type Hindrance =
  | { kind: 'ownProject' | 'inTeam' | 'applied' | 'closed' }
  | { kind: 'notYet'; until: string };

/** Known before they write: undefined until then, null for nothing. */
export function useHindrance(vacancy: VacancyDetails): Hindrance | null | undefined {
  const { telegramId } = useMe();
  const [openedAt] = useState(Date.now);
  const isRejected = vacancy.applicationStatus === 'Rejected';
  const { data: last, isLoading } = useQuery({
    ...applicationQuery({ projectId: vacancy.projectId, vacancyId: vacancy.id, telegramId }),
    enabled: isRejected,
  });
  if (vacancy.viewer.isOwner) return { kind: 'ownProject' };
  if (vacancy.viewer.isMember) return { kind: 'inTeam' };
  if (vacancy.applicationStatus === 'Pending') return { kind: 'applied' };
  if (vacancy.isClosed) return { kind: 'closed' };
  if (isLoading) return undefined;
  if (!isRejected || !last?.decidedAt || last.closedBecause) return null;
  const until = new Date(last.decidedAt).getTime() + limits.applyAgainAfter;
  if (until <= openedAt) return null;
  return { kind: 'notYet', until: new Date(until).toISOString() };
}

interface Words {
  title: string;
  hint?: string;
  link: { to: string; text: string };
}

function wordsOf(hindrance: Hindrance, projectId: string): Words {
  const { apply, applications } = applicationTexts;
  const project = { to: paths.project(projectId), text: apply.openProject };
  const own = { to: paths.ownApplications, text: applications.title };
  switch (hindrance.kind) {
    case 'ownProject':
      return {
        title: apply.ownProject,
        hint: apply.ownProjectHint,
        link: { to: paths.projectApplications(projectId), text: apply.seeApplications },
      };
    case 'inTeam':
      return { title: apply.inTeam, link: project };
    case 'applied':
      return { title: apply.applied, hint: apply.appliedHint, link: own };
    case 'notYet':
      return { title: apply.notYet, hint: apply.notYetHint(sayMoment(hindrance.until)), link: own };
    default:
      return { title: apply.closed, hint: apply.closedHint, link: project };
  }
}

interface CannotApplyProps {
  hindrance: Hindrance;
  projectId: string;
  children: ReactNode;
}

export function CannotApply({ hindrance, projectId, children }: CannotApplyProps) {
  const { title, hint, link } = wordsOf(hindrance, projectId);
  const isDone = hindrance.kind === 'applied' || hindrance.kind === 'inTeam';
  const Icon = isDone ? CircleCheckBig : CircleAlert;
  return (
    <>
      <Placeholder icon={Icon} title={title} hint={hint}>
        <ButtonLink to={link.to}>{link.text}</ButtonLink>
      </Placeholder>
      {children}
    </>
  );
}
