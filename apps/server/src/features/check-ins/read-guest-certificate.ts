import type { checkIns, OutputOf } from '@clearpaw/contract';
import { latestDateAt, type ProposedVaccination, type ReadField } from '@clearpaw/domain';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { ownFileToRead, readWhileWaiting } from '../documents/index.ts';
import { authorizeMember } from '../members/index.ts';

type Input = z.output<typeof checkIns.readGuestCertificate.input>;
type Read = OutputOf<typeof checkIns.readGuestCertificate>;

/**
 * Reads a certificate before its guest is saved, so that staff check dates instead of typing them. Nothing is stored:
 * what staff send with `createGuest` counts.
 */
export async function readGuestCertificate(call: Call, input: Input): Promise<Read> {
  await authorizeMember(call, input.businessId, 'checkIn');
  const { store, objects } = call.services;
  const object = await ownFileToRead(call, store.db, input.storagePath);
  const name = input.petName?.trim();
  const wanted = {
    kind: 'vaccinations',
    species: input.species,
    pet: name ? { name, microchip: null } : null,
    today: latestDateAt(call.now.getTime()),
  } as const;
  const bytes = new Uint8Array(await objects.readAll(object));
  const end = await readWhileWaiting(call, { bytes, contentType: object.contentType, wanted });
  if (end.kind !== 'done') {
    return { vaccinations: [], unread: 0, failure: end.kind === 'broken' ? 'unreadable' : 'too_complex' };
  }
  const vaccinations = end.result.proposals.flatMap(readDose);
  return { vaccinations, unread: end.result.proposals.length - vaccinations.length, failure: null };
}

/** A row whose vaccine is not clear cannot be put into a form: it counts as unread. */
function readDose({ vaccine, administeredOn, expiresOn }: ProposedVaccination): Read['vaccinations'] {
  if (vaccine.value === null) return [];
  const found = [vaccine, administeredOn, expiresOn].filter(wasSeen);
  return [
    {
      vaccine: vaccine.value,
      administeredOn: administeredOn.value,
      expiresOn: expiresOn.value,
      confidence: Math.min(...found.map(({ confidence }) => confidence)),
    },
  ];
}

const wasSeen = ({ candidates }: ReadField): boolean => candidates.length > 0;
