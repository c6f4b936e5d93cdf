import { useState } from 'react';
import { useAction, useCall, useIdempotencyKey } from '../../../platform/data/index.ts';
import { guestMessages } from './messages.gen.ts';

/** Saves what the owner of a guest answered to the business's own questions. */
export function useSaveAnswers(businessId: string) {
  const messages = guestMessages;
  const questions = useCall('listIntakeQuestions', { businessId });
  const answer = useAction('answerIntakeQuestions');
  const { keyFor } = useIdempotencyKey();
  const [problem, setProblem] = useState<string | null>(null);
  /** Whether everything is saved; else `problem` says why not. */
  const save = async (petId: string, typed: Readonly<Record<string, string>>): Promise<boolean> => {
    setProblem(null);
    const answers = (questions.data?.items ?? []).flatMap(({ id: questionId, version }) => {
      const value = typed[questionId]?.trim();
      return value ? [{ questionId, version, value }] : [];
    });
    if (answers.length === 0) return true;
    const sent = { businessId, petId, answers };
    try {
      await answer.mutateAsync({ ...sent, idempotencyKey: keyFor(sent) });
      return true;
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : messages.unreachable);
      void questions.refetch();
      return false;
    }
  };
  return { save, problem };
}
