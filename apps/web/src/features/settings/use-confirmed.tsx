import { CallError, SignInError } from '@clearpaw/client';
import { type ReactNode, useState } from 'react';
import { BrokenOff } from '../../platform/forms/index.ts';
import { session } from '../../platform/session/index.ts';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (problem: BrokenOff) => void;
}

/** Whether the person has recently confirmed their identity in this session, as far as the server knows. */
interface Proofs {
  readonly confirmed: boolean;
  readonly orSignedIn: boolean;
}

interface Confirmed {
  /**
   * Does something once the person has confirmed their identity. The server is asked first whether that is necessary;
   * if it still refuses, the person is asked and the action is repeated.
   * @param proof what counts: a confirmation alone, or a recent sign-in too
   */
  readonly confirmed: <Result>(work: () => Promise<Result>, proof?: keyof Proofs) => Promise<Result>;
  /** The confirmation dialog, while it is open. */
  readonly question: ReactNode;
}

/** For actions that the server allows only shortly after the person has confirmed their identity. */
export function useConfirmed(): Confirmed {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const ask = () => new Promise<void>((resolve, reject) => setWaiting({ resolve, reject }));
  const confirmed: Confirmed['confirmed'] = async (work, proof = 'confirmed') => {
    if (await isMissing(proof)) await ask();
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
        waiting.reject(new BrokenOff());
      }}
    />
  );
  return { confirmed, question };
}

/** Whether the server knows of no such confirmation; if that cannot be determined, the action itself shows it. */
async function isMissing(proof: keyof Proofs): Promise<boolean> {
  const known = (await session.identity('GET', '/identity-confirmed').catch(() => null)) as Proofs | null;
  return known?.[proof] === false;
}

function wantsProof(problem: unknown): boolean {
  if (problem instanceof SignInError) return problem.code === 'CONFIRM_IDENTITY';
  return problem instanceof CallError && problem.reason === 'confirm_identity';
}
