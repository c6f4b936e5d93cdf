import type { ReactNode } from 'react';
import { uiMessages } from '../provider/index.ts';
import { buttonStyle } from '../style/index.ts';
import { Banner } from './banner.tsx';

interface ErrorPanelProps {
  /** What failed, in the words of the specification. */
  readonly children: ReactNode;
  readonly title?: ReactNode | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** "Something went wrong", what failed, and "Try again". */
export function ErrorPanel({ title, children, onRetry }: ErrorPanelProps) {
  const messages = uiMessages;
  return (
    <Banner
      tone="stop"
      announce="alert"
      title={title ?? messages.wentWrong}
      action={
        onRetry && (
          <button
            type="button"
            onClick={onRetry}
            className={buttonStyle({ variant: 'quiet', size: 'small' })}
          >
            {messages.tryAgain}
          </button>
        )
      }
    >
      {children}
    </Banner>
  );
}
