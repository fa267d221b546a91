import { texts } from '#src/texts/common.ts';

function Lines() {
  return (
    <div className="boot-lines">
      <div className="boot-line boot-name" />
      <div className="boot-line" />
    </div>
  );
}

/** The same calm shapes that index.html paints before any script; within a page without its head. */
export function Skeleton() {
  return (
    <output className="boot" aria-label={texts.common.loading}>
      <div className="boot-head" />
      <div className="boot-hero">
        <div className="boot-avatar" />
        <Lines />
      </div>
      <SkeletonSections />
    </output>
  );
}

const rows = [1, 2, 3, 4];

/** The calm shapes of what stands under a head. */
export function SkeletonSections() {
  return (
    <>
      <div className="boot-card" />
      <div className="boot-card boot-tall">
        {rows.map((row) => (
          <div key={row} className="boot-row">
            <div className="boot-circle" />
            <Lines />
          </div>
        ))}
      </div>
    </>
  );
}
