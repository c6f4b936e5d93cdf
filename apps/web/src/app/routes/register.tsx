import { PolicyLinks, RegisterForm } from '../../features/accounts/index.ts';
import { accountWords } from '../../features/accounts/words.ts';
import { useWay } from '../../platform/way/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { AlreadyIn } from '../guards/index.ts';
import { PublicFrame } from '../shells/public-frame.tsx';
import { shellWords } from '../words.ts';

export default function RegisterPage() {
  const words = useWordsOf(accountWords);
  const { registerPanel } = useWordsOf(shellWords);
  const way = useWay();
  return (
    <AlreadyIn>
      <PublicFrame panel={registerPanel}>
        <div>
          <h1 className="type-h1">{words.createYourAccount}</h1>
          <p className="mt-1 text-ink-2">{words.registerLead}</p>
        </div>
        <RegisterForm onDone={() => way.go('/dashboard', { replace: true })} />
        <p className="text-center text-ink-2">
          {words.haveAccount} <TextLink href="/login">{words.logIn}</TextLink>
        </p>
        <PolicyLinks />
      </PublicFrame>
    </AlreadyIn>
  );
}
