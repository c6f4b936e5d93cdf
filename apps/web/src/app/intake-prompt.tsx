import { useState } from 'react';
import { OwnerAnswerDialog } from '../features/intake-questions/index.ts';
import { useWritten } from '../platform/data/index.ts';

interface Asked {
  readonly petId: string;
  readonly businessId: string;
  readonly service: string | null;
}

/** Asks an owner what a business wants to know as soon as a pet is connected there, or a visit planned. */
export function IntakePrompt() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useWritten('connectPet', (_, { petId, businessId }) => setAsked({ petId, businessId, service: null }));
  useWritten('planVisit', (_, { petId, businessId, service }) => setAsked({ petId, businessId, service }));
  if (!asked) return null;
  return (
    <OwnerAnswerDialog
      key={JSON.stringify(asked)}
      {...asked}
      petName={null}
      onlyOpen
      onClose={() => setAsked(null)}
    />
  );
}
