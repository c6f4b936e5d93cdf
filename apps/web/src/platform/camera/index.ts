export type { CameraProblem } from './camera-problem.ts';
export { CameraView, usePlaying } from './camera-view.tsx';
export { type Camera, useCamera } from './use-camera.ts';
export { useCodeReader } from './use-code-reader.ts';
export { useTorch } from './use-torch.ts';
