import { ListChecks } from 'lucide-react';
import { Sentence, SentenceWord } from '../../../ui/sentence/index.ts';
import { Tag } from '../../../ui/tag/index.ts';
import { VerdictShape, VerdictWord } from '../../../ui/verdict/index.ts';
import { fragmentMessages } from './messages.gen.ts';

/** A sample rule as a sentence, and the pets it would affect. */
export function RequirementFragment() {
  const messages = fragmentMessages.requirement;
  // Variables are between asterisks: every second part.
  const pieces = messages.sentence.split('*').map((text, index) => ({ text, varies: index % 2 === 1 }));
  return (
    <div className="grid gap-5 md:[&_p]:text-[1.5rem] md:[&_p]:leading-12 lg:[&_p]:text-[1.75rem]">
      <Sentence>
        {pieces.map(({ text, varies }) => (varies ? <SentenceWord key={text}>{text}</SentenceWord> : text))}
      </Sentence>
      <div className="flex flex-wrap gap-2">
        <Tag icon={ListChecks}>{messages.checked}</Tag>
        <Tag>
          <VerdictShape kind="stop" size={16} />
          <VerdictWord kind="stop">{messages.change}</VerdictWord>
        </Tag>
      </div>
    </div>
  );
}
