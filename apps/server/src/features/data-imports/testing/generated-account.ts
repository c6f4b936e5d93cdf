import { careKinds, documentKinds, type Species } from '@clearpaw/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { storePhoto, type TestPerson, type TestServer } from '../../../../test/index.ts';
import { vaccinationTable } from '../../../schema/vaccination.ts';
import { buildCareRecord, buildDocument, buildPet, buildVaccination } from '../../../seed/builders/index.ts';
import { drawPdf } from '../../documents/testing/draw-pdf.ts';
import { generatedDoses } from '../../pet-exports/testing/generated-doses.ts';

const text = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...'abcXYZ 019-/().,&<>"\'éßłج狗🐕'), minLength: 1, maxLength })
    .map((line) => `x${line.replace(/\s+/g, ' ').trim()}`.slice(0, maxLength))
    .filter((line) => line.isWellFormed())
    .map((line) => line.trim());
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const day = fc.integer({ min: 2005, max: 2025 }).map((year) => `${year}-06-03`);
const evidence = fc.constantFrom('owner', 'document', 'reviewed', 'clinic');

const document = fc.record({
  kind: fc.constantFrom(...documentKinds),
  title: text(120),
  issuedOn: maybe(day),
  expiresOn: maybe(day),
  state: fc.constantFrom('reviewed', 'needs_review', 'rejected', 'failed'),
  words: text(40),
  hasPage: fc.boolean(),
  isReplaced: fc.boolean(),
});

const factsOf = {
  test: fc.record({
    test: fc.constant('rabies-titer'),
    target: maybe(fc.constant('rabies')),
    takenOn: day,
    result: fc.constantFrom('negative', 'positive', 'protective'),
  }),
  treatment: fc.record({ treatment: fc.constantFrom('flea', 'deworming'), givenOn: day }),
  exemption: fc.record({ target: fc.constant('lepto'), from: day, until: fc.constant('2030-01-01') }),
  declaration: fc.record({ code: fc.constant('healthy'), on: day, answer: fc.constantFrom('yes', 'no') }),
  medication: fc.record({
    ...{ name: text(120), dose: text(120), schedule: maybe(text(200)), startedOn: day },
    ...{ endedOn: fc.constant(null), prescriber: maybe(text(120)), duringVisits: fc.boolean() },
  }),
  allergy: fc.record({
    substance: text(120),
    reaction: maybe(text(200)),
    severity: fc.constantFrom('mild', 'severe'),
  }),
  condition: fc.record({ name: text(120), diagnosedOn: maybe(day), resolvedOn: fc.constant(null) }),
  weight: fc.record({ on: day, kg: fc.double({ min: 0.1, max: 90, noNaN: true }) }),
  vetVisit: fc.record({ on: day, clinic: maybe(text(120)), reason: text(200), notes: maybe(text(400)) }),
};

const care = fc.constantFrom(...careKinds.filter((kind) => kind !== 'evaluation')).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    facts: factsOf[kind as keyof typeof factsOf] as fc.Arbitrary<never>,
    evidence,
    state: fc.constantFrom('active', 'withdrawn'),
  }),
);

const pet = fc.record({
  facts: fc.record({
    ...{ name: text(60), species: fc.constantFrom<Species>('dog', 'cat', 'rabbit'), breed: maybe(text(80)) },
    ...{ sex: fc.constantFrom('male', 'female', 'unknown'), sterilized: maybe(fc.boolean()) },
    ...{ bornOn: fc.constant('2000-01-01'), bornOnPrecision: fc.constantFrom('day', 'month', 'year') },
    ...{ colour: maybe(text(60)), weightKg: maybe(fc.double({ min: 0.1, max: 90, noNaN: true })) },
    ...{ microchip: maybe(fc.constantFrom('985112004417863', '9851120044')), notes: maybe(text(400)) },
    ...{ alerts: fc.array(text(80), { maxLength: 3 }), clinic: maybe(fc.record({ name: text(60) })) },
    state: fc.constantFrom('active', 'archived', 'deceased'),
  }),
  hasPhoto: fc.boolean(),
  documents: fc.array(document, { maxLength: 3 }),
  doses: fc.array(
    fc.record({ evidence, reasons: fc.array(text(60), { maxLength: 2 }), isWithdrawn: fc.boolean() }),
    { minLength: 8, maxLength: 8 },
  ),
  care: fc.array(care, { maxLength: 6 }),
  plan: maybe(
    fc.record({ feeding: maybe(text(300)), medication: maybe(text(300)), routine: maybe(text(90)) }),
  ),
});

/** An account with everything that its owner could have entered. */
export const generatedAccount = (today: string) =>
  fc
    .record({
      pets: fc.array(fc.tuple(pet, generatedDoses(today)), { maxLength: 3 }),
      files: fc.array(fc.string({ unit: 'binary', maxLength: 5_000 }), { maxLength: 2 }),
      contact: maybe(fc.record({ name: text(80), phone: maybe(fc.constant('+1 555 010 0199')) })),
      quietHours: maybe(fc.constant({ from: '21:30', to: '07:00' })),
    })
    // Database drivers need objects with the usual prototype.
    .map((account) => structuredClone(account));

type Generated<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;
type Account = Generated<ReturnType<typeof generatedAccount>>;
type Pet = Account['pets'][number];

/** Stores a generated account, with its files, for a person. */
export async function enterAccount(server: TestServer, person: TestPerson, account: Account): Promise<void> {
  const { services } = server;
  for (const [index, content] of account.files.entries()) {
    const bytes = Buffer.from(content);
    const path = `users/${person.uid}/files/list ${index}.bin`;
    await services.objects.write({ path, ownerId: person.uid, contentType: 'text/csv', bytes });
  }
  if (account.contact)
    await server.call(person, 'setContact', { ...account.contact, emergency: null, pickups: [] });
  await server.call(person, 'setAlertPreferences', {
    quietHours: account.quietHours,
    timeZone: 'Europe/Berlin',
    kinds: { renewal: { inApp: true, email: false, push: false } },
  });
  for (const one of account.pets) await enterPet(server, person, one);
}

async function enterPet(server: TestServer, person: TestPerson, [drawn, doses]: Pet): Promise<void> {
  const { services } = server;
  const endedAt = drawn.facts.state === 'active' ? null : services.clock.now();
  const photoPath = drawn.hasPhoto ? await storeOnePhoto(server, person) : null;
  const built = await buildPet(services, { ...(drawn.facts as object), endedAt, photoPath, owner: person });
  const proofs: string[] = [];
  for (const one of drawn.documents) proofs.push(await enterDocument(server, person, built, one));
  for (const [index, dose] of doses.entries()) {
    const { evidence: proof, reasons, isWithdrawn } = drawn.doses[index] ?? { reasons: [] };
    const documentIds = proofs.slice(0, index % 3);
    const row = await buildVaccination(services, { pet: built, ...dose, documentIds });
    if (drawn.facts.state === 'active') {
      for (const reason of reasons)
        await server.call(person, 'correctVaccination', {
          vaccinationId: row.id,
          lotNumber: `${reason}`.slice(0, 60),
          reason,
        });
      if (isWithdrawn) await server.call(person, 'withdrawVaccination', { vaccinationId: row.id });
    }
    const set = { evidence: proof ?? 'owner' } as const;
    await services.store.db.update(vaccinationTable).set(set).where(eq(vaccinationTable.id, row.id));
  }
  for (const record of drawn.care) await buildCareRecord(services, { pet: built, ...record } as never);
  if (drawn.plan && drawn.facts.state === 'active')
    await server.call(person, 'setCarePlan', { petId: built.id, ...drawn.plan });
}

async function enterDocument(
  { services }: TestServer,
  { uid: ownerId }: TestPerson,
  pet: Awaited<ReturnType<typeof buildPet>>,
  { words, hasPage, isReplaced, ...facts }: Pet[0]['documents'][number],
): Promise<string> {
  const storagePath = `users/${ownerId}/documents/${crypto.randomUUID()} paper.pdf`;
  const bytes = drawPdf(words.replace(/[^ -~]/g, ''));
  await services.objects.write({ path: storagePath, ownerId, contentType: 'application/pdf', bytes });
  const stored = await services.objects.find(services.store.db, storagePath);
  const content = { size: bytes.length, sha256: stored?.sha256 ?? '', storagePath };
  const failure = facts.state === 'failed' ? ('unreadable' as const) : null;
  const replacedBy = isReplaced ? services.newId() : null;
  const { id } = await buildDocument(services, {
    pet,
    ...(facts as object),
    ...content,
    failure,
    replacedBy,
  });
  if (!hasPage) return id;
  const path = `users/${ownerId}/previews/${id}/1.webp`;
  const picture = await plainPicture().webp().toBuffer();
  await services.objects.write({ path, ownerId, contentType: 'image/webp', bytes: picture });
  const pages = JSON.stringify([{ path, width: 60, height: 40 }]);
  await services.store.pool.query('update document set pages = $1 where id = $2', [pages, id]);
  return id;
}

const plainPicture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#e2a04b' } });

async function storeOnePhoto({ url }: TestServer, person: TestPerson): Promise<string> {
  const path = `users/${person.uid}/photos/${crypto.randomUUID()}.jpg`;
  await storePhoto(url, person, path, await plainPicture().jpeg().toBuffer());
  return path;
}
