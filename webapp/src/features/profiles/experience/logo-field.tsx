import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import type { ChangeEvent } from 'react';
import { isPicture, pictureTypes } from '#src/entities/uploads/picture.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { showAlert } from '#src/kit/notices/notices.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './logo-field.module.css';
import { readLogo } from './read-logo.ts';

interface LogoFieldProps {
  /** A data URL; empty without a logo. */
  logo: string;
  onChange: (logo: string) => void;
}

async function chosenLogo(file: File) {
  const logo = isPicture(file) ? await readLogo(file) : undefined;
  if (logo) return logo;
  telegram().haptic('error');
  await showAlert(profileTexts.photo.badFormat);
  return undefined;
}

/** A company's logo, read on this device (spec §2). */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const { chooseLogo, changeLogo, removeLogo } = editorTexts.experienceEditor;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    chosenLogo(file)
      .then((chosen) => chosen && onChange(chosen))
      .catch((error: unknown) => console.error('The logo could not be read', error));
  };
  return (
    <Section title={editorTexts.experienceEditor.logo}>
      <div className={styles.row}>
        <label className={styles.choose}>
          {logo ? (
            <img className={styles.logo} src={logo} alt="" width={44} height={44} />
          ) : (
            <span className={styles.logo}>
              <ImagePlus size={22} aria-hidden />
            </span>
          )}
          {logo ? changeLogo : chooseLogo}
          <input type="file" className="visually-hidden" accept={pictureTypes} onChange={choose} />
        </label>
        {logo && <IconButton icon={X} label={removeLogo} onClick={() => onChange('')} />}
      </div>
    </Section>
  );
}
