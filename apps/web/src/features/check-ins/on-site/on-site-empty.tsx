import { mayDo } from '@clearpaw/domain';
import { ListChecks, ScanLine } from 'lucide-react';
import { paths } from '../../../paths/index.ts';
import { useCall } from '../../../platform/data/index.ts';
import { EmptyState } from '../../../ui/feedback/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { portraitFor } from '../../../ui/portrait/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { ScannerBusiness } from '../scanner-business.ts';

const hazel = portraitFor({
  id: 'hazel',
  species: 'dog',
  coat: 'chestnut',
  ears: 'floppy',
  marking: 'blaze',
});

/** No pets are checked in: suggests the next step, which in a new business is to set the requirements. */
export function OnSiteEmpty({ business }: { readonly business: ScannerBusiness }) {
  const messages = checkInMessages;
  const { readOnly, role } = business;
  const isNew = useCall('getRequirements', { businessId: business.id }).data?.version === 0;
  const first = isNew && !readOnly && mayDo(role, 'publishRequirements');
  return (
    <EmptyState
      appearance={hazel}
      prop="box"
      title={messages.empty}
      heading="h3"
      action={
        !readOnly && (
          <div className="flex flex-wrap justify-center gap-3">
            {first && (
              <LinkButton href={paths.requirements} icon={ListChecks}>
                {messages.setRequirements}
              </LinkButton>
            )}
            <LinkButton href={paths.scan} icon={ScanLine} variant={first ? 'secondary' : 'primary'}>
              {messages.scanBadge}
            </LinkButton>
          </div>
        )
      }
    >
      {readOnly ? messages.emptyReadOnly : first ? messages.emptyFirst : messages.emptyLead}
    </EmptyState>
  );
}
