import { alertKinds } from '@clearpaw/domain';
import { languages } from '@clearpaw/protocol';
import { describe, expect, it, test } from 'vitest';
import type { AlertContent, AlertName, ContentOf } from '../../schema/alert-content.ts';
import type { AlertRow } from './alert-presenter.ts';
import { sayAlert, sayRow } from './say-alert.ts';
import { writeAlertMail } from './write-mail.ts';

const need = {
  ...{ key: 'k', subject: 'Rabies (1 year)', about: { vaccine: 'rabies-1y' }, recordId: 'd' },
  ...{ lastValidOn: '2026-06-30', actBy: '2026-06-24', businessIds: ['b1'] },
};
const renewal = { name: 'renewal', petName: 'Bix', need, businesses: ['Zorg'], today: '2026-06-10' } as const;
const visit = { arrival: '2026-06-29', departure: '2026-07-02' };
const incident: ContentOf<'incident'> = {
  ...{ name: 'incident', business: 'Zorg', pet: 'Bix', kind: 'bite', timeZone: 'UTC' },
  ...{ occurredAt: '2026-06-10T10:42:00.000Z', location: null, description: 'QQQ.' },
  ...{ actionsTaken: null, isCorrected: false },
};
const states = ['missing', 'expired_on', 'expires_on', 'expires_soon', 'expired', 'to_complete'] as const;
const reviewed = { name: 'reviewed', business: 'Zorg', pet: 'Bix', note: 'QQQ' } as const;
const here = { business: 'Zorg', pet: 'Bix' };

/** Every branch of every content; a new one does not compile without a sample. */
const samples: { readonly [N in AlertName]: readonly ContentOf<N>[] } = {
  renewal: [
    { ...renewal, stage: 'lapsed' },
    { ...renewal, stage: 'in_14' },
    ...['2026-06-23', '2026-06-24', '2026-06-28'].map((today) => ({
      ...renewal,
      stage: 'today' as const,
      today,
    })),
    { ...renewal, stage: 'in_3', need: { ...need, visit } },
    { ...renewal, stage: 'in_3', businesses: ['A', 'B', 'C'], need: { ...need, actBy: need.lastValidOn } },
  ],
  due: states.map((state) => ({
    ...{ name: 'due', business: 'Zorg', message: 'QQQ' },
    pets: [
      {
        name: 'Bix',
        items: [
          {
            title: null,
            requirement: { kind: 'vaccination', targets: ['rabies'] },
            state,
            day: '2026-06-30',
          },
        ],
      },
    ],
  })),
  incident: [
    incident,
    { ...incident, kind: 'escape', location: 'QQQ', actionsTaken: 'QQQ', isCorrected: true },
  ],
  rules_changed: [{ name: 'rules_changed', ...here, from: '2026-06-30' }],
  reviewed: [
    ...(['vaccination', 'test', 'treatment', 'exemption', 'document'] as const).map((kind) => ({
      ...{ ...reviewed, isVerified: true, subject: { kind } },
    })),
    { ...reviewed, isVerified: false, subject: { vaccine: 'rabies-1y', vaccineName: null } },
  ],
  clinic_added: [{ name: 'clinic_added', clinic: 'Zorg', pet: 'Bix' }],
  clinic_answered: [
    { name: 'clinic_answered', clinic: 'Zorg', pet: 'Bix', confirmed: 1, corrected: 2, declined: 3 },
  ],
  document_read: [{ name: 'document_read', pet: 'Bix', document: 'QQQ' }],
  waiver_changed: [{ name: 'waiver_changed', business: 'Zorg', title: 'QQQ', pets: ['Bix', 'Mo'] }],
  waiver_asked: [{ name: 'waiver_asked', business: 'Zorg', title: 'QQQ', pets: ['Bix', 'Mo'] }],
  checked_in: [{ name: 'checked_in', ...here }],
  new_viewer: [{ name: 'new_viewer', ...here }],
  invitation: [
    { name: 'invitation', email: 'a@b.test', teamOf: 'Zorg' },
    { name: 'invitation', email: 'a@b.test', careOf: 'Bix' },
  ],
  payment_failed: [{ name: 'payment_failed' }],
  reviews_waiting: [
    { name: 'reviews_waiting', business: 'Zorg', count: 1, pet: null },
    { name: 'reviews_waiting', business: 'Zorg', count: 3, pet: 'Bix' },
  ],
  arrival_waiting: [{ name: 'arrival_waiting', ...here }],
  guest_merge: [{ name: 'guest_merge', ...here, guest: 'Mo' }],
  at_capacity: [{ name: 'at_capacity', business: 'Zorg', service: 'QQQ', here: 9, room: 8 }],
  week: [
    { name: 'week', business: 'Zorg', admitted: 2, denied: 1, pets: 2, connected: 3, good: 2, waiting: 1 },
  ],
};
const all: readonly AlertContent[] = Object.values(samples).flat();
const others = languages.filter((language) => language !== 'en');

/** Sentences and lines of their own, without what people wrote. */
const piecesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.:!?]) /)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !/^[“”]?QQQ/.test(piece) && piece !== 'Bix:' && piece !== 'Zorg:');

describe.each(others)('in %s', (language) => {
  it.each(all.map((content) => [content.name, content] as const))('%s has no English left', (_, content) => {
    const english = sayAlert(content, 'en');
    const said = sayAlert(content, language);
    const left = piecesOf(`${english.title}\n${english.body}`).filter((piece) =>
      piecesOf(`${said.title}\n${said.body}`).includes(piece),
    );
    expect(left).toEqual([]);
    expect(`${said.title} ${said.body}`).not.toMatch(/[{}]|undefined|NaN|Invalid/);
  });

  it('a mail says its language, its way and how to end it', async () => {
    const row: AlertRow = {
      ...{ id: 'i', uid: 'u', petId: null, businessId: null, inApp: true, onceKey: null },
      kind: 'checked_in',
      ...{ createdAt: new Date(0), readAt: null, notifyAt: null, title: 'English', body: 'English.' },
      params: { name: 'checked_in', ...here },
    };
    const reader = { email: 'a@b.test', unsubscribeToken: 't', language };
    const mail = await writeAlertMail(row, reader, 'https://clearpaw.test');
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(mail.headers).toMatchObject({ 'Content-Language': language });
    expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toMatch(/English|Open Clearpaw|No more|You get/);
    expect(mail.text).toContain(`/unsubscribe/t?kind=checked_in&lang=${language}`);
  });
});

it('every kind of alert that people can choose has contents', () => {
  expect(all.length).toBeGreaterThan(alertKinds.length);
});

test('an alert of an earlier release is shown as it was written', () => {
  const row = { title: 'Biscuit was checked in', body: 'Since this morning.', params: null };
  expect(sayRow(row, 'de')).toEqual({ title: row.title, body: row.body });
});
