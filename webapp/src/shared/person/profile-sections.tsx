import { formSections, limits, sayMatch, type User } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { ExperienceSection } from './experience-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { LinksSection } from './links-section.tsx';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/kit/controls/button.tsx';
import { LinkedText } from '#src/shared/project/linked-text.tsx';
import { useInCommon } from '#src/shared/tags/in-common.ts';
import { locale } from '#src/texts/locale.ts';
import { sharedFirst, TagLinks } from '#src/shared/tags/tag-links.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './profile-sections.module.css';

interface Marked {
  mark: ReactNode;
}

function StatusSection({ statusLong, mark }: Pick<User, 'statusLong'> & Marked) {
  if (statusLong.length === 0) return null;
  return (
    <Section title={profileTexts.profile.status} mark={mark}>
      <StatusLines statusLong={statusLong} />
    </Section>
  );
}

function StatusLines({ statusLong }: Pick<User, 'statusLong'>) {
  return (
    <ul className={styles.lines}>
      {statusLong.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may repeat and never move
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

function AboutSection({ description, mark }: Pick<User, 'description'> & Marked) {
  if (!description) return null;
  return (
    <Section title={profileTexts.profile.about} mark={mark}>
      <p className={styles.text}>
        <LinkedText>{description}</LinkedText>
      </p>
    </Section>
  );
}

interface TagsSectionProps extends Pick<User, 'tags'>, Partial<Marked> {
  /** The reader's own, none of which is told from the others. */
  isOwn?: boolean | undefined;
}

/** Those that the reader has too first and marked: six of them, the rest on demand (spec §9). */
export function TagsSection({ tags, isOwn, mark }: TagsSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  const written = tags.map(({ tagName }) => tagName).filter((name) => name.trim() !== '');
  const inCommon = useInCommon(written);
  const match = isOwn ? null : inCommon;
  const names = match ? sharedFirst(written, match) : written;
  if (names.length === 0) return null;
  const isCut = !showsAll && names.length > limits.tagsShown;
  return (
    <Section title={profileTexts.profile.tags} mark={mark}>
      <TagLinks
        of="people"
        label={profileTexts.profile.tags}
        names={isCut ? names.slice(0, limits.tagsShown) : names}
        match={match}
      />
      {match && <p className="visually-hidden">{sayMatch(match, locale, ['matched'])}</p>}
      {isCut && (
        <Button kind="plain" onClick={() => setShowsAll(true)}>
          {texts.common.allTags}
        </Button>
      )}
    </Section>
  );
}

interface ProfileSectionsProps {
  profile: User;
  isOwn?: boolean | undefined;
  markOf?: (field: string) => ReactNode;
}

/** What is empty is left out. */
export function ProfileSections({ profile, isOwn, markOf }: ProfileSectionsProps) {
  return (
    <>
      <StatusSection statusLong={profile.statusLong} mark={markOf?.('statusLong')} />
      <AboutSection description={profile.description} mark={markOf?.('description')} />
      <TagsSection tags={profile.tags} isOwn={isOwn} mark={markOf?.('tags')} />
      <FieldsSection
        title={profileTexts.profile.study}
        fields={formSections.study}
        profile={profile}
        markOf={markOf}
      />
      <LinksSection links={profile.links} mark={markOf?.('links')} />
      <ExperienceSection experiences={profile.experiences} mark={markOf?.('experiences')} />
    </>
  );
}
