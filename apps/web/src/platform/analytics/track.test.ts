import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { track } from './track.ts';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('navigator', { doNotTrack: null, languages: [], language: 'en' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const queue = () =>
  JSON.parse(kept.get('clearpaw.analytics') ?? '[]') as { name: string; payload: unknown; at: string }[];

describe('the queue of events', () => {
  it('keeps each event with what it carries and when, in order [spec 7.32]', () => {
    track('remember_me_toggle', { enabled: false });
    track('user_type_select', { userType: 'owner' });
    expect(queue()).toMatchObject([
      { name: 'remember_me_toggle', payload: { enabled: false } },
      { name: 'user_type_select', payload: { userType: 'owner' } },
    ]);
    expect(queue()[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });
  it('has an end: old events make room [spec 7.32]', () => {
    for (let count = 0; count < 205; count++) track('page_view', { page: String(count) });
    expect(queue()).toHaveLength(200);
    expect(queue()[0]?.payload).toEqual({ page: '5' });
  });
  it('stays empty for readers who asked not to be tracked', () => {
    vi.stubGlobal('navigator', { doNotTrack: '1' });
    track('user_type_view', {});
    expect(queue()).toEqual([]);
  });
  it('begins again where what was kept cannot be read', () => {
    kept.set('clearpaw.analytics', '{broken');
    track('user_type_view', {});
    expect(queue()).toHaveLength(1);
  });
});
