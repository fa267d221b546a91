import type { Entity } from '#src/control/common/shapes.ts';
import { momentOf } from './format.ts';

const mostEntities = 100;

export type Piece =
  | { type: 'text'; start: number; text: string }
  | {
      type: 'entity';
      start: number;
      entity: string;
      text: string;
      url?: string;
      shown?: string;
      children: Piece[];
    };

interface Range {
  entity: Entity;
  start: number;
  end: number;
}

/** Offsets count UTF-16 code units; one inside a surrogate pair moves before it. */
function snap(text: string, offset: number): number {
  const inside = Math.min(Math.max(offset, 0), text.length);
  const isLow = (text.charCodeAt(inside) & 0xfc00) === 0xdc00;
  const followsHigh = inside > 0 && (text.charCodeAt(inside - 1) & 0xfc00) === 0xd800;
  return isLow && followsHigh ? inside - 1 : inside;
}

function toRanges(text: string, entities: Entity[]): Range[] {
  return entities
    .slice(0, mostEntities)
    .filter(({ offset, length }) => Number.isInteger(offset) && Number.isInteger(length))
    .map((entity) => ({
      entity,
      start: snap(text, entity.offset),
      end: snap(text, entity.offset + entity.length),
    }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A moment is shown by the reader's own clock. */
const shownOf = ({ unix_time: at, date_time_format: format }: Entity) =>
  at == null || !format ? undefined : momentOf(at, format);

function build(text: string, from: number, to: number, ranges: Range[]): Piece[] {
  const pieces: Piece[] = [];
  const plain = (start: number, end: number) => {
    if (start < end) pieces.push({ type: 'text', start, text: text.slice(start, end) });
  };
  let at = from;
  let queue = ranges;
  for (let first = queue[0]; first !== undefined; first = queue[0]) {
    const { entity, start, end } = first;
    plain(at, start);
    const inner: Range[] = [];
    const later: Range[] = [];
    for (const range of queue.slice(1)) {
      if (range.start >= end) later.push(range);
      else inner.push({ ...range, end: Math.min(range.end, end) });
      // The part that sticks out of its parent continues after it.
      if (range.start < end && range.end > end) later.push({ ...range, start: end });
    }
    pieces.push({
      type: 'entity',
      start,
      entity: entity.type,
      text: text.slice(start, end),
      url: entity.url ?? undefined,
      shown: shownOf(entity),
      children: build(text, start, end, inner),
    });
    at = end;
    queue = later.sort((a, b) => a.start - b.start || b.end - a.end);
  }
  plain(at, to);
  return pieces;
}

/** Overlapping entities are split too; senseless ones are dropped. */
export function splitText(text: string, entities: Entity[]): Piece[] {
  return build(text, 0, text.length, toRanges(text, entities));
}
