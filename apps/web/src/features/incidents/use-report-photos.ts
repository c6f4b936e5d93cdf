import { useEffect, useRef } from 'react';
import { files, preparePhoto } from '../../platform/files/index.ts';
import { useSession } from '../../platform/session/index.ts';
import type { ReportPhoto } from './report-photo.ts';

type Change = (photos: (before: readonly ReportPhoto[]) => readonly ReportPhoto[]) => void;

const drawable: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Uploads photos as soon as they are chosen, so that saving the report does not wait for them. */
export function useReportPhotos(change: Change) {
  const session = useSession();
  const uid = (session.ready && session.uid) || '';
  const shown = useRef(new Set<string>());
  const { current: urls } = shown;
  useEffect(() => () => urls.forEach((url) => void URL.revokeObjectURL(url)), [urls]);
  const set = (id: string, part: Partial<ReportPhoto>) =>
    change((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const send = async ({ id, path, file }: Pick<ReportPhoto, 'id' | 'path' | 'file'>) => {
    if (!file) return;
    set(id, { state: 'sending', percent: 0 });
    const task = files.upload(path, file, { contentType: file.type });
    const stop = task.subscribe(({ bytesTransferred, totalBytes }) =>
      set(id, { percent: (100 * bytesTransferred) / totalBytes }),
    );
    try {
      await task.done;
      set(id, { state: 'stored' });
    } catch {
      set(id, { state: 'failed' });
    } finally {
      stop();
    }
  };
  const add = async (chosen: File) => {
    const id = crypto.randomUUID();
    const path = `users/${uid}/photos/${id}.jpg`;
    const url = URL.createObjectURL(chosen);
    urls.add(url);
    change((before) => [...before, { id, path, url, state: 'sending', percent: 0, file: null }]);
    // A photo that this browser cannot scale is sent unchanged if the server can read it.
    const file = await preparePhoto(chosen).catch(() => (drawable.has(chosen.type) ? chosen : null));
    if (!file) return set(id, { state: 'broken' });
    set(id, { file });
    await send({ id, path, file });
  };
  /** Photos of the report stay until the correction is saved; an upload is deleted at once. */
  const remove = ({ id, path, state, file }: ReportPhoto) => {
    change((before) => before.filter((one) => one.id !== id));
    if (file && state === 'stored') files.deleteObject(path).catch(() => undefined);
  };
  return { add: (chosen: readonly File[]) => chosen.forEach((file) => void add(file)), send, remove };
}
