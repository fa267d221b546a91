import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react';
import { axisOf, type Axis, type Distance } from './gestures.ts';

/** The axis is settled by how the swipe began. */
export interface Swipe extends Distance {
  axis: Axis;
  from: Element;
  isMouse: boolean;
}

interface Press {
  pointerId: number;
  x: number;
  y: number;
  from: Element;
  axis?: Axis;
}

interface SwipeHandling {
  /** Called once the axis is settled. */
  onStart?: (swipe: Swipe) => void;
  onMove: (swipe: Swipe) => void;
  /** Without a swipe where the browser took it over. */
  onEnd: (swipe?: Swipe) => void;
}

function swipeOf(press: Press, event: PointerEvent): Swipe | undefined {
  const distance = { dx: event.clientX - press.x, dy: event.clientY - press.y };
  press.axis ??= axisOf(distance);
  const isMouse = event.pointerType === 'mouse';
  return press.axis && { ...distance, axis: press.axis, from: press.from, isMouse };
}

/** With a finger or the mouse; a tap stays a tap, and a swipe is never one. */
export function useSwipe({ onStart, onMove, onEnd }: SwipeHandling) {
  const current = useRef<Press>(undefined);
  const hasSwiped = useRef(false);
  const pressOf = ({ pointerId }: PointerEvent) =>
    current.current?.pointerId === pointerId ? current.current : undefined;
  return {
    onPointerDown(event: PointerEvent) {
      hasSwiped.current = false;
      if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
      const { pointerId, clientX: x, clientY: y, target: from } = event;
      current.current = { pointerId, x, y, from };
    },
    onPointerMove(event: PointerEvent) {
      const press = pressOf(event);
      const swipe = press && swipeOf(press, event);
      if (!swipe) return;
      if (!hasSwiped.current) {
        event.currentTarget.setPointerCapture(event.pointerId);
        onStart?.(swipe);
      }
      hasSwiped.current = true;
      onMove(swipe);
    },
    onPointerUp(event: PointerEvent) {
      const press = pressOf(event);
      current.current = undefined;
      const swipe = press && swipeOf(press, event);
      if (!swipe) return;
      hasSwiped.current = true;
      onEnd(swipe);
    },
    onPointerCancel(event: PointerEvent) {
      if (!pressOf(event)) return;
      current.current = undefined;
      onEnd();
    },
    // A key presses too, without any pointer: its clicks count none.
    onClickCapture(event: MouseEvent) {
      if (!hasSwiped.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
