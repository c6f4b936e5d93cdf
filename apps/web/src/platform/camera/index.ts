/** A camera that does not open, and why. */
export type { CameraProblem } from './camera-problem.ts';
/** What the camera sees, on the page. */
export { CameraView, usePlaying } from './camera-view.tsx';
/** The camera that looks away from its holder. */
export { type Camera, useCamera } from './use-camera.ts';
/** Codes in what the camera sees and in photographs. */
export { useCodeReader } from './use-code-reader.ts';
/** The light beside the camera. */
export { useTorch } from './use-torch.ts';
