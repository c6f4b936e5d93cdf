import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '../tag/index.ts';

interface SentenceProps {
  readonly children: ReactNode;
  /** "Changed, was 12 months". */
  readonly change?: ReactNode | undefined;
}

/** A rule that reads as a sentence, with chips for what can vary. */
export function Sentence({ children, change }: SentenceProps) {
  return (
    <div>
      <p className="type-sentence">{children}</p>
      {change && (
        <p className="mt-2">
          <Tag tone="changed" icon={Pencil}>
            {change}
          </Tag>
        </p>
      )}
    </div>
  );
}
