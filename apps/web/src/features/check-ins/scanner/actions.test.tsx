import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Actions } from './actions.tsx';

const nothing = () => {};
const read = (
  situation: 'here' | 'specimen' | 'good' | 'unsure' | 'not-good',
  mayOverride = true,
): string[] => {
  const html = renderToStaticMarkup(
    <Actions
      situation={situation}
      mayOverride={mayOverride}
      busy={null}
      nextWord="Next badge"
      onAct={nothing}
      onNext={nothing}
      onReread={nothing}
    />,
  );
  return Array.from(
    html.matchAll(/<(button|p)\b[^>]*>(.*?)<\/\1>/gs),
    ([, tag, inner = '']) => `${tag}: ${inner.replaceAll(/<[^>]+>/g, '')}`,
  );
};

describe('what can be decided at check-in', () => {
  it('of a good verdict is to check in', () => {
    expect(read('good')).toEqual(['button: Check in', 'button: Next badge']);
  });

  it('of an answer without a network that cannot be green is to confirm later, or to ask again', () => {
    expect(read('unsure')).toEqual(['button: Check in, confirm later', 'button: Try again online']);
  });

  it('of a failing one is to turn away, and for managers to admit anyway', () => {
    expect(read('not-good')).toEqual(['button: Decline entry', 'button: Override']);
  });

  it('of an answer without a network that cannot be green is to confirm later, or to ask again', () => {
    expect(read('unsure')).toEqual(['button: Check in, confirm later', 'button: Try again online']);
  });

  it('of a failing one tells staff that a manager is needed', () => {
    expect(read('not-good', false)).toEqual([
      'button: Decline entry',
      'p: Only a manager or the owner can override.',
    ]);
  });

  it('of a pet that is here is to check out', () => {
    expect(read('here')).toEqual(['button: Check out', 'button: Next badge']);
  });

  it('of a specimen is nothing', () => {
    expect(read('specimen')).toEqual(['button: Next badge']);
  });
});
