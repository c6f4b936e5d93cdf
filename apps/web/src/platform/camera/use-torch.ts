import { useState } from 'react';

/** The camera's light; not in the standard typings yet. */
interface TorchCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

/** The camera's light; null if there is none that can be switched. */
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
