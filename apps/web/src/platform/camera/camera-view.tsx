import { type RefObject, useEffect } from 'react';

interface CameraViewProps {
  readonly stream: MediaStream;
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** What the camera sees, over the whole screen, dimmed around the frame. */
export function CameraView({ stream, video }: CameraViewProps) {
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // A browser that saves power may refuse to play; the first touch of the page plays it.
    element.play().catch(() => {});
    return () => {
      element.srcObject = null;
    };
  }, [stream, video]);
  return <video ref={video} muted playsInline autoPlay className="absolute inset-0 size-full object-cover" />;
}

/** Some browsers pause a video that is not visible; it resumes when it is visible again. */
export function usePlaying(video: RefObject<HTMLVideoElement | null>, shown: boolean): void {
  useEffect(() => {
    if (shown && video.current?.srcObject) video.current.play().catch(() => {});
  }, [shown, video]);
}
