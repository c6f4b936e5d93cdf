import { useState } from 'react';

/** The light beside the camera; not in the standard's typings yet. */
interface TorchCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

/** The light beside the camera; null where there is none that can be switched. */
export function useTorch(stream: MediaStream | null): { on: boolean; toggle: () => void } | null {
  const [on, setOn] = useState(false);
  const track = stream?.getVideoTracks()[0];
  const capabilities = track?.getCapabilities?.() as TorchCapabilities | undefined;
  if (!track || capabilities?.torch !== true) return null;
  const toggle = () => {
    const advanced = [{ torch: !on } as MediaTrackConstraintSet];
    track.applyConstraints({ advanced }).then(
      () => setOn(!on),
      () => {},
    );
  };
  return { on, toggle };
}
