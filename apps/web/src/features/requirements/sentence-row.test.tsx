import type { Rule } from '@clearpaw/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SentenceRow } from './sentence-row.tsx';

const published: Rule = {
  id: 'bordetella',
  level: 'required',
  appliesTo: { species: ['dog'] },
  requirement: { kind: 'vaccination', targets: ['bordetella'], validMonths: 12 },
};
const shorter: Rule = {
  ...published,
  requirement: { kind: 'vaccination', targets: ['bordetella'], validMonths: 6 },
};
const row = (rule: Rule, before: Rule | undefined, readOnly: boolean, issues: string[] = []): string =>
  renderToStaticMarkup(
    <SentenceRow
      rule={rule}
      before={before}
      position={1}
      scope={null}
      services={[]}
      today="2026-11-22"
      issues={issues}
      menu={[]}
      readOnly={readOnly}
      onChange={() => {}}
    />,
  );

describe('a sentence of the editor', () => {
  it('says what it was before it was changed', () => {
    expect(row(shorter, published, true)).toContain('Changed, was 12 months');
    expect(row(published, published, true)).not.toContain('Changed');
  });

  it('says when it is new', () => {
    expect(row(shorter, undefined, true)).toContain('New');
  });

  it('has no buttons for those who may not publish', () => {
    expect(row(published, published, true)).not.toContain('<button');
    expect(row(published, published, false)).toContain('<button');
  });

  it('shows what the server found wrong with it', () => {
    expect(row(shorter, published, false, ['Expected at most 120.'])).toMatch(
      /role="alert".*Expected at most 120\./s,
    );
  });

  it('leaves out that a proof lasts through check-out, and says where it need not', () => {
    expect(row(published, published, true)).not.toContain('through check-out');
    const arrival = { kind: 'vaccination', targets: ['bordetella'], through: 'arrival' } as const;
    expect(row({ ...published, requirement: arrival }, published, true)).toContain('at check-in');
  });
});
