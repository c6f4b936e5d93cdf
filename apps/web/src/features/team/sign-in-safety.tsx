import type { OutputOf, team } from '@clearpaw/contract';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Banner } from '../../ui/feedback/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { teamMessages } from './messages.gen.ts';

export type ListedMember = OutputOf<typeof team.listMembers>['items'][number];

const usesPasswordOnly = ({ signIn }: ListedMember) =>
  signIn !== undefined && !signIn.passkey && !signIn.secondStep;

/** What protects a member's login besides the password; only owners are told. */
export function SignInTags({ member }: { readonly member: ListedMember }) {
  const messages = teamMessages.signIn;
  const { signIn } = member;
  if (!signIn) return null;
  if (usesPasswordOnly(member)) {
    return (
      <Tag tone="sunken" icon={ShieldAlert}>
        {messages.passwordOnly}
      </Tag>
    );
  }
  return (
    <>
      {signIn.passkey && (
        <Tag tone="soft" icon={ShieldCheck}>
          {messages.passkey}
        </Tag>
      )}
      {signIn.secondStep && (
        <Tag tone="soft" icon={ShieldCheck}>
          {messages.secondStep}
        </Tag>
      )}
    </>
  );
}

/** Who could do more for the safety of their login, in one sentence. */
export function PasswordOnlyNote({ members }: { readonly members: readonly ListedMember[] }) {
  const messages = teamMessages;
  const [first, ...others] = members.filter(usesPasswordOnly);
  if (!first) return null;
  const name = first.displayName ?? first.email;
  return (
    <Banner tone="soon" title={messages.passwordOnly(others.length + 1, name)}>
      {messages.passwordOnlyLead}
    </Banner>
  );
}
