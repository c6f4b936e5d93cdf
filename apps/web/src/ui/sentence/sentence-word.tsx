import type { ReactNode } from 'react';
import { classes } from '../style/index.ts';
import { sentenceWordStyle } from './sentence-style.ts';

interface SentenceWordProps {
  readonly changed?: boolean | undefined;
  readonly children: ReactNode;
}

/** A variable of a sentence that cannot be changed here. */
export function SentenceWord({ changed, children }: SentenceWordProps) {
  return (
    <span className={classes(sentenceWordStyle.shape, sentenceWordStyle[changed ? 'changed' : 'plain'])}>
      {children}
    </span>
  );
}
