import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useServer } from '../../test/index.ts';
import { backupNote } from './backups/index.ts';

const token = 'a token that only the tests know';
const deployed = (file: string) =>
  readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
const rules = deployed('alerts.yaml');
const dashboard = deployed('grafana-dashboard.json');
const server = await useServer({ METRICS_TOKEN: token });

async function readMetrics(): Promise<string> {
  const reply = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(reply.status).toBe(200);
  return reply.text();
}

const measured = (text: string, name: string) =>
  new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (.*)$`, 'm').exec(text)?.[1];

/** Readings are cached for two seconds, so the test polls. */
const metric = (name: string) => expect.poll(async () => measured(await readMetrics(), name));

test.each([
  ['an alert rule', rules],
  ['the Grafana dashboard', dashboard],
])('every metric in %s exists', async (_, file) => {
  await server.refusal(null, 'getProfile', {});
  const text = await readMetrics();
  const names = new Set(file.match(/\b(?:clearpaw|process|nodejs)_[a-z0-9_]+/g));
  expect(names.size).toBeGreaterThanOrEqual(10);
  expect([...names].filter((name) => !text.includes(`\n${name}`))).toEqual([]);
});

test('every alert rule has an expression', () => {
  expect(rules.match(/- alert: /g)?.length).toBe(rules.match(/\n {8}expr: /g)?.length);
});

test('the dashboard shows every metric of ours, in panels that do not overlap', async () => {
  const ours = [...(await readMetrics()).matchAll(/^# TYPE (clearpaw_\w+)/gm)].map(([, name]) => name ?? '');
  expect(ours.length).toBeGreaterThan(8);
  expect(ours.filter((name) => !dashboard.includes(name))).toEqual([]);
  const { panels } = JSON.parse(dashboard) as {
    panels: { gridPos: Record<'x' | 'y' | 'w' | 'h', number> }[];
  };
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
});

test('a healthy server has no reading that would raise an alarm', async () => {
  const text = await readMetrics();
  expect(measured(text, 'clearpaw_database_up')).toBe('1');
  expect(measured(text, 'clearpaw_failed_jobs')).toBe('0');
  expect(measured(text, 'clearpaw_stopped')).toBe('0');
  expect(measured(text, 'clearpaw_last_backup_timestamp_seconds')).toBe('Nan');
  expect(Number(measured(text, 'clearpaw_database_connections{state="open"}'))).toBeGreaterThan(0);
  expect(Number(measured(text, 'clearpaw_disk_free_bytes'))).toBeGreaterThan(1e6);
});

test('problems are measured', async () => {
  const { pool } = server.services.store;
  await server.services.objects.notes.write(backupNote, '2026-11-23T00:00:00.000Z');
  await metric('clearpaw_last_backup_timestamp_seconds').toBe(String(Date.parse('2026-11-23') / 1000));
  await pool.query("update installation set stopped_for = 'restored'");
  await metric('clearpaw_stopped').toBe('1');
});

test('an unreachable database is measured, and all else still is', async () => {
  const { pool } = server.services.store;
  const query = pool.query;
  pool.query = (() => Promise.reject(new Error('gone'))) as unknown as typeof pool.query;
  try {
    await metric('clearpaw_database_up').toBe('0');
    expect(Number(measured(await readMetrics(), 'clearpaw_disk_free_bytes'))).toBeGreaterThan(1e6);
  } finally {
    pool.query = query;
  }
});
