import { mayDoGroup, memberRoles, permissionGroups } from '@clearpaw/domain';
import { Check, Minus } from 'lucide-react';
import { Icon } from '../../ui/icon/index.ts';
import { classes } from '../../ui/style/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { teamMessages } from './messages.gen.ts';

/** What each role may do: drawn from the permissions that the server checks. */
export function RoleTable({ isClinic }: { readonly isClinic: boolean }) {
  const messages = teamMessages;
  const groups = permissionGroups.filter((group) => group !== 'patients' || isClinic);
  return (
    <Panel
      title={messages.whatRolesMay}
      lead={<span className="max-md:hidden">{messages.legend}</span>}
      className="min-w-0"
    >
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
            <tr key={group} className="max-md:flex max-md:flex-col max-md:gap-0.5 max-md:py-2.5">
              <th scope="row" className="py-3 pe-3 text-start font-normal max-md:min-w-0 max-md:py-0">
                {messages.groups[group]}
              </th>
              {memberRoles.map((role) => (
                <RoleCell
                  key={role}
                  from={messages.fromRole[role]}
                  may={mayDoGroup(role, group)}
                  isFirst={role === memberRoles.find((one) => mayDoGroup(one, group))}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface RoleCellProps {
  /** Who may, if this is the first role that may. */
  readonly from: string;
  readonly may: boolean;
  /** The first of the roles that may. */
  readonly isFirst: boolean;
}

/** On a phone, where the columns do not fit, words below the permission say who has it. */
function RoleCell({ from, may, isFirst }: RoleCellProps) {
  const messages = teamMessages;
  return (
    <td
      className={classes(
        'text-center',
        may ? 'text-ok-ink' : 'text-ink-3',
        isFirst ? 'max-md:text-start' : 'max-md:hidden',
      )}
    >
      <span className="inline-flex items-center max-md:hidden">
        <Icon of={may ? Check : Minus} size={20} />
        <span className="sr-only">{may ? messages.yes : messages.no}</span>
      </span>
      {isFirst && <span className="type-small text-ink-2 md:hidden">{from}</span>}
    </td>
  );
}
