import type { Application } from '@kollab/contract';
import { useState } from 'react';
import { telegram } from '#src/telegram/telegram.ts';

const mostCompared = 3;

const none: { vacancyId?: string; marked: ReadonlySet<number> } = { marked: new Set() };

/** Applicants to one vacancy: nothing else compares. */
export function useComparison() {
  const [{ vacancyId, marked }, setMarks] = useState(none);
  const has = (one: Application) => one.vacancyId === vacancyId && marked.has(one.telegramId);
  return {
    has,
    /** The vacancy whose applicants are being marked. */
    vacancyId,
    begin: (of: string) => setMarks({ vacancyId: of, marked: new Set() }),
    end: () => setMarks(none),
    mark: (one: Application) => {
      telegram().haptic('selection');
      const next = has(one)
        ? [...marked].filter((id) => id !== one.telegramId)
        : // One more than fit lets the first go.
          [...marked, one.telegramId].slice(-mostCompared);
      setMarks({ vacancyId: one.vacancyId, marked: new Set(next) });
    },
  };
}
