import type { GuestQuestions } from '@clearpaw/domain';
import { useRef, useState } from 'react';
import { useAction } from '../../../platform/data/index.ts';
import { fillDoses } from './fill-doses.ts';
import type { GuestDraft, StoredPhoto } from './guest-draft.ts';

/** How far the reading of a photo is; `filled` vaccinations of the form have its dates. */
export type CertificateReading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly filled: number; readonly unread: number }
  | { readonly kind: 'failed' };

interface Form {
  readonly businessId: string;
  readonly latest: () => GuestDraft;
  readonly change: (part: Partial<GuestDraft>) => void;
  readonly questionsOf: (draft: GuestDraft) => GuestQuestions;
}

/** Reads a stored photo of a certificate, and fills in what the form asks for. */
export function useReadCertificate({ businessId, latest, change, questionsOf }: Form) {
  const { mutateAsync } = useAction('readGuestCertificate');
  const [readings, setReadings] = useState<Readonly<Record<string, CertificateReading>>>({});
  const running = useRef(new Set<Promise<CertificateReading>>());
  const ask = async ({ storagePath }: StoredPhoto): Promise<CertificateReading> => {
    const { species, petName } = latest();
    const name = petName.trim();
    const input = { businessId, storagePath, species: species ?? 'other', ...(name && { petName: name }) };
    const found = await mutateAsync(input);
    if (found.failure !== null) return { kind: 'failed' };
    const now = latest();
    const isRemoved = now.photos.every((photo) => photo.storagePath !== storagePath);
    const doses = isRemoved ? [] : found.vaccinations;
    const { asked, filled } = fillDoses(now, questionsOf(now), { doses, storagePath });
    change({ asked });
    return { kind: 'read', filled, unread: found.unread };
  };
  const read = async (photo: StoredPhoto) => {
    const asksForDoses = questionsOf(latest()).vaccinations.length > 0;
    if (photo.kind !== 'vaccination_certificate' || !asksForDoses) return;
    const note = (reading: CertificateReading) =>
      setReadings((before) => ({ ...before, [photo.storagePath]: reading }));
    note({ kind: 'reading' });
    const end = ask(photo).catch(() => ({ kind: 'failed' }) as const);
    running.current.add(end);
    note(await end);
    running.current.delete(end);
  };
  /** Resolves when no photo is being read, with how many vaccinations were filled in meanwhile. */
  const settled = async (): Promise<number> => {
    const ends = await Promise.all(running.current);
    return ends.reduce((sum, end) => sum + (end.kind === 'read' ? end.filled : 0), 0);
  };
  return { readings, read, settled };
}
