import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CodeReader, createCodeReader } from './code-reader.ts';
import { pictureFrom } from './picture-from.ts';
import { createScanDedupe, type ScanDedupe } from './scan-dedupe.ts';

interface CodeReading {
  /** Reads a photograph; null where it shows no code. */
  readonly readPicture: (file: Blob) => Promise<string | null>;
  /** True when this device cannot read codes at all. */
  readonly failed: boolean;
}

/** The pause between two scans; shorter ones only drain the battery. */
const pauseMs = 120;

/**
 * Scans the video while `looking`, and reports each code once until it has left view; if there are several, one at a
 * time.
 * @param keyOf what makes two scans count as the same code, if not the whole text
 */
export function useCodeReader(
  video: RefObject<HTMLVideoElement | null>,
  looking: boolean,
  onCode: (text: string) => void,
  keyOf: (text: string) => string = (text) => text,
): CodeReading {
  const reader = useRef<CodeReader | null>(null);
  const filter = useRef<ScanDedupe>(createScanDedupe(keyOf));
  const [failed, setFailed] = useState(false);
  const report = useEffectEvent(onCode);
  const open = () => {
    reader.current ??= createCodeReader();
    return reader.current;
  };
  useEffect(
    () => () => {
      reader.current?.close();
      reader.current = null;
    },
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader and the filter outlive every frame
  useEffect(() => {
    if (!looking) return;
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const readFrame = async () => {
      const element = video.current;
      if (element && element.readyState >= element.HAVE_CURRENT_DATA && !document.hidden) {
        const seen = await open().read(await pictureFrom(element));
        if (ended) return;
        const news = filter.current.newCodeIn(seen);
        if (news !== null) report(news);
      }
      if (!ended) timer = setTimeout(run, pauseMs);
    };
    const run = () => void readFrame().catch(() => !ended && setFailed(true));
    run();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [looking, video]);
  const readPicture = async (file: Blob) => (await open().read(await pictureFrom(file)))[0] ?? null;
  return { readPicture, failed };
}
