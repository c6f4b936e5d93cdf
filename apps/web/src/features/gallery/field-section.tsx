import { Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import {
  ComboBox,
  DateField,
  FileDrop,
  PasswordField,
  SearchField,
  Select,
  TextArea,
  TextField,
  WarningBox,
} from '../../ui/field/index.ts';
import { Confidence } from '../../ui/record/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { ChoiceRow } from './choice-row.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { Typed } from './typed.tsx';

const species = [
  { id: 'dog', label: 'Dog' },
  { id: 'cat', label: 'Cat' },
  { id: 'ferret', label: 'Ferret', detail: 'Needs rabies and distemper' },
] as const;

const vaccines = [
  {
    id: 'dhpp',
    label: 'DHPP, distemper combo',
    detail: 'Distemper, adenovirus 2, parvovirus',
    note: '5-in-1, DA2PP',
  },
  {
    id: 'dhpp3',
    label: 'DHPP, 3-year label',
    detail: 'The same, licensed for 3 years',
    note: 'Triennial DHPP',
  },
  { id: 'rabies', label: 'Rabies, 3-year', detail: 'Imrab 3, Nobivac 3-Rabies' },
] as const;

/** Every kind of field in every state. */
export function FieldSection() {
  const [kind, setKind] = useState<(typeof species)[number]['id'] | null>('dog');
  const [ends, setEnds] = useState<string | null>('2026-11-18');
  const [vaccine, setVaccine] = useState<(typeof vaccines)[number]['id'] | null>(null);
  return (
    <GalleryBlock title="Fields" className="lg:col-span-3">
      <div className="grid gap-x-5 gap-y-5 md:grid-cols-3">
        <Typed start="Biscuit">
          {(field) => <TextField {...field} label="Name" help="As you call it at the door." />}
        </Typed>
        <Typed start="maya@okafor.example">
          {(field) => <TextField {...field} label="Email" type="email" icon={Mail} />}
        </Typed>
        <Typed start="abc">
          {(field) => (
            <PasswordField {...field} label="Password" error="Password must be at least 6 characters" />
          )}
        </Typed>
        <DateField label="Ends" value={ends} onChange={setEnds} warning="Same day as given. Is that right?" />
        <Select label="Species" options={species} value={kind} onChange={setKind} />
        <Typed start="">
          {(field) => (
            <TextField
              {...field}
              label="Certificate no."
              optional
              isDisabled
              placeholder="Set by the clinic"
            />
          )}
        </Typed>
        <Typed start="41188B">
          {(field) => <TextField {...field} label="Lot" figures aside={<Confidence percent={82} />} />}
        </Typed>
        <ComboBox
          label="Which vaccine?"
          icon={Search}
          options={vaccines}
          value={vaccine}
          onChange={setVaccine}
          suffix={<Tag>For dogs</Tag>}
        />
        <div className="flex items-end">
          <SearchField label="Pet, owner or chip" />
        </div>
        <Typed start="Vet letter seen, stays apart">
          {(field) => <TextArea {...field} label="Reason" className="md:col-span-2" />}
        </Typed>
        <FileDrop
          title="Take a photo or drop a file"
          accept={['image/*', 'application/pdf']}
          onFiles={() => {}}
        >
          PDF, JPEG, HEIC or PNG. Location data is removed.
        </FileDrop>
      </div>
      <div className="mt-5">
        <WarningBox
          title="It ends on the day it was given"
          actions={
            <>
              <Button size="small">Use Nov 18, 2029</Button>
              <Button size="small" variant="warning">
                Keep Nov 18, 2026
              </Button>
            </>
          }
        >
          Certificates often print the date given twice. A booster of Imrab 3 holds for 3 years.
        </WarningBox>
      </div>
      <ChoiceRow />
    </GalleryBlock>
  );
}
