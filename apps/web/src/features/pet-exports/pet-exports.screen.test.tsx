import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseOption, dialogOf, press } from '../../../test/acts.ts';
import { cutNetwork, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { owner } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const url = 'https://clearpaw.example/exports/pets/secret?lang=en';

test('from the menu of a pet’s page, the record is asked for in the reader’s page size', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), { ...petAnswers(), exportPet: { url } });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /Download PDF record/ }));
  const dialog = await dialogOf('Download PDF record');
  await user.click(within(dialog).getByRole('radio', { name: /A4/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/exports/pets/secret?lang=en'));
  expect(sentTo('exportPet')).toEqual([
    { petId: biscuit.id, format: 'pdf', pageSize: 'a4', timeZone: expect.any(String), language: 'en' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the record is asked for in the language that its reader understands', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await openScreen(`/pets/${biscuit.id}/share`, owner(), {
    ...petAnswers(),
    exportPet: { url },
  });
  await press(user, 'Download PDF record');
  const dialog = await dialogOf('Download PDF record');
  await chooseOption(user, /Language of the PDF/, 'العربية');
  await user.click(within(dialog).getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(sentTo('exportPet')).toMatchObject([{ format: 'pdf', language: 'ar' }]));
});

test('who may only read the pet downloads its record, and ends nothing', async () => {
  const pet = { ...biscuit, access: 'read' as const };
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), { ...petAnswers(), getPet: pet });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Download PDF record'),
    expect.stringContaining('Travel'),
  ]);
});

test('without a network the dialog stays and says so', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}/share`, owner(), {
    ...petAnswers(),
    exportPet: cutNetwork,
  });
  await press(user, 'Download PDF record');
  const dialog = await dialogOf('Download PDF record');
  await user.click(within(dialog).getByRole('button', { name: 'Download PDF' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('couldn’t be prepared');
});

test.each([
  ['fhir', /For other programs/],
  ['csv', /Spreadsheet/],
  ['zip', /Everything/],
] as const)('on the page Sharing the record is asked for as %s', async (format, card) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await openScreen(`/pets/${biscuit.id}/share`, owner(), {
    ...petAnswers(),
    exportPet: { url },
  });
  await press(user, 'Other formats');
  const dialog = await dialogOf('Download in another format');
  await user.click(within(dialog).getByRole('radio', { name: card }));
  await user.click(within(dialog).getByRole('button', { name: 'Download file' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/exports/pets/secret?lang=en'));
  expect(sentTo('exportPet')).toMatchObject([{ petId: biscuit.id, format }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another format that cannot be prepared keeps the dialog and its choice', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}/share`, owner(), {
    ...petAnswers(),
    exportPet: cutNetwork,
  });
  await press(user, 'Other formats');
  const dialog = await dialogOf('Download in another format');
  await user.click(within(dialog).getByRole('radio', { name: /Spreadsheet/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Download file' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('couldn’t be prepared');
  expect(within(dialog).getByRole('radio', { name: /Spreadsheet/ })).toHaveProperty('checked', true);
});
