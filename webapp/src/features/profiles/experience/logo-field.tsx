import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import type { ChangeEvent } from 'react';
import { isPicture, pictureTypes, scaledDown } from '#src/shared/uploads/picture.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { texts } from '#src/texts/common.ts';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { showAlert } from '#src/kit/notices/notices.ts';
import styles from './logo-field.module.css';
import { limits } from '@kollab/contract';
import { Experience } from '@kollab/contract/schemas';

const side = 128;

const asDataUrl = (picture: Blob) =>
  new Promise<string | undefined>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : undefined),
    );
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(picture);
  });

/** A data URL of at most 200 KB. Undefined for a picture that stays too large or is none. */
async function readLogo(file: File): Promise<string | undefined> {
  const picture = (await scaledDown(file, side)) ?? file;
  if (picture.size > limits.logoBytes) return undefined;
  const logo = await asDataUrl(picture);
  return Experience.shape.logoUrl.safeParse(logo).success ? logo : undefined;
}

interface LogoFieldProps {
  /** A data URL, or the address of a picture of ours; empty without a logo. */
  logo: string;
  onChange: (logo: string) => void;
}

async function chosenLogo(file: File) {
  const logo = isPicture(file) ? await readLogo(file) : undefined;
  if (logo) return logo;
  telegram().haptic('error');
  await showAlert(texts.errors.badFormat);
  return undefined;
}

/** Read on this device (spec §2). */
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
    <div className={styles.row}>
      <label className={styles.choose}>
        <span className="grow">{logo ? changeLogo : chooseLogo}</span>
        {logo ? (
          <img className={styles.logo} src={fileUrl(logo) ?? ''} alt="" width={44} height={44} />
        ) : (
          <span className={styles.logo}>
            <ImagePlus size={22} aria-hidden />
          </span>
        )}
        <input type="file" className="visually-hidden" accept={pictureTypes} onChange={choose} />
      </label>
      {logo && <IconButton icon={X} label={removeLogo} onClick={() => onChange('')} />}
    </div>
  );
}
