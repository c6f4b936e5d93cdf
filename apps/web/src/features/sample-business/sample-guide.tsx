import { ScanLine } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { sampleBusinessMessages } from './messages.gen.ts';

/** On Today, in place of the steps of a new business: what to try first. */
export function SampleGuide() {
  const messages = sampleBusinessMessages;
  return (
    <Card
      as="section"
      tone="deep"
      shape="feature"
      padding="large"
      aria-labelledby="sample-guide"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
    >
      <div className="min-w-0 max-w-160 flex-1 basis-72">
        <h2 id="sample-guide" className="type-h2-panel">
          {messages.guideTitle}
        </h2>
        <p className="mt-1">{messages.guideLead}</p>
      </div>
      <LinkButton href={paths.scan} variant="accent" icon={ScanLine} className="max-md:w-full">
        {messages.guideScan}
      </LinkButton>
    </Card>
  );
}
