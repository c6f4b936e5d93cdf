import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '../../ui/toast/index.ts';
import { documentMessages } from './messages.gen.ts';
import { maxFileBytes, recordFileTypes, type UploadPurpose } from './upload-queue.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** Media types and endings of the files that become documents, in the format of the file chooser. */
export const acceptedFileTypes = [
  ...['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'],
  ...recordFileTypes,
];

/**
 * The person's uploads, and how files are added to them, which returns how many were accepted: a file that is too large
 * is refused with a message.
 */
export function useUploads() {
  const { queue, entries } = useUploadQueue();
  const add = (files: readonly File[], purpose: UploadPurpose) => {
    const fitting = files.filter((file) => file.size <= maxFileBytes);
    if (fitting.length < files.length) showToast({ text: documentMessages.tooLarge, tone: 'error' });
    queue.add(fitting, purpose);
    return fitting.length;
  };
  return { queue, entries, add };
}

/**
 * The uploads for one pet; `onAdded` is called with each document of the pet that is recorded while this is shown, once
 * something was added here: what was begun elsewhere leads nowhere.
 */
export function useUploadsOf(petId: string, onAdded: (documentId: string) => void) {
  const { queue, entries, add } = useUploads();
  const addedHere = useRef(false);
  const notify = useEffectEvent((documentId: string) => addedHere.current && onAdded(documentId));
  useEffect(
    () => queue.onAdded((documentId, purpose) => purpose.petId === petId && notify(documentId)),
    [queue, petId],
  );
  const addHere = (...chosen: Parameters<typeof add>) => {
    addedHere.current = true;
    return add(...chosen);
  };
  return { queue, uploads: entries.filter(({ purpose }) => purpose.petId === petId), add: addHere };
}
