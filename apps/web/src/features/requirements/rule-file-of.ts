import type { OutputOf, requirements } from '@clearpaw/contract';
import { maxRuleFileLength, type Rule, toRuleFile } from '@clearpaw/domain';
import type { NamedWaiver } from './waiver-choices.ts';

type Content = OutputOf<typeof requirements.previewRequirementsFile>;
/** A rule that was left out, and why. */
export type UnusableRule = Extract<Content, { outcome: 'read' }>['leftOut'][number];
/** Why a file holds no rules that can be read. */
export type FileProblem = Extract<Content, { outcome: 'unreadable' }>['reason'] | 'wrong_type' | 'too_big';

/** A file as the browser hands it over. */
export type ChosenFile = Pick<File, 'name' | 'type' | 'size' | 'text'>;

/** The text of a chosen file, or why it cannot be one of rules: only small files are read. */
export async function textOfRuleFile(file: ChosenFile): Promise<{ text: string } | { problem: FileProblem }> {
  const isJson = file.name.toLowerCase().endsWith('.json') || file.type === 'application/json';
  if (!isJson) return { problem: 'wrong_type' };
  if (file.size > maxRuleFileLength) return { problem: 'too_big' };
  return { text: await file.text() };
}

/** What is saved, and how many rules are not in it because their waiver is unknown. */
export function savedRules(
  rules: readonly Rule[],
  waivers: readonly NamedWaiver[],
): { readonly content: string; readonly count: number; readonly missing: number } {
  const titles = new Map(waivers.map(({ id, title }) => [id, title]));
  const file = toRuleFile(rules, (id) => titles.get(id) ?? null);
  const count = file.rules.length;
  return { content: JSON.stringify(file, null, 2), count, missing: rules.length - count };
}

/** A file's name without what some systems refuse. */
export function fileNameOf(name: string): string {
  return `${name.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ').trim()}.json`;
}
