import { compareDates, daysBetween, type Evidence, evidenceLevels } from '@clearpaw/domain';
import { Plus } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { useFormat, useLocale } from '../../platform/messages/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { CoverageTimeline, ProofLegend } from '../../ui/record/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { vaccinationMessages } from './messages.gen.ts';
import { proofLevelOf } from './proof-level.ts';
import { type Protection, protectionsOf } from './protections.ts';
import { sayDistance } from './say-distance.ts';
import type { Vaccination } from './use-vaccinations.ts';

interface ProtectionPanelProps {
  readonly petId: string;
  readonly today: string;
  readonly doses: readonly Vaccination[];
}

/** A chart of how long each protection lasts. */
export function ProtectionPanel({ petId, today, doses }: ProtectionPanelProps) {
  const messages = vaccinationMessages;
  const format = useFormat();
  const locale = useLocale();
  const readOnly = useReadOnly();
  const protections = protectionsOf(doses, today);
  const coverages = protections.map(({ id, title, doses: given, endsOn }) => {
    const over = compareDates(endsOn, today) < 0;
    const detail = over ? messages.ended : sayDistance(locale, daysBetween(today, endsOn));
    const end = { title: format.day(endsOn), detail };
    return { id, title, doses: given, tone: over ? ('soon' as const) : ('evergreen' as const), end };
  });
  // Clinics cannot confirm records yet, so the legend names that level only if a record has it.
  const shown = evidenceLevels.filter(
    (level) => level !== 'clinic' || doses.some(({ evidence }) => evidence === level),
  );
  const levels = shown.map((evidence: Evidence) => ({
    level: proofLevelOf(evidence),
    label: messages.proof[evidence],
  }));
  return (
    <Panel
      title={messages.protection}
      lead={leadOf(protections, today, messages, format.day)}
      action={
        !readOnly && (
          <LinkButton href={paths.petVaccinations(petId)} variant="tonal" icon={Plus}>
            {messages.addVaccination}
          </LinkButton>
        )
      }
    >
      {coverages.length > 0 && (
        <>
          <CoverageTimeline label={messages.timeline} today={today} coverages={coverages} />
          <div className="mt-4 border-line border-t pt-4">
            <ProofLegend levels={levels} />
          </div>
        </>
      )}
    </Panel>
  );
}

function leadOf(
  protections: readonly Protection[],
  today: string,
  messages: typeof vaccinationMessages,
  day: (date: string) => string,
): string {
  if (protections.length === 0) return messages.nothingHolds;
  const holding = protections.filter(({ endsOn }) => compareDates(endsOn, today) >= 0);
  const next = [...holding].sort((a, b) => compareDates(a.endsOn, b.endsOn))[0];
  return next ? messages.nextToEnd(next.title, day(next.endsOn)) : messages.allEnded;
}
