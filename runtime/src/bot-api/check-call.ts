import { methods, types, unions } from './describe.ts';
import { ruleOfCalls, rulesOfTypes } from './rules.ts';

type Given = Record<string, unknown>;
type Say = (fault: string) => void;

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is wrong with a call by the Bot API's description, in one line each: its method, its parameters,
 * their types and limits. Telegram ignores a parameter that it does not know; here it is a fault.
 */
export function faultsOfCall(method: string, given: Given): string[] {
  const fields = methods.get(method);
  if (fields === undefined)
    return [`${method}: there is no such method, or Kollab does not use it`];
  const faults: string[] = [];
  const call: Given = {};
  for (const { name, isRequired, types: allowed } of fields) {
    const value = parsed(given[name], allowed);
    if (value === undefined) {
      if (isRequired) faults.push(`${method}.${name} is missing`);
      continue;
    }
    call[name] = value;
    check(value, allowed, `${method}.${name}`, (fault) => faults.push(fault));
  }
  const known = new Set(fields.map(({ name }) => name));
  for (const name of Object.keys(given)) {
    if (given[name] !== undefined && !known.has(name) && !isAttached(given, name)) {
      faults.push(`${method}.${name} is a parameter of no call`);
    }
  }
  faults.push(
    ...ruleOfCalls(method, call).flatMap((fault) => (fault ? [`${method} ${fault}`] : [])),
  );
  return faults;
}

const isAttached = (given: Given, name: string) =>
  isFile(given[name]) && JSON.stringify(given).includes(`attach://${name}`);

const isFile = (value: unknown) => isObject(value) && 'fileName' in value;

/** In a form numbers, flags and objects are texts. */
function parsed(value: unknown, allowed: string[]): unknown {
  if (typeof value !== 'string' || allowed.includes('String') || allowed.includes('InputFile')) {
    return value;
  }
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

const primitives: Record<string, (value: unknown) => boolean> = {
  Integer: (value) => Number.isSafeInteger(value),
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  String: (value) => typeof value === 'string',
  InputFile: (value) => typeof value === 'string' || isFile(value),
};

function fits(type: string, value: unknown): boolean {
  if (type.startsWith('=')) return value === type.slice(1);
  if (type.endsWith('[]')) return Array.isArray(value);
  return primitives[type]?.(value) ?? isObject(value);
}

function check(value: unknown, allowed: string[], where: string, say: Say) {
  const [type, ...others] = allowed
    .flatMap((name) => unions.get(name) ?? [name])
    .filter((name) => fits(name, value))
    .toSorted((a, b) => misfit(a, value) - misfit(b, value));
  if (type === undefined) return say(`${where} is not ${allowed.join(' or ').replace('=', '')}`);
  if (type.endsWith('[]') && Array.isArray(value)) {
    return value.forEach((item) => check(item, [type.slice(0, -2)], `${where}[]`, say));
  }
  if (!isObject(value) || isFile(value)) return;
  // What Kollab never sends is not described.
  const fields = types.get(type);
  if (fields === undefined) return say(`${where} is a ${[type, ...others].join(' or ')}`);
  for (const field of fields) {
    const at = `${where}.${field.name}`;
    if (value[field.name] !== undefined) check(value[field.name], field.types, at, say);
    else if (field.isRequired) say(`${at} is missing`);
  }
  const known = new Set(fields.map(({ name }) => name));
  for (const name of Object.keys(value)) {
    if (!known.has(name)) say(`${where}.${name} is a field of no ${type}`);
  }
  for (const fault of rulesOfTypes[type]?.(value) ?? []) if (fault) say(`${where} ${fault}`);
}

/** How badly an object is one of a type: several are told apart by what they hold. */
function misfit(type: string, value: unknown): number {
  const fields = types.get(type);
  if (fields === undefined || !isObject(value)) return 0;
  const known = new Set(fields.map(({ name }) => name));
  const missing = fields.filter(
    ({ name, isRequired, types: allowed }) =>
      (isRequired && value[name] === undefined) ||
      (allowed[0]?.startsWith('=') && value[name] !== allowed[0].slice(1)),
  );
  return missing.length * 2 + Object.keys(value).filter((name) => !known.has(name)).length;
}
