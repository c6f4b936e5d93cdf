import { addDays, customVaccine, routes, vaccines } from '@clearpaw/domain';
import fc from 'fast-check';

/** A dose as an owner can record one, with any optional part missing. */
export type GeneratedDose = ReturnType<typeof doseOf>;

const text = (maxLength: number) =>
  fc.option(
    fc
      .string({ unit: fc.constantFrom(...'abcXYZ 019-/().,&<>"\'éßłج狗🐕'), minLength: 1, maxLength })
      .map((line) => line.replace(/\s+/g, ' ').trim().slice(0, maxLength))
      .filter((line) => line !== '' && line.isWellFormed()),
    { nil: null },
  );

const facts = fc.record({
  vaccine: fc.constantFrom(customVaccine, ...vaccines.map(({ code }) => code)),
  name: text(60),
  product: text(120),
  manufacturer: text(120),
  lotNumber: text(60),
  route: fc.option(fc.constantFrom(...routes), { nil: null }),
  daysAgo: fc.integer({ min: 0, max: 4_000 }),
  lastsDays: fc.option(fc.integer({ min: 0, max: 1_500 }), { nil: null }),
  doseNumber: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
  clinic: text(120),
  veterinarian: text(120),
  certificateNumber: text(60),
  tagNumber: text(60),
});

type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

function doseOf({ name, daysAgo, lastsDays, ...stated }: Facts, today: string) {
  const administeredOn = addDays(today, -daysAgo);
  const expiresOn = lastsDays === null ? null : addDays(administeredOn, lastsDays);
  const vaccineName = stated.vaccine === customVaccine ? (name ?? 'Zorgvax') : null;
  return { ...stated, vaccineName, administeredOn, expiresOn };
}

/** The doses of one pet. */
export function generatedDoses(today: string): fc.Arbitrary<readonly GeneratedDose[]> {
  return fc.array(
    facts.map((stated) => doseOf(stated, today)),
    { maxLength: 8 },
  );
}
