import { paths } from '../../paths/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Panel, QuietPanel, Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import type { KnownCustomer } from './customer.ts';
import { customerMessages } from './messages.gen.ts';

/** Staff's internal notes about the pets; they are edited on each pet's page. */
export function TeamNotes({ pets }: Pick<KnownCustomer, 'pets'>) {
  const messages = customerMessages;
  const noted = pets.flatMap(({ petId, petName, staffNote }) =>
    staffNote ? [{ petId, petName, ...staffNote }] : [],
  );
  if (noted.length === 0) return <QuietPanel title={messages.notes}>{messages.noNotes}</QuietPanel>;
  return (
    <Panel title={messages.notes} lead={messages.notesLead}>
      <Rows>
        {noted.map(({ petId, petName, note, flags }) => (
          <Row
            key={petId}
            title={
              <TextLink href={paths.businessPet(petId)} className="relative after:absolute after:-inset-3">
                {petName}
              </TextLink>
            }
            detail={
              <>
                {note && <span className="block whitespace-pre-line">{note}</span>}
                {flags.length > 0 && (
                  <span className="mt-1.5 flex flex-wrap gap-2">
                    {flags.map((flag) => (
                      <Tag key={flag} tone="sunken">
                        {flag}
                      </Tag>
                    ))}
                  </span>
                )}
              </>
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
