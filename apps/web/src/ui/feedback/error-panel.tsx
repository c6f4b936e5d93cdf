import type { ReactNode } from 'react';
import { buttonLook } from '../look/index.ts';
import { useWords } from '../provider/index.ts';
import { Banner } from './banner.tsx';

interface ErrorPanelProps {
  /** What failed, in the words of the specification. */
  readonly children: ReactNode;
  readonly title?: ReactNode | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** "Something went wrong", what failed, and "Try again". */
export function ErrorPanel({ title, children, onRetry }: ErrorPanelProps) {
  const words = useWords();
  return (
    <Banner
      tone="stop"
      announce="alert"
      title={title ?? words.wentWrong}
      action={
        onRetry && (
          <button type="button" onClick={onRetry} className={buttonLook({ variant: 'quiet', size: 'small' })}>
            {words.tryAgain}
          </button>
        )
      }
    >
      {children}
    </Banner>
  );
}
