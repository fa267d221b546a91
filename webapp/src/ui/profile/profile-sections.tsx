import type { User } from '@kollab/contract';
import { ExperienceSection } from './experience-section.tsx';
import { LinksSection } from './links-section.tsx';
import { StudySection } from './study-section.tsx';
import { TagsSection } from './tags-section.tsx';
import { AboutSection, StatusSection } from './text-sections.tsx';

/** What a profile tells about a person; what is empty is left out. */
export function ProfileSections({ profile }: { profile: User }) {
  return (
    <>
      <StatusSection statusLong={profile.statusLong} />
      <AboutSection description={profile.description} />
      <TagsSection tags={profile.tags} />
      <StudySection profile={profile} />
      <LinksSection links={profile.links} />
      <ExperienceSection experiences={profile.experiences} />
    </>
  );
}
