import { isRead } from '@clearpaw/domain';
import { Check, CircleAlert, FileSearch, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon/index.ts';
import { classes } from '../../ui/style/index.ts';
import { documentMessages } from './messages.gen.ts';
import type { Document } from './use-documents.ts';

interface Outcome {
  readonly icon?: LucideIcon;
  readonly tone: string;
  readonly text: string;
}

/** What came out of a document, in a few words. */
export function DocumentOutcome({ document }: { readonly document: Document }) {
  const { icon, tone, text } = outcomeOf(document);
  return (
    <span className={classes('flex min-w-0 items-center gap-2 type-small', tone)}>
      {icon && <Icon of={icon} size={18} className={icon === Check ? 'text-evergreen' : undefined} />}
      <span className="min-w-0">{text}</span>
    </span>
  );
}

function outcomeOf({ state, kind, outcome }: Document): Outcome {
  const messages = documentMessages;
  const { vaccinations, otherRecords, failure } = outcome;
  if (state === 'processing') {
    return { icon: LoaderCircle, tone: 'text-ink-2', text: messages.states.processing };
  }
  if (state === 'needs_review') {
    return { icon: FileSearch, tone: 'text-marigold-ink', text: messages.states.needs_review };
  }
  if (state === 'rejected')
    return { icon: CircleAlert, tone: 'text-stop-ink', text: messages.states.rejected };
  if (vaccinations + otherRecords > 0) {
    const proves =
      otherRecords === 0
        ? messages.linked(vaccinations)
        : messages.linkedRecords(vaccinations + otherRecords);
    return { icon: Check, tone: 'text-ink-2', text: proves };
  }
  if (state === 'failed') {
    return { icon: CircleAlert, tone: 'text-stop-ink', text: messages.notRead[failure ?? 'unreadable'] };
  }
  return { tone: 'text-ink-3', text: isRead(kind) ? messages.states.reviewed : messages.stored };
}
