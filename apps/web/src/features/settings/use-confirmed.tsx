import { CallError, SignInError } from '@clearpaw/client';
import { type ReactNode, useState } from 'react';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';
import { NotConfirmed } from './not-confirmed.ts';

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (problem: NotConfirmed) => void;
}

interface Confirmed {
  /** Does something; where the server first wants to know who asks, the person is asked and it is done again. */
  readonly confirmed: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The question, while it is open. */
  readonly question: ReactNode;
}

/** For what the server does only for someone who has just proven who they are. */
export function useConfirmed(): Confirmed {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask = () => new Promise<void>((resolve, reject) => setWaiting({ resolve, reject }));
  const confirmed: Confirmed['confirmed'] = async (work) => {
    try {
      return await work();
    } catch (problem) {
      if (!wantsProof(problem)) throw problem;
      await ask();
      return await work();
    }
  };
  const question = waiting && (
    <ConfirmIdentityDialog
      onConfirmed={() => {
        setWaiting(null);
        waiting.resolve();
      }}
      onClose={() => {
        setWaiting(null);
        waiting.reject(new NotConfirmed());
      }}
    />
  );
  return { confirmed, question };
}

function wantsProof(problem: unknown): boolean {
  if (problem instanceof SignInError) return problem.code === 'CONFIRM_IDENTITY';
  return problem instanceof CallError && problem.reason === 'confirm_identity';
}
