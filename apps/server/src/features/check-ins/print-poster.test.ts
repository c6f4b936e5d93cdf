import { posterLooks, posterSizes } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness } from '../../seed/builders/index.ts';

const server = await useServer();
const business = await server.businessPerson();
const { id: businessId } = await buildBusiness(server.services, { owner: business, name: 'Harbor Hounds' });

const print = async (choice: object) => {
  const { base64 } = await server.call(business, 'printPoster', { businessId, ...choice });
  return Buffer.from(base64, 'base64').toString('latin1');
};

/** Width and height in points. */
const pageOf = (pdf: string) => /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.slice(1).map(Number);

test.each([
  ['letter', [612, 792]],
  ['a4', [595.28, 841.89]],
  ['tabloid', [792, 1224]],
  ['table', [288, 432]],
] as const)('a poster of size %s has that paper, and one page', async (size, page) => {
  for (const look of posterLooks) {
    const pdf = await print({ size, look });
    expect(pageOf(pdf), look).toEqual(page);
    expect(pdf.match(/\/Type \/Page\b/g), look).toHaveLength(1);
  }
});

test('a name and an address too long for a line stay on the one page', async () => {
  const name = 'Pfotenparadies '.repeat(8).trim().slice(0, 100);
  const { id } = await buildBusiness(server.services, { owner: business, name });
  for (const size of posterSizes) {
    const { base64 } = await server.call(business, 'printPoster', { businessId: id, language: 'de', size });
    const pdf = Buffer.from(base64, 'base64').toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), size).toHaveLength(1);
  }
});

test('an unknown size or look is refused', async () => {
  for (const wrong of [{ size: 'a0' }, { look: 'glitter' }]) {
    const refused = await server.refusal(business, 'printPoster', { businessId, ...wrong } as never);
    expect(refused.status).toBe('INVALID_ARGUMENT');
  }
});

test('the poster asks owners to check in only where they can', async () => {
  const open = await buildBusiness(server.services, { owner: business, selfCheckIn: 'confirm' });
  const { base64 } = await server.call(business, 'printPoster', { businessId: open.id });
  const invites = 'QR code to check in';
  expect(Buffer.from(base64, 'base64').toString('latin1')).toContain(invites);
  expect(await print({})).not.toContain(invites);
});
