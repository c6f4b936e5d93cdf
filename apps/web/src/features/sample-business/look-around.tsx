import { useNavigate } from '@tanstack/react-router';
import { Binoculars } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { Button } from '../../ui/button/index.ts';
import { sampleBusinessMessages } from './messages.gen.ts';

/** Opens the sample, for a business without the plan. */
export function LookAround() {
  const messages = sampleBusinessMessages;
  const navigate = useNavigate();
  const enter = () => navigate({ href: paths.today, state: { sample: true } });
  return (
    <div className="flex flex-col items-start gap-2 max-md:w-full">
      <Button
        variant="invert"
        size="lead"
        icon={Binoculars}
        className="max-md:w-full max-md:px-3! max-md:text-[0.9375rem]!"
        onPress={() => void enter()}
      >
        {messages.lookAround}
      </Button>
      <p className="type-small">{messages.lookAroundDetail}</p>
    </div>
  );
}
