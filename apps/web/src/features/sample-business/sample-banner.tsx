import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { sampleBusinessMessages } from './messages.gen.ts';

interface SampleBannerProps {
  /** The button that starts the trial. */
  readonly start: ReactNode;
  /** On a phone only the title and the buttons, where the page needs the room. */
  readonly isShort?: boolean;
  readonly className?: string;
}

/** Above every page of the sample: that it is one, and the two ways out. */
export function SampleBanner({ start, isShort = false, className }: SampleBannerProps) {
  const messages = sampleBusinessMessages;
  const navigate = useNavigate();
  const leave = () => navigate({ href: paths.today, state: { sample: false } });
  return (
    <Banner
      tone="preview"
      title={messages.banner}
      className={className}
      action={
        <div className="flex flex-wrap items-center gap-2.5 max-md:w-full max-md:[&_button]:px-3">
          {start}
          <Button variant="quiet" size="small" onPress={() => void leave()}>
            {messages.leave}
          </Button>
        </div>
      }
    >
      <span className={isShort ? 'max-md:hidden' : undefined}>{messages.bannerLead}</span>
    </Banner>
  );
}
