import {
  listMemberships,
  paths,
  type Membership,
  type ProjectCard as ProjectOfOwn,
} from '@kollab/contract';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { callPage } from '#src/api/api.ts';
import { painted } from '#src/api/load.ts';
import { uniqueBy, pagesQuery, usePages } from '#src/api/pages.ts';
import { CoverBanner } from '#src/shared/project/cover/cover-banner.tsx';
import { useOpening } from '#src/shared/project/shared-cover.tsx';
import { ListEnd } from '#src/kit/layout/list-end.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { lazyWithPreload } from '#src/kit/lib/lazy-with-preload.tsx';
import { vacancyTexts } from '#src/texts/vacancies.ts';
import UserPlus from 'lucide-react/icons/user-plus';
import styles from './projects-section.module.css';

const InviteSheet = lazyWithPreload(() => import('./invite-sheet.tsx'));

const unique = uniqueBy(({ project }: Membership) => project.id);

const membershipsQuery = (telegramId: number) =>
  pagesQuery(['projects', 'of', telegramId], async (cursor, options) => {
    await painted(options.signal);
    return callPage(listMemberships, { params: { telegramId }, query: { cursor } }, options);
  });

export const useMemberships = (telegramId: number) =>
  usePages(membershipsQuery(telegramId), unique);

function MembershipCard({ role, project }: Membership) {
  const { id, name } = project;
  const { isOpening, link } = useOpening(id, { card: project });
  return (
    <li className={styles.card} data-testid="project-card">
      <CoverBanner
        project={project}
        isShared={isOpening}
        name={
          <Link to={paths.project(id)} className={styles.name} {...link}>
            {name}
          </Link>
        }
        facts={vacancyTexts.ofPerson[role]}
      />
    </li>
  );
}

export function ProjectsSection({ items, more }: ReturnType<typeof useMemberships>) {
  const { title } = vacancyTexts.ofPerson;
  if (!items || items.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.strip} aria-label={title}>
        {items.map((membership) => (
          <MembershipCard key={membership.project.id} {...membership} />
        ))}
      </ul>
      <ListEnd {...more} />
    </>
  );
}

interface InviteCellProps {
  telegramId: number;
  projects: ProjectOfOwn[];
}

export function InviteCell({ telegramId, projects }: InviteCellProps) {
  const [isOpen, setOpen] = useState(false);
  if (projects.length === 0) return null;
  return (
    <Section>
      <Cell isAccent icon={UserPlus} onClick={() => setOpen(true)}>
        {vacancyTexts.ofPerson.invite}
      </Cell>
      {isOpen && (
        <Suspense>
          <InviteSheet telegramId={telegramId} projects={projects} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
