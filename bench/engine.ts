import { certLogicData, evaluateCompliance, isSatisfied, toCertLogic } from '@clearpaw/domain';
import { type CertLogicExpression, evaluate } from 'certlogic-js';
import { buildInputs } from './engine-fixture.ts';
import { keepResult, median, rounded } from './keep-result.ts';

const goal = 40;
const pets = 200;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const msEach = 1000 * Number(process.env.BENCH_SECONDS ?? 2);
const warmUpMs = 2_000;

/**
 * Compares our engine with certlogic-js on the same rules and records, in turns. Ours returns the whole report: status,
 * sentence and deciding record of each rule, the earliest possible arrival and the day on which anything changes.
 * CertLogic returns yes or no for each rule on one arrival; the cost of preparing its data is not counted.
 */
export async function compareEngines(): Promise<void> {
  const inputs = buildInputs(pets);
  const rules = inputs[0]?.rules ?? [];
  const expressions = rules.map((rule) => {
    const said = toCertLogic(rule);
    if (said === null) throw new Error(`CertLogic cannot say ${rule.id}.`);
    return said as CertLogicExpression;
  });
  const data = inputs.map(({ pet, records, visit }) => certLogicData(pet, records, visit));
  agree();
  const ours = () => {
    for (const input of inputs) evaluateCompliance(input);
  };
  const theirs = () => {
    for (const facts of data) for (const expression of expressions) evaluate(expression, facts);
  };
  for (const warm of [ours, theirs]) perSecond(warm, warmUpMs);
  const measured = Array.from({ length: rounds }, () => ({
    ours: perSecond(ours, msEach),
    theirs: perSecond(theirs, msEach),
  }));
  const speed = {
    ours: median(measured.map((round) => round.ours)),
    theirs: median(measured.map((round) => round.theirs)),
  };
  const ratio = speed.ours / speed.theirs;
  console.table({
    'our engine (whole report)': { 'pets/CPU s': rounded(speed.ours, 0), ratio: rounded(ratio, 1) },
    'certlogic-js (yes or no)': { 'pets/CPU s': rounded(speed.theirs, 0), ratio: 1 },
  });
  console.log(
    `${rules.length} rules on ${pets} dogs with 12 doses each: ratio ${rounded(ratio, 1)}, goal at least ${goal}.`,
  );
  await keepResult('engine', {
    what: 'evaluateCompliance',
    rules: rules.length,
    speed,
    ratio,
    goal,
    measured,
  });

  /** A faster engine with different results would be useless. */
  function agree(): void {
    for (const [record, input] of inputs.entries()) {
      const { checks } = evaluateCompliance(input);
      for (const [index, expression] of expressions.entries()) {
        const said = evaluate(expression, data[record]);
        const meant = isSatisfied(checks[index]?.status ?? 'missing');
        if (said !== meant) throw new Error(`The engines disagree about ${rules[index]?.id}.`);
      }
    }
  }
}

/** How many pets in a second of processor time, so that other work on the machine meets both alike. */
function perSecond(judgeAll: () => void, forMs: number): number {
  const begun = process.cpuUsage();
  let turns = 0;
  let spentMs = 0;
  while (spentMs < forMs) {
    judgeAll();
    turns += 1;
    const { user, system } = process.cpuUsage(begun);
    spentMs = (user + system) / 1000;
  }
  return (turns * pets) / (spentMs / 1000);
}
