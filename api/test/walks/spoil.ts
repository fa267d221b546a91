import fc from 'fast-check';
import { hostileKey, hostileValue } from './hostile.ts';

const harm = fc.record({
  act: fc.constantFrom('drop', 'add', 'replace', 'replace', 'replace', 'wrap', 'repeat', 'quote'),
  place: fc.nat({ max: 60 }),
  key: hostileKey,
  value: hostileValue,
});
export type Harm = typeof harm extends fc.Arbitrary<infer T> ? T : never;

export const harms = fc.array(harm, { minLength: 1, maxLength: 2 });

export type Path = readonly string[];

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (!isTree(value)) return [path];
  const inner = Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...path, key]));
  return [path, ...inner];
}

/** Own property whatever its name is: `__proto__` too goes over the wire. */
function put(tree: object, key: string, value: unknown) {
  Object.defineProperty(tree, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return tree;
}

function change(value: unknown, path: Path, make: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined || !isTree(value)) return make(value);
  const copy: object = Array.isArray(value) ? [...value] : { ...value };
  return put(copy, key, change(value[key], rest, make));
}

const without = (value: unknown, key: string | undefined) =>
  isTree(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
    : value;

export function spoil(value: unknown, { act, place, key, value: hostile }: Harm): unknown {
  const paths = pathsIn(value);
  const path = paths[place % paths.length] ?? [];
  const parent = path.slice(0, -1);
  switch (act) {
    case 'drop':
      return change(value, parent, (old) => without(old, path.at(-1)));
    case 'add':
      return change(value, parent, (old) =>
        isTree(old) && !Array.isArray(old) ? put({ ...old }, key, hostile) : [old, hostile],
      );
    case 'wrap':
      return change(value, path, (old) => [old]);
    case 'repeat':
      return change(value, path, (old) => Array.from({ length: 60 }).fill(old));
    case 'quote':
      return change(value, path, (old) => (typeof old === 'string' ? [old] : JSON.stringify(old)));
    default:
      return change(value, path, () => hostile);
  }
}
