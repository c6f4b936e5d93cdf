import { Button } from 'react-aria-components';
import { BusinessTile, businessHue, businessInitials } from '../../ui/business/index.ts';
import { Menu } from '../../ui/overlay/index.ts';
import { BusinessSwitcher } from '../../ui/shell/index.ts';
import type { Business } from './current-business.ts';
import { businessMessages } from './messages.gen.ts';

interface BusinessMenuProps {
  readonly businesses: readonly Business[];
  readonly current: Business;
  readonly onChoose: (businessId: string) => void;
  /** Below the name; defaults to the kind of business. */
  readonly detail?: string | undefined;
}

/** The current business; a menu if there are several. */
export function BusinessMenu({ businesses, current, onChoose, detail }: BusinessMenuProps) {
  const messages = businessMessages;
  const several = businesses.length > 1;
  const face = (
    <BusinessSwitcher
      tile={
        <BusinessTile monogram={businessInitials(current.name)} hue={businessHue(current.id)} size={36} />
      }
      name={current.name}
      detail={detail ?? messages.kinds[current.kind]}
      switches={several}
    />
  );
  if (!several) return face;
  return (
    <Menu
      label={messages.switchBusiness}
      placement="bottom start"
      items={businesses.map(({ id, name, kind }) => ({ id, label: name, detail: messages.kinds[kind] }))}
      selected={current.id}
      onSelect={onChoose}
      trigger={
        <Button className="block w-full cursor-pointer rounded-card outline-none data-focus-visible:outline-3 data-focus-visible:outline-focus data-focus-visible:outline-offset-2">
          {face}
          <span className="sr-only">{messages.switchBusiness}</span>
        </Button>
      }
    />
  );
}
