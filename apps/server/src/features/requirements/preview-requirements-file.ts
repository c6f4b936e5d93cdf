import type { OutputOf, requirements } from '@clearpaw/contract';
import { calendarDateIn, maxRules, ruleFileFormat, ruleFileVersion } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';
import { authorizeMember } from '../members/index.ts';
import { isObject, readFiledRule } from './read-filed-rule.ts';
import { distinctIds, type LeftOutRule, rulesHere, type SentRule } from './rules-here.ts';

type Content = OutputOf<typeof requirements.previewRequirementsFile>;
type Unreadable = Extract<Content, { outcome: 'unreadable' }>['reason'];

/** Reads a saved file of rules as this business can use them. */
export async function previewRequirementsFile(
  call: Call,
  { businessId, text }: { readonly businessId: string; readonly text: string },
): Promise<Content> {
  const { business } = await authorizeMember(call, businessId, 'publishRequirements');
  const file = openFile(text);
  if (typeof file === 'string') return { outcome: 'unreadable', reason: file };
  const today = calendarDateIn(call.now.getTime(), business.timeZone);
  const here = await rulesHere(call.services.store.db, business, today);
  const rules: SentRule[] = [];
  const leftOut: LeftOutRule[] = [];
  for (const [index, filed] of file.entries()) {
    const read = readFiledRule(filed, here);
    if ('reason' in read) leftOut.push({ position: index + 1, ...read });
    else rules.push(read.rule);
  }
  return { outcome: 'read', rules: distinctIds(rules), leftOut };
}

/** The rules in a file, still unchecked, or why it is no file of rules. */
function openFile(text: string): readonly unknown[] | Unreadable {
  const file = parse(text);
  if (file === undefined) return 'not_json';
  if (!isObject(file) || file.format !== ruleFileFormat) return 'other_format';
  if (file.version !== ruleFileVersion) return 'other_version';
  const { rules } = file;
  if (!Array.isArray(rules)) return 'other_format';
  return rules.length > maxRules ? 'too_many_rules' : rules;
}

function parse(text: string): unknown {
  try {
    // Programs on Windows begin a text file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
