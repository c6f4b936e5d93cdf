import { CallError } from '@clearpaw/client';
import { paths } from '../../paths/index.ts';
import { EmptyState, ErrorPanel } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { petMessages } from './messages.gen.ts';

const searching = portraitFor({ id: 'no-pet', species: 'dog', coat: 'white', blanket: 'butter' });

interface PetProblemProps {
  readonly problem: Error;
  readonly onRetry: () => void;
}

/** Why a pet's page cannot be shown: the pet does not exist for this reader, or it could not be loaded. */
export function PetProblem({ problem, onRetry }: PetProblemProps) {
  const messages = petMessages;
  const gone = problem instanceof CallError && ['not-found', 'invalid-argument'].includes(problem.code);
  if (!gone) return <ErrorPanel onRetry={onRetry}>{problem.message}</ErrorPanel>;
  return (
    <div className="flex min-h-[55dvh] flex-col justify-center">
      <EmptyState
        appearance={searching}
        prop="none"
        heading="h1"
        title={messages.notFound}
        action={<LinkButton href={paths.dashboard}>{messages.toMyPets}</LinkButton>}
      >
        {messages.notFoundLead}
      </EmptyState>
    </div>
  );
}
