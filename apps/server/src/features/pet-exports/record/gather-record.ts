import { eq } from 'drizzle-orm';
import type { Call } from '../../../platform/http/index.ts';
import { loadSharp } from '../../../platform/images/index.ts';
import { profileTable } from '../../../schema/profile.ts';
import { printedBadge } from '../../badges/index.ts';
import { allCare } from '../../care-records/index.ts';
import { findContact } from '../../contacts/index.ts';
import type { PetAccess, PetRow } from '../../pets/index.ts';
import { allVaccinations } from '../../vaccinations/index.ts';
import { type PetRecord, printedKinds } from './pet-record.ts';

type Reader = Pick<Call, 'services' | 'uid' | 'now'>;

interface Found {
  readonly pet: PetRow;
  readonly access: PetAccess;
}

/** Everything that is printed, as one of the pet's carers may see it. */
export async function gatherRecord(reader: Reader, { pet, access }: Found): Promise<PetRecord> {
  const { db } = reader.services.store;
  const [vaccinations, care, people, photo, badge] = await Promise.all([
    allVaccinations(db, reader.uid, pet.id),
    allCare(db, reader.uid, pet.id, printedKinds),
    peopleOf(reader, pet),
    readPhoto(reader, pet),
    access === 'read' || pet.state !== 'active' ? null : printedBadge(reader, pet),
  ]);
  return { pet, photo, badge, people, vaccinations, care };
}

/** The owner by name. Only the owner prints their own contact details. */
async function peopleOf({ services, uid }: Reader, { ownerId }: PetRow): Promise<PetRecord['people']> {
  const { db } = services.store;
  const contact = await findContact(db, ownerId);
  const [profile] = await db
    .select({ name: profileTable.displayName, language: profileTable.language })
    .from(profileTable)
    .where(eq(profileTable.uid, ownerId));
  const ownerName = contact?.name || profile?.name || null;
  const language = profile?.language ?? 'en';
  if (uid !== ownerId) return { ownerName, language, phone: null, emergency: null };
  return { ownerName, language, phone: contact?.phone ?? null, emergency: contact?.emergency ?? null };
}

/** Wide enough to be sharp at 300 dpi. */
const photoPixels = 380;

/** The photo as a small square; null if there is none that can be read. */
async function readPhoto({ services }: Reader, { photoPath }: PetRow): Promise<Buffer | null> {
  if (photoPath === null) return null;
  const row = await services.objects.find(services.store.db, photoPath);
  if (!row) return null;
  const bytes = await services.objects.readAll(row);
  const sharp = await loadSharp();
  return sharp(bytes)
    .rotate()
    .resize(photoPixels, photoPixels, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => null);
}
