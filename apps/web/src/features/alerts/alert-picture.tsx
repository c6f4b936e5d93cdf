import type { AlertKind } from '@clearpaw/domain';
import { Icon } from '../../ui/icon/index.ts';
import { PetAvatar } from '../../ui/pet/index.ts';
import type { Portrait } from '../../ui/portrait/index.ts';
import { classes } from '../../ui/style/index.ts';
import { alertIcons } from './alert-icon.ts';
import { topicOfKind } from './alert-topic.ts';

/** A pet as alerts show it. */
export interface AlertPet {
  readonly id: string;
  readonly appearance: Portrait;
  readonly photoPath: string | null;
}

interface AlertPictureProps {
  readonly kind: AlertKind;
  readonly pet: AlertPet | undefined;
  readonly isNew: boolean;
}

/** Alerts of these topics are about a pet itself; others about something that was done. */
const aboutPets = new Set(['renewals', 'requirements', 'visits']);

/** The pet that an alert is about, with the icon of the kind; or the icon alone. */
export function AlertPicture({ kind, pet, isNew }: AlertPictureProps) {
  if (pet && aboutPets.has(topicOfKind[kind])) {
    return (
      <span className="relative block size-11 shrink-0">
        <PetAvatar appearance={pet.appearance} photoPath={pet.photoPath} size={44} />
        <span className="absolute -end-1 -bottom-1 grid size-5.5 place-items-center rounded-full bg-surface text-evergreen-ink card-edge">
          <Icon of={alertIcons[kind]} size={16} className="size-3.5" />
        </span>
      </span>
    );
  }
  return (
    <span
      className={classes(
        'grid size-11 shrink-0 place-items-center rounded-field',
        isNew ? 'bg-evergreen-tint text-evergreen-ink' : 'bg-sunken text-ink-2',
      )}
    >
      <Icon of={alertIcons[kind]} />
    </span>
  );
}
