import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('work that can wait', () => {
  it('is done when the browser says that it is idle, within two seconds', () => {
    const ask = vi.fn((act: () => void) => {
      act();
      return 7;
    });
    vi.stubGlobal('requestIdleCallback', ask);
    const act = vi.fn();
    whenIdle(act);
    expect(act).toHaveBeenCalledOnce();
    expect(ask.mock.calls[0]).toEqual([act, { timeout: 2_000 }]);
  });

  it('is given up with the page', () => {
    const giveUp = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', giveUp);
    whenIdle(() => {})();
    expect(giveUp).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('waits a moment where the browser cannot say', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const act = vi.fn();
    whenIdle(act);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(act).toHaveBeenCalledOnce();
    whenIdle(act)();
    vi.advanceTimersByTime(1_000);
    expect(act).toHaveBeenCalledOnce();
  });
});
