import { useEffect, useState } from 'react';
import { answerLocally } from '../../platform/session/index.ts';
import { forgetTextsOf } from '../../platform/storage/index.ts';
import { closeToasts } from '../../ui/toast/index.ts';
import { sampleBusinessMessages } from './messages.gen.ts';
import type { Sample } from './sample/create-sample.ts';

type SampleState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly sample: Sample };

/** Loads a new sample; it answers in place of the server for as long as it is shown. */
export function useSampleAnswers(): SampleState {
  const [state, setState] = useState<Sample | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    let end = () => {};
    let isOver = false;
    import('./sample/create-sample.ts').then(
      ({ createSample }) => {
        if (isOver) return;
        const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
        const sample = createSample(() => Date.now(), timeZone);
        forgetTextsOf(sample.businessId);
        const stop = answerLocally(sample.answers);
        end = () => {
          stop();
          forgetTextsOf(sample.businessId);
        };
        setState(sample);
      },
      () => setState('failed'),
    );
    return () => {
      isOver = true;
      end();
      // Their buttons would undo what only the sample has done.
      closeToasts();
      setState('loading');
    };
  }, [attempt]);
  if (state === 'loading') return { status: 'loading' };
  const retry = () => setAttempt(attempt + 1);
  if (state === 'failed') return { status: 'failed', message: sampleBusinessMessages.loadFailed, retry };
  return { status: 'loaded', sample: state };
}
