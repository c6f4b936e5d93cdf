import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storePhoto, useServer } from '../../test/index.ts';
import { compareVerdicts, connectEverywhere, type Life, live } from '../../test/lives/life.ts';
import { buildNeighborhood, type Neighborhood } from '../../test/lives/neighborhood.ts';

/** A thousand take several minutes: LIVES=1000. */
const lives = Number(process.env.LIVES ?? 15);
const [stepsOfLife, livesTogether, dayMs] = [14, 10, 86_400_000];
const minutesMs = 60_000;
let nowMs = Date.UTC(2026, 10, 22, 12);
// Each reading of the clock is later than the one before, so that decisions before and after a change can be told
// apart.
const clock = {
  now: () => {
    nowMs += 5;
    return new Date(nowMs);
  },
};
const server = await useServer({}, { clock });
const { services } = server;
const mark = 'Plantedmark';

/** Reproducible random numbers, so that a failing life can be repeated. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Every third pet is deleted at the end; everything typed about it contains the mark. */
const isDoomed = (number: number): boolean => number % 3 === 0;

async function beginLife(number: number, around: Neighborhood): Promise<Life> {
  const owner = await server.owner();
  const name = isDoomed(number) ? mark : 'Biscuit';
  const photoPath = `users/${owner.uid}/photos/${name}.jpg`;
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#e2a04b' } });
  await storePhoto(server.url, owner, photoPath, await picture.jpeg().toBuffer());
  const about = { species: 'dog' as const, bornOn: '2022-05-01', notes: name, photoPath };
  const pet = await server.call(owner, 'createPet', { name, ...about });
  const life = { server, around, petId: pet.id, mark: name, doses: [], random: numbersOf(number), owner };
  await connectEverywhere(life);
  return life;
}

async function liveThrough(number: number, around: Neighborhood) {
  const life = await beginLife(number, around);
  const steps: string[] = [];
  let verdicts = 0;
  try {
    for (let count = 0; count < stepsOfLife; count += 1) {
      steps.push(await live(life));
      if (count % 5 === 4) verdicts += await compareVerdicts(life);
    }
    verdicts += await compareVerdicts(life);
  } catch (problem) {
    throw new Error(`Life ${number}: ${steps.join(', ')}`, { cause: problem });
  }
  if (isDoomed(number)) await server.call(life.owner, 'deletePet', { petId: life.petId });
  return { life, verdicts, steps };
}

/** Each table that contains a text, and in how many rows. */
async function rowsWith(text: string): Promise<Record<string, number>> {
  const { rows } = await services.store.pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    // The job queue uses the database's own clock, which does not move: its rows have to be deleted within 30 days.
    const stays = name === 'pgboss.job_common' ? goesTooLate : 'true';
    const query = `select count(*)::int as count from ${name} t where t::text like $1 and ${stays}`;
    const { count } = (await services.store.pool.query(query, [`%${text}%`])).rows[0];
    if (count > 0) found[name] = count;
  }
  return found;
}

const goesTooLate =
  "not (state = 'completed' and deletion_seconds between 1 and 2592000 and completed_on <= now())";

test(
  `${lives} lives: verdicts as lived, and nothing of a deleted pet is left after 30 days`,
  async () => {
    const gone: Life[] = [];
    const happened = new Map<string, number>();
    let verdicts = 0;
    for (let from = 0; from < lives; from += livesTogether) {
      const around = await buildNeighborhood(server);
      for (let number = from; number < Math.min(lives, from + livesTogether); number += 1) {
        const lived = await liveThrough(number, around);
        verdicts += lived.verdicts;
        for (const name of lived.steps) happened.set(name, (happened.get(name) ?? 0) + 1);
        if (isDoomed(number)) gone.push(lived.life);
      }
    }
    expect(verdicts).toBe(lives * 3 * 5);
    await server.runJobs();
    nowMs += 31 * dayMs;
    await server.runJobs();
    expect(await rowsWith(mark)).toEqual({});
    const stored = services.objects;
    const pathOf = ({ owner }: Life) => `users/${owner.uid}/photos/${mark}.jpg`;
    for (const life of gone) expect(await stored.find(services.store.db, pathOf(life))).toBeNull();
    if (process.env.LIVES) console.info(lives, 'lives,', verdicts, 'verdicts,', Object.fromEntries(happened));
  },
  10 * minutesMs + lives * 4_000,
);
