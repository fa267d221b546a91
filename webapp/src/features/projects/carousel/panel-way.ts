import { isCalm } from '#src/kit/lib/is-calm.ts';

const timing = { duration: 250, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' };

/** So far above the card's foot the panel hides it altogether; the foot is that much longer. */
const hidden = 60;

type End = 'foot' | 'place';

/** A panel between the foot of its card, lifted by 0, and its place over the page. */
export interface PanelWay {
  /** Takes hold of it wherever it is, also while it moves. */
  hold: () => void;
  /** Lifts it so far above the foot, at once. */
  follow: (lift: number) => void;
  /** Pulls it so far below its place, at once. */
  pull: (down: number) => void;
  /** Lets it go to one of its ends, unless it goes there, then says so; at once where nothing shall move. */
  glide: (to: End, then?: () => void) => void;
}

/** The way of a panel that is open: over the foot of its card, which comes along until it is hidden. */
export function wayOf(panel: HTMLElement, onArrival: () => void): PanelWay {
  const foot = document.querySelector<HTMLElement>('[data-shown] [data-panel]');
  let lift = 0;
  let moves: Animation[] = [];
  let goal: End | undefined;
  const isMoving = () => moves.some(({ playState }) => playState === 'running');
  const raised = (by: number) => Math.min(by, hidden);
  const measure = () => {
    const top = foot ? foot.getBoundingClientRect().top + raised(lift) : window.innerHeight;
    return Math.max(0, top - panel.offsetTop);
  };
  let length = measure();
  const shiftOf = (by: number) => `translateY(${length - by}px)`;
  const footOf = (by: number) => `translateY(${-raised(by)}px)`;
  const seenOf = (by: number) => Math.min(1, by / hidden);
  const follow = (to: number) => {
    lift = Math.max(0, Math.min(length, to));
    panel.style.transform = lift === length ? '' : shiftOf(lift);
    panel.style.opacity = lift === length ? '' : String(seenOf(lift));
    panel.style.setProperty('--dim', String(length === 0 ? 1 : lift / length));
    if (foot) foot.style.transform = lift === 0 ? '' : footOf(lift);
  };
  /** The keyframes from one lift to another, with one where the foot is just hidden. */
  const frames = (from: number, to: number, frameOf: (by: number) => Keyframe): Keyframe[] => {
    const offset = (hidden - from) / (to - from);
    const between = offset > 0 && offset < 1 ? [{ ...frameOf(hidden), offset }] : [];
    return [frameOf(from), ...between, frameOf(to)];
  };
  const hold = () => {
    const at = length - (panel.getBoundingClientRect().top - panel.offsetTop);
    const wasMoving = isMoving();
    for (const move of moves) move.cancel();
    goal = undefined;
    const isUp = lift === length;
    length = measure();
    if (wasMoving) follow(at);
    else if (isUp) follow(length);
  };
  return {
    hold,
    follow,
    pull: (down) => follow(length - down),
    glide(end, then) {
      if (end === goal && isMoving()) return;
      hold();
      goal = end;
      const from = lift;
      const to = end === 'foot' ? 0 : length;
      follow(to);
      const arrive = () => {
        if (from !== to) onArrival();
        then?.();
      };
      if (from === to || isCalm() || typeof panel.animate !== 'function') {
        arrive();
        return;
      }
      const panelOf = (by: number) => ({ transform: shiftOf(by), opacity: seenOf(by) });
      const dimmed = { opacity: [from / length, to / length] };
      const move = panel.animate(frames(from, to, panelOf), timing);
      moves = [move, panel.animate(dimmed, { ...timing, pseudoElement: '::backdrop' })];
      if (foot) {
        const footFrames = frames(from, to, (by) => ({ transform: footOf(by) }));
        moves.push(foot.animate(footFrames, timing));
      }
      move.addEventListener('finish', arrive);
    },
  };
}
