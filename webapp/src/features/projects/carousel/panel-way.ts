import { prefersReducedMotion } from '#src/kit/lib/prefers-reduced-motion.ts';
import { keepPattern, type Scene, sceneOf } from './panel-scene.ts';

const timing = { duration: 250, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' };

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
  /** More of it is drawn: looks where all is now, and goes on. */
  redraw: () => void;
  /** It is taken from the page. */
  leave: () => void;
}

interface Glide {
  from: number;
  end: End;
  moves: Animation[];
  land: () => void;
}

/** Says when all have arrived, unless they are stopped before. */
const arrival = ({ moves, land }: Glide) =>
  void Promise.all(moves.map(({ finished }) => finished)).then(land, () => undefined);

/** The way of a panel that is open. */
export function wayOf(panel: HTMLElement, onArrival: () => void): PanelWay {
  /** Nothing is measured before it moves. */
  let scene: Scene | undefined;
  /** Infinity in its place. */
  let lift = Infinity;
  let glide: Glide | undefined;
  keepPattern(panel);
  const dim = (to: number) => panel.style.setProperty('--dim', String(to));
  const put = () => {
    if (!scene) return;
    for (const { element, at } of scene.partsFor(lift)) Object.assign(element.style, at(lift));
    dim(lift / scene.length);
  };
  const begin = () => {
    scene ??= prefersReducedMotion() ? undefined : sceneOf(panel);
    lift = Math.min(lift, scene?.length ?? Infinity);
  };
  const rest = () => {
    scene?.end();
    scene = undefined;
    lift = Infinity;
    dim(1);
  };
  const stop = () => {
    for (const move of glide?.moves ?? []) move.cancel();
    glide = undefined;
  };
  const hold = () => {
    if (glide && scene) lift = scene.liftNow();
    stop();
    put();
  };
  const follow = (to: number) => {
    if (to < Infinity) begin();
    lift = Math.max(0, Math.min(to, scene?.length ?? Infinity));
    put();
  };
  /** Has all parts go from a lift to where they are put; perhaps some of the time is over. */
  const start = ({ length, partsFor, between }: Scene, from: number, time: CSSNumberish | null) => {
    const lifts = between(from, lift);
    const offset = (by: number) => (by - from) / (lift - from);
    const moves = partsFor(from, lift).map(({ element, at }) =>
      element.animate(
        lifts.map((by) => Object.assign(at(by), { offset: offset(by) })),
        timing,
      ),
    );
    const dimmed = { opacity: [from / length, lift / length] };
    moves.push(panel.animate(dimmed, { ...timing, pseudoElement: '::backdrop' }));
    if (time !== null) for (const move of moves) move.currentTime = time;
    return moves;
  };
  return {
    hold,
    follow,
    pull(down) {
      begin();
      follow((scene?.length ?? 0) - down);
    },
    glide(end, then) {
      if (end === glide?.end) return;
      hold();
      if (end === 'foot') begin();
      const from = lift;
      follow(end === 'foot' ? 0 : Infinity);
      const isMoved = from !== lift;
      const land = () => {
        glide = undefined;
        if (end === 'place') rest();
        if (isMoved) onArrival();
        then?.();
      };
      if (scene && isMoved && typeof panel.animate === 'function') {
        glide = { from, end, moves: start(scene, from, null), land };
        arrival(glide);
      } else land();
    },
    redraw() {
      if (!scene) return;
      const time = glide?.moves[0]?.currentTime ?? null;
      for (const move of glide?.moves ?? []) move.cancel();
      if (scene.isRight()) scene.look();
      else {
        scene.end();
        scene = sceneOf(panel);
      }
      if (glide?.end === 'place') lift = scene?.length ?? Infinity;
      put();
      if (!glide || !scene) return;
      glide.moves = start(scene, glide.from, time);
      arrival(glide);
    },
    leave() {
      stop();
      scene?.end();
      scene = undefined;
    },
  };
}
