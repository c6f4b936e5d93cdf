import type { Rule } from '@clearpaw/domain';
import { useRef } from 'react';
import { useDraft } from '../../platform/storage/index.ts';
import { changesOf, isRuleDraft, isUnchanged, type RuleDraft } from './rule-draft.ts';

interface PublishedRules {
  readonly version: number;
  readonly rules: readonly Rule[];
}

/** The sentences being edited, stored on the device while they differ from the published ones. */
export function useRules(businessId: string, published: PublishedRules) {
  const name = `requirements:${businessId}`;
  const { draft, setDraft, clear } = useDraft<RuleDraft | null>(name, null, isRuleDraft);
  const key = useRef(crypto.randomUUID());
  const rules = draft?.rules ?? published.rules;
  const baseVersion = draft?.baseVersion ?? published.version;
  const write = (next: RuleDraft) => {
    key.current = crypto.randomUUID();
    setDraft(next);
  };
  return {
    rules,
    baseVersion,
    dirty: draft !== null,
    isStale: draft !== null && draft.baseVersion !== published.version,
    changes: changesOf(published.rules, rules),
    clear,
    /** One key per state of the sentences, so that publishing the same state twice counts once. */
    keyNow: () => key.current,
    setRules(next: readonly Rule[]) {
      if (isUnchanged(changesOf(published.rules, next))) clear();
      else write({ baseVersion, rules: next });
    },
    /** Uses the newer version as the base to compare with; the sentences are not changed. */
    rebase: () => write({ baseVersion: published.version, rules }),
  };
}
