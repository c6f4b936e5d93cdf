import type { Reason, Requirement, RequirementKind, RequirementOf } from '@clearpaw/domain';
import { addLicence, type CureSituation, publishRule } from './cure-fixture.ts';
import { dayBefore } from './days.ts';
import { runSql } from './run-sql.ts';

/** Brings the pet and its business to the point at which the engine gives this reason. */
export type Prepare = (situation: CureSituation) => Promise<void>;
type CasesOf = Readonly<Partial<Record<Reason, Prepare>>>;

type DoseFacts = Readonly<Record<string, unknown>>;

const rabies: RequirementOf<'vaccination'> = { kind: 'vaccination', targets: ['rabies'] };

/** A dose so many days ago, then a rule that it does not meet. */
function dose(daysAgo: number, facts: DoseFacts, asked: Partial<typeof rabies>): Prepare {
  return async (situation) => {
    const { asOwner, petId } = situation;
    const given = {
      vaccine: 'rabies-1y',
      administeredOn: dayBefore(daysAgo),
      expiresOn: dayBefore(-400),
    };
    await asOwner('recordVaccination', { petId, ...given, ...facts });
    await publishRule(situation, { ...rabies, ...asked });
  };
}

/** The rule is published first: a review can be asked for only where a rule asks for it. */
async function askReview(
  { asOwner, businessId }: CureSituation,
  kind: string,
  recordId: string,
): Promise<void> {
  await asOwner('requestReview', { businessId, kind, recordId });
}

const vaccination: CasesOf = {
  missing: (situation) => publishRule(situation, rabies),
  expired: dose(400, { expiresOn: dayBefore(20) }, {}),
  expiring: dose(300, { expiresOn: dayBefore(-8) }, {}),
  grace: dose(400, { expiresOn: dayBefore(5) }, { graceDays: 30 }),
  dose_too_recent: dose(1, {}, { waitDays: { first: 10, booster: 10 } }),
  series_incomplete: dose(60, {}, { series: { doses: 2, minSpacingDays: 14 } }),
  stay_away: dose(2, {}, { stayAway: { days: 20 } }),
  route_unknown: dose(
    2,
    { vaccine: 'bordetella-unspecified' },
    { targets: ['bordetella'], stayAway: { days: 20, routes: ['intranasal'] } },
  ),
  dose_without_end: async (situation) => {
    const { asOwner, petId } = situation;
    const given = { vaccine: 'custom', vaccineName: 'Herd shot', administeredOn: dayBefore(20) };
    await asOwner('recordVaccination', { petId, ...given });
    await publishRule(situation, { kind: 'vaccination', targets: ['custom:Herd shot'] });
  },
  under_review: async (situation) => {
    const { asOwner, petId } = situation;
    const facts = { vaccine: 'rabies-1y', administeredOn: dayBefore(20), expiresOn: dayBefore(-300) };
    const { id } = await asOwner('recordVaccination', { petId, ...facts });
    await publishRule(situation, { ...rabies, evidence: 'reviewed' });
    await askReview(situation, 'vaccination', id);
  },
};

/** The cases that a test and a treatment share: a record so many days ago, and a rule. */
function datedRecord(
  kind: 'test' | 'treatment',
  name: 'recordTest' | 'recordTreatment',
  facts: (daysAgo: number) => object,
  requirement: Requirement,
): CasesOf {
  const record =
    (daysAgo: number): Prepare =>
    async (situation) => {
      await situation.asOwner(name, { petId: situation.petId, ...facts(daysAgo) });
      await publishRule(situation, requirement);
    };
  return {
    missing: (situation) => publishRule(situation, requirement),
    expired: record(120),
    expiring: record(85),
    under_review: async (situation) => {
      const { id } = await situation.asOwner(name, { petId: situation.petId, ...facts(5) });
      await publishRule(situation, { ...requirement, evidence: 'reviewed' });
      await askReview(situation, kind, id);
    },
  };
}

const fecal: Requirement = { kind: 'test', test: 'fecal', maxAgeDays: 90 };
const fecalTaken = (result: string) => (daysAgo: number) => ({
  ...{ test: 'fecal', target: null, takenOn: dayBefore(daysAgo), result },
});
const flea: Requirement = { kind: 'treatment', treatment: 'flea', maxAgeDays: 90 };

const test: CasesOf = {
  ...datedRecord('test', 'recordTest', fecalTaken('negative'), fecal),
  test_failed: async (situation) => {
    await situation.asOwner('recordTest', { petId: situation.petId, ...fecalTaken('positive')(6) });
    await publishRule(situation, fecal);
  },
};

const treatment = datedRecord(
  'treatment',
  'recordTreatment',
  (daysAgo) => ({ treatment: 'flea', givenOn: dayBefore(daysAgo) }),
  flea,
);

const licence: RequirementOf<'document'> = { kind: 'document', document: 'licence' };
const paper =
  (dates: object, asked: object = {}): Prepare =>
  async (situation) => {
    await addLicence(situation, dates);
    await publishRule(situation, { ...licence, ...asked });
  };

const document: CasesOf = {
  missing: (situation) => publishRule(situation, licence),
  expired: paper({ issuedOn: dayBefore(400), expiresOn: dayBefore(30) }),
  expiring: paper({ issuedOn: dayBefore(300), expiresOn: dayBefore(-7) }),
  issue_date_unknown: paper({}, { maxAgeDays: 200 }),
  under_review: async (situation) => {
    const id = await addLicence(situation, { issuedOn: dayBefore(10) });
    await publishRule(situation, { ...licence, evidence: 'reviewed' });
    await askReview(situation, 'document', id);
  },
};

/** A waiver of the business that the owner signed, and the rule that asks for it. */
async function signedWaiver(situation: CureSituation, validMonths?: number): Promise<string> {
  const { asBusiness, asOwner, businessId, petId } = situation;
  const made = { businessId, title: 'Play agreement', body: 'Dogs play here.', validMonths };
  const { id: waiverId } = await asBusiness('createWaiver', made);
  const signed = { signerName: 'Maya Story', signature: { kind: 'typed', text: 'Maya Story' } };
  const idempotencyKey = crypto.randomUUID();
  await asOwner('signWaiver', { waiverId, version: 1, petIds: [petId], ...signed, idempotencyKey });
  await publishRule(situation, { kind: 'waiver', waiverId });
  return waiverId;
}

/** Signatures age only as time passes. */
const endsIn =
  (days: number): Prepare =>
  async (situation) => {
    await signedWaiver(situation, 12);
    const values = [dayBefore(-days), situation.petId];
    await runSql('update waiver_signature set expires_on = $1 where pet_id = $2', values);
  };

const waiver: CasesOf = {
  expiring: endsIn(9),
  expired: endsIn(-3),
  older_version: async (situation) => {
    const waiverId = await signedWaiver(situation);
    const next = { waiverId, body: 'Dogs play here, and swim.', material: true };
    await situation.asBusiness('publishWaiverVersion', next);
  },
  missing: async (situation) => {
    const { asBusiness, businessId } = situation;
    const made = { businessId, title: 'Play agreement', body: 'Dogs play here.' };
    const { id: waiverId } = await asBusiness('createWaiver', made);
    await publishRule(situation, { kind: 'waiver', waiverId });
  },
};

/** A profile with these facts, and a rule about them. */
const profile =
  (facts: object, requirement: Requirement): Prepare =>
  async (situation) => {
    await situation.asOwner('updatePet', { petId: situation.petId, ...facts });
    await publishRule(situation, requirement);
  };
const born = (daysAgo: number) => ({ bornOn: dayBefore(daysAgo), bornOnPrecision: 'day' });

const evaluated =
  (passed: boolean, daysAgo: number): Prepare =>
  async (situation) => {
    const { asBusiness, businessId, petId } = situation;
    await asBusiness('recordEvaluation', { businessId, petId, on: dayBefore(daysAgo), passed });
    await publishRule(situation, { kind: 'evaluation', lapsesAfterDays: 90 });
  };

const noCough: Requirement = { kind: 'declaration', code: 'no-cough', maxAgeDays: 90 };
const declared =
  (answer: 'yes' | 'no', daysAgo: number): Prepare =>
  async (situation) => {
    const said = { petId: situation.petId, code: 'no-cough', on: dayBefore(daysAgo), answer };
    await situation.asOwner('recordDeclaration', said);
    await publishRule(situation, noCough);
  };

/** How each reason of each kind comes about; `unverified` has a journey of its own, by level of evidence. */
export const cureCases: Readonly<Record<RequirementKind, CasesOf>> = {
  vaccination,
  test,
  treatment,
  document,
  waiver,
  sterilization: {
    not_sterilized: profile({ sterilized: false }, { kind: 'sterilization' }),
    sterilization_unknown: profile({}, { kind: 'sterilization' }),
  },
  microchip: { missing: profile({}, { kind: 'microchip' }) },
  age: {
    birth_date_unknown: profile({}, { kind: 'age', minWeeks: 10 }),
    too_young: profile(born(30), { kind: 'age', minWeeks: 16 }),
    too_old: profile(born(4_000), { kind: 'age', maxWeeks: 500 }),
    expiring: profile(born(695), { kind: 'age', maxWeeks: 100 }),
  },
  weight: {
    weight_unknown: profile({}, { kind: 'weight', minKg: 4, maxKg: 20 }),
    too_light: profile({ weightKg: 2 }, { kind: 'weight', minKg: 4, maxKg: 20 }),
    too_heavy: profile({ weightKg: 40 }, { kind: 'weight', minKg: 4, maxKg: 20 }),
  },
  evaluation: {
    missing: (situation) => publishRule(situation, { kind: 'evaluation' }),
    evaluation_not_passed: evaluated(false, 5),
    expired: evaluated(true, 120),
    expiring: evaluated(true, 85),
  },
  declaration: {
    missing: (situation) => publishRule(situation, noCough),
    declared_no: declared('no', 3),
    expired: declared('yes', 120),
    expiring: declared('yes', 85),
  },
  question: {
    unanswered: async ({ asBusiness, businessId }) => {
      const asked = { kind: 'yes_no', text: 'Is your dog crate-trained?', required: true };
      await asBusiness('createIntakeQuestion', { businessId, ...asked, idempotencyKey: crypto.randomUUID() });
    },
  },
};
