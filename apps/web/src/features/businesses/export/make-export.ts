import type { CallFunction } from '@clearpaw/client';
import { type SavedFile, toCsv } from '../../../platform/downloads/index.ts';
import { readAllPages } from './read-all.ts';

export const exportKinds = ['pets', 'checkIns', 'requirements'] as const;
export type ExportKind = (typeof exportKinds)[number];

interface Exported {
  readonly call: CallFunction;
  readonly business: { readonly id: string; readonly slug: string };
  /** Called with the number of items that were read. */
  readonly onRead: (count: number) => void;
  /** Part of the file's name. */
  readonly today: string;
}

const petColumns = 'petId petName species breed colour alerts scope verdict connectedAt lastVisitAt'.split(
  ' ',
);
const checkInColumns =
  'id petId petName service arrivedAt departedAt method decision verdict overrideReason recordedBy requirementsVersion'.split(
    ' ',
  );
const ruleColumns = [
  'version',
  'publishedAt',
  'effectiveFrom',
  'id',
  'level',
  'title',
  'appliesTo',
  'requirement',
];

/** Reads the data with the functions that the business's pages use, and writes it to a file. */
export async function makeExport(kind: ExportKind, parts: Exported): Promise<SavedFile> {
  const name = (what: string, ending: string) => `${parts.business.slug}-${what}-${parts.today}.${ending}`;
  const csv = (what: string, columns: readonly string[], rows: readonly object[]): SavedFile => ({
    name: name(what, 'csv'),
    type: 'text/csv;charset=utf-8',
    content: toCsv(
      columns,
      (rows as readonly Record<string, unknown>[]).map((row) => columns.map((column) => row[column])),
    ),
  });
  if (kind === 'pets') return csv('pets', petColumns, await readPets(parts));
  if (kind === 'checkIns') return csv('check-ins', checkInColumns, await readCheckIns(parts));
  const { rules, ...version } = await readRequirements(parts);
  return csv(
    'requirements',
    ruleColumns,
    rules.map((rule) => ({ ...version, ...rule })),
  );
}

function readPets({ call, business, onRead }: Exported) {
  return readAllPages((page) => call('listConnections', { businessId: business.id, ...page }), onRead);
}

function readCheckIns({ call, business, onRead }: Exported) {
  return readAllPages((page) => call('listCheckIns', { businessId: business.id, ...page }), onRead);
}

async function readRequirements({ call, business, onRead }: Exported) {
  const requirements = await call('getRequirements', { businessId: business.id });
  onRead(requirements.rules.length);
  return requirements;
}
