import { packId } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { pathOfStartParam, startParams } from './start-param.ts';

const project = '0190d5a0-0000-7000-8000-00000000000a';
const vacancy = '0190d5a0-0000-7000-8000-00000000000b';
// Packed, these are full of the signs that also separate and replace.
const underscores = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
const dashes = 'fbefbefb-efbe-4fbe-bbef-befbefbefbef';

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

  it.each([
    ['AZDVoAAAcACAAAAAAAAACg', project],
    [packId(underscores), underscores],
    [packId(dashes), dashes],
  ])('p_%s leads to the project %s', (packed, id) => {
    expect(pathOfStartParam(`p_${packed}`)).toBe(`/project/${id}/details`);
  });

  it.each([
    [project, vacancy],
    [underscores, dashes],
    [dashes, underscores],
    [underscores, underscores],
  ])('that names a vacancy, packed, leads to /vacancy/%s/%s', (projectId, vacancyId) => {
    const startParam = startParams.vacancy(projectId, vacancyId);
    expect(startParam).toMatch(/^[\w-]{47}$/);
    expect(pathOfStartParam(startParam)).toBe(`/vacancy/${projectId}/${vacancyId}`);
  });

  it.each([
    'p_',
    `p_${project}`,
    `p_${packId(project)}A`,
    `p_${packId(project).slice(1)}`,
    `p_${packId(project)}_${packId(vacancy)}`,
    `p_${'*'.repeat(22)}`,
    `p_${'я'.repeat(22)}`,
    // Twenty-two characters, but no id of ours.
    `p_${'_'.repeat(22)}0`,
    `p_${'A'.repeat(21)}B/`,
    `v_${packId(project)}`,
    `v_${packId(project)}_`,
    `v_${packId(project)}${packId(vacancy)}`,
    `v_${packId(project)}_${packId(vacancy)}_`,
    `v_${packId(project)}_${packId(vacancy)}/../..`,
    `v_${'zz'.repeat(11)}_${packId(vacancy)}`,
    ` p_${packId(project)}`,
    `P_${packId(project)}`,
  ])('that is junk (%j) leads home', (startParam) => {
    expect(pathOfStartParam(startParam)).toBe('/');
  });
});

it('the start parameters of people and projects lead back to them', () => {
  expect(pathOfStartParam(startParams.user(7_000_000_001))).toBe('/user/7000000001');
  expect(pathOfStartParam(startParams.project(project))).toBe(`/project/${project}/details`);
});
