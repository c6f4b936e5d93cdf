import { useCall } from '../../platform/data/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { CheckboxList } from '../../ui/field/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { documentWords } from './words.ts';

interface ProofDocumentsProps {
  readonly petId: string;
  readonly selected: readonly string[];
  readonly onChange: (documentIds: string[]) => void;
}

/** Which of the pet's documents prove a record. */
export function ProofDocuments({ petId, selected, onChange }: ProofDocumentsProps) {
  const words = useWordsOf(documentWords);
  const documents = useCall('listDocuments', { petId, limit: 100 });
  const options = (documents.data?.items ?? []).map(({ id, title }) => ({ id, label: title }));
  return (
    <CheckboxList label={words.attached} options={options} selected={selected} onChange={onChange}>
      {documents.isError && <p className="text-stop-ink type-small">{documents.error.message}</p>}
      <p className="type-small">
        {options.length === 0 && documents.data ? words.noDocuments : words.otherDocument}{' '}
        <TextLink href={`/pets/${petId}`}>{words.addOnPage}</TextLink>
      </p>
    </CheckboxList>
  );
}
