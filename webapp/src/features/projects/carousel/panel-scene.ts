import styles from './project-panel.module.css';

/** So far above the card's foot the panel is there altogether. */
const hidden = 60;

interface Part {
  element: HTMLElement;
  /** How it looks so far above the foot. */
  at: (lift: number) => Keyframe;
}

interface Box {
  width: number;
  height: number;
}

/** A card that becomes the panel, and the panel that becomes the card. */
export interface Scene {
  /** How far the cover's lower edge goes between both. */
  length: number;
  /** Where the cover's lower edge is now, above the foot, also while it moves. */
  liftNow: () => number;
  /** What is seen at some lifts, and on the way between them. */
  partsFor: (...lifts: number[]) => readonly Part[];
  /** Notes what came to the panel meanwhile. */
  look: () => void;
  /** Whether the cover is as high as it was. */
  isRight: () => boolean;
  /** Where a straight way from one lift to another bends, both included. */
  between: (from: number, to: number) => number[];
  /** Leaves the panel as its style sheet has it, and the card as it was. */
  end: () => void;
}

const shownCard = () => document.querySelector<HTMLElement>('[data-shown]');

const find = (under: Element | null, selector: string) =>
  under?.querySelector<HTMLElement>(selector) ?? undefined;

const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

const middle = ({ left, width }: DOMRect) => left + width / 2;

const centreOf = ({ top, height }: DOMRect) => top + height / 2;

const move = (x: number, y: number) => `translate(${x}px, ${y}px)`;

/** As large as it has to be to fill a box, in its own proportions. */
function filling({ width, height }: Box, box: Box): Box {
  const scale = Math.max(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}

/** The proportions of a card's picture; a pattern has those of its place. */
function sizeOf(picture: HTMLElement | undefined): Box {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } =
    picture instanceof HTMLImageElement ? picture : {};
  return width > 0 && height > 0 ? { width, height } : boxOf(picture);
}

/** A pattern on the panel is the card's. */
export function keepPattern(panel: HTMLElement) {
  const pattern = find(panel, 'span[data-part="picture"]');
  if (!pattern) return;
  const { width, height } = boxOf(find(shownCard(), '[data-cover]'));
  if (height > 0) pattern.style.setProperty('--aspect', `${width / height}`);
}

/** A copy of a part of the card, to be seen as it fades. */
function copyOf(element: HTMLElement) {
  const copied = element.cloneNode(true) as HTMLElement;
  copied.inert = true;
  copied.ariaHidden = 'true';
  for (const one of [copied, ...copied.querySelectorAll('*')]) one.removeAttribute('data-testid');
  return copied;
}

const pixels = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size}px`]));

/** What the card tells over its cover, in the panel's. */
function copyWords(text: HTMLElement, { width }: DOMRect, cover: DOMRect) {
  const copied = copyOf(text);
  copied.classList.add(styles.words ?? '');
  Object.assign(copied.style, pixels({ left: (cover.width - width) / 2, width }));
  return copied;
}

/** What is seen of the card's foot, in a panel. */
function copyFoot(foot: HTMLElement, place: DOMRect, card: DOMRect, panel: DOMRect) {
  const { left, top, width } = place;
  const copied = document.createElement('div');
  copied.className = styles.foot ?? '';
  const corner = { left: left - panel.left, top: top - panel.top };
  Object.assign(copied.style, pixels({ ...corner, width, height: card.bottom - top }));
  copied.append(copyOf(foot));
  return copied;
}

/**
 * Measures both ends of the way and answers how all is seen between them. One cover goes from the card's
 * place to the panel's, each edge in a straight line, its lower one under the finger: it uncovers what
 * stands above the description, which is read on where it stood. Nothing but transform and opacity is
 * changed on the way. What only the card tells is a copy that fades. Nothing where no card is shown.
 */
export function sceneOf(panel: HTMLElement): Scene | undefined {
  const shown = shownCard();
  const part = (name: string) => find(panel, `[data-part="${name}"]`);
  const cover = part('cover');
  const text = find(shown, '[data-text]');
  const foot = find(shown, '[data-panel]');
  if (!shown || !cover || !text || !foot) return undefined;

  const place = boxOf(panel);
  const to = boxOf(cover);
  const card = boxOf(shown);
  const textBox = boxOf(text);
  const footBox = boxOf(foot);
  const lowest = textBox.bottom;
  const length = Math.max(1, lowest - to.bottom);
  const passed = (lift: number) => lift / length;
  const left = (lift: number) => 1 - lift / length;
  const become = (start: number, end: number, lift: number) => start + (end - start) * passed(lift);
  const come = (lift: number) => Math.min(1, lift / hidden);
  const appear = (lift: number) => Math.min(1, (2 * lift) / hidden);

  // The cover is as narrow as the card at first, and what is written on it is not.
  const aside = middle(card) - middle(to);
  const scale = (lift: number) => become(card.width / to.width || 1, 1, lift);
  const unscale = (lift: number) => `scale(${1 / scale(lift)})`;
  const tall = (lowest - card.top) / scale(0);
  const cut = (lift: number) =>
    tall - (lowest - lift - become(card.top, to.top, lift)) / scale(lift);

  const cardPicture = find(shown, '[data-cover]');
  const seen = boxOf(cardPicture);
  const size = sizeOf(cardPicture);
  const [first, last] = [filling(size, seen), filling(size, to)];
  const pictureAt = (lift: number) => {
    const width = become(first.width, last.width, lift);
    const centre = become(centreOf(seen), centreOf(to), lift);
    const y = to.height / 2 - (lowest - lift - centre) / scale(lift) - cut(lift);
    return `${move(0, y)} scale(${width / last.width / scale(lift)})`;
  };

  const name = boxOf(find(cover, '[data-name]'));
  const cardName = boxOf(find(text, 'h2'));
  const nameX = cardName.left - name.left - aside;
  const nameY = cardName.top - name.top - length;

  const body = part('body');
  const bodyTop = boxOf(body).top;
  const words = boxOf(find(foot, '[data-words] > span'));
  /** How far the description's place on the panel is from that on the card, once it is drawn. */
  let drift: number | undefined;

  const parts: Part[] = [];
  const add = (element: HTMLElement | undefined, at: Part['at']) => {
    if (element) parts.push({ element, at });
  };
  add(cover, (lift) => ({
    transform: `${move(aside * left(lift), length - lift)} scale(${scale(lift)})`,
  }));
  add(part('window'), (lift) => ({ transform: move(0, cut(lift)) }));
  add(part('picture'), (lift) => ({ transform: pictureAt(lift) }));
  add(part('text'), (lift) => ({
    transform: `${unscale(lift)} ${move(nameX * left(lift), nameY * left(lift))}`,
    opacity: appear(lift),
  }));
  add(body, (lift) => ({
    transform: move(0, drift === undefined ? length - lift : -drift * left(lift)),
    opacity: appear(lift),
  }));
  add(part('sheet'), (lift) => ({
    transform: move(0, (footBox.top - place.top) * left(lift)),
    opacity: appear(lift),
  }));
  add(part('head'), (lift) => ({
    transform: move(0, (card.top - place.top) * left(lift)),
    opacity: come(lift),
  }));
  add(part('offline'), (lift) => ({ opacity: appear(lift) }));

  let copies: HTMLElement[] = [];
  /** Near the card there is also what only the card tells. */
  const copy = () => {
    if (copies.length > 0) return;
    const copiedWords = copyWords(text, textBox, to);
    const copiedFoot = copyFoot(foot, footBox, card, place);
    copies = [copiedWords, copiedFoot];
    cover.insertBefore(copiedWords, part('text') ?? null);
    panel.append(copiedFoot);
    add(copiedWords, (lift) => ({
      transform: `${unscale(lift)} ${move(-nameX * passed(lift), -nameY * passed(lift))}`,
      opacity: 1 - come(lift),
    }));
    add(copiedFoot, (lift) => ({
      transform: move(0, (drift ?? 0) * passed(lift)),
      opacity: 1 - (drift === undefined ? passed(lift) : come(lift)),
    }));
  };
  /** Looks what is drawn by now; what sticks to the screen's foot does, and comes from below. */
  const look = () => {
    const told = boxOf(find(panel, '[data-words] > span'));
    if (drift !== undefined || told.height === 0 || words.height === 0) return;
    const known = bodyTop + told.top - boxOf(body).top - words.top;
    drift = known;
    for (const bar of body?.querySelectorAll<HTMLElement>('[data-foot]') ?? []) {
      const way = known + boxOf(bar).height;
      add(bar, (lift) => ({ transform: move(0, way * left(lift)) }));
    }
  };
  look();

  // All is measured.
  const window = part('window');
  const picture = part('picture');
  shown.style.opacity = '0';
  panel.dataset.moving = '';
  Object.assign(window?.style ?? {}, pixels({ height: tall }));
  Object.assign(
    picture?.style ?? {},
    { inset: 'auto', translate: 'none' },
    pixels({
      left: (to.width - last.width) / 2,
      bottom: (to.height - last.height) / 2,
      width: last.width,
      height: last.height,
    }),
  );

  return {
    length,
    partsFor(...lifts) {
      if (drift === undefined || lifts.some((lift) => lift < hidden)) copy();
      return parts;
    },
    look,
    isRight: () => cover.offsetHeight === Math.round(to.height),
    liftNow: () => lowest - boxOf(cover).bottom,
    between(start, end) {
      const bends = [hidden / 2, hidden, ...[1, 2, 3, 4, 5, 6, 7].map((one) => (one * length) / 8)];
      const [low, high] = [Math.min(start, end), Math.max(start, end)];
      const inside = bends.filter((lift) => lift > low && lift < high).toSorted((a, b) => a - b);
      return [start, ...(start < end ? inside : inside.toReversed()), end];
    },
    end() {
      for (const { element } of parts) Object.assign(element.style, { transform: '', opacity: '' });
      Object.assign(window?.style ?? {}, { height: '' });
      Object.assign(picture?.style ?? {}, { inset: '', translate: '', width: '', height: '' });
      for (const one of copies) one.remove();
      shown.style.opacity = '';
      delete panel.dataset.moving;
    },
  };
}
