import { actionDetail } from './describe-action.ts';
import type { auditLogMessages } from './messages.gen.ts';

type Messages = typeof auditLogMessages;
type Slot = 'who' | 'about';

/** A piece of a sentence: a text, or a gap for the person or the subject. */
interface SentencePart {
  readonly key: number;
  readonly text: string;
  readonly slot: Slot | null;
}

interface ActionSentence {
  readonly parts: readonly SentencePart[];
  /** What the record says besides: a version, an access level. Empty if nothing. */
  readonly detail: string;
}

/** Characters of no script, replaced by links and bold names once the sentence is in pieces. */
const marks: Readonly<Record<string, Slot>> = { '\uE000': 'who', '\uE001': 'about' };

/**
 * The sentence for a recorded action, in pieces. Null if the action has none, or if its sentence names a subject and
 * the entry has none.
 */
export function entrySentence(
  action: string,
  hasSubject: boolean,
  messages: Messages,
): ActionSentence | null {
  const sentences: Readonly<Record<string, (who: string, about: string) => string>> = messages.sentences;
  const [name = '', detail = ''] = action.split(':');
  const key = [action, name].find((one) => Object.hasOwn(sentences, one));
  const text = key && sentences[key]?.('\uE000', '\uE001');
  if (!text || (text.includes('\uE001') && !hasSubject)) return null;
  return {
    parts: text
      .split(/([\uE000\uE001])/)
      .map((piece, index) => ({ key: index, text: piece, slot: marks[piece] ?? null })),
    detail: key === action ? '' : actionDetail(detail, messages),
  };
}
