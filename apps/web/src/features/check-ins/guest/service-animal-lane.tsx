import { useWordsOf } from '../../../platform/words/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { LanePage } from './lane-page.tsx';
import { laneWords } from './lane-words.ts';

/** What staff may ask about a service animal and what not. A page to read: nothing is asked for and nothing kept. */
export function ServiceAnimalLane() {
  const words = useWordsOf(laneWords);
  return (
    <LanePage title={words.animalTitle} lead={words.animalLead}>
      <Panel title={words.mayAsk}>
        <ol className="flex list-decimal flex-col gap-3 ps-6 type-lead">
          {words.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Panel>
      <Panel title={words.doNot}>
        <ul className="flex list-disc flex-col gap-2 ps-6">
          {words.never.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p className="mt-4">{words.mayLeave}</p>
      </Panel>
      <p className="type-strong">{words.nothingKept}</p>
      <LinkButton href="/business/scan" size="lead" wide>
        {words.welcome}
      </LinkButton>
      <p className="text-ink-2 type-small">{words.law}</p>
    </LanePage>
  );
}
