import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type Area, areaFolders, type Catalogue, readAreas } from './catalogue.ts';
import { compileMessage } from './compile-message.ts';
import { modulesOf } from './write-all-languages.ts';
import { writeModule } from './write-module.ts';

const root = new URL('../..', import.meta.url).pathname;
const areas = readAreas(areaFolders(root));

describe('the texts of the product', () => {
  it.each(areas.map((area) => [area.folder.slice(root.length), area] as const))(
    '%s: the modules are what `npm run messages` writes',
    (_, area) => {
      for (const { path, text } of modulesOf(area, root)) expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );
});

describe('a message', () => {
  const { parameters, expression } = compileMessage(
    '{count, plural, =0 {No visits} one {# visit of {pet}} other {# visits of {pet}}}',
  );

  it('names its placeholders with their types, in the order of the text', () => {
    expect(parameters).toEqual([
      { name: 'count', type: 'number' },
      { name: 'pet', type: 'string' },
    ]);
  });

  it('becomes an expression that counts by the rules of the language', () => {
    expect(expression).toContain('plural(count, { "=0": "No visits"');
    expect(expression).toContain(`\${formatNumber(count)} visits of \${pet}`);
  });

  test('a select is a union of its names, `true` a yes or no, `null` a text that may be absent', () => {
    const typeOf = (text: string) => compileMessage(text).parameters[0]?.type;
    expect(typeOf('{part, select, morning {Good morning} other {Good evening}}')).toBe('"morning" | "other"');
    expect(typeOf('{here, select, true {Here} other {Away}}')).toBe('boolean');
    expect(typeOf('{name, select, null {Remove it} other {Remove {name}}}')).toBe('null | string');
  });

  test('braces and quotes of the text stay text', () => {
    expect(compileMessage("It's '{'here'}' `now` for $5").expression).toBe('"It\'s {here} `now` for $5"');
    expect(compileMessage("It's `{name}` \\").expression).toBe(`\`It's \\\`\${name}\\\` \\\\\``);
  });

  it.each(['{', '{count, plural, one {a}}', '{day, date}', '{new}', '{n, number, percent}'])(
    '%s is refused',
    (text) => expect(() => compileMessage(text)).toThrow(),
  );
});

describe('a translation', () => {
  const english: Catalogue = {
    '@@x-export': 'visitMessages',
    '@planned': { placeholders: { pet: {}, day: {} } },
    planned: 'On {day} {pet} comes.',
    states: { here: 'Here', gone: 'Gone' },
    steps: ['Plan', 'Arrive'],
  };
  const area: Area = { folder: 'apps/web/src/features/visits/messages', exported: 'visitMessages', english };
  const german = {
    planned: '{pet} kommt am {day}.',
    states: { here: 'Da', gone: 'Weg' },
    steps: ['Planen', 'Kommen'],
  };

  it('takes its placeholders in the order of English', () => {
    expect(writeModule(area, german, '')).toContain(
      `planned: (pet: string, day: string) => \`\${pet} kommt am \${day}.\``,
    );
  });

  it.each([
    ['has no message planned', { states: german.states, steps: german.steps }, 'there is no message planned'],
    ['knows a message more', { ...german, extra: 'Mehr' }, 'English has no message extra'],
    ['misses a placeholder', { ...german, planned: '{pet} kommt.' }, 'does not use {day}'],
    ['has another placeholder', { ...german, planned: '{pet} {day} {time}' }, 'no placeholder {time}'],
    ['has another shape', { ...german, states: 'Da' }, 'states has another shape'],
    ['has fewer steps', { ...german, steps: ['Planen'] }, 'steps has another shape'],
  ])('is refused where it %s', (_, texts, problem) => {
    expect(() => writeModule(area, texts as Catalogue, '')).toThrow(problem);
  });
});
