import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  entrypoint?: string[];
  environment?: Record<string, string>;
  networks: string[];
  volumes?: string[];
}

let services: Record<string, Service>;
let networks: Record<string, { internal?: boolean } | null>;
beforeAll(async () => {
  const compose = parse(await readFile('docker-compose.yml', 'utf8'), { merge: true }) as {
    services: typeof services;
    networks: typeof networks;
  };
  ({ services, networks } = compose);
});

const serviceOf = (name: string) => services[name] as Service;

interface Prometheus {
  scrape_configs: { job_name: string; dns_sd_configs?: { names: string[]; port: number }[] }[];
  alerting: { alertmanagers: { dns_sd_configs?: { names: string[]; port: number }[] }[] };
}

const readPrometheus = async (file: string) => parse(await readFile(file, 'utf8')) as Prometheus;

const placesOf = (all: { dns_sd_configs?: { names: string[]; port: number }[] }[]) =>
  all.flatMap(({ dns_sd_configs: places = [] }) =>
    places.map(({ names, port }) => [names.join(), String(port)]),
  );

test('Prometheus asks every replica where it tells, and the disks', async () => {
  const { scrape_configs: jobs } = await readPrometheus('deploy/prometheus.yml');
  expect(placesOf(jobs)).toEqual([
    ['api', serviceOf('api-a').environment?.['METRICS_PORT']],
    ['bot', serviceOf('bot').environment?.['BOT_METRICS_PORT']],
    ['disks', '9100'],
  ]);
  const { scrape_configs: others } = await readPrometheus('docs/grafana/prometheus.yml');
  expect(jobs.map(({ job_name: name }) => name)).toEqual(others.map(({ job_name: name }) => name));
});

describe('alerts', () => {
  test('go to an Alertmanager that can reach Telegram', async () => {
    const { alerting } = await readPrometheus('deploy/prometheus.yml');
    expect(placesOf(alerting.alertmanagers)).toEqual([['alertmanager', '9093']]);
    const own = serviceOf('alertmanager').networks;
    expect(own).toContain('metrics');
    expect(own.some((name) => networks[name]?.internal !== true)).toBe(true);
    const { alerting: alone } = await readPrometheus('docs/grafana/prometheus.yml');
    expect(alone.alertmanagers).toHaveLength(1);
  });

  test('find every word of their file put in place, and every severity a receiver', async () => {
    const file = await readFile('deploy/alertmanager.yml', 'utf8');
    const words = new Set(file.replaceAll(/^\s*#.*$/gm, '').match(/\bALERTS_[A-Z_]+/g));
    const { environment = {}, entrypoint = [] } = serviceOf('alertmanager');
    expect([...words].toSorted()).toEqual(Object.keys(environment).toSorted());
    for (const word of words) expect(entrypoint.join(' ')).toContain(`s|${word}|$$${word}|`);
    const { route, receivers } = parse(file) as {
      route: { receiver: string; routes: { receiver: string }[] };
      receivers: { name: string }[];
    };
    const named = receivers.map(({ name }) => name);
    for (const { receiver } of [route, ...route.routes]) expect(named).toContain(receiver);
  });

  test('watch the room of every volume that grows', () => {
    const watched = (serviceOf('disks').volumes ?? []).map((volume) => volume.split(':')[0]);
    expect(watched).toEqual(expect.arrayContaining(['postgres', 'store-data', 'data']));
    expect((serviceOf('disks').volumes ?? []).every((volume) => volume.endsWith(':ro'))).toBe(true);
  });

  test('are each of a known severity, and the newer ones have been seen to fire', async () => {
    const { groups } = parse(await readFile('docs/grafana/alerts.yml', 'utf8')) as {
      groups: { rules: { alert?: string; labels?: { severity: string } }[] }[];
    };
    const alerts = groups.flatMap(({ rules }) => rules.filter(({ alert }) => alert !== undefined));
    expect(alerts.length).toBeGreaterThan(20);
    for (const { labels } of alerts) expect(['page', 'ticket']).toContain(labels?.severity);
    const tried = await readFile('docs/grafana/alerts.test.yml', 'utf8');
    const named = new Set(alerts.map(({ alert }) => alert));
    const unknown = [...tried.matchAll(/alertname: (\w+)/g)].filter(([, name]) => !named.has(name));
    expect(unknown).toEqual([]);
  });
});
