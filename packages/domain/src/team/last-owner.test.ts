import { expect, test } from 'vitest';
import { leavesNoOwner } from './last-owner.ts';

const ann = { uid: 'ann', role: 'owner' } as const;
const bob = { uid: 'bob', role: 'manager' } as const;
const cem = { uid: 'cem', role: 'owner' } as const;

test.each([
  ['the only owner leaves', [ann, bob], 'ann', null, true],
  ['the only owner becomes staff', [ann, bob], 'ann', 'staff', true],
  ['the only owner stays owner', [ann, bob], 'ann', 'owner', false],
  ['one of two owners leaves', [ann, bob, cem], 'ann', null, false],
  ['a manager leaves', [ann, bob], 'bob', null, false],
] as const)('%s', (_, team, uid, next, expected) => {
  expect(leavesNoOwner(team, uid, next)).toBe(expected);
});
