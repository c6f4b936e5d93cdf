import type { Rule } from '@clearpaw/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AskedList } from './asked-list.tsx';

const rule = (id: string, change: Partial<Rule>): Rule => ({
  id,
  level: 'required',
  requirement: { kind: 'microchip' },
  ...change,
});
const sentenceOf = ({ id }: Rule) => `Every pet has ${id}.`;
const lines = (...rules: Rule[]): string[] =>
  [
    ...renderToStaticMarkup(<AskedList rules={rules} sentenceOf={sentenceOf} />).matchAll(/<li>(.*?)<\/li>/g),
  ].map(([, text = '']) => text);

describe('what a business requires', () => {
  it('is said in sentences, under its own title where it has one, what is required first', () => {
    const soft = rule('a', { level: 'recommended', title: 'Bordetella' });
    expect(lines(soft, rule('b', { title: 'Rabies' }), rule('c', {}))).toEqual([
      'Rabies: Every pet has b.',
      'Every pet has c.',
      'Recommended: Bordetella: Every pet has a.',
    ]);
  });

  it('may be nothing', () => {
    expect(renderToStaticMarkup(<AskedList rules={[]} sentenceOf={sentenceOf} />)).toContain(
      'asks for no records',
    );
  });
});
