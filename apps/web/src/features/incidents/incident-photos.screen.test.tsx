import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogOf, fill, press } from '../../../test/acts.ts';
import { sentTo } from '../../../test/fake-server.ts';
import { answerUploads, uploadedPaths } from '../../../test/fake-storage.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { meadow, staff, testId } from '../../../test/people.ts';
import type { Incident } from './incident.ts';

const pet = { petId: testId(2), petName: 'Biscuit' };
const photo = (at: number) => ({
  path: `incidents/${testId(80)}/photos/${testId(90 + at)}`,
  url: `/incident-photos/${at}`,
});
const incident: Incident = {
  ...{ id: testId(80), businessId: meadow.id, kind: 'injury', severity: 'minor', pets: [pet] },
  ...{ occurredAt: '2026-03-02T09:00:00.000Z', location: null, description: 'Scraped.' },
  ...{ actionsTaken: null, people: null, ownersNotifiedAt: null, version: 1, recordedBy: 'Sam Ode' },
  ...{ recordedAt: '2026-03-02T09:05:00.000Z', updatedAt: '2026-03-02T09:05:00.000Z' },
  photos: [photo(1), photo(2)],
};
const version = {
  ...{ version: 1, kind: incident.kind, severity: incident.severity, occurredAt: incident.occurredAt },
  ...{ location: null, description: 'Scraped.', actionsTaken: null, people: null },
  ...{ by: 'Sam Ode', at: incident.recordedAt, reason: null, photos: incident.photos },
};
const answers = { recordIncident: incident, getIncident: { incident, versions: [version] } };
const openNew = () =>
  openScreen(`/business/incidents/new?pet=${pet.petId}&name=Biscuit`, staff('staff'), answers);
const jpeg = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const chooser = () => screen.findByLabelText('Add photos', { selector: 'input' });
const image = (name: string) => screen.findByRole('img', { name });

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

test('photos are stored as soon as they are chosen, and sent with the report in their order', async () => {
  const { user } = await openNew();
  await fill(user, 'Description', 'Scraped.');
  await user.upload(await chooser(), [jpeg('a.jpg'), jpeg('b.jpg')]);
  expect(await image('Photo 2')).toBeTruthy();
  await waitFor(() => expect(uploadedPaths()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await press(user, 'Save and notify owners');
  await screen.findByRole('heading', { level: 1, name: /^Injury/ });
  const [sent] = sentTo('recordIncident');
  expect(sent?.photoPaths?.toSorted()).toEqual(uploadedPaths().toSorted());
  expect(sent?.photoPaths?.[0]).toMatch(/^users\/[^/]+\/photos\/[^/]+\.jpg$/);
});

test('a report without photos is sent without the field', async () => {
  const { user } = await openNew();
  await fill(user, 'Description', 'Scraped.');
  await press(user, 'Save and notify owners');
  await screen.findByRole('heading', { level: 1, name: /^Injury/ });
  expect(sentTo('recordIncident')[0]).not.toHaveProperty('photoPaths');
});

test('a photo on its way keeps the report from being saved, and says so', async () => {
  let arrive: (status: null) => void = () => {};
  const { user } = await openNew();
  answerUploads(() => new Promise((resolve) => (arrive = resolve)));
  await fill(user, 'Description', 'Scraped.');
  await user.upload(await chooser(), jpeg('a.jpg'));
  expect(await screen.findByRole('progressbar', { name: 'Photo 1: uploading' })).toBeTruthy();
  await press(user, 'Save and notify owners');
  expect(await screen.findByText('Wait until all photos are uploaded, or remove them.')).toBeTruthy();
  expect(sentTo('recordIncident')).toEqual([]);
  arrive(null);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await press(user, 'Save and notify owners');
  await waitFor(() => expect(sentTo('recordIncident')).toHaveLength(1));
});

test('a photo that could not be stored is sent again, or removed', async () => {
  const { user } = await openNew();
  answerUploads(() => 403);
  await fill(user, 'Description', 'Scraped.');
  await user.upload(await chooser(), [jpeg('a.jpg'), jpeg('b.jpg')]);
  expect(await screen.findAllByText('The upload failed.')).toHaveLength(2);
  await press(user, 'Save and notify owners');
  expect(await screen.findByText('Upload the photos that failed again, or remove them.')).toBeTruthy();
  answerUploads(() => null);
  await press(user, 'Upload Photo 1 again');
  await waitFor(() => expect(screen.getAllByText('The upload failed.')).toHaveLength(1));
  await press(user, 'Remove Photo 2');
  await waitFor(() => expect(screen.queryByText('The upload failed.')).toBeNull());
  await press(user, 'Save and notify owners');
  await waitFor(() => expect(sentTo('recordIncident')).toHaveLength(1));
  expect(sentTo('recordIncident')[0]?.photoPaths).toEqual(uploadedPaths());
});

test('a file that is no photo is said, and is not uploaded', async () => {
  const { user } = await openNew();
  await user.upload(await chooser(), new File(['x'], 'a.heic', { type: 'image/heic' }));
  expect(await screen.findByText(/can’t be read as a photo/)).toBeTruthy();
  expect(uploadedPaths()).toEqual([]);
});

test('a report takes six photos and no more', async () => {
  const { user } = await openNew();
  await user.upload(
    await chooser(),
    Array.from({ length: 8 }, (_, at) => jpeg(`${at}.jpg`)),
  );
  expect(await screen.findByText('A report shows up to 6 photos.')).toBeTruthy();
  expect(await screen.findAllByRole('img', { name: /^Photo \d$/ })).toHaveLength(6);
  expect(screen.queryByLabelText('Add photos', { selector: 'input' })).toBeNull();
});

test('a report shows its photos, each of which opens, and an earlier version its own', async () => {
  await openScreen(`/business/incidents/${incident.id}`, staff('staff'), {
    getIncident: {
      incident: { ...incident, version: 2, photos: [photo(2)] },
      versions: [{ ...version, version: 2, photos: [photo(2)], reason: 'Wrong photo' }, version],
    },
  });
  const [first] = await screen.findAllByRole('link', { name: 'Photo 1' });
  expect(first?.getAttribute('href')).toBe('/incident-photos/2');
  const history = screen.getByRole('region', { name: 'Earlier versions' });
  const shown = within(history).getAllByRole('img');
  expect(shown.map((one) => one.getAttribute('src'))).toEqual(
    [2, 1, 2].map((at) => `/incident-photos/${at}`),
  );
});

test('a correction sends the photos only where they changed', async () => {
  const { user } = await openScreen(`/business/incidents/${incident.id}`, staff('staff'), {
    ...answers,
    correctIncident: incident,
  });
  const correct = async () => {
    await press(user, 'Correct');
    const dialog = await dialogOf('Correct this report');
    await fill(user, 'Reason for the correction', 'Wrong photo');
    return dialog;
  };
  await press(user, 'Save correction', { in: await correct() });
  await waitFor(() => expect(sentTo('correctIncident')).toHaveLength(1));
  expect(sentTo('correctIncident')[0]).not.toHaveProperty('photoPaths');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dialog = await correct();
  await press(user, 'Remove Photo 1', { in: dialog });
  await press(user, 'Save correction', { in: dialog });
  await waitFor(() => expect(sentTo('correctIncident')).toHaveLength(2));
  expect(sentTo('correctIncident')[1]?.photoPaths).toEqual([photo(2).path]);
});
