import { readFileSync } from 'node:fs';

// Loaded before a program: its clock is off by as many milliseconds as a file says, from one moment to the next.
const file = process.env['CLOCK_OFF_BY'] ?? '';
const RealDate = Date;
let offset = 0;

function look() {
  offset = Number(readFileSync(file, 'utf8'));
}

look();
setInterval(look, 50).unref();

const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
