import type { Application } from '@kollab/contract';
import { useState } from 'react';
import { telegram } from '#src/telegram/telegram.ts';

const mostCompared = 3;

const nobody = { vacancyId: '', marked: new Set<number>() };

/** Applicants to one vacancy: nothing else compares. */
export function useComparison() {
  const [{ vacancyId, marked }, setMarks] = useState(nobody);
  const has = (one: Application) => one.vacancyId === vacancyId && marked.has(one.telegramId);
  return {
    has,
    mark: (one: Application) => {
      telegram().haptic('selection');
      const others = [...(one.vacancyId === vacancyId ? marked : [])];
      const next = has(one)
        ? others.filter((id) => id !== one.telegramId)
        : // One more than fit lets the first go.
          [...others, one.telegramId].slice(-mostCompared);
      setMarks({ vacancyId: one.vacancyId, marked: new Set(next) });
    },
  };
}
