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
const lines = (...rules: Rule[]): string[] =>
  [...renderToStaticMarkup(<AskedList rules={rules} />).matchAll(/<li>(.*?)<\/li>/g)].map(
    ([, text = '']) => text,
  );

describe('what a place asks', () => {
  it('stands by its own title, what is required first', () => {
    const soft = rule('a', { level: 'recommended', title: 'Bordetella' });
    expect(lines(soft, rule('b', { title: 'Rabies' }))).toEqual(['Rabies', 'Bordetella (recommended)']);
  });

  it('is named after its subject without a title', () => {
    expect(lines(rule('a', {}))[0]).toMatch(/microchip/i);
  });

  it('may be nothing', () => {
    expect(renderToStaticMarkup(<AskedList rules={[]} />)).toContain('asks for no records');
  });
});
