/** The oldest, one before many methods came, the newest. */
export const clientVersions = ['6.0', '7.7', '9.6'] as const;
export type ClientVersion = (typeof clientVersions)[number];

export const platforms = ['ios', 'android', 'tdesktop', 'weba'] as const;
export type Platform = (typeof platforms)[number];

/** Compared part by part: 6.10 comes after 6.9. */
export function atLeast(version: string, since: string): boolean {
  const [a, b] = [version, since].map((text) => text.split('.').map(Number));
  for (let part = 0; part < Math.max(a?.length ?? 0, b?.length ?? 0); part += 1) {
    const difference = (a?.[part] ?? 0) - (b?.[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
