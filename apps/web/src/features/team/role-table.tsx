import { mayDoGroup, memberRoles, permissionGroups } from '@clearpaw/domain';
import { Check, Minus } from 'lucide-react';
import { Icon } from '../../ui/icon/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { teamMessages } from './messages.gen.ts';

/** What each role may do: drawn from the permissions that the server checks. */
export function RoleTable({ isClinic }: { readonly isClinic: boolean }) {
  const messages = teamMessages;
  const groups = permissionGroups.filter((group) => group !== 'patients' || isClinic);
  return (
    <Panel title={messages.whatRolesMay} className="min-w-0">
      <table className="w-full border-collapse text-start max-md:block">
        <caption className="sr-only">{messages.whatRolesMay}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-line border-b">
            <th scope="col" className="pb-3 text-start font-medium text-ink-2 type-small">
              {messages.permission}
            </th>
            {memberRoles.map((role) => (
              <th
                key={role}
                scope="col"
                className="px-2 pb-3 text-center align-bottom font-medium text-ink-2 type-small"
              >
                {messages.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {groups.map((group) => (
            <tr
              key={group}
              className="max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:py-3"
            >
              <th scope="row" className="py-3 pe-3 text-start font-normal max-md:w-full max-md:py-0">
                {messages.groups[group]}
              </th>
              {memberRoles.map((role) => (
                <RoleCell key={role} role={messages.roles[role]} may={mayDoGroup(role, group)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** On a phone, where the heads of the columns do not fit, only the roles that may are named. */
function RoleCell({ role, may }: { readonly role: string; readonly may: boolean }) {
  const messages = teamMessages;
  return (
    <td className={may ? 'text-center text-ok-ink' : 'text-center text-ink-3 max-md:hidden'}>
      <span className="inline-flex items-center gap-1.5">
        <Icon of={may ? Check : Minus} size={20} />
        <span className="sr-only">{may ? messages.yes : messages.no}</span>
        <span className="text-ink-2 type-small md:hidden">{role}</span>
      </span>
    </td>
  );
}
