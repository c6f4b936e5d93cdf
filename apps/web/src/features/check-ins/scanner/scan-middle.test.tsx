import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Camera } from '../../../platform/camera/index.ts';
import { ScanMiddle } from './scan-middle.tsx';

const nothing = () => {};
const on: Camera = { status: 'on', stream: {} as MediaStream };

const read = (camera: Camera, state: { readonly unreadable?: boolean; readonly live: boolean }): string =>
  renderToStaticMarkup(
    <ScanMiddle
      camera={camera}
      scan={{ step: 'looking' }}
      unreadable={state.unreadable ?? false}
      live={state.live}
      last={null}
      onRetry={nothing}
      onShowVerdict={nothing}
      onType={nothing}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('names the code only where it can be entered, when this device cannot read badges', () => {
  expect(read(on, { unreadable: true, live: true })).toContain('Enter the code instead.');
  const offline = read(on, { unreadable: true, live: false });
  expect(offline).toContain('Connect to the internet once with this page open.');
  expect(offline).not.toMatch(/enter/i);
});

it.each(['refused', 'missing', 'busy', 'failed'] as const)(
  'names the code only where it can be entered, when the camera is %s',
  (status) => {
    const camera: Camera = { status, retry: nothing };
    expect(read(camera, { live: true })).toMatch(/enter the code/i);
    expect(read(camera, { live: false })).not.toMatch(/enter/i);
  },
);
