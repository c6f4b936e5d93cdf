import { mayDo } from '@clearpaw/domain';
import { ListChecks, PawPrint, ScanLine } from 'lucide-react';
import { paths } from '../../../paths/index.ts';
import { useCall } from '../../../platform/data/index.ts';
import { EmptyState } from '../../../ui/feedback/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { portraitFor } from '../../../ui/portrait/index.ts';
import { Card, EmptyCard } from '../../../ui/surface/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { ScannerBusiness } from '../scanner-business.ts';

const hazel = portraitFor({
  id: 'hazel',
  species: 'dog',
  coat: 'chestnut',
  ears: 'floppy',
  marking: 'blaze',
});

interface OnSiteEmptyProps {
  readonly business: ScannerBusiness;
  /** In a card of its own, as the only list of the page; below the steps of a new business it takes one row. */
  readonly isAlone?: boolean;
}

/** No pets are checked in: suggests the next step, which in a new business is to set the requirements. */
export function OnSiteEmpty({ business, isAlone = false }: OnSiteEmptyProps) {
  const messages = checkInMessages;
  const { readOnly, role } = business;
  const isNew = useCall('getRequirements', { businessId: business.id }).data?.version === 0;
  const first = isNew && !readOnly && mayDo(role, 'publishRequirements');
  const requirements = (
    <LinkButton href={paths.requirements} icon={ListChecks} variant="secondary">
      {messages.setRequirements}
    </LinkButton>
  );
  if (isAlone && first) {
    return (
      <EmptyCard icon={PawPrint} title={messages.empty} action={requirements}>
        {messages.emptyFirst}
      </EmptyCard>
    );
  }
  const picture = (
    <EmptyState
      appearance={hazel}
      prop="box"
      title={messages.empty}
      heading={isAlone ? 'h2' : 'h3'}
      action={
        !readOnly && (
          <div className="flex flex-wrap justify-center gap-3">
            {first && requirements}
            <LinkButton href={paths.scan} icon={ScanLine}>
              {messages.scanBadge}
            </LinkButton>
          </div>
        )
      }
    >
      {readOnly ? messages.emptyReadOnly : first ? messages.emptyFirst : messages.emptyLead}
    </EmptyState>
  );
  return isAlone ? (
    <Card shape="feature" padding="large">
      {picture}
    </Card>
  ) : (
    picture
  );
}
