import { Check, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { paths } from '../../paths/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { Select } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { fits, type ShownRequest } from './app-request.ts';
import type { AskedPerson } from './asked-person.ts';
import { appMessages } from './messages.gen.ts';
import { sayScope } from './say-scope.ts';
import { useDecision } from './use-decision.ts';

interface AppDecisionProps {
  readonly request: ShownRequest;
  readonly app: { readonly name: string; readonly registeredBy: string };
  readonly person: AskedPerson;
  readonly onOtherAccount: () => void;
  readonly onLeave: (url: string) => void;
}

/** The app, the business and the scopes it asks for; then Allow or Don't allow, both with the same emphasis. */
export function AppDecision({ request, app, person, onOtherAccount, onLeave }: AppDecisionProps) {
  const messages = appMessages;
  const { businesses, email, userType } = person;
  const only = businesses.length === 1 ? businesses[0] : undefined;
  const [chosen, setChosen] = useState<string | null>(only?.id ?? null);
  const { deciding, problem, decide } = useDecision(request, onLeave);
  const obstacle = obstacleOf(request, person);
  const isOwner = userType === 'owner';
  const allow = () => decide({ accept: true, ...(isOwner || chosen === null ? {} : { businessId: chosen }) });
  return (
    <>
      <div className="flex flex-col gap-2 [overflow-wrap:anywhere]">
        <p className="type-label text-evergreen-ink">{messages.from(app.registeredBy)}</p>
        <h1 className="type-h1">{messages.askTitle(app.name)}</h1>
        <p className="text-ink-2">
          {isOwner ? messages.asksOwner(app.name) : messages.asks(app.name, only?.name ?? null)}
        </p>
      </div>
      {obstacle !== null && <Banner tone="wait">{messages[obstacle]}</Banner>}
      {obstacle === null && !isOwner && businesses.length > 1 && (
        <Select
          label={messages.business}
          placeholder={messages.chooseBusiness}
          options={businesses.map(({ id, name }) => ({ id, label: name }))}
          value={chosen}
          onChange={setChosen}
          className="w-full"
        />
      )}
      <ScopeCard request={request} isOwner={isOwner} />
      {problem !== null && <Banner tone="stop">{problem}</Banner>}
      <div className="flex w-full flex-col gap-3 md:flex-row-reverse">
        {userType === null ? (
          <LinkButton href={paths.selectUserType} className="md:flex-1">
            {messages.finishAccount}
          </LinkButton>
        ) : (
          <Button
            className="md:flex-1"
            isDisabled={obstacle !== null || deciding === 'deny' || (!isOwner && chosen === null)}
            busy={deciding === 'allow' && messages.allowing}
            onPress={() => void allow()}
          >
            {messages.allow}
          </Button>
        )}
        <Button
          variant="secondary"
          className="md:flex-1"
          isDisabled={deciding !== null}
          onPress={() => void decide({ accept: false })}
        >
          {messages.deny}
        </Button>
      </div>
      <div className="flex flex-col gap-1 type-small text-ink-2 [overflow-wrap:anywhere]">
        <p>{messages.backTo(request.host)}</p>
        {obstacle === null && <p>{isOwner ? messages.emailsYou : messages.emailsOwners}</p>}
        <p>{messages.loggedInAs(email)}</p>
        <Button variant="secondary" size="small" className="mt-2 self-start" onPress={onOtherAccount}>
          {messages.otherAccount}
        </Button>
      </div>
    </>
  );
}

function ScopeCard({ request, isOwner }: { readonly request: ShownRequest; readonly isOwner: boolean }) {
  const messages = appMessages;
  const headingId = useId();
  const { scopes, keeps } = request;
  const labelOf = (scope: (typeof scopes)[number]) => sayScope(scope, isOwner);
  const reads = scopes.every((scope) => scope.endsWith(':read'));
  return (
    <Card padding="large" className="w-full">
      <h2 id={headingId} className="type-h2-panel">
        {messages.itCan}
      </h2>
      <ul aria-labelledby={headingId} className="mt-3 flex flex-col gap-2.5">
        {scopes.map((scope) => (
          <li key={scope} className="flex items-start gap-3">
            <span className="mt-0.5 text-evergreen-ink">
              <Icon of={Check} size={20} />
            </span>
            <span>{labelOf(scope)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-start gap-3 border-line border-t pt-4 type-small text-ink-2">
        <Icon of={ShieldCheck} size={18} />
        <span>
          {reads && `${messages.readsOnly} `}
          {keeps ? messages.keeps : messages.anHour}
        </span>
      </p>
    </Card>
  );
}

/** Why this person cannot allow it; null if they can. */
function obstacleOf({ scopes }: ShownRequest, { userType, businesses }: AskedPerson) {
  if (userType === null) return 'noType';
  if (!fits(scopes, userType)) return userType === 'owner' ? 'needsBusiness' : 'needsOwner';
  return userType === 'business' && businesses.length === 0 ? 'noBusiness' : null;
}
