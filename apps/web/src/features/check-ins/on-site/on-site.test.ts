import { describe, expect, it } from 'vitest';
import type { CheckIn } from '../check-in.ts';
import { emptyOnSite, groupByService, happenings, nextOnSite, waitingOf } from './on-site.ts';

const build = (change: Partial<CheckIn>): CheckIn => ({
  id: 'a',
  businessId: 'b',
  petId: 'p',
  species: null,
  petName: 'Biscuit',
  colour: null,
  photoPath: null,
  alerts: [],
  service: 'daycare',
  arrivedAt: '2026-11-20T14:00:00Z',
  departedAt: null,
  method: 'badge',
  decision: 'admitted',
  verdict: 'compliant',
  overrideReason: null,
  recordedBy: 'u',
  requirementsVersion: 1,
  ...change,
});
const biscuit = build({});
const otis = build({ id: 'o', petId: 'q', petName: 'Otis', arrivedAt: '2026-11-20T13:00:00Z' });
const gone = (checkIn: CheckIn) => ({ ...checkIn, departedAt: '2026-11-20T16:00:00Z' });
const names = (list: readonly CheckIn[]) => list.map(({ petName }) => petName);

describe('the list of pets on site', () => {
  it('begins with the pets on site, in the order of arrival', () => {
    expect(names(nextOnSite(emptyOnSite, { present: [biscuit, otis] }).present)).toEqual(['Otis', 'Biscuit']);
  });

  it('adds arrivals and removes departures', () => {
    const both = nextOnSite(nextOnSite(emptyOnSite, { present: [otis] }), biscuit);
    expect(names(both.present)).toEqual(['Otis', 'Biscuit']);
    expect(names(nextOnSite(both, gone(otis)).present)).toEqual(['Biscuit']);
  });

  it('never shows a pet that was denied', () => {
    expect(nextOnSite(emptyOnSite, build({ decision: 'denied' })).present).toEqual([]);
  });

  it('uses the first message after a lost connection', () => {
    const before = nextOnSite(emptyOnSite, biscuit);
    expect(names(nextOnSite(before, { present: [otis] }).present)).toEqual(['Otis']);
  });
});

describe('pets that wait for check-in', () => {
  const waiting = build({ id: 'w', petId: 'm', petName: 'Momo', decision: 'waiting' });
  const earlier = build({
    id: 'e',
    petId: 'z',
    petName: 'Ziggy',
    decision: 'waiting',
    arrivedAt: otis.arrivedAt,
  });

  it('are listed or streamed, in the order of arrival, once', () => {
    expect(names(waitingOf([waiting, biscuit], [earlier, waiting]))).toEqual(['Ziggy', 'Momo']);
  });

  it('are removed when someone decides, on any device', () => {
    expect(waitingOf([waiting], [{ ...waiting, decision: 'admitted' }])).toEqual([]);
    expect(waitingOf([waiting], [{ ...waiting, decision: 'denied' }])).toEqual([]);
  });

  it('are removed when no one decided, and when the pet was checked in by its badge', () => {
    expect(waitingOf([waiting], [gone(waiting)])).toEqual([]);
    const scanned = build({ id: 'x', petId: waiting.petId, decision: 'admitted', departedAt: null });
    expect(waitingOf([waiting], [scanned])).toEqual([]);
  });

  it('are read again from the list after a lost connection', () => {
    const before = nextOnSite(nextOnSite(emptyOnSite, waiting), gone(otis));
    const after = nextOnSite(before, { present: [] });
    expect(names(after.changed)).toEqual(['Otis']);
    expect(waitingOf([{ ...waiting, decision: 'admitted' }], after.changed)).toEqual([]);
  });
});

describe('what happened today', () => {
  const since = '2026-11-20T05:00:00Z';

  it('distinguishes arrivals and departures, newest first', () => {
    const list = happenings([gone(otis), biscuit], [], since);
    expect(list.map(({ kind, checkIn }) => `${checkIn.petName} ${kind}`)).toEqual([
      'Otis out',
      'Biscuit in',
      'Otis in',
    ]);
  });

  it('distinguishes a wait without a decision from a departure', () => {
    const ended = gone(build({ decision: 'waiting' }));
    expect(happenings([ended], [], since).map(({ kind }) => kind)).toEqual(['unanswered']);
  });

  it('leaves out the arrival of yesterday whose departure was today', () => {
    const stayed = gone({ ...otis, arrivedAt: '2026-11-19T14:00:00Z' });
    expect(happenings([], [stayed], since).map(({ kind }) => kind)).toEqual(['out']);
  });

  it('prefers the stream over the list', () => {
    expect(happenings([otis], [gone(otis)], since).map(({ kind }) => kind)).toEqual(['out', 'in']);
  });

  it('names refusals and admissions against the verdict', () => {
    const list = happenings(
      [build({ decision: 'denied' }), build({ id: 'c', overrideReason: 'Vet called' })],
      [],
      since,
    );
    expect(list.map(({ kind }) => kind).toSorted()).toEqual(['denied', 'override']);
  });
});

describe('pets on site by service', () => {
  const services = [
    { code: 'daycare', name: 'Daycare' },
    { code: 'boarding', name: 'Boarding' },
  ];

  it('keeps the business’s own order and shows empty services', () => {
    const groups = groupByService([biscuit], services);
    expect(groups.map(({ name, present }) => [name, present.length])).toEqual([
      ['Daycare', 1],
      ['Boarding', 0],
    ]);
  });

  it('includes pets whose service no longer exists', () => {
    const groups = groupByService(
      [build({ service: 'grooming' }), build({ id: 'z', service: null })],
      services,
    );
    expect(groups.at(-1)).toMatchObject({ code: null, present: [{}, {}] });
  });
});

it('a decision that was undone is not shown, and the pet is neither on site nor waiting', () => {
  const undone = build({ decision: 'undone', departedAt: '2026-11-20T14:01:00Z' });
  const onSite = nextOnSite(nextOnSite(emptyOnSite, { present: [biscuit, otis] }), undone);
  expect(names(onSite.present)).toEqual(['Otis']);
  expect(happenings([biscuit], onSite.changed, '2026-11-20T00:00:00Z')).toEqual([]);
  expect(waitingOf([], onSite.changed)).toEqual([]);
});
