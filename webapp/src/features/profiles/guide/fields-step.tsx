import { formSections, limits, type User } from '@kollab/contract';
import { reviewedFields } from '@kollab/contract/schemas';
import { useState } from 'react';
import { Field } from '#src/kit/forms/field.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { texts } from '#src/texts/common.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { saveDraft } from '#src/shared/person/draft/profile-draft.ts';
import type { PlainField } from '#src/features/profiles/draft/plain-fields.ts';
import { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';
import EditAvatar from '#src/features/profiles/photo/edit-avatar.tsx';
import { PhotoProgress } from '#src/features/profiles/photo/photo-progress.tsx';
import { FieldCell } from '#src/features/profiles/fields/field-cell.tsx';
import styles from './guide.module.css';

function Cells({ fields, me }: { fields: readonly PlainField[]; me: User }) {
  const { profile, unsent } = useOwnProfile();
  return fields.map((field) => (
    <FieldCell key={field} me={me} profile={profile} field={field} isUnsent={unsent.has(field)} />
  ));
}

function PersonStep({ me }: { me: User }) {
  const { profile, unsent } = useOwnProfile();
  const [line, setLine] = useState(profile.statusShort);
  const read = reviewedFields.statusShort.safeParse(line.trim());
  const type = (typed: string) => {
    setLine(typed);
    const { success, data } = reviewedFields.statusShort.safeParse(typed.trim());
    if (success) saveDraft(me.telegramId, { statusShort: data }, me);
  };
  return (
    <>
      <div className={styles.photo}>
        <EditAvatar me={me} profile={profile} isUnsent={unsent.has('photo')} />
      </div>
      <PhotoProgress me={me} />
      <Section>
        <Cells fields={['lastName', 'firstName']} me={me} />
      </Section>
      <Field
        label={profileTexts.status.short}
        hint={profileTexts.status.shortHint}
        placeholder={profileTexts.status.shortPlaceholder}
        value={line}
        error={read.success ? undefined : texts.errors.badValue}
        maxLength={limits.statusShort}
        onChange={type}
      />
    </>
  );
}

function StudyStep({ me }: { me: User }) {
  return (
    <Section>
      <Cells fields={formSections.study} me={me} />
    </Section>
  );
}

export function FieldsStep({ me, of }: { me: User; of: 'person' | 'study' }) {
  return of === 'person' ? <PersonStep me={me} /> : <StudyStep me={me} />;
}
