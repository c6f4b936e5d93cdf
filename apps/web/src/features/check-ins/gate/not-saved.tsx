import { useWordsOf } from '../../../platform/words/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Banner } from '../../../ui/feedback/index.ts';
import { checkInWords } from '../words.ts';
import type { AdmissionProblem } from './use-admission.ts';

interface NotSavedProps {
  readonly petName: string;
  readonly problem: AdmissionProblem;
  readonly onAgain: () => void;
  readonly onReread: () => void;
}

/** A decision that did not arrive or was refused: nothing is saved, and how to go on. */
export function NotSaved({ petName, problem, onAgain, onReread }: NotSavedProps) {
  const words = useWordsOf(checkInWords);
  const cures = {
    again: { word: words.tryAgain, onPress: onAgain },
    reread: { word: words.readAgain, onPress: onReread },
  };
  const cure = problem.cure && cures[problem.cure];
  return (
    <Banner
      tone="stop"
      announce="alert"
      title={words.notSaved(petName)}
      action={
        cure && (
          <Button variant="quiet" size="small" onPress={cure.onPress}>
            {cure.word}
          </Button>
        )
      }
    >
      {problem.words}
    </Banner>
  );
}
