import { addDays, type Rule } from '@clearpaw/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import {
  buildBadge,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../seed/builders/index.ts';

/** STAYS=2000 tries more. */
const stays = Number(process.env.STAYS ?? 120);

const server = await useServer();
const { services } = server;
const rules: Rule[] = [
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
];
const business = await buildBusiness(services, { timeZone: 'UTC' });
await buildRequirements(services, { business, rules });
const staff = await server.as(await buildMember(services, { business }));
const today = services.clock.now().toISOString().slice(0, 10);

interface GeneratedStay {
  /** Days from today. */
  readonly arrival: number;
  readonly nights: number;
  /** Each dose's day in days from today, and its end in days after the departure. */
  readonly doses: readonly { readonly on: number; readonly after: number }[];
}

const generatedStay: fc.Arbitrary<GeneratedStay> = fc.record({
  arrival: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 })),
  nights: fc.integer({ min: 0, max: 14 }),
  doses: fc.array(
    fc.record({ on: fc.integer({ min: -30, max: 0 }), after: fc.integer({ min: -6, max: 4 }) }),
    {
      maxLength: 3,
    },
  ),
});

/** The day a dose ends, in days from today: not before it was given. */
const endOf = ({ arrival, nights }: GeneratedStay, { on, after }: GeneratedStay['doses'][number]): number =>
  Math.max(on, arrival + nights + after);

/** Without the engine: one dose given by the arrival must last until the day of departure. */
const isCovered = (stay: GeneratedStay): boolean =>
  stay.doses.some((dose) => dose.on <= stay.arrival && endOf(stay, dose) >= stay.arrival + stay.nights);

const cleared = (verdict: string): boolean => verdict === 'compliant' || verdict === 'expiring';

async function judgeEverywhere(generated: GeneratedStay): Promise<Record<string, boolean>> {
  const { arrival, nights, doses } = generated;
  const owner = await server.owner();
  const pet = await buildPet(services, { owner });
  await buildConnection(services, { business, pet });
  for (const dose of doses) {
    const days = {
      administeredOn: addDays(today, dose.on),
      expiresOn: addDays(today, endOf(generated, dose)),
    };
    await buildVaccination(services, { pet, ...days });
  }
  const stay = { arrival: addDays(today, arrival), departure: addDays(today, arrival + nights) };
  const where = { petId: pet.id, businessId: business.id };
  const report = await server.call(owner, 'getCompliance', { ...where, ...stay });
  const planned = await server.call(owner, 'planVisit', { ...where, service: null, ...stay });
  const judged: Record<string, boolean> = { asked: cleared(report.verdict), plan: cleared(planned.verdict) };
  if (arrival === 0) {
    const badge = (await buildBadge(services, { pet })).code;
    const scan = await server.call(staff, 'scanBadge', { businessId: business.id, badge });
    judged.scan = cleared(scan.report.verdict);
  }
  return judged;
}

test(`${stays} generated stays are judged for every day, when asked, planned and scanned`, {
  timeout: 900_000,
}, async () => {
  const tried = { scans: 0, covered: 0 };
  await fc.assert(
    fc.asyncProperty(generatedStay, async (stay) => {
      const judged = await judgeEverywhere(stay);
      const covered = isCovered(stay);
      expect(judged).toEqual(Object.fromEntries(Object.keys(judged).map((name) => [name, covered])));
      tried.scans += 'scan' in judged ? 1 : 0;
      tried.covered += covered ? 1 : 0;
    }),
    { numRuns: stays, endOnFailure: true },
  );
  // Both answers have to occur, and stays that begin today, or nothing was tested.
  expect(Math.min(tried.covered, stays - tried.covered, tried.scans)).toBeGreaterThan(stays / 10);
});
