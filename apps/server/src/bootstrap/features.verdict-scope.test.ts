import { contract, type FunctionName } from '@clearpaw/contract';
import type { Rule } from '@clearpaw/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { askQuestion } from '../../test/authorization/ask-question.ts';
import { storeUpload } from '../../test/authorization/store-upload.ts';
import { CallRefused, type TestPerson, useServer } from '../../test/index.ts';
import {
  buildBadge,
  buildBusiness,
  buildCheckIn,
  buildConnection,
  buildOwner,
  buildPet,
  buildRequirements,
  buildVaccination,
  buildVisit,
} from '../seed/builders/index.ts';

/* A business with the verdict alone calls every function. The pet's records contain marked values that it must not see. */
const server = await useServer();
const { services } = server;
const planted = {
  bornOn: '2019-03-04',
  administeredOn: '2026-02-03',
  expiresOn: '2027-02-04',
  microchip: '985112004417863',
  email: 'planted-owner@example.test',
};
/** Everything that a person typed, apart from the pet's name and care alerts, contains this word. */
const word = 'Planted';
const today = new Date().toISOString().slice(0, 10);
const rabies = { kind: 'vaccination', targets: ['rabies'] } as const;
const rules: Rule[] = [
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
  { id: 'chip', level: 'required', requirement: { kind: 'microchip' } },
  { id: 'age', level: 'required', requirement: { kind: 'age', minWeeks: 16 } },
  // Not met, so that reports of what is missing contain the pet.
  { id: 'lepto', level: 'required', requirement: { kind: 'vaccination', targets: ['lepto'] } },
  // Rules whose messages contain a number.
  { id: 'old', level: 'recommended', requirement: { kind: 'age', maxWeeks: 10 } },
  { id: 'heavy', level: 'recommended', requirement: { kind: 'weight', maxKg: 2 } },
  {
    id: 'series',
    level: 'recommended',
    requirement: { ...rabies, series: { doses: 3, minSpacingDays: 14 } },
  },
  { id: 'wait', level: 'recommended', requirement: { ...rabies, waitDays: { first: 900, booster: 900 } } },
];

/** Dates and times of the business itself, or public ones: check-ins, the connection, the rules, the plan. */
const ownTimes = new Set([
  // The days of a visit, which staff plan themselves.
  'arrival',
  'arrivedAt',
  'at',
  // The contract allows the earliest compliant day, so that staff can say when to come again.
  'compliantFrom',
  'connectedAt',
  'createdAt',
  'currentPeriodEnd',
  'departedAt',
  'departure',
  'effectiveFrom',
  'expiresAt',
  'from',
  'joinedAt',
  'lastVisitAt',
  // Of an answer to the business itself.
  'answeredAt',
  // Of a planned visit.
  'nextVisitOn',
  // Of an incident that the business reported itself.
  'occurredAt',
  'ownersNotifiedAt',
  'recordedAt',
  // Of an evaluation that the business made itself.
  'on',
  'publishedAt',
  'receivedAt',
  'sentAt',
  'since',
  'to',
  'updatedAt',
]);
/** Fields of a report that have dates with scope `records`, and must be empty here. */
const emptyHere = new Set(['validUntil', 'changesOn', 'lastDay', 'recordIds']);
const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

let staff: TestPerson;
let ids: Record<string, string>;

beforeAll(async () => {
  staff = await server.businessPerson();
  const business = await buildBusiness(services, { owner: staff, timeZone: 'UTC' });
  await buildRequirements(services, { business, rules, publishedAt: new Date('2026-01-01') });
  const account = await buildOwner(services, { displayName: `${word} Owner` });
  await services.store.pool.query('update "user" set email = $1 where id = $2', [planted.email, account.uid]);
  // Contact details that are entered but not shared with this business.
  await server.call(await server.as(account), 'setContact', {
    name: `${word} Owner`,
    phone: '+15550142',
    emergency: { name: `${word} Friend`, phone: '+15550142' },
    pickups: [{ name: `${word} Neighbor`, phone: '+15550142' }],
  });
  const clinic = { name: `${word} Clinic`, phone: '+15550142', email: 'clinic@planted.test' } as never;
  const pet = await buildPet(services, {
    owner: account,
    name: 'Biscuit',
    alerts: ['Chicken allergy'],
    bornOn: planted.bornOn as never,
    bornOnPrecision: 'day',
    microchip: planted.microchip,
    notes: `${word} note`,
    weightKg: 17.77 as never,
    clinic,
  });
  const { administeredOn, expiresOn } = planted;
  const said = { clinic: `${word} Clinic`, veterinarian: `${word} Vet`, lotNumber: `${word}-LOT-7` };
  const more = { manufacturer: `${word} Maker`, certificateNumber: `${word}-CERT-9` };
  const dose = await buildVaccination(services, { pet, administeredOn, expiresOn, ...said, ...more });
  await buildConnection(services, { pet, business, scope: 'verdict' });
  const { code } = await buildBadge(services, { pet });
  const open = await buildCheckIn(services, { pet, business });
  await buildVisit(services, { pet, business, state: 'present', checkInId: open.id });
  ids = { businessId: business.id, petId: pet.id, badge: code, checkInId: open.id, vaccinationId: dose.id };
  ids = { ...ids, ownerId: account.uid, slug: business.slug };
  const asked = { businessId: business.id, petId: pet.id };
  const { customerId } = await server.call(staff, 'getConnectedPet', asked);
  ids = { ...ids, customerId: customerId ?? '', upload: await storeUpload(server, staff) };
  ids = { ...ids, ...(await askQuestion(server, { business, runs: staff })) };
});

type Schema = {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
};

function schemaOf(name: FunctionName, io: 'input' | 'output'): Schema {
  const promised = contract[name];
  const out = promised.kind === 'stream' ? promised.message : promised.output;
  return z.toJSONSchema(io === 'input' ? promised.input : out, { io, unrepresentable: 'any' }) as Schema;
}

/** Inputs that cannot be derived from the schema alone. */
const samples: Partial<Record<FunctionName, () => object>> = {
  confirmClinicEmail: () => ({ code: '00000000' }),
  checkIn: () => ({ method: 'badge', decision: 'deny', badge: ids.badge }),
  // A separate key: the one derived from the schema is that of the check-in.
  logCare: () => ({ idempotencyKey: 'care' }),
  publishRequirements: () => ({ rules }),
  previewRequirements: () => ({ rules: [] }),
  recordExemption: () => ({ target: 'rabies' }),
  recordVaccination: () => ({ vaccine: 'rabies-1y' }),
  answerIntakeQuestions: () => ({ answers: [{ questionId: ids.questionId, version: 1, value: 'yes' }] }),
  planVisit: () => ({ service: null, arrival: today, departure: today }),
  listVisits: () => ({ from: today, to: today }),
  getDueReport: () => ({ withinDays: 366 }),
  recordDeclaration: () => ({ code: 'healthy' }),
  readGuestCertificate: () => ({ storagePath: ids.upload }),
  createWebhook: () => ({ url: 'https://booking.example/hooks' }),
  registerApp: () => ({ redirectUris: ['https://booking.example/clearpaw'] }),
  updateApp: () => ({ redirectUris: ['https://booking.example/clearpaw'] }),
  updateBusiness: () => ({ name: 'Corner Place' }),
};

/** The smallest input that the schema accepts, about the test pet. */
function make(schema: Schema, name = ''): unknown {
  const known = ids[name] ?? ids[name.replace(/Ids$/, 'Id')];
  if (known !== undefined && schema.type === 'string') return known;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return make(choice[0] as Schema, name);
  if (schema.type === 'object') {
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([key]) => schema.required?.includes(key) || ids[key] !== undefined,
    );
    return Object.fromEntries(wanted.map(([key, part]) => [key, make(part, key)]));
  }
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => make(schema.items ?? {}, name));
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.format === 'uuid') return '01900000-0000-7000-8000-000000000000';
  if (schema.format === 'date' || /(On|^on|^from|^to|^until)$/.test(name)) return '2026-03-01';
  if (schema.format === 'date-time') return new Date().toISOString();
  return schema.format === 'email' ? 'ann@example.test' : 'text';
}

const aboutThem = (Object.keys(contract) as FunctionName[])
  .filter((name) => /"(businessId|petId|slug)"/.test(JSON.stringify(schemaOf(name, 'input'))))
  // Functions that delete or transfer the business come last.
  .sort(
    (a, b) =>
      Number(/^(transfer|remove|delete|leave)/.test(a)) - Number(/^(transfer|remove|delete|leave)/.test(b)),
  );

/** Every value of an answer, with the name of its field. */
function* leaves(value: unknown, name = ''): Generator<readonly [string, unknown]> {
  if (Array.isArray(value)) {
    if (value.length === 0) yield [name, null];
    for (const item of value) yield* leaves(item, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* leaves(part, key);
  } else yield [name, value];
}

/** Functions with which staff read a pet that shares its verdict. */
const aboutPets = [
  'listVisits',
  'scanBadge',
  'checkIn',
  'listCheckIns',
  'watchCheckIns',
  'listConnections',
  'listConnectionDetails',
  'getDueReport',
  'getConnectedPet',
  'getCompliance',
] as const;

const answered: string[] = [];
const seen = new Set<string>();

describe('with scope verdict', () => {
  test.each(aboutThem)(
    '%s returns no medical date, birth date, address, clinic, email or lot',
    async (name) => {
      const input = { ...(make(schemaOf(name, 'input')) as object), ...samples[name]?.() };
      const answer = await server.call(staff, name, input as never).catch((problem: unknown) => {
        if (!(problem instanceof CallRefused)) throw problem;
        // A refusal is an answer as well, but one for a wrong input would prove nothing.
        expect(problem.refused, JSON.stringify(problem.refused)).not.toMatchObject({
          status: 'INVALID_ARGUMENT',
        });
        return problem.refused;
      });
      if (!(answer as { http?: number }).http) answered.push(name);
      const text = JSON.stringify(answer);
      for (const secret of [
        word,
        ids.ownerId,
        ...Object.values(planted),
        '17.77',
        '+15550142',
        'planted.test',
      ]) {
        // Values that the caller has just sent may be in the answer.
        if (!JSON.stringify(input).includes(String(secret))) expect(text).not.toContain(secret);
      }
      for (const [field, value] of leaves(answer)) {
        seen.add(field);
        if (isDate(value)) expect([...ownTimes], `${field}: ${value}`).toContain(field);
        if (emptyHere.has(field)) expect([field, value]).toEqual([field, null]);
      }
    },
  );
  test.each(aboutPets)(
    'every field of %s was checked, and none has the name of a protected field',
    (name) => {
      expect(answered).toContain(name);
      const fields = [...fieldsOf(schemaOf(name, 'output'))];
      expect(fields.filter((field) => !seen.has(field))).toEqual([]);
      const secret =
        /born|birth|address|clinic|mail|phone|lot|owner|veterinarian|certificate|weight|chip|given|administered/i;
      expect(fields.filter((field) => secret.test(field))).toEqual([]);
    },
  );
});

test('customers were listed, and contain nothing of an owner who shares nothing', () => {
  expect(answered).toEqual(expect.arrayContaining(['listCustomers', 'getCustomer']));
});

/** Shared by the owner's choice, whatever the scope: null above, because this owner does not share it. */
const sharedByChoice: ReadonlySet<string> = new Set(['contact', 'ownerName']);
/** A number of owners, which names none of them. */
const counted = 'owners';

/** The leaf fields of a schema, by name. */
function* fieldsOf(schema: Schema, name = ''): Generator<string> {
  const parts = [...(schema.anyOf ?? schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  for (const part of parts) yield* fieldsOf(part, name);
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    if (!sharedByChoice.has(key) && key !== counted) yield* fieldsOf(part, key);
  }
  const ends = parts.length === 0 && schema.properties === undefined && schema.type !== 'null';
  if (ends) yield name;
}
