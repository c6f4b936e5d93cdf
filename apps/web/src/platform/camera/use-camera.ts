import { useCallback, useEffect, useState } from 'react';
import { type CameraProblem, problemOf } from './camera-problem.ts';

export type Camera =
  | { readonly status: 'starting' }
  | { readonly status: 'on'; readonly stream: MediaStream }
  | { readonly status: CameraProblem; readonly retry: () => void };

/** The rear camera, while mounted; with `isOff` it is never asked for. */
export function useCamera({ isOff = false } = {}): Camera {
  const [camera, setCamera] = useState<Camera>({ status: 'starting' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setCamera({ status: 'starting' });
    setAttempt((before) => before + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to start again
  useEffect(() => {
    if (isOff) return;
    let stream: MediaStream | null = null;
    let ended = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    openCamera().then(
      (opened) => {
        stream = opened;
        if (ended) return stop();
        setCamera({ status: 'on', stream: opened });
        const lost = () => setCamera({ status: 'failed', retry });
        opened.getVideoTracks()[0]?.addEventListener('ended', lost, { once: true });
      },
      (problem: unknown) => {
        if (!ended) setCamera({ status: problemOf(problem), retry });
      },
    );
    return () => {
      ended = true;
      stop();
    };
  }, [attempt, retry, isOff]);
  return camera;
}

/** Full HD if available: dense codes need the resolution. */
const wanted: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1920 },
  height: { ideal: 1080 },
};

async function openCamera(): Promise<MediaStream> {
  // Pages that are not served securely have no media devices at all.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('No media devices.', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
}
