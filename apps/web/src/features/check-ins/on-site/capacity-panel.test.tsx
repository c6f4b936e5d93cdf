import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CapacityPanel } from './capacity-panel.tsx';
import type { ServiceGroup } from './on-site.ts';

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
    expect(read(group('Daycare', 14), group('Boarding', 6))).toBe('20 pets here Daycare 14 Boarding 6');
  });

  it('speaks of one pet as one', () => {
    expect(read(group('Daycare', 1))).toContain('1 pet here');
  });

  it('says how many a service holds, and when it is full', () => {
    const held = { ...group('Daycare', 3), capacity: 4 };
    expect(read(held)).toContain('Daycare 3 of 4 here');
    expect(read(held)).not.toContain('full');
    expect(read({ ...held, capacity: 3 })).toContain('Daycare 3 of 3 here, at capacity');
  });

  it('draws no bars where the capacity is not known', () => {
    expect(renderToStaticMarkup(<CapacityPanel groups={[group('Daycare', 3)]} />)).not.toContain(
      'bg-marigold',
    );
  });

  it('says how many of all spaces are taken, once each service has a capacity', () => {
    const held = { ...group('Daycare', 3), capacity: 4 };
    expect(read(held, { ...group('Boarding', 1), capacity: 6 })).toMatch(/^4 here of 10 /);
    expect(read(held, group('Boarding', 1))).toMatch(/^4 pets here /);
  });

  it('says how many are expected and how many spaces are free', () => {
    const held = { ...group('Daycare', 3), capacity: 6 };
    const expected = [{ service: 'daycare' }, { service: 'boarding' }];
    const html = renderToStaticMarkup(<CapacityPanel groups={[held]} expected={expected} />);
    expect(html).toContain('1 expected, 3 free');
    expect(html.split('bg-expected').length - 1).toBe(1);
    expect(read(held)).toContain('3 free');
  });

  it('shows a bar for each space, filled where it is taken', () => {
    const bars = (count: number, capacity: number) => {
      const html = renderToStaticMarkup(
        <CapacityPanel groups={[{ ...group('Daycare', count), capacity }]} />,
      );
      return [html.split('bg-marigold').length - 1, html.split('bg-on-deep/12').length - 1];
    };
    expect(bars(3, 4)).toEqual([3, 1]);
    expect(bars(5, 4)).toEqual([5, 0]);
    expect(bars(0, 6)).toEqual([0, 6]);
    expect(bars(50, 100)).toEqual([12, 12]);
  });
});
