import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { uploadedPaths } from '../../../test/fake-storage.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner, staff, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';
import { noneUnsigned, noRules } from './testing/none-unsigned.ts';

const sha256 = 'a'.repeat(64);
const waiver = {
  id: testId(50),
  businessId: meadow.id,
  title: 'Play agreement',
  version: 1,
  materialVersion: 1,
  sha256,
  format: 'text' as const,
  services: null,
  validMonths: null as number | null,
  resign: 'material' as const,
  forMinors: true,
  updatedAt: at,
};
const toSign = {
  ...waiver,
  businessName: meadow.name,
  body: 'Dogs play together.',
  pages: [],
  file: null,
  signedVersion: null as number | null,
  signedBody: null as string | null,
};
const signature = {
  id: testId(51),
  waiverId: waiver.id,
  version: 1,
  materialVersion: 1,
  petId: biscuit.id,
  petName: 'Biscuit',
  signerName: 'Maya Lindqvist',
  minors: ['Mia'],
  minorDetails: [{ name: 'Mia', bornOn: null, relation: null, relationText: null }],
  signedAt: at,
  expiresOn: null,
  sha256,
};
const open = (more = {}, person = staff('manager')) =>
  openScreen('/business/waivers', person, {
    listWaivers: listed(waiver),
    listUnsignedPets: noneUnsigned,
    getRequirements: noRules,
    getWaiverToSign: toSign,
    ...more,
  });
type User = Awaited<ReturnType<typeof open>>['user'];

async function write(user: User, text: string) {
  const field = await screen.findByRole('textbox', { name: /^Text/ });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
async function chooseFile(user: User, file: File) {
  await user.click(await screen.findByRole('radio', { name: 'PDF file' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file');
  await user.upload(input, file);
}
const pdf = () => new File(['%PDF-1.7'], 'agreement.pdf', { type: 'application/pdf' });

test('a new waiver begins with an example, which is not offered once there is a text', async () => {
  const { user } = await open({ createWaiver: waiver });
  await press(user, 'Write a waiver');
  expect(await screen.findByText(/^Examples in plain words, not legal advice\./)).toBeTruthy();
  await press(user, 'Use this example: Grooming agreement');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Grooming agreement');
  expect(screen.getByRole('heading', { name: 'Matted coats' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Use this example: / })).toBeNull();
  await press(user, 'Publish');
  await waitFor(() => expect(sentTo('createWaiver')).toHaveLength(1));
  expect(sentTo('createWaiver')[0]).toMatchObject({
    title: 'Grooming agreement',
    body: expect.stringContaining('## Matted coats'),
  });
});

test('without a waiver the words say what one is good for', async () => {
  await open({ listWaivers: listed() });
  expect(await screen.findByText('No waiver yet')).toBeTruthy();
});

test('a waiver can be published once something was written, and shows what changes', async () => {
  const { user } = await open({ publishWaiverVersion: { ...waiver, version: 2 } });
  await press(user, 'Edit waiver');
  expect(await screen.findByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  await write(user, 'Dogs play outside.');
  const changes = screen.getByRole('region', { name: 'Changes' });
  expect(within(changes).getByText('outside.').tagName).toBe('INS');
  expect(within(changes).getByText('together.').tagName).toBe('DEL');
  await user.click(screen.getByRole('checkbox', { name: /^Material change/ }));
  await press(user, 'Publish');
  expect(await screen.findByText('Play agreement is published.')).toBeTruthy();
  expect(sentTo('publishWaiverVersion')).toEqual([
    {
      waiverId: waiver.id,
      body: 'Dogs play outside.',
      material: true,
      resign: 'material',
      forMinors: true,
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('the buttons above the text mark what is selected, and the preview follows', async () => {
  const { user } = await open();
  await press(user, 'Write a waiver');
  await write(user, 'Dogs play together.');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
  field.setSelectionRange(0, 4);
  await press(user, 'Bold');
  expect(field.value).toBe('**Dogs** play together.');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(within(preview).getByText('Dogs').tagName).toBe('STRONG');
  await press(user, 'Heading');
  expect(within(preview).getByRole('heading', { name: 'Dogs play together.' })).toBeTruthy();
});

test('after a cut the text stays, and publishing again is the same request', async () => {
  const { user } = await open({ publishWaiverVersion: cutNetwork });
  await press(user, 'Edit waiver');
  await write(user, 'Dogs play outside.');
  await press(user, 'Publish');
  await alertOf(/Can’t reach the server/);
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveProperty('value', 'Dogs play outside.');
  answerFromNow({ publishWaiverVersion: { ...waiver, version: 2 } });
  await press(user, 'Publish');
  await screen.findByText('Play agreement is published.');
  const [first, second] = sentTo('publishWaiverVersion');
  expect(second).toEqual(first);
});

test('a draft is kept when the editor is closed', async () => {
  const { user } = await open();
  await press(user, 'Edit waiver');
  await write(user, 'Dogs play outside.');
  await press(user, 'Cancel');
  await press(user, 'Edit waiver');
  expect(await screen.findByRole('textbox', { name: /^Text/ })).toHaveProperty('value', 'Dogs play outside.');
});

test('a PDF is uploaded once, also when publishing has to be tried again', async () => {
  const { user } = await open({ publishWaiverVersion: cutNetwork });
  await press(user, 'Edit waiver');
  await chooseFile(user, pdf());
  expect(await screen.findByText('Selected: agreement.pdf')).toBeTruthy();
  await press(user, 'Publish');
  await alertOf(/Can’t reach the server/);
  answerFromNow({ publishWaiverVersion: { ...waiver, version: 2 } });
  await press(user, 'Publish');
  await screen.findByText('Play agreement is published.');
  const [first, second] = sentTo('publishWaiverVersion');
  expect(second).toEqual(first);
  expect(uploadedPaths()).toHaveLength(1);
  expect(first).toMatchObject({ storagePath: uploadedPaths()[0] });
});

test('a file that is too large is refused before it is sent', async () => {
  const { user } = await open();
  await press(user, 'Edit waiver');
  const huge = pdf();
  Object.defineProperty(huge, 'size', { value: 6 * 1024 * 1024 });
  await chooseFile(user, huge);
  expect(await screen.findByText('This file is larger than 5 MB. Choose a smaller one.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
});

test('a waiver that cannot be opened says why', async () => {
  const { user } = await open({ getWaiverToSign: () => refuseCall('NOT_FOUND') });
  await press(user, 'Edit waiver');
  expect(await screen.findByText(/We couldn’t find this/)).toBeTruthy();
});

test('staff read waivers and open the kiosk, and write none', async () => {
  await open({}, staff('staff'));
  const kiosk = await screen.findByRole('link', { name: 'Sign on this device' });
  expect(kiosk.getAttribute('href')).toBe(`/business/waivers/${waiver.id}/sign`);
  expect(screen.queryByRole('button', { name: 'Edit waiver' })).toBeNull();
});

test('an owner who signed an earlier version reads what changed since', async () => {
  await openScreen(`/waivers/${waiver.id}`, owner(), {
    ...petAnswers(),
    getWaiverToSign: { ...toSign, version: 2, signedVersion: 1, signedBody: 'Dogs play alone.' },
  });
  const changes = await screen.findByRole('region', { name: 'What changed since you signed' });
  expect(within(changes).getByText('alone.').tagName).toBe('DEL');
  expect(within(changes).getByText('together.').tagName).toBe('INS');
});

test('a signed document that an owner cannot download right away is said', async () => {
  const { user } = await openScreen(`/waivers/${waiver.id}`, owner(), {
    ...petAnswers(),
    getWaiverToSign: toSign,
    signWaiver: { signatures: [signature], sha256 },
    getSignedWaiver: cutNetwork,
  });
  const name = await screen.findByLabelText('Your full name');
  await user.type(name, 'Maya Lindqvist');
  await user.type(screen.getByLabelText('Type your name as your signature'), 'Maya');
  await user.click(screen.getByRole('checkbox', { name: 'I have read this and agree.' }));
  await press(user, 'Sign');
  expect(await screen.findByRole('link', { name: 'Back to Biscuit' })).toBeTruthy();
  await press(user, 'Download the document');
  expect(await screen.findByText('The document couldn’t be downloaded. Try again.')).toBeTruthy();
});

test('an owner without pets reads that one is needed', async () => {
  await openScreen(`/waivers/${waiver.id}`, owner(), {
    ...petAnswers(),
    listPets: listed(),
    getWaiverToSign: toSign,
  });
  expect(await screen.findByText('Add a pet first. Then you can sign for it.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign' })).toHaveProperty('disabled', true);
});

test('a waiver that is gone says so', async () => {
  await openScreen(`/waivers/${waiver.id}`, owner(), {
    ...petAnswers(),
    getWaiverToSign: () => refuseCall('NOT_FOUND'),
  });
  await alertOf(/We couldn’t find this/);
});

test.each([
  ['the same file', 'signed', 'Your file is this document, exactly as signed.'],
  ['another file', 'other', 'Your file is a different document.'],
])('a person compares %s with the signed document', async (_name, content, words) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('signed')));
  const fingerprint = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { user } = await openScreen(`/w/${fingerprint}`, null, {
    verifySignedWaiver: {
      valid: true,
      reason: null,
      businessName: meadow.name,
      title: 'Play agreement',
      version: 1,
      textSha256: sha256,
      signedAt: at,
      pets: 1,
    },
  });
  await screen.findByRole('heading', { name: 'Compare a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File([content], 'a.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
});
