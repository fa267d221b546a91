import { formSections, limits, type User } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { ExperienceSection } from './experience-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { LinksSection } from './links-section.tsx';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/kit/controls/button.tsx';
import { LinkedText } from '#src/shared/project/linked-text.tsx';
import { TagLinks } from '#src/shared/tags/tag-links.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './profile-sections.module.css';

interface Marked {
  mark: ReactNode;
}

/** What a person does, one line each. */
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

/** Skills: six of them, the rest on demand (spec §9). */
export function TagsSection({ tags, mark }: Pick<User, 'tags'> & Partial<Marked>) {
  const [showsAll, setShowsAll] = useState(false);
  const names = tags.map(({ tagName }) => tagName).filter((name) => name.trim() !== '');
  if (names.length === 0) return null;
  const isCut = !showsAll && names.length > limits.tagsShown;
  return (
    <Section title={profileTexts.profile.tags} mark={mark}>
      <TagLinks
        of="people"
        label={profileTexts.profile.tags}
        names={isCut ? names.slice(0, limits.tagsShown) : names}
      />
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
  /** What stands beside a field. */
  markOf?: (field: string) => ReactNode;
}

/** What a profile tells about a person; what is empty is left out. */
export function ProfileSections({ profile, markOf }: ProfileSectionsProps) {
  return (
    <>
      <StatusSection statusLong={profile.statusLong} mark={markOf?.('statusLong')} />
      <AboutSection description={profile.description} mark={markOf?.('description')} />
      <TagsSection tags={profile.tags} mark={markOf?.('tags')} />
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
