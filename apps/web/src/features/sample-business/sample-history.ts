import type { RouterHistory } from '@tanstack/react-router';
import { paths } from '../../paths/index.ts';

type Step = RouterHistory['push'];
type State = Parameters<Step>[1];

/** Whether an address is one of a business's pages. */
const isOfBusiness = (href: string): boolean =>
  /^[^?#]*/.exec(href)?.[0].split('/')[1] === paths.today.slice(1);

/**
 * The sample is a property of entries of the history: the ones that follow one of the sample belong to it too, as long as
 * they are pages of a business. So going back leads out of it, and a reload stays in it, with nothing kept elsewhere.
 */
export function keepSampleIn(history: RouterHistory): RouterHistory {
  const { push, replace } = history;
  const continues = (href: string, state: State) =>
    history.location.state.sample === true && state?.sample === undefined && isOfBusiness(href);
  history.push = (href, state, options) => {
    if (!continues(href, state)) return push(href, state, options);
    // The page at hand once more is no new entry.
    const step = href === history.location.href ? replace : push;
    step(href, { ...state, sample: true }, options);
  };
  history.replace = (href, state, options) =>
    replace(href, continues(href, state) ? { ...state, sample: true } : state, options);
  return history;
}
