import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CodeReader, createCodeReader } from './code-reader.ts';
import { pictureFrom } from './picture-from.ts';
import { createScanDedupe, type ScanDedupe } from './scan-dedupe.ts';

interface CodeReading {
  /** Reads a photograph; null where it shows no code. Rejects where this device cannot read it. */
  readonly readPicture: (file: Blob) => Promise<string | null>;
  /** True while this device cannot read codes: it has no reader, or could not load it yet. */
  readonly failed: boolean;
}

/** The pause between two scans; shorter ones only drain the battery. */
const pauseMs = 120;
/** The pause before the reader is loaded again, which succeeds once the device is back online. */
const retryMs = 10_000;

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
  const drop = () => {
    reader.current?.close();
    reader.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader outlives every frame
  useEffect(() => drop, []);
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
        setFailed(false);
        const news = filter.current.newCodeIn(seen);
        if (news !== null) report(news);
      }
      if (!ended) timer = setTimeout(run, pauseMs);
    };
    const fail = () => {
      if (ended) return;
      drop();
      setFailed(true);
      timer = setTimeout(run, retryMs);
    };
    const run = () => void readFrame().catch(fail);
    run();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [looking, video]);
  const readPicture = async (file: Blob) => {
    try {
      return (await open().read(await pictureFrom(file)))[0] ?? null;
    } catch (problem) {
      // A reader that did not load never will; the next one loads it again.
      drop();
      throw problem;
    }
  };
  return { readPicture, failed };
}
