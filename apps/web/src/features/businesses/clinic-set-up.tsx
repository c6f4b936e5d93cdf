import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { businessMessages } from './messages.gen.ts';
import { SetupForm } from './setup-form.tsx';

/** Veterinary clinics need no plan to add to their patients' records. */
export function ClinicSetUp() {
  const messages = businessMessages;
  const [open, setOpen] = useState(false);
  return (
    <Panel title={messages.clinicTitle} lead={messages.clinicLead} className="mt-7">
      {open ? (
        <div className="max-w-120">
          <SetupForm kind="clinic" />
        </div>
      ) : (
        <Button variant="secondary" icon={Stethoscope} onPress={() => setOpen(true)}>
          {messages.openClinic}
        </Button>
      )}
    </Panel>
  );
}
