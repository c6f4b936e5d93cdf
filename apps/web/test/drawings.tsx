import { render } from '@testing-library/react';
import { type PetIdentity, PetPhoto } from '../src/ui/pet/index.ts';

/** The ids of clip paths differ each time. */
const withoutIds = (markup: string) => markup.replace(/(?:id="|url\(#)[^")]*/g, '');

/** The first drawing of an animal in a part of the page; empty if there is none. */
export function drawingIn(part: Element | null): string {
  const drawing = part?.querySelector('svg[viewBox="0 0 240 240"]');
  return withoutIds(drawing?.innerHTML ?? '');
}

/** The drawing that the owner of a pet sees. */
export function drawingOf(pet: PetIdentity): string {
  const { container, unmount } = render(<PetPhoto pet={pet} />);
  const drawing = drawingIn(container);
  unmount();
  return drawing;
}
