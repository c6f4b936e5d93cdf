import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useEntitlements } from './use-entitlements.ts';

vi.mock('../../platform/session/index.ts', () => ({ useSession: () => ({ ready: true, uid: null }) }));
vi.mock('../../platform/data/index.ts', () => ({ useWatch: () => 'connecting' }));

function Shown() {
  return JSON.stringify(useEntitlements());
}

it('with no one signed in the free defaults apply, without asking anyone [spec 3.5, 4.17]', () => {
  const shown = renderToStaticMarkup(<Shown />).replaceAll('&quot;', '"');
  expect(JSON.parse(shown)).toEqual({
    status: 'loaded',
    entitlements: {
      businessConnect: false,
      tier: 'free',
      source: 'manual',
      currentPeriodEnd: null,
      updatedAt: null,
    },
  });
});
