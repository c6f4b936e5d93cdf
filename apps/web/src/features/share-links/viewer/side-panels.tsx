import { ShieldCheck } from 'lucide-react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { ProofBars } from '../../../ui/record/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { levelOf } from './vaccinations-panel.tsx';
import { viewerMessages } from './viewer-messages.gen.ts';

const levels = ['clinic', 'reviewed', 'document', 'owner'] as const;

/** A legend for the bars beside an entry. */
export function SourcesPanel() {
  const messages = viewerMessages;
  return (
    <Panel title={messages.sources}>
      <ul className="flex flex-col gap-3">
        {levels.map((level) => (
          <li key={level} className="flex gap-3 type-small">
            <span className="pt-1">
              <ProofBars level={levelOf[level]} />
            </span>
            <span>
              <span className="block font-semibold">{messages.levels[level].title}</span>
              <span className="block text-ink-2">{messages.levels[level].detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** States where the key is. The claim covers the way between server and browser. */
export function SealedNote({ writtenAt }: { readonly writtenAt: string | null }) {
  const messages = viewerMessages;
  const format = useFormat();
  return (
    <section data-ground="deep" className="rounded-card bg-deep p-6 text-on-deep">
      <h2 className="flex items-center gap-2.5 type-strong">
        <Icon of={ShieldCheck} />
        {messages.sealed}
      </h2>
      <p className="mt-2 type-small text-on-deep/85">
        {messages.sealedLead(writtenAt && format.time(writtenAt))}
      </p>
    </section>
  );
}
