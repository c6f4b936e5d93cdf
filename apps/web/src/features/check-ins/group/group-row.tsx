import type { Rule } from '@clearpaw/domain';
import { Undo2 } from 'lucide-react';
import { paths } from '../../../paths/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Checkbox } from '../../../ui/field/index.ts';
import { TextLink } from '../../../ui/link/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { VerdictTag } from '../../../ui/verdict/index.ts';
import type { GetVerdictAppearance } from '../scanner-business.ts';
import { openVerdictNotes } from '../verdict-notes-of.ts';
import { groupMessages } from './messages.gen.ts';
import type { GroupPet, GroupResult } from './use-group.ts';

interface GroupRowProps {
  readonly pet: GroupPet;
  readonly doing: 'in' | 'out';
  readonly rules: readonly Rule[];
  readonly verdictAppearance: GetVerdictAppearance;
  readonly result: GroupResult | undefined;
  readonly mayChoose: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onUndo: (checkInId: string) => void;
}

/** One pet: whether it is included, why not, and the result. */
export function GroupRow(props: GroupRowProps) {
  const { pet, doing, rules, verdictAppearance, result, mayChoose, isChosen, onChoose, onUndo } = props;
  const messages = groupMessages;
  const { petId, petName, verdict, report } = pet;
  const { kind, word } = verdictAppearance(verdict);
  const notes = doing === 'in' && !mayChoose && !result ? openVerdictNotes(report, rules) : [];
  const query = new URLSearchParams({ pet: petId, name: petName });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5">
      <Checkbox
        aria-label={messages.choose(petName)}
        isSelected={isChosen}
        isDisabled={!mayChoose}
        onChange={onChoose}
      />
      <PetPhoto pet={{ ...pet, id: petId, name: petName }} size={44} />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 type-strong">
          {petName}
          <VerdictTag kind={kind}>{word}</VerdictTag>
        </p>
        {notes.length > 0 && (
          <ul className="mt-1 type-small text-ink-2">
            {notes.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        )}
        {doing === 'in' && !mayChoose && !result && (
          <TextLink href={`${paths.scan}?${query}`} className="inline-flex min-h-11 items-center">
            {messages.open(petName)}
          </TextLink>
        )}
      </div>
      <div role="status" className="flex items-center gap-2 type-small">
        {result?.is === 'done' && (
          <>
            <span>{messages.state[doing]}</span>
            <Button
              variant="secondary"
              size="small"
              icon={Undo2}
              aria-label={messages.undo(petName)}
              onPress={() => onUndo(result.checkInId)}
            >
              {messages.undoWord}
            </Button>
          </>
        )}
        {result?.is === 'undone' && <span>{messages.state.undone}</span>}
        {result?.is === 'failed' && <span className="text-stop-ink">{result.message}</span>}
      </div>
    </li>
  );
}
