/** A sample business to look around in before there is a plan. Its data is a file of its own. */

export { LookAround } from './look-around.tsx';
export { NotInSample } from './not-in-sample.tsx';
export { SampleBadges } from './sample-badges.tsx';
export { SampleBanner } from './sample-banner.tsx';
export { SampleContext, useSample } from './sample-context.ts';
export { SampleGuide } from './sample-guide.tsx';
export { isInSample } from './sample-pages.ts';
export { useSampleAnswers } from './use-sample-answers.ts';
export { useSampleMode } from './use-sample-mode.ts';
