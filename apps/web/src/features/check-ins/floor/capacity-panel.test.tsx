import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CapacityPanel } from './capacity-panel.tsx';
import type { ServiceGroup } from './floor.ts';

const group = (name: string, count: number): ServiceGroup => ({
  code: name.toLowerCase(),
  name,
  present: Array.from({ length: count }, () => ({}) as ServiceGroup['present'][number]),
});
const read = (...groups: ServiceGroup[]): string =>
  renderToStaticMarkup(<CapacityPanel groups={groups} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the count of who is here', () => {
  it('is over all services and of each', () => {
    expect(read(group('Daycare', 14), group('Boarding', 6))).toBe('20 pets are here Daycare 14 Boarding 6');
  });

  it('speaks of one pet as one', () => {
    expect(read(group('Daycare', 1))).toContain('1 pet is here');
  });
});
