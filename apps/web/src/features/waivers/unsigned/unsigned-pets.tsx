import { unsignedReasons } from '@clearpaw/domain';
import { useState } from 'react';
import { Button } from '../../../ui/button/index.ts';
import { FilterChips } from '../../../ui/choice/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../../ui/feedback/index.ts';
import { SearchField } from '../../../ui/field/index.ts';
import { portraitFor } from '../../../ui/portrait/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import { AskAll } from './ask-all.tsx';
import { unsignedMessages } from './messages.gen.ts';
import { UnsignedRows } from './unsigned-rows.tsx';
import { everyUnsigned, type UnsignedChoice, useUnsignedPets } from './use-unsigned-pets.ts';

interface UnsignedPetsProps {
  readonly waiverId: string;
  readonly mayAsk: boolean;
}

/** Who has not signed: filtered, searched, and asked. */
export function UnsignedPets({ waiverId, mayAsk }: UnsignedPetsProps) {
  const messages = unsignedMessages;
  const [choice, setChoice] = useState(everyUnsigned);
  const { query, pets, totals } = useUnsignedPets(waiverId, choice);
  if (query.isError && pets.length === 0) return <CallErrorPanel call={query} title={messages.failed} />;
  if (!totals) {
    return (
      <Skeleton>
        <SkeletonBlock className="h-60" shape="card" />
      </Skeleton>
    );
  }
  if (totals.unsigned === 0) return <AllSigned hasPets={totals.connected > 0} />;
  const count = choice.reason === 'all' ? totals.unsigned : totals[choice.reason];
  return (
    <div className="flex flex-col gap-4">
      <Narrowing choice={choice} totals={totals} onChange={setChoice} />
      {mayAsk && count > 0 && choice.search.trim() === '' && (
        <div>
          <AskAll waiverId={waiverId} reason={choice.reason} count={count} />
        </div>
      )}
      {pets.length > 0 ? (
        <Card padding="large">
          <UnsignedRows waiverId={waiverId} pets={pets} mayAsk={mayAsk} />
        </Card>
      ) : (
        <NoMatch onClear={() => setChoice(everyUnsigned)} />
      )}
      {query.hasNextPage && (
        <div>
          <Button variant="secondary" onPress={() => void query.fetchNextPage()}>
            {messages.more}
          </Button>
        </div>
      )}
    </div>
  );
}

type Totals = NonNullable<ReturnType<typeof useUnsignedPets>['totals']>;

interface NarrowingProps {
  readonly choice: UnsignedChoice;
  readonly totals: Totals;
  readonly onChange: (choice: UnsignedChoice) => void;
}

function Narrowing({ choice, totals, onChange }: NarrowingProps) {
  const messages = unsignedMessages;
  const reasons = unsignedReasons.map((id) => ({ id, label: messages.reasons[id], count: totals[id] }));
  return (
    <search className="flex flex-col gap-4">
      <FilterChips
        label={messages.why}
        chips={[{ id: 'all' as const, label: messages.all, count: totals.unsigned }, ...reasons]}
        value={choice.reason}
        onChange={(reason) => onChange({ ...choice, reason })}
      />
      <SearchField
        label={messages.search}
        value={choice.search}
        maxLength={80}
        onChange={(search) => onChange({ ...choice, search })}
        className="md:max-w-96"
      />
    </search>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const messages = unsignedMessages;
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="text-ink-2">
        {messages.noMatch}
      </p>
      <Button variant="secondary" onPress={onClear}>
        {messages.clear}
      </Button>
    </div>
  );
}

const sitter = portraitFor({ id: 'unsigned', species: 'dog', blanket: 'sage' });

function AllSigned({ hasPets }: { readonly hasPets: boolean }) {
  const messages = unsignedMessages;
  return (
    <Card>
      <EmptyState appearance={sitter} title={hasPets ? messages.allSigned : messages.noPets}>
        {messages.allSignedLead}
      </EmptyState>
    </Card>
  );
}
