import type { locations, OutputOf } from '@clearpaw/contract';
import type { CopyPlan } from './plan-copy.ts';
import type { PlannedRules } from './plan-rules.ts';

type Copied = OutputOf<typeof locations.copyToBusiness>;

/** What is copied, as the owner of both businesses sees it. */
export function presentCopy({ waivers, rules, team }: CopyPlan, version: number | null): Copied {
  return {
    requirements: rules && presentRules(rules, version),
    waivers: waivers?.map(({ id, source, isNew }) => ({ id, title: source.title, isNew })) ?? null,
    team: team && {
      members: team.members.map(({ uid, name, role, isNew }) => ({ uid, name, role, isNew })),
      leftOut: team.leftOut.map(({ uid, name }) => ({ uid, name })),
    },
  };
}

function presentRules(
  { rules, questions, today: _day, leftOut, ...shown }: PlannedRules,
  version: number | null,
): NonNullable<Copied['requirements']> {
  return {
    ...shown,
    version,
    rules: rules.length,
    questions: questions.map(({ source, isNew }) => ({ text: source.text, isNew })),
    leftOut: [...leftOut],
  };
}
