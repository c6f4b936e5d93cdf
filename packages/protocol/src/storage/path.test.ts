import { describe, expect, test } from 'vitest';
import { childPath, nameOfPath, parentPath, refuseRoot } from './path.ts';

test.each([
  ['', 'a', 'a'],
  ['', '/a//b/', 'a/b'],
  ['a', 'b/c', 'a/b/c'],
  ['a', '../b', 'a/../b'],
  ['a', './b', 'a/./b'],
])('from %j down %j is %j', (parent, child, expected) => {
  expect(childPath(parent, child)).toBe(expected);
});

test.each([
  ['', null],
  ['a', ''],
  ['a/b', 'a'],
  ['a/b/c', 'a/b'],
])('above %j is %j', (path, expected) => {
  expect(parentPath(path)).toBe(expected);
});

test.each([
  ['', ''],
  ['a', 'a'],
  ['a/b.txt', 'b.txt'],
])('the name of %j is %j', (path, expected) => {
  expect(nameOfPath(path)).toBe(expected);
});

describe('work on the root', () => {
  test('is refused with the operation’s name', () => {
    expect(() => refuseRoot('', 'deleteObject')).toThrow(
      "The operation 'deleteObject' cannot be performed on a root reference, create a non-root reference using child, such as .child('file.png'). (storage/invalid-root-operation)",
    );
  });
  test('elsewhere is allowed', () => {
    expect(() => refuseRoot('a', 'deleteObject')).not.toThrow();
  });
});
