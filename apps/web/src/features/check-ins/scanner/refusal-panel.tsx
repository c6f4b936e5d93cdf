import type { CallError } from '@clearpaw/client';
import { paths } from '../../../paths/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import { type RefusalCure, refusalOf } from './refusal.ts';

interface RefusalPanelProps {
  readonly problem: Pick<CallError, 'code' | 'reason'>;
  readonly onRetry: () => void;
  readonly onAgain: () => void;
  readonly onType: () => void;
}

/** A reading that was refused: what it was, and the next steps. */
export function RefusalPanel({ problem, onRetry, onAgain, onType }: RefusalPanelProps) {
  const messages = checkInMessages;
  const { kind, cures } = refusalOf(problem);
  const { title, detail } = messages.refusals[kind];
  return (
    <Card shape="feature" padding="large" className="w-full max-w-100 text-ink shadow-e3">
      <div role="alert">
        <h2 className="type-h2-page">{title}</h2>
        <p className="mt-1.5 text-ink-2">{detail}</p>
      </div>
      <div className="mt-5 flex flex-col gap-2.5">
        {cures.map((cure, index) => (
          <Navigation
            key={cure}
            cure={cure}
            main={index === 0}
            onPress={{ retry: onRetry, again: onAgain, type: onType }}
          />
        ))}
      </div>
    </Card>
  );
}

interface InputProps {
  readonly cure: RefusalCure;
  readonly main: boolean;
  readonly onPress: Readonly<Record<Exclude<RefusalCure, 'billing' | 'today'>, () => void>>;
}

function Navigation({ cure, main, onPress }: InputProps) {
  const messages = checkInMessages;
  const appearance = { variant: main ? 'primary' : 'secondary', size: 'lead', wide: true } as const;
  if (cure === 'billing' || cure === 'today') {
    return (
      <LinkButton href={cure === 'billing' ? paths.billing : paths.today} {...appearance}>
        {cure === 'billing' ? messages.openBilling : messages.backToToday}
      </LinkButton>
    );
  }
  const word = { retry: messages.tryAgain, again: messages.scanAgain, type: messages.typeCode }[cure];
  return (
    <Button {...appearance} autoFocus={main} onPress={onPress[cure]}>
      {word}
    </Button>
  );
}
