import { type PrintedLine, textOf } from './positioned-word.ts';

/** The meaning of a column or a label. */
export const columnRoles = ['vaccine', 'given', 'due', 'lot', 'manufacturer', 'veterinarian', 'tag'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Where a column begins and whose it is. */
export interface TextColumn {
  readonly role: ColumnRole | null;
  readonly x: number;
}

/** The words of headings, the longer ones first. */
const labels: readonly (readonly [RegExp, ColumnRole])[] = [
  [
    /^(date (given|vaccinated|administered)|vacc(ination)? date|last (given|received)|given|administered|date)\b/i,
    'given',
  ],
  [/^(next due( by)?|due( date| by)?|expires( on)?|expiration|expiry|valid until|booster due)\b/i, 'due'],
  [/^(vaccin(e|es|ation)|immuni[sz]ation|description|item|treatment)\b/i, 'vaccine'],
  [/^(lot( ?#| ?no\.?)?|lot\/serial|serial( ?#| ?no\.?)?|batch)/i, 'lot'],
  [/^(manufacturer|mfr|mfg|producer)\b/i, 'manufacturer'],
  [/^(vet(erinarian)?|doctor|given by|dvm)\b/i, 'veterinarian'],
  [/^(rabies )?tag\b/i, 'tag'],
];

export function roleOfLabel(text: string): ColumnRole | null {
  // "Given by" names a person, "given" a day.
  if (/^given by/i.test(text)) return 'veterinarian';
  return labels.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The columns a heading line names; null for a line that is no heading of vaccinations. */
export function columnsOf(line: PrintedLine): readonly TextColumn[] | null {
  if (/\d{2,}/.test(textOf(line))) return null;
  const columns: TextColumn[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const text = textOf(line.slice(at, at + 2));
    const role = roleOfLabel(text) ?? null;
    const x = line[at]?.x ?? 0;
    const last = columns.at(-1);
    if (role !== null && last?.role !== role) columns.push({ role, x });
    else if (role === null && farFromLast(line, at)) columns.push({ role: null, x });
  }
  const roles = new Set(columns.map((column) => column.role));
  return roles.has('vaccine') && (roles.has('given') || roles.has('due')) ? columns : null;
}

function farFromLast(line: PrintedLine, at: number): boolean {
  const before = line[at - 1];
  const word = line[at];
  return before !== undefined && word !== undefined && word.x - (before.x + before.width) > word.height;
}

/** The column whose left edge is nearest. */
export function columnAt(columns: readonly TextColumn[], x: number): TextColumn | null {
  const nearest = [...columns].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  return nearest[0] ?? null;
}
