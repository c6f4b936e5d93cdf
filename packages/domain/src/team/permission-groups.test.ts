import { expect, test } from 'vitest';
import { actionsIn, mayDoGroup, permissionGroups } from './permission-groups.ts';
import { mayDo, memberRoles } from './permissions.ts';

test.each(permissionGroups)('all of %s needs one role, so that a table of roles says the truth', (group) => {
  expect(actionsIn(group)).not.toEqual([]);
  for (const role of memberRoles) {
    const answers = new Set(actionsIn(group).map((action) => mayDo(role, action)));
    expect([...answers]).toEqual([mayDoGroup(role, group)]);
  }
});

test('each role may do more groups than the one before it', () => {
  const counts = memberRoles.map(
    (role) => permissionGroups.filter((group) => mayDoGroup(role, group)).length,
  );
  expect(counts).toEqual([5, 11, 14]);
});
