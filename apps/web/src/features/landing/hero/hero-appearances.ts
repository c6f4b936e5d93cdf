import type { LandingAudience } from '../audience.ts';

/** On marigold every control is dark: the classes set the colors that the design system's buttons use. */
const inkOnMarigold =
  '[--evergreen:var(--on-marigold)] [--evergreen-hover:var(--evergreen-deep)] [--evergreen-press:var(--evergreen-deeper)] [--on-evergreen:var(--on-deep)]';

/** What the toggle changes on the first screen: the background, and the colors on it. */
export const heroAppearances = {
  owner: {
    toggle: 'deep',
    ground: 'bg-deep',
    lead: 'text-on-deep/90',
    action: 'accent',
    actionColours: '',
    secondColours: '',
    counter: 'max-lg:mt-62 text-ink lg:text-on-deep',
    picture: { ink: 'text-on-deep', position: 'max-lg:mt-6' },
  },
  business: {
    toggle: 'marigold',
    ground: 'bg-marigold',
    lead: '',
    action: 'primary',
    actionColours: inkOnMarigold,
    secondColours: '[--on-deep:var(--on-marigold)]',
    counter: 'max-lg:mt-8 text-ink lg:text-on-marigold',
    picture: { ink: 'text-on-marigold [--focus:var(--on-marigold)]', position: 'max-lg:mt-8' },
  },
} as const satisfies Record<LandingAudience, unknown>;
