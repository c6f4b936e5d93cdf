import { CircleUserRound, PawPrint, ShieldPlus } from 'lucide-react';
import { useState } from 'react';
import { newIncidentPath, paths } from '../../../paths/index.ts';
import { VerdictButton, VerdictLink } from '../../../ui/scan/index.ts';
import { classes } from '../../../ui/style/index.ts';
import { GroupDialog } from '../group/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import type { ScanSubject } from './subject.ts';

interface OwnerActionsProps {
  readonly business: ScannerBusiness;
  readonly subject: ScanSubject;
  readonly verdictAppearance: GetVerdictAppearance;
  /** The answer may be outdated once other pets were checked in. */
  readonly onReread: () => void;
}

/** The link to the owner's page, the group check-in of their other pets, and an incident report. */
export function OwnerActions({ business, subject, verdictAppearance, onReread }: OwnerActionsProps) {
  const messages = checkInMessages;
  const [isOpen, setOpen] = useState(false);
  const { customer, openCheckIn, pet } = subject;
  if (!customer) return null;
  const others = customer.pets - 1;
  // Its sentence is long: a row of its own keeps it on one line.
  const hasOthers = others > 0 && openCheckIn === null;
  return (
    <div className={classes('flex flex-wrap gap-2.5 *:flex-1 *:basis-46', hasOthers && '*:first:basis-full')}>
      {hasOthers && (
        <VerdictButton tone="outline" icon={PawPrint} onPress={() => setOpen(true)}>
          {messages.withOthers(others)}
        </VerdictButton>
      )}
      <VerdictLink href={paths.customer(customer.id)} icon={CircleUserRound}>
        {messages.openCustomer}
      </VerdictLink>
      <VerdictLink href={newIncidentPath(pet)} icon={ShieldPlus}>
        {messages.reportIncident}
      </VerdictLink>
      {isOpen && (
        <GroupDialog
          business={business}
          customerId={customer.id}
          doing="in"
          verdictAppearance={verdictAppearance}
          onClose={() => {
            setOpen(false);
            onReread();
          }}
        />
      )}
    </div>
  );
}
