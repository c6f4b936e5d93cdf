import { PetPortrait, portraitFor } from '../../ui/portrait/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { billingMessages } from './messages.gen.ts';

const leo = portraitFor({
  id: 'leo',
  name: 'L',
  species: 'dog',
  coat: 'black-and-tan',
  marking: 'tan',
  ears: 'floppy',
  collar: 'evergreen',
  turn: -2,
});
const miso = portraitFor({
  id: 'miso',
  name: 'M',
  species: 'cat',
  coat: 'ginger',
  marking: 'tabby',
  collar: 'evergreen',
  turn: 3,
});

interface PlanSideProps {
  readonly people: number;
  /** Without a plan there is none that ends. */
  readonly hasPlan: boolean;
}

/** Who is included, and what happens when the plan ends. */
export function PlanSide({ people, hasPlan }: PlanSideProps) {
  const messages = billingMessages;
  return (
    <div className="flex flex-col gap-6">
      <div
        data-blanket="butter"
        className="flex flex-col overflow-hidden rounded-feature bg-blanket text-ink"
      >
        <div className="p-6 pb-0">
          <h2 className="type-h2-panel">{people > 0 ? messages.people(people) : messages.peopleNone}</h2>
          <p className="mt-1">{messages.peopleDetail}</p>
        </div>
        <div aria-hidden="true" className="mt-6 grid grid-cols-2 gap-2 px-4">
          <PetPortrait appearance={leo} className="block w-full" />
          <PetPortrait appearance={miso} className="block w-full" />
        </div>
      </div>
      {hasPlan && (
        <Card as="section" shape="feature" padding="large">
          <h2 className="type-h3">{messages.ifEnds}</h2>
          <p className="mt-1 text-ink-2">{messages.ifEndsDetail}</p>
        </Card>
      )}
    </div>
  );
}
