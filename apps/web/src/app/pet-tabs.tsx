import { paths } from '../paths/index.ts';
import { LinkTabs } from '../ui/tabs/index.ts';
import { pageMessages } from './page-messages.gen.ts';

export interface PetTabsProps {
  readonly petId: string;
  readonly current: 'overview' | 'record' | 'sharing';
}

/** The parts of a pet's page, each with its own address. */
export function PetTabs({ petId, current }: PetTabsProps) {
  const messages = pageMessages;
  return (
    <LinkTabs
      label={messages.petParts}
      tabs={[
        { href: paths.pet(petId), label: messages.overview, current: current === 'overview' },
        { href: paths.petRecord(petId), label: messages.healthRecord, current: current === 'record' },
        { href: paths.petSharing(petId), label: messages.sharing, current: current === 'sharing' },
      ]}
    />
  );
}
