import { erasedFrom } from '@clearpaw/domain';
import type { Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { forgetPetName } from '../check-ins/index.ts';
import { erasePet, findDeletedPets } from '../pets/index.ts';

const batch = 100;

/** Erases pets whose thirty days are over, with everything that depends on them and their files. */
export const eraseDeletedPets = defineJob<Record<string, never>, Services>({
  name: 'erase-deleted-pets',
  cron: '41 2 * * *',
  async run(services) {
    const now = services.clock.now();
    const restorableMs = erasedFrom(0);
    const until = new Date(now.getTime() - restorableMs);
    let erased: number;
    do {
      const pets = await findDeletedPets(services.store.db, until, batch);
      for (const pet of pets) {
        await services.store.transaction(async (tx) => {
          await forgetPetName(tx, pet.id);
          await erasePet(services, tx, pet, now);
        });
      }
      erased = pets.length;
    } while (erased === batch);
  },
});
