import { useRef, useState } from 'react';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { files } from '../../platform/files/index.ts';
import { useSession } from '../../platform/session/index.ts';
import type { SigningTerms } from './signing-policy.tsx';

export interface WaiverDraft {
  readonly title: string;
  readonly body: string;
}

/** What is published: the draft's text, or a file instead. */
interface Publishing extends WaiverDraft {
  readonly pdf: File | null;
  readonly material: boolean;
  readonly policy: SigningTerms;
}

/** Publishes a first or a next version; a PDF is uploaded beforehand. */
export function usePublishWaiver(businessId: string, waiverId: string | null, onSuccess: () => void) {
  const session = useSession();
  const uid = (session.ready && session.uid) || '';
  const create = useAction('createWaiver');
  const change = useAction('publishWaiverVersion');
  const [uploading, setUploading] = useState(false);
  const [failed, setFailed] = useState<Error | null>(null);
  const { keyFor } = useIdempotencyKey();
  const stored = useRef<{ readonly pdf: File; readonly storagePath: string } | null>(null);
  // A retry with the same file is the same request, so the file is not uploaded again.
  const store = async (pdf: File): Promise<{ storagePath: string }> => {
    if (stored.current?.pdf === pdf) return { storagePath: stored.current.storagePath };
    const storagePath = `users/${uid}/files/waivers/${crypto.randomUUID()}.pdf`;
    await files.upload(storagePath, pdf, { contentType: pdf.type }).done;
    stored.current = { pdf, storagePath };
    return { storagePath };
  };
  const publish = async ({ title, body, pdf, material, policy }: Publishing) => {
    setFailed(null);
    setUploading(pdf !== null);
    try {
      const content = pdf ? await store(pdf) : { body };
      const { resign, requiredFor, forMinors } = policy;
      const signing = { resign, forMinors, ...(requiredFor ? { requiredFor: [...requiredFor] } : {}) };
      const idempotencyKey = keyFor([content, title, material, signing]);
      const written = { ...content, ...signing, idempotencyKey };
      if (waiverId) change.mutate({ waiverId, material, ...written }, { onSuccess });
      else create.mutate({ businessId, title, ...written }, { onSuccess });
    } catch (problem) {
      setFailed(problem as Error);
    } finally {
      setUploading(false);
    }
  };
  return {
    publish: (one: Publishing) => void publish(one),
    busy: uploading || create.isPending || change.isPending,
    problem: failed ?? create.error ?? change.error,
  };
}
