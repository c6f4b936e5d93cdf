import { useEffect, useState } from 'react';
import { BadgeTag } from '../../../ui/badge/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { VerdictTag } from '../../../ui/verdict/index.ts';
import { fragmentMessages } from '../fragments/index.ts';
import { whenIdle } from '../motion/index.ts';
import { firstState, oneSecondOn } from './code-clock.ts';
import type { SpecimenCode } from './specimen-code.tsx';

/** The badge as on an owner's phone, with a new code every half-minute. */
export function LivingBadge({ className }: { readonly className?: string }) {
  const { badge } = fragmentMessages;
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

/** The code contains this server's address, which the build does not know; it is drawn once the address is known. */
function Code({ turn, label }: { readonly turn: number; readonly label: string }) {
  const [Specimen, setSpecimen] = useState<typeof SpecimenCode | null>(null);
  useEffect(() => {
    const fetchIt = async () => {
      const { SpecimenCode: Fetched } = await import('./specimen-code.tsx');
      setSpecimen(() => Fetched);
    };
    // Without it the badge stays unchanged, which is harmless for a specimen.
    return whenIdle(() => void fetchIt().catch(() => {}));
  }, []);
  if (Specimen === null) return <span className="block aspect-square w-full" />;
  return <Specimen turn={turn} label={label} />;
}
