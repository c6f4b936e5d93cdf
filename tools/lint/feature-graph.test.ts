import { expect, test } from 'vitest';
import { checkFeatureGraph } from './feature-graph.ts';

const between = (from: string, to: string) => ({
  from: `apps/server/src/features/${from}/a.ts`,
  to: `apps/server/src/features/${to}/index.ts`,
  isTest: false,
  typesOnly: false,
});

test('a circle between features is refused with the imports that make it', () => {
  const imports = [between('pets', 'alerts'), between('alerts', 'badges'), between('badges', 'pets')];
  expect(checkFeatureGraph(imports)).toEqual([
    'feature cycle pets -> alerts -> badges -> pets: ' +
      imports.map(({ from, to }) => `${from} imports ${to}`).join('; '),
  ]);
});

test('features that lead one way are taken, and so is a test that imports the other way', () => {
  const back = { ...between('alerts', 'pets'), isTest: true };
  expect(checkFeatureGraph([between('pets', 'alerts'), back])).toEqual([]);
});
