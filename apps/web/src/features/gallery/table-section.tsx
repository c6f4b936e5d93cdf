import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Pager } from '../../ui/nav/index.ts';
import { PetAvatar } from '../../ui/pet/index.ts';
import type { Portrait } from '../../ui/portrait/index.ts';
import { BulkBar, DataTable, type TableColumn } from '../../ui/table/index.ts';
import { type VerdictKind, VerdictTag } from '../../ui/verdict/index.ts';
import { GalleryBlock } from './gallery-block.tsx';
import { gallerySamplePets } from './sample-pets.ts';

interface Visitor {
  readonly name: string;
  readonly breed: string;
  readonly appearance: Portrait;
  readonly owner: string;
  readonly kind: VerdictKind;
  readonly word: string;
  readonly decided: string;
  readonly visit: string;
}

const visitors: readonly Visitor[] = [
  {
    name: 'Otis',
    breed: 'Border Collie',
    appearance: gallerySamplePets.otis,
    owner: 'Lena Fischer',
    kind: 'soon',
    word: 'Good for now',
    decided: 'Bordetella ends within 30 days',
    visit: '7:49',
  },
  {
    name: 'Ziggy',
    breed: 'Siberian Husky',
    appearance: gallerySamplePets.ziggy,
    owner: 'Amara Diallo',
    kind: 'stop',
    word: 'Not today',
    decided: 'Bordetella counts from Nov 27',
    visit: 'Nov 6',
  },
  {
    name: 'Luna',
    breed: 'Doberman',
    appearance: gallerySamplePets.luna,
    owner: 'Tom Ellery',
    kind: 'ok',
    word: 'Good to go',
    decided: 'All 5 met',
    visit: '8:12',
  },
];

const columns: readonly TableColumn<Visitor>[] = [
  {
    id: 'pet',
    header: 'Pet',
    heading: true,
    cell: ({ name, breed, appearance }) => (
      <span className="flex items-center gap-3">
        <PetAvatar appearance={appearance} size={44} />
        <span>
          <span className="block type-strong">{name}</span>
          <span className="block type-caption text-ink-3">{breed}</span>
        </span>
      </span>
    ),
  },
  { id: 'owner', header: 'Owner', cell: ({ owner }) => owner },
  {
    id: 'verdict',
    header: 'Verdict today',
    cell: ({ kind, word }) => <VerdictTag kind={kind}>{word}</VerdictTag>,
  },
  {
    id: 'decided',
    header: 'Decided by',
    cell: ({ decided }) => <span className="text-ink-2">{decided}</span>,
  },
  { id: 'visit', header: 'Last visit', align: 'end', cell: ({ visit }) => visit },
];

/** A table with its selection; below 768 px, cards. */
export function TableSection() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['Ziggy']));
  return (
    <GalleryBlock title="Table" bare className="lg:col-span-5">
      <DataTable
        caption="Pets"
        columns={columns}
        rows={visitors}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        hrefOf={({ name }) => `#${name}`}
        selection={{ keys, onChange: setKeys }}
        foot={
          <Pager previousLabel="Previous page" nextLabel="Next page" onNext={() => {}}>
            1 to 3 of 248
          </Pager>
        }
      />
      {keys.size > 0 && (
        <div className="mt-4">
          <BulkBar
            title={`${keys.size} selected`}
            detail={[...keys].join(', ')}
            action={
              <Button variant="accent" size="small" icon={Bell}>
                Remind owners
              </Button>
            }
            onClear={() => setKeys(new Set())}
          />
        </div>
      )}
    </GalleryBlock>
  );
}
