import { cutLine, limits } from '@kollab/contract';
import * as z from 'zod/mini';
import type { Texts } from '#src/texts/texts.ts';

const Tag = z.object({ tagName: z.string() });
const Link = z.object({ type: z.string(), url: z.string() });
const Experience = z.object({
  company: z.string(),
  department: z.string(),
  role: z.string(),
  workDurationYears: z.number(),
});

const Item = z.union([z.string(), Tag, Link, Experience]);

/** A tag, a link or a work place in one line; empty for anything else. */
export function describeItem(value: unknown, { card }: Texts): string {
  const { data: item = '' } = z.safeParse(Item, value);
  if (typeof item === 'string') return item;
  if ('tagName' in item) return item.tagName;
  if ('url' in item) return card.link(item.type, item.url);
  return card.experience(item.role, item.company, item.department, item.workDurationYears);
}

export const plainText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(plainText).filter(Boolean).join('; ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';

export function describeText(
  before: unknown,
  after: unknown,
  { card }: Texts,
  length: number = limits.moderationTextShown,
) {
  const [old, fresh] = [before, after].map((value) => {
    const text = cutLine(plainText(value), length);
    return text === '' ? undefined : card.quoted(text);
  });
  if (old === undefined) return fresh ?? card.cleared;
  return card.replaced(old, fresh ?? card.cleared);
}
