import { type BadValue, badValues } from './errors.ts';

interface Issue {
  message: string;
  errors?: readonly (readonly Issue[])[];
}

const isBadValue = (message: string): message is BadValue =>
  badValues.some((code) => code === message);

/** What a schema refused a value for, where it says so; of a choice, what any part of it says. */
export function badValueOf(issue: Issue | undefined): BadValue {
  if (!issue) return 'badInput';
  if (isBadValue(issue.message)) return issue.message;
  const said = (issue.errors ?? []).flat().map(badValueOf);
  return said.find((code) => code !== 'badInput') ?? 'badInput';
}
