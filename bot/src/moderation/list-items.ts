import * as z from 'zod/mini';
import { card as texts } from '#src/texts/ru.ts';

const Tag = z.union([
  z.string(),
  z.pipe(
    z.object({ tagName: z.string() }),
    z.transform(({ tagName }) => tagName),
  ),
]);

const Link = z.pipe(
  z.object({ type: z.string(), url: z.string() }),
  z.transform(({ type, url }) => texts.link(type, url)),
);

const Experience = z.pipe(
  z.object({
    company: z.string(),
    department: z.string(),
    role: z.string(),
    workDurationYears: z.number(),
  }),
  z.transform((item) =>
    texts.experience(item.role, item.company, item.department, item.workDurationYears),
  ),
);

const Item = z.union([Tag, Link, Experience]);

/** A tag, a link or a work place in one line; empty for anything else. */
export function describeItem(item: unknown): string {
  const parsed = z.safeParse(Item, item);
  return parsed.success ? parsed.data : '';
}
