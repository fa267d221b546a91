import { useState } from 'react';
import styles from './avatar.module.css';

const hues = [
  ['#ff885e', '#ff516a'],
  ['#ffcd6a', '#ffa85c'],
  ['#82b1ff', '#665fff'],
  ['#a0de7e', '#54cb68'],
  ['#53edd6', '#28c9b7'],
  ['#72d5fd', '#2a9ef1'],
  ['#e0a2f3', '#d669ed'],
] as const;

/** Decorative: the name stands beside it. */
export function Avatar({
  id,
  name,
  photoUrl,
  size = 48,
}: {
  id: number;
  name: string;
  photoUrl?: string | null;
  size?: number;
}) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const [from, to] = hues[Math.abs(id) % hues.length] ?? hues[0];
  const initials = name
    .split(' ')
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32))
    .join('')
    .toUpperCase();
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.38, '--from': from, '--to': to }}
      aria-hidden="true"
    >
      {photoUrl && photoUrl !== failedUrl ? (
        <img src={photoUrl} alt="" onError={() => setFailedUrl(photoUrl)} />
      ) : (
        initials
      )}
    </span>
  );
}
