import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { texts } from '#src/texts/common.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import type { Area } from '#src/shared/uploads/picture.ts';
import styles from './crop-sheet.module.css';

const maxZoom = 4;

interface CropSheetProps {
  address: string;
  /** Nothing where it is the whole picture. */
  onCrop: (area?: Area) => void;
  onClose: () => void;
}

export default function CropSheet({ address, onCrop, onClose }: CropSheetProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const words = profileTexts.photo.crop;
  return (
    <Sheet title={words.title} hasCancel onClose={onClose}>
      <div
        className={styles.frame}
        // A drag that ends beside the sheet is no press beside it.
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      >
        <Cropper
          image={address}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          crop={place}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={8}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.circle }}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': words.frame }}
        />
      </div>
      <p className={styles.hint}>{words.hint}</p>
      <label className={styles.zoom}>
        {words.zoom}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          aria-label={words.zoom}
          aria-valuetext={texts.common.percent(Math.round(zoom * 100))}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      <Button isEnabled={area !== undefined} onClick={() => onCrop(area)}>
        {words.done}
      </Button>
      <Button kind="plain" onClick={() => onCrop()}>
        {words.whole}
      </Button>
    </Sheet>
  );
}
