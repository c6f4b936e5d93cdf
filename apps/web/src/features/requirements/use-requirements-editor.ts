import type { OutputOf, requirements } from '@clearpaw/contract';
import type { Rule } from '@clearpaw/domain';
import { useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { type PublishProblem, publishProblemOf } from './publish-problem.ts';
import { useRules } from './use-rules.ts';

type Published = OutputOf<typeof requirements.getRequirements>;

/** The sentences being edited, the version in force, and how to publish. */
export function useRequirementsEditor(businessId: string) {
  const inForce = useCall('getRequirements', { businessId });
  const published = inForce.data ?? null;
  const publishedRules = (published?.rules ?? []) as readonly Rule[];
  const versions = useCall('listRequirementVersions', { businessId, limit: 6 });
  const latestVersion = versions.data?.items[0]?.version ?? published?.version ?? 0;
  const draft = useRules(businessId, { version: published?.version ?? 0, rules: publishedRules });
  const publishing = useAction('publishRequirements');
  const [problem, setProblem] = useState<PublishProblem | null>(null);
  /** The new version number, or null if it was refused; `problem` then holds the reason. */
  const publish = async (effectiveFrom?: string): Promise<number | null> => {
    setProblem(null);
    const { rules, baseVersion, keyNow } = draft;
    try {
      const { version } = await publishing.mutateAsync({
        businessId,
        rules: rules as Published['rules'],
        // A version that is scheduled for a later day counts as published too.
        expectedVersion: Math.max(baseVersion, latestVersion),
        ...(effectiveFrom === undefined ? {} : { effectiveFrom }),
        idempotencyKey: keyNow(),
      });
      draft.clear();
      return version;
    } catch (refusal) {
      const found = publishProblemOf(refusal, rules);
      setProblem(found);
      if (found.kind === 'stale') await Promise.all([inForce.refetch(), versions.refetch()]);
      return null;
    }
  };
  const discard = () => {
    setProblem(null);
    draft.clear();
  };
  const rebase = () => {
    setProblem(null);
    draft.rebase();
  };
  const busy = publishing.isPending;
  return {
    ...draft,
    inForce,
    published,
    latestVersion,
    publishedRules,
    problem,
    busy,
    publish,
    discard,
    rebase,
  };
}

export type RequirementsEditor = ReturnType<typeof useRequirementsEditor>;
