import { CallError } from '@clearpaw/client';
import { paths } from '../../paths/index.ts';
import { ErrorPanel } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { petMessages } from './messages.gen.ts';

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
    <div className="flex flex-col items-start gap-6">
      <PageTitle lead={messages.notFoundLead}>{messages.notFound}</PageTitle>
      <LinkButton href={paths.dashboard}>{messages.toMyPets}</LinkButton>
    </div>
  );
}
