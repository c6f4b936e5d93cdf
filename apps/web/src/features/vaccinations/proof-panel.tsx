import { evidenceLevels } from '@clearpaw/domain';
import { RecordProof } from '../../ui/record/index.ts';
import { classes } from '../../ui/style/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { vaccinationMessages } from './messages.gen.ts';
import { proofLevelOf } from './proof-level.ts';

/** How well a record can be proven, the best first; what is typed here begins at the last. */
export function ProofPanel() {
  const messages = vaccinationMessages;
  return (
    <Panel title={messages.proofTitle} lead={messages.proofLead}>
      <ul className="flex flex-col gap-1">
        {evidenceLevels
          .toSorted((a, b) => proofLevelOf(b) - proofLevelOf(a))
          .map((evidence) => {
            const isNow = evidence === 'owner';
            return (
              <li
                key={evidence}
                className={classes(
                  'flex min-h-11 items-center justify-between gap-3 rounded-field px-3 py-1.5',
                  isNow && 'bg-evergreen-tint',
                )}
              >
                <RecordProof level={proofLevelOf(evidence)} className={isNow ? 'text-ink!' : 'text-ink-2!'}>
                  {messages.proof[evidence]}
                </RecordProof>
                {isNow && <span className="type-small text-evergreen-ink">{messages.now}</span>}
              </li>
            );
          })}
      </ul>
    </Panel>
  );
}
