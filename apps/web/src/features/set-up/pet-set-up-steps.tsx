import { type ReactNode, useEffect } from 'react';
import { paths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { setUpMessages } from './messages.gen.ts';
import { useSetUpState } from './set-up-state.ts';
import { type SetUpStep, type StepChooser, StepsCard, StepsLine } from './steps-card.tsx';

/** The fields of a pet that its set-up depends on. */
interface SetUpPet {
  readonly id: string;
  readonly name: string;
  readonly photoPath: string | null;
}

interface PetSetUpStepsProps {
  readonly pet: SetUpPet;
  /** Null until its businesses are known. */
  readonly isConnected: boolean | null;
  /** What happens with a photo and a certificate that are chosen here. */
  readonly choosers: { readonly photo: StepChooser; readonly certificate: StepChooser };
  /** Below the steps: what is being added. */
  readonly children?: ReactNode;
}

/** What a first pet still needs for its first check-in. Once all is done it never comes back on this device. */
export function PetSetUpSteps({ pet, isConnected, choosers, children }: PetSetUpStepsProps) {
  const { state, keep } = useSetUpState(pet.id);
  const steps = useStepsOf({ pet, isConnected, choosers }, state !== 'done');
  const left = steps?.filter(({ done }) => !done).length;
  useEffect(() => {
    if (left === 0 && state !== 'done') keep('done');
  });
  if (!steps || left === 0 || state === 'done') return null;
  if (state === 'hidden') return <StepsLine steps={steps} onShow={() => keep(null)} />;
  return (
    <StepsCard
      title={setUpMessages.firstPetTitle(pet.name)}
      lead={setUpMessages.lead}
      steps={steps}
      onHide={() => keep('hidden')}
    >
      {children}
      <TextLink href={paths.documents}>{setUpMessages.importTitle}</TextLink>
    </StepsCard>
  );
}

/** The steps, each done as soon as its thing exists; null until everything is read. */
function useStepsOf(
  { pet, isConnected, choosers }: PetSetUpStepsProps,
  enabled: boolean,
): readonly SetUpStep[] | null {
  const doses = useAll('listVaccinations', { petId: pet.id }, { enabled }).data;
  if (!doses || isConnected === null) return null;
  const step = (id: 'added' | 'photo' | 'certificate' | 'connect', href: string) => ({
    ...{ id, href, title: setUpMessages[id], detail: setUpMessages[`${id}Detail`] },
  });
  return [
    { ...step('added', paths.pet(pet.id)), done: true },
    { ...step('photo', paths.pet(pet.id)), done: pet.photoPath !== null, chooser: choosers.photo },
    {
      ...step('certificate', paths.documents),
      done: doses.items.length > 0,
      chooser: choosers.certificate,
    },
    { ...step('connect', paths.petSharing(pet.id)), done: isConnected },
  ];
}
