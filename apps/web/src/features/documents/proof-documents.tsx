import { paths } from '../../paths/index.ts';
import { useAll } from '../../platform/data/index.ts';
import { CheckboxList } from '../../ui/field/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { documentMessages } from './messages.gen.ts';

interface ProofDocumentsProps {
  readonly petId: string;
  readonly selected: readonly string[];
  readonly onChange: (documentIds: string[]) => void;
}

/** Which of the pet's documents prove a record. */
export function ProofDocuments({ petId, selected, onChange }: ProofDocumentsProps) {
  const messages = documentMessages;
  const documents = useAll('listDocuments', { petId });
  const options = (documents.data?.items ?? []).map(({ id, title }) => ({ id, label: title }));
  return (
    <CheckboxList label={messages.attached} options={options} selected={selected} onChange={onChange}>
      {documents.isError && <p className="text-stop-ink type-small">{documents.error.message}</p>}
      <p className="type-small">
        {options.length === 0 && documents.data ? messages.noDocuments : messages.otherDocument}{' '}
        <TextLink href={paths.pet(petId)}>{messages.addOnPage}</TextLink>
      </p>
    </CheckboxList>
  );
}
