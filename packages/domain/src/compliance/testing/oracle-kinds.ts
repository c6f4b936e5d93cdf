import { type Day, dayOf } from '../../calendar/index.ts';
import type { PetFacts, PetRecords } from '../index.ts';
import type { RequirementOf } from '../vocabulary/requirement.ts';
import { bestOf, byTable, nothing, type OracleEntry, withEvidence } from './oracle-order.ts';

/** One moment of one pet: the records that exist, the stay, the possible birth days. */
export type OracleMoment = {
  readonly pet: PetFacts;
  readonly records: PetRecords;
  readonly birthDays: readonly Day[] | null;
  readonly arrival: Day;
  readonly departure: Day;
  readonly soonDays: number;
};

const fact = (status: OracleEntry['status'], until: Day | null = null): OracleEntry => ({
  status,
  until,
  on: null,
  id: null,
});

function aged(
  records: readonly { id: string; on: Day; fails: boolean; entry: (entry: OracleEntry) => OracleEntry }[],
  maxAgeDays: number,
  { arrival, soonDays }: OracleMoment,
): OracleEntry {
  const soon = Math.min(soonDays, Math.floor(maxAgeDays / 3));
  const seen = records.filter(({ on }) => on <= arrival);
  const failing = seen.filter(({ fails }) => fails);
  const passing = seen.filter(({ fails }) => !fails);
  const unanswered = failing.filter((bad) => !passing.some((good) => good.on > bad.on));
  if (unanswered.length > 0) {
    return bestOf(unanswered.map(({ id, on }) => ({ status: 'failed', until: null, on, id })));
  }
  const later = passing.filter((good) => failing.every((bad) => good.on > bad.on));
  return bestOf(
    later.map(({ id, on, entry }) => {
      const until = on + maxAgeDays;
      return entry({ status: byTable(until, arrival, arrival, soon), until, on, id });
    }),
  );
}

export function judgeTest(rule: RequirementOf<'test'>, moment: OracleMoment): OracleEntry {
  const tests = moment.records.tests
    .filter(({ test }) => test === rule.test)
    .map((test) => ({
      id: test.id,
      on: dayOf(test.takenOn),
      fails: test.result === 'positive' || test.result === 'not_protective',
      entry: (entry: OracleEntry) => withEvidence(entry, test, rule),
    }));
  return aged(tests, rule.maxAgeDays, moment);
}

export function judgeTreatment(rule: RequirementOf<'treatment'>, moment: OracleMoment): OracleEntry {
  const treatments = moment.records.treatments
    .filter(({ treatment }) => treatment === rule.treatment)
    .map((treatment) => ({
      id: treatment.id,
      on: dayOf(treatment.givenOn),
      fails: false,
      entry: (entry: OracleEntry) => withEvidence(entry, treatment, rule),
    }));
  return aged(treatments, rule.maxAgeDays, moment);
}

export function judgeDeclaration(rule: RequirementOf<'declaration'>, moment: OracleMoment): OracleEntry {
  const declarations = moment.records.declarations
    .filter(({ code }) => code === rule.code)
    .map(({ id, on, answer }) => ({
      id,
      on: dayOf(on),
      fails: answer === 'no',
      entry: (entry: OracleEntry) => entry,
    }));
  return aged(declarations, rule.maxAgeDays, moment);
}

export function judgeDocument(
  rule: RequirementOf<'document'>,
  { records, arrival, departure, soonDays }: OracleMoment,
): OracleEntry {
  const end = rule.through === 'arrival' ? arrival : departure;
  const soon = Math.min(soonDays, Math.floor((rule.maxAgeDays ?? Number.POSITIVE_INFINITY) / 3));
  const documents = records.documents.filter(
    ({ kind, rejected, issuedOn }) =>
      kind === rule.document && !rejected && (issuedOn === null || dayOf(issuedOn) <= arrival),
  );
  return bestOf(
    documents.map((document) => {
      const on = document.issuedOn === null ? null : dayOf(document.issuedOn);
      if (rule.maxAgeDays !== undefined && on === null) {
        return { status: 'needs_information', until: null, on, id: document.id };
      }
      const ends: Day[] = [];
      if (document.expiresOn !== null) ends.push(dayOf(document.expiresOn));
      if (rule.maxAgeDays !== undefined && on !== null) ends.push(on + rule.maxAgeDays);
      const until = ends.length === 0 ? null : Math.min(...ends);
      const entry: OracleEntry = { status: byTable(until, end, arrival, soon), until, on, id: document.id };
      return withEvidence(entry, document, rule);
    }),
  );
}

export function judgeWaiver(
  rule: RequirementOf<'waiver'>,
  { records, arrival, departure, soonDays }: OracleMoment,
): OracleEntry {
  const signatures = records.signatures.filter(
    ({ waiverId, signedOn }) => waiverId === rule.waiverId && dayOf(signedOn) <= arrival,
  );
  return bestOf(
    signatures.map(({ id, signedOn, expiresOn, materialVersion }) => {
      const until = expiresOn === null ? null : dayOf(expiresOn);
      const isCurrent = materialVersion >= rule.materialVersion;
      const status = isCurrent ? byTable(until, departure, arrival, soonDays) : 'expired';
      return { status, until, on: dayOf(signedOn), id };
    }),
  );
}

export function judgeQuestion(
  rule: RequirementOf<'question'>,
  { records, arrival }: OracleMoment,
): OracleEntry {
  const answers = records.answers.filter(
    ({ questionId, answeredOn }) => questionId === rule.questionId && dayOf(answeredOn) <= arrival,
  );
  return bestOf(
    answers.map(({ id, answeredOn }) => ({ status: 'met', until: null, on: dayOf(answeredOn), id })),
  );
}

export function judgeAge(
  rule: RequirementOf<'age'>,
  { birthDays, arrival, soonDays }: OracleMoment,
): OracleEntry {
  if (birthDays === null) return fact('needs_information');
  const oldest = Math.min(...birthDays);
  const youngest = Math.max(...birthDays);
  const until = rule.maxWeeks === undefined ? null : oldest + 7 * rule.maxWeeks;
  if (until !== null && arrival > until) return fact('failed');
  if (rule.minWeeks !== undefined && arrival < youngest + 7 * rule.minWeeks) return fact('waiting', until);
  return fact(byTable(until, arrival, arrival, soonDays), until);
}

export function judgeEvaluation(
  rule: RequirementOf<'evaluation'>,
  { records, arrival, soonDays }: OracleMoment,
): OracleEntry {
  const seen = records.evaluations
    .filter(({ on }) => dayOf(on) <= arrival)
    .sort(
      (a, b) => dayOf(b.on) - dayOf(a.on) || Number(a.passed) - Number(b.passed) || (a.id < b.id ? -1 : 1),
    );
  const [latest] = seen;
  if (latest === undefined) return nothing;
  const on = dayOf(latest.on);
  if (!latest.passed) return { status: 'failed', until: null, on, id: latest.id };
  if (rule.lapsesAfterDays === undefined) return { status: 'met', until: null, on, id: latest.id };
  const alive = records.lastVisitOn === null ? on : Math.max(on, dayOf(records.lastVisitOn));
  const until = alive + rule.lapsesAfterDays;
  const soon = Math.min(soonDays, Math.floor(rule.lapsesAfterDays / 3));
  return { status: byTable(until, arrival, arrival, soon), until, on, id: latest.id };
}

export function judgeWeight(
  { minKg = 0, maxKg = 1e9 }: RequirementOf<'weight'>,
  { pet }: OracleMoment,
): OracleEntry {
  if (pet.weightKg === null) return fact('needs_information');
  return fact(pet.weightKg >= minKg && pet.weightKg <= maxKg ? 'met' : 'failed');
}

export function judgeMicrochip(_: RequirementOf<'microchip'>, { pet }: OracleMoment): OracleEntry {
  return pet.microchip === null ? nothing : fact('met');
}

export function judgeSterilization(_: RequirementOf<'sterilization'>, { pet }: OracleMoment): OracleEntry {
  if (pet.sterilized === null) return fact('needs_information');
  return fact(pet.sterilized ? 'met' : 'failed');
}
