import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countUp } from './count-up.ts';

const counted = (still: boolean) => {
  const values: number[] = [];
  const stop = countUp({ still, onValue: (value) => values.push(value) });
  return { values, stop };
};

describe('the landing counter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reaches 150 in 50 steps of 30 ms', () => {
    const { values } = counted(false);
    vi.advanceTimersByTime(50 * 30);
    expect(values).toHaveLength(1 + 50);
    expect(values[0]).toBe(0);
    expect(values.at(-1)).toBe(150);
  });

  it('takes one step every 30 ms, no sooner', () => {
    const { values } = counted(false);
    vi.advanceTimersByTime(29);
    expect(values).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(values).toEqual([0, 3]);
    vi.advanceTimersByTime(30);
    expect(values).toEqual([0, 3, 6]);
  });

  it('is not there yet after 49 steps', () => {
    const { values } = counted(false);
    vi.advanceTimersByTime(49 * 30);
    expect(values.at(-1)).toBe(147);
  });

  it('stays at 150 and leaves no timer behind', () => {
    const { values } = counted(false);
    vi.advanceTimersByTime(60_000);
    expect(values).toHaveLength(51);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never counts backwards', () => {
    const { values } = counted(false);
    vi.advanceTimersByTime(60_000);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it('shows 150 at once where motion is reduced', () => {
    const { values } = counted(true);
    expect(values).toEqual([150]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when the page is left', () => {
    const { values, stop } = counted(false);
    vi.advanceTimersByTime(90);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(values).toEqual([0, 3, 6, 9]);
  });
});
