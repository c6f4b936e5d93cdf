import type { CallError } from '@clearpaw/client';
import { useWordsOf } from '../../../platform/words/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import { checkInWords } from '../words.ts';
import { type Cure, refusalOf } from './refusal.ts';

interface RefusalPanelProps {
  readonly problem: Pick<CallError, 'code' | 'reason'>;
  readonly onRetry: () => void;
  readonly onAgain: () => void;
  readonly onType: () => void;
}

/** A reading that got no answer: what it was, and the ways on. */
export function RefusalPanel({ problem, onRetry, onAgain, onType }: RefusalPanelProps) {
  const words = useWordsOf(checkInWords);
  const { kind, cures } = refusalOf(problem);
  const { title, detail } = words.refusals[kind];
  return (
    <Card shape="feature" padding="large" className="w-full max-w-100 text-ink shadow-e3">
      <div role="alert">
        <h2 className="type-h2-page">{title}</h2>
        <p className="mt-1.5 text-ink-2">{detail}</p>
      </div>
      <div className="mt-5 flex flex-col gap-2.5">
        {cures.map((cure, place) => (
          <Way
            key={cure}
            cure={cure}
            main={place === 0}
            onPress={{ retry: onRetry, again: onAgain, type: onType }}
          />
        ))}
      </div>
    </Card>
  );
}

interface WayProps {
  readonly cure: Cure;
  readonly main: boolean;
  readonly onPress: Readonly<Record<Exclude<Cure, 'billing' | 'today'>, () => void>>;
}

function Way({ cure, main, onPress }: WayProps) {
  const words = useWordsOf(checkInWords);
  const look = { variant: main ? 'primary' : 'secondary', size: 'lead', wide: true } as const;
  if (cure === 'billing' || cure === 'today') {
    return (
      <LinkButton href={cure === 'billing' ? '/billing' : '/business'} {...look}>
        {cure === 'billing' ? words.openBilling : words.backToToday}
      </LinkButton>
    );
  }
  const word = { retry: words.tryAgain, again: words.scanAgain, type: words.typeCode }[cure];
  return (
    <Button {...look} autoFocus={main} onPress={onPress[cure]}>
      {word}
    </Button>
  );
}
