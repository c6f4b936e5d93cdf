import { Button } from '../../../ui/button/index.ts';
import { Banner } from '../../../ui/feedback/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { AdmissionProblem } from './use-admission.ts';

interface NotSavedProps {
  readonly petName: string;
  readonly problem: AdmissionProblem;
  readonly onAgain: () => void;
  readonly onReread: () => void;
}

/** A decision that did not arrive or was refused: says that nothing is saved, and how to continue. */
export function NotSaved({ petName, problem, onAgain, onReread }: NotSavedProps) {
  const messages = checkInMessages;
  const cures = {
    again: { word: messages.tryAgain, onPress: onAgain },
    reread: { word: messages.readAgain, onPress: onReread },
  };
  const cure = problem.cure && cures[problem.cure];
  return (
    <Banner
      tone="stop"
      announce="alert"
      title={messages.notSaved(petName)}
      action={
        cure && (
          <Button variant="quiet" size="small" onPress={cure.onPress}>
            {cure.word}
          </Button>
        )
      }
    >
      {problem.text}
    </Banner>
  );
}
