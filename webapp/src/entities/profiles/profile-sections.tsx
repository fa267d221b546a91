import type { User } from '@kollab/contract';
import { profileTexts } from '#src/texts/profile.ts';
import { ExperienceSection } from './experience-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { LinksSection } from './links-section.tsx';
import { TagsSection } from './tags-section.tsx';
import { AboutSection, StatusSection } from './text-sections.tsx';

const study = ['university', 'major', 'course'] as const;

/** What a profile tells about a person; what is empty is left out. */
export function ProfileSections({ profile }: { profile: User }) {
  return (
    <>
      <StatusSection statusLong={profile.statusLong} />
      <AboutSection description={profile.description} />
      <TagsSection tags={profile.tags} />
      <FieldsSection title={profileTexts.profile.study} fields={study} profile={profile} />
      <LinksSection links={profile.links} />
      <ExperienceSection experiences={profile.experiences} />
    </>
  );
}
