import type { CareItem } from '@clearpaw/domain';
import type { PetRow } from '../../features/pets/index.ts';
import { careLogTable, carePlanTable } from '../../schema/care-plan.ts';
import type { BuilderServices, BuiltAccount, BuiltBusiness } from '../builders/index.ts';

interface DemoPlan {
  readonly pet: string;
  readonly feeding: string | null;
  readonly medication: string | null;
  readonly routine: string | null;
  /** The tasks done today, and how many minutes ago. */
  readonly done: readonly (readonly [item: CareItem, minutesAgo: number, note?: string])[];
}

const plans: readonly DemoPlan[] = [
  {
    pet: 'Mango',
    feeding: 'Half a cup of dry food at 7:30 AM and 6 PM. Water from the fountain.',
    medication: 'Thyroid tablet, 2.5 mg, in a treat with breakfast.',
    routine: 'Shy on the first day. Likes a covered bed.',
    done: [
      ['fed', 95],
      ['medicated', 90],
      ['note', 40, 'Came out of the bed and let us brush her.'],
    ],
  },
  {
    pet: 'Tofu',
    feeding: 'Hay at all times, a handful of greens at noon. No carrots.',
    medication: null,
    routine: 'An hour outside of the cage in the morning.',
    done: [['fed', 120]],
  },
  {
    pet: 'Domino',
    feeding: 'One can at 8 AM and 6 PM.',
    medication: 'Eye drops, one in each eye, at 9 AM and 9 PM.',
    routine: null,
    done: [],
  },
  {
    pet: 'Gus',
    feeding: null,
    medication: 'Joint supplement with lunch.',
    routine: 'Short walks only: his left knee is weak.',
    done: [['walked', 55]],
  },
  {
    pet: 'Biscuit',
    feeding: 'Two cups at 7 AM and 5 PM, grain free. No chicken.',
    medication: 'Apoquel 16 mg with breakfast.',
    routine: 'A walk after lunch. Sleeps with the light on.',
    done: [],
  },
  {
    pet: 'Juniper',
    feeding: 'Half a cup of salmon kibble at 7:30 AM and 6:30 PM.',
    medication: null,
    routine: 'Likes the top perch. No belly rubs.',
    done: [],
  },
];
const minuteMs = 60_000;

/** The care plans of some pets, and what staff did for them today. */
export async function writeDemoCare(
  services: BuilderServices,
  business: BuiltBusiness,
  { pets, staff }: { readonly pets: readonly PetRow[]; readonly staff: BuiltAccount },
): Promise<void> {
  const { db } = services.store;
  const now = services.clock.now();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  for (const { pet: name, done, ...plan } of plans) {
    const petId = pets.find((pet) => pet.name === name)?.id;
    if (!petId) throw new Error(`The demo knows no ${name}.`);
    await db.insert(carePlanTable).values({ petId, ...plan, updatedAt: minutesAgo(4 * 24 * 60) });
    for (const [item, minutes, note = null] of done) {
      const at = minutesAgo(minutes);
      const entry = { id: services.newId(), businessId: business.id, petId, item, note };
      await db.insert(careLogTable).values({ ...entry, at, loggedBy: staff.uid, createdAt: at });
    }
  }
}
