import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dialogOf, press } from '../../../test/acts.ts';
import { cutNetwork, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { owner } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const url = 'https://clearpaw.example/exports/pets/secret';

test('from the menu of a pet’s page, the record is asked for in the reader’s page size', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), { ...petAnswers(), exportPet: { url } });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /Download PDF record/ }));
  const dialog = await dialogOf('Download PDF record');
  await user.click(within(dialog).getByRole('radio', { name: /A4/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/exports/pets/secret'));
  expect(sentTo('exportPet')).toEqual([
    { petId: biscuit.id, format: 'pdf', pageSize: 'a4', timeZone: expect.any(String) },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
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

test('on the page Sharing the record is asked for in the form that programs read', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = await openScreen(`/pets/${biscuit.id}/share`, owner(), {
    ...petAnswers(),
    exportPet: { url },
  });
  await press(user, 'Download for other programs (FHIR)');
  const dialog = await dialogOf('Download for other programs (FHIR)');
  await user.click(within(dialog).getByRole('button', { name: 'Download file' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/exports/pets/secret'));
  expect(sentTo('exportPet')).toMatchObject([{ petId: biscuit.id, format: 'fhir' }]);
});
