import { CallError } from '@clearpaw/client';
import type { Rule } from '@clearpaw/domain';
import { use, useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { saveFile } from '../../platform/downloads/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { ruleFileMessages } from './file-messages.gen.ts';
import {
  type ChosenFile,
  type FileProblem,
  fileNameOf,
  savedRules,
  textOfRuleFile,
  type UnusableRule,
} from './rule-file-of.ts';
import type { RequirementsEditor } from './use-requirements-editor.ts';
import { WaiverChoices } from './waiver-choices.ts';

/** What came of the last file: it could not be read, or some of its rules were left out. */
export type FileResult = { readonly file: string } & (
  | { readonly kind: 'failed'; readonly problem: FileProblem }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'partly'; readonly count: number; readonly leftOut: readonly UnusableRule[] }
);

interface FiledBusiness {
  readonly id: string;
  readonly name: string;
}

/** Saves the rules of the editor to a file, and loads rules from one into the editor. Nothing is published. */
export function useRuleFile(editor: RequirementsEditor, business: FiledBusiness) {
  const messages = ruleFileMessages;
  const waivers = use(WaiverChoices);
  const reading = useAction('previewRequirementsFile');
  const [result, setResult] = useState<FileResult | null>(null);
  const save = () => {
    const { content, count, missing } = savedRules(editor.rules, waivers);
    const name = fileNameOf(messages.fileName(business.name));
    saveFile({ name, type: 'application/json', content });
    showToast({ text: missing > 0 ? messages.savedPart(count, missing) : messages.saved(count) });
  };
  const take = (file: string, rules: readonly Rule[], leftOut: readonly UnusableRule[]) => {
    const before = editor.rules;
    setResult(leftOut.length > 0 ? { kind: 'partly', file, count: rules.length, leftOut } : null);
    if (rules.length === 0 && leftOut.length > 0) return;
    editor.setRules(rules);
    showToast({ text: messages.loaded(rules.length), onUndo: () => editor.setRules(before) });
  };
  const load = async (file: ChosenFile) => {
    setResult(null);
    try {
      const opened = await textOfRuleFile(file);
      if ('problem' in opened) return setResult({ kind: 'failed', file: file.name, problem: opened.problem });
      const content = await reading.mutateAsync({ businessId: business.id, text: opened.text });
      if (content.outcome === 'unreadable') {
        return setResult({ kind: 'failed', file: file.name, problem: content.reason });
      }
      take(file.name, content.rules as readonly Rule[], content.leftOut);
    } catch (problem) {
      if (!(problem instanceof CallError))
        return setResult({ kind: 'failed', file: file.name, problem: 'not_json' });
      setResult({ kind: 'refused', file: file.name, message: problem.message });
    }
  };
  return { save, load, isReading: reading.isPending, result, close: () => setResult(null) };
}

export type RuleFileActions = ReturnType<typeof useRuleFile>;
