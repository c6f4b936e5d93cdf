import { CallError } from '@clearpaw/client';
import { findImpossibleRules, type Rule } from '@clearpaw/domain';

/** Why publishing failed: someone else published first, some sentences are invalid, or another reason. */
export type PublishProblem =
  | { readonly kind: 'stale' }
  | {
      readonly kind: 'issues';
      readonly byRule: ReadonlyMap<string, readonly string[]>;
      readonly rest: readonly string[];
    }
  | { readonly kind: 'other'; readonly message: string };

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Reads a refusal. An issue is matched to its sentence by the position it had when it was sent. */
export function publishProblemOf(problem: unknown, sent: readonly Rule[]): PublishProblem {
  if (!(problem instanceof CallError)) return { kind: 'other', message: String(problem) };
  if (problem.code === 'aborted') return { kind: 'stale' };
  const issues = problem.code === 'invalid-argument' ? issuesIn(problem.details) : [];
  if (issues.length === 0) return { kind: 'other', message: problem.message };
  const byRule = new Map<string, string[]>();
  const rest: string[] = [];
  // What the schema of rules refuses, in the words of this build.
  const impossible = new Map(
    findImpossibleRules(sent).map((found) => [['rules', ...found.path].join('.'), found.message]),
  );
  for (const { path, message: sentMessage } of issues) {
    const message = impossible.get(path) ?? sentMessage;
    const rule = sent[Number(/^rules\.(\d+)/.exec(path)?.[1] ?? Number.NaN)];
    if (rule) byRule.set(rule.id, [...(byRule.get(rule.id) ?? []), message]);
    else rest.push(message);
  }
  return { kind: 'issues', byRule, rest };
}

function issuesIn(details: unknown): readonly Issue[] {
  if (typeof details !== 'object' || details === null || !('issues' in details)) return [];
  const { issues } = details;
  return Array.isArray(issues) ? (issues as Issue[]) : [];
}
