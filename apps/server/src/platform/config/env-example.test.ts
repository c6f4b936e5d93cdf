import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';
import { variables } from './variables.ts';

const lines = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8').split('\n');
const settings = lines.flatMap((line, index) => {
  const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, value: value ?? '', before: lines[index - 1] ?? '' }];
});

test('.env.example names every variable that the server reads, and no other', () => {
  const read = Object.keys(variables.shape);
  expect(settings.map(({ name }) => name).sort()).toEqual(read.sort());
});

test('each is explained in the line before it', () => {
  expect(settings.filter(({ before }) => !before.startsWith('# '))).toEqual([]);
});

test('its values are the defaults', () => {
  const example = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  expect(readConfig(example)).toEqual(readConfig({}));
  const unset = Object.fromEntries(
    settings.filter(({ value }) => value !== '').map((one) => [one.name, undefined]),
  );
  const defaults = variables.parse(unset) as Record<string, unknown>;
  const hidden = Object.keys(defaults).filter((name) => defaults[name] !== undefined && example[name] === '');
  expect(hidden).toEqual([]);
});
