import { useEffect, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { useWordsOf } from '../../../platform/words/index.ts';
import { BadgeTag, QrCode } from '../../../ui/badge/index.ts';
import { classes } from '../../../ui/look/index.ts';
import { VerdictTag } from '../../../ui/verdict/index.ts';
import { fragmentWords } from '../fragments/index.ts';
import { firstState, livingCode, oneSecondOn } from './living-code.ts';

/** The badge as it lives on an owner's phone: the ring runs for half a minute, then the code is another one. */
export function LivingBadge({ className }: { readonly className?: string }) {
  const { badge } = useWordsOf(fragmentWords);
  const [{ turn, secondsLeft }, setState] = useState(firstState);
  useEffect(() => {
    const timer = setInterval(() => setState(oneSecondOn), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <BadgeTag
      hangs="ring"
      heading="p"
      name={badge.name}
      aside={<VerdictTag kind="ok">{badge.verdict}</VerdictTag>}
      code={<Code turn={turn} label={badge.code} />}
      secondsLeft={secondsLeft}
      note={badge.newCode(secondsLeft)}
      className={classes('pt-12!', className)}
    />
  );
}

// Trying all eight masks would cost a slow phone a tenth of a second; for text this random any of them reads well.
const look = { ecc: 'M', border: 0, maskPattern: 3 } as const;

function Code({ turn, label }: { readonly turn: number; readonly label: string }) {
  return useMemo(() => {
    const { data } = encode(livingCode(location.origin, turn), look);
    return <QrCode matrix={data} label={label} />;
  }, [turn, label]);
}
