import { mayDo } from '@clearpaw/domain';
import { useEffect, useState } from 'react';
import { setUpMessages } from './messages.gen.ts';
import { SampleScan } from './sample-scan.tsx';
import { useSetUpState, wasSampleScanned } from './set-up-state.ts';
import { StepsCard, StepsLine } from './steps-card.tsx';
import { type SetUpBusiness, useSteps } from './use-steps.ts';

/**
 * What a new business still has to set up, for those who may. Hidden, or after its first check-in, it is one line; once
 * all is done it never comes back on this device.
 */
export function SetUpSteps({ business }: { readonly business: SetUpBusiness }) {
  const { state, keep } = useSetUpState(business.id);
  const isFor = !business.readOnly && mayDo(business.role, 'publishRequirements');
  const steps = useSteps(business, isFor && state !== 'done');
  const [isShown, setShown] = useState(false);
  const left = steps?.filter(({ done }) => !done).length;
  useEffect(() => {
    if (left === 0 && state !== 'done') keep('done');
  });
  if (!isFor || !steps || left === 0 || state === 'done') return null;
  // A business that has checked a pet in needs the room for its day.
  const hasPets = steps.some(({ id, done }) => id === 'pet' && done);
  if (state === 'hidden' || (hasPets && !isShown)) {
    const show = () => {
      keep(null);
      setShown(true);
    };
    return <StepsLine steps={steps} onShow={show} />;
  }
  return (
    <StepsCard
      title={setUpMessages.title}
      lead={setUpMessages.lead}
      steps={steps}
      tone="deep"
      onHide={() => keep('hidden')}
      aside={!hasPets && <SampleScan done={wasSampleScanned(business.id)} />}
    />
  );
}
