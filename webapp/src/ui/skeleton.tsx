import { texts } from '#src/texts/common.ts';

/** The same calm shapes that index.html paints before any script. */
export function Skeleton() {
  return (
    <output className="boot" aria-label={texts.common.loading}>
      <div className="boot-hero">
        <div className="boot-avatar" />
        <div className="boot-lines">
          <div className="boot-line boot-name" />
          <div className="boot-line" />
        </div>
      </div>
      <div className="boot-card" />
      <div className="boot-card boot-tall" />
    </output>
  );
}
