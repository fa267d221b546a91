import { describe, expect, it } from 'vitest';
import { pathOfStartParam } from './start-param.ts';

describe('a start parameter', () => {
  it.each([
    ['m', '/profile/moderation'],
    ['u_7000000001', '/user/7000000001'],
    ['home', '/'],
    ['', '/'],
    ['u_', '/'],
    ['u_0', '/'],
    ['u_1/../../blog', '/'],
    ['//evil.example', '/'],
    ['toString', '/'],
  ])('%j leads to %s', (startParam, path) => {
    expect(pathOfStartParam(startParam)).toBe(path);
  });
});
