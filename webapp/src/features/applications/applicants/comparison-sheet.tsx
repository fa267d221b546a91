import { type Application, paths } from '@kollab/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { texts } from '#src/texts/common.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { MatchWords } from '#src/shared/tags/match-chips.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { facesOf } from '#src/features/applications/parts/faces.ts';
import { Skills, studyOf } from './applicant-facts.tsx';
import styles from './comparison-sheet.module.css';

interface Fact {
  label: string;
  of: (application: Application) => ReactNode;
}

const { compare, applications: words } = applicationTexts;

const facts: readonly Fact[] = [
  { label: words.firstChoice, of: ({ isFirstChoice }) => isFirstChoice && compare.isFirst },
  {
    label: profileTexts.profile.tags,
    of: ({ applicant, match }) =>
      applicant &&
      (match || applicant.tags.length > 0) && (
        <>
          <Skills applicant={applicant} match={match} />
          {match && <MatchWords match={match} shown={['related', 'missing']} />}
        </>
      ),
  },
  {
    label: profileTexts.profile.study,
    of: ({ applicant }) => applicant && studyOf(applicant),
  },
  { label: profileTexts.profile.about, of: ({ userDescription }) => userDescription },
  { label: words.letter, of: ({ coverLetter }) => coverLetter },
];

function Person({ application }: { application: Application }) {
  const { projectId, vacancyId, telegramId } = application;
  const faces = facesOf(application);
  const name = faces
    .map(({ userName }) => userName || texts.common.nobody)
    .reduce(applicationTexts.pair.both);
  return (
    <th scope="col" className={styles.person}>
      <span className={styles.faces}>
        {faces.map((one) => (
          <Avatar
            key={one.telegramId}
            name={one.userName}
            sources={[fileUrl(one.userPhoto)]}
            size={56}
          />
        ))}
      </span>
      <Link to={paths.application(projectId, vacancyId, telegramId)} className={styles.name}>
        {name}
      </Link>
    </th>
  );
}

const keyOf = ({ telegramId }: Application) => telegramId;

function Told({ application, of }: { application: Application } & Pick<Fact, 'of'>) {
  const [one, partner] = facesOf(application);
  if (!one || !partner) return of(application) || '—';
  return [one, partner].map((face) => (
    <div key={face.telegramId} className={styles.told}>
      <span className={styles.who}>{face.userName}</span>
      {of(face) || '—'}
    </div>
  ));
}

interface ComparisonSheetProps {
  applications: readonly Application[];
  onClose: () => void;
}

export default function ComparisonSheet({ applications, onClose }: ComparisonSheetProps) {
  const told = facts.filter(({ of }) =>
    applications.flatMap(facesOf).some((one) => Boolean(of(one))),
  );
  return (
    <Sheet title={compare.title} onClose={onClose}>
      <section className={styles.table} aria-label={compare.title}>
        <table>
          <thead>
            <tr>
              {applications.map((one) => (
                <Person key={keyOf(one)} application={one} />
              ))}
            </tr>
          </thead>
          {told.map(({ label, of }) => (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={applications.length} className={styles.label}>
                  {label}
                </th>
              </tr>
              <tr>
                {applications.map((one) => (
                  <td key={keyOf(one)} className={styles.fact}>
                    <Told application={one} of={of} />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </section>
      <Button kind="tinted" onClick={onClose}>
        {texts.common.close}
      </Button>
    </Sheet>
  );
}
