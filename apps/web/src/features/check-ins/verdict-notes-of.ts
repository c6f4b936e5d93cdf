import { type Check, explainCheck, isSatisfied, type Rule, sayCheck } from '@clearpaw/domain';
import type { Format } from '../../platform/messages/index.ts';
import type { checkInMessages } from './messages.gen.ts';

type Messages = typeof checkInMessages;
type Report = { readonly checks: readonly Check[] };

/** One reason on the verdict screen: what was found, and what would resolve it. */
export interface Note {
  readonly id: string;
  readonly status: Check['status'];
  readonly title: string;
  readonly detail: string | null;
  /** The record that waits for this business's review; null if there is none, '' if it is not named. */
  readonly waiting: string | null;
  /** It lacks an answer that staff can enter. */
  readonly lacksAnswer?: boolean;
  /** The waiver that its owner can sign here. */
  readonly unsigned?: string | null;
}

/** How many of the required rules that apply are met. */
export interface Tally {
  readonly asked: number;
  readonly open: number;
}

const isAsked = ({ level, status }: Check): boolean => level === 'required' && status !== 'not_applicable';
const isOpen = (check: Check): boolean => isAsked(check) && !isSatisfied(check.status);
const endsSoon = ({ status, level }: Check): boolean =>
  level === 'required' && (status === 'expiring' || status === 'grace');

export function tallyOf({ checks }: Report): Tally {
  return { asked: checks.filter(isAsked).length, open: checks.filter(isOpen).length };
}

/** All reasons against admission, failures before pending reviews. */
export function openVerdictNotes({ checks }: Report, rules: readonly Rule[]): readonly Note[] {
  const open = checks.filter(isOpen);
  const failing = open.filter(({ status }) => status !== 'pending');
  const waiting = open.filter(({ status }) => status === 'pending');
  return [...failing, ...waiting].map((check) => noteOf(check, rules));
}

/** The message's first sentence, then its rest and the cure. */
function noteOf(check: Check, rules: readonly Rule[]): Note {
  const { ruleId: id, status, recordIds } = check;
  const rule = rules.find((candidate) => candidate.id === id);
  const message = sayCheck(check, rule);
  const [, title = message, rest = ''] = /^(.*?)\.(?:\s+(.*))?$/s.exec(message) ?? [];
  const cure = rule ? explainCheck(check, rule, 'staff').cure : null;
  const waiting = status === 'pending' ? (recordIds[0] ?? '') : null;
  const detail = [rest, cure].filter(Boolean).join(' ') || null;
  const unsigned = rule?.requirement.kind === 'waiver' ? rule.requirement.waiverId : null;
  return { id, status, title, detail, waiting, lacksAnswer: check.reason === 'unanswered', unsigned };
}

/** What is met but expires soon. The day is included only if the owner shares the record. */
export function soonNotes(
  { checks }: Report,
  rules: readonly Rule[],
  messages: Messages,
  format: Pick<Format, 'weekday'>,
): readonly Note[] {
  return checks.filter(endsSoon).map((check) => {
    const { ruleId: id, status, validUntil } = check;
    const message = sayCheck(
      check,
      rules.find((rule) => rule.id === id),
    );
    if (status === 'grace')
      return { id, status, title: message.replace(/\.$/, ''), detail: messages.askOwner, waiting: null };
    const subject = message.split(':')[0] ?? message;
    return validUntil === null
      ? { id, status, title: messages.endsWithin(subject), detail: messages.ownerSeesExactDay, waiting: null }
      : {
          id,
          status,
          title: messages.endsOn(subject, format.weekday(validUntil)),
          detail: messages.askOwner,
          waiting: null,
        };
  });
}
