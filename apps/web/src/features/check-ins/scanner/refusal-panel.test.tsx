import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RefusalPanel } from './refusal-panel.tsx';

const nothing = () => {};
const panel = (
  code: 'failed-precondition' | 'permission-denied' | 'internal',
  reason: string | null,
): string =>
  renderToStaticMarkup(
    <RefusalPanel problem={{ code, reason }} onRetry={nothing} onAgain={nothing} onType={nothing} />,
  );

describe('a refused reading on the screen', () => {
  it('is announced at once, in its own words', () => {
    const html = panel('failed-precondition', 'badge_not_live');
    expect(html).toContain('role="alert"');
    expect(html).toContain('This is a photo of a badge');
    expect(html).toContain('href="/business"');
  });

  it('leads to billing where the plan is missing', () => {
    expect(panel('permission-denied', 'upgrade_required')).toContain('href="/billing"');
  });

  it('offers the same question again where no one answered', () => {
    expect(panel('internal', null)).toContain('Try again');
  });
});
