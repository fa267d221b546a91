import { globSync, readFileSync } from 'node:fs';
import { errors } from '@kollab/contract';
import { expect, test } from 'vitest';

test('each refusal that the contract knows is met in a test of the API', () => {
  const cwd = new URL('../../', import.meta.url);
  const files = globSync(['src/**/*.test.ts', 'test/**/*.ts'], { cwd });
  const said = files.map((file) => readFileSync(new URL(file, cwd), 'utf8')).join('\n');
  const words = new Set(said.match(/\b\w+\b/g));
  expect(files.length).toBeGreaterThan(100);
  expect(Object.keys(errors).filter((code) => !words.has(code))).toEqual([]);
});
