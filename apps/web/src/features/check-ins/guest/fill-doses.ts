import type { checkIns, OutputOf } from '@clearpaw/contract';
import type { GuestQuestions } from '@clearpaw/domain';
import { askedDose, askedVaccinesFor } from './asked-vaccine.ts';
import type { GuestDoseDraft, GuestDraft } from './guest-draft.ts';

type ReadCertificate = OutputOf<typeof checkIns.readGuestCertificate>;
type ReadDose = ReadCertificate['vaccinations'][number];

/** Below it, staff are asked to look twice. */
const sure = 0.9;

/**
 * The required vaccinations with what was read on the certificate: of each the latest dose. Dates that staff have typed
 * stay as they are, and so does a later dose from another photo.
 */
export function fillDoses(
  { asked, species }: GuestDraft,
  { vaccinations }: GuestQuestions,
  { doses, storagePath }: { readonly doses: readonly ReadDose[]; readonly storagePath: string },
): { readonly asked: GuestDraft['asked']; readonly filled: number } {
  if (species === null) return { asked, filled: 0 };
  const found = vaccinations.flatMap(({ code }) => {
    const options = askedVaccinesFor(code, species);
    const before = askedDose(code, asked[code], options);
    if (before.read === undefined && (before.administeredOn || before.expiresOn)) return [];
    const codes = new Set(options.map((option) => option.code));
    const latest = latestOf(doses.filter(({ vaccine }) => codes.has(vaccine)));
    if (!latest || showsLater(before, latest, storagePath)) return [];
    const { vaccine, administeredOn, expiresOn, confidence } = latest;
    const isSure = confidence >= sure && administeredOn !== null;
    const read = { from: storagePath, isSure };
    return [[code, { ...before, vaccine, administeredOn, expiresOn, read }] as const];
  });
  return { asked: { ...asked, ...Object.fromEntries(found) }, filled: found.length };
}

/** The same without what was read on a photo, which is removed; what staff have changed stays. */
export function withoutRead(asked: GuestDraft['asked'], storagePath: string): GuestDraft['asked'] {
  return Object.fromEntries(Object.entries(asked).filter(([, { read }]) => read?.from !== storagePath));
}

/** Whether another photo has shown a later dose than this one. */
function showsLater(before: GuestDoseDraft, found: ReadDose, storagePath: string): boolean {
  if (!before.read || before.read.from === storagePath) return false;
  return (before.administeredOn ?? '') > (found.administeredOn ?? '');
}

const latestOf = (doses: readonly ReadDose[]): ReadDose | undefined =>
  doses.toSorted((a, b) => (b.administeredOn ?? '').localeCompare(a.administeredOn ?? ''))[0];
