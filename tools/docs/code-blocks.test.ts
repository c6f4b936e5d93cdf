import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { followers, listMarkdown, readCodeBlocks } from './code-blocks.ts';

const documents = listMarkdown().filter((file) => readCodeBlocks(file).length > 0);

test('each document with code blocks is listed with the tests that execute them', () => {
  expect(documents.toSorted()).toEqual(Object.keys(followers).toSorted());
});

describe.each(documents)('%s', (file) => {
  test('has the blocks that are executed, and no others', () => {
    expect(readCodeBlocks(file).map(({ language }) => language)).toEqual(
      followers[file]?.map(([language]) => language),
    );
  });

  test('is read by the tests that are named', () => {
    const named = (followers[file] ?? []).flatMap(([, follower]) => follower ?? []);
    const parts = [basename(file, '.md'), basename(file)];
    for (const follower of named) {
      const text = readFileSync(follower, 'utf8');
      expect([follower, parts.some((part) => text.includes(part))]).toEqual([follower, true]);
    }
  });
});

test('the folders that ARCHITECTURE.md draws are there', () => {
  const tree = readCodeBlocks('ARCHITECTURE.md')[2]?.text ?? '';
  let above = '';
  const drawn = [...tree.matchAll(/^( {2})?([\w./-]+)( |$)/gm)].map(([, indent, name = '']) => {
    if (indent) return join(above, name);
    above = name;
    return name;
  });
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter((path) => !existsSync(path))).toEqual([]);
});
