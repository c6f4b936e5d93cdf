import { useAll } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Switch } from '../../ui/field/index.ts';
import { connectionMessages } from './messages.gen.ts';

interface LocationChoiceProps {
  readonly business: { readonly slug: string; readonly name: string };
  /** The short name of the business whose other locations were allowed, which may be another one; else null. */
  readonly sharedFor: string | null;
  readonly onChange: (sharedFor: string | null) => void;
}

/** While connecting: whether the other locations may find the pet. Nothing for a business with one location. */
export function LocationChoice({ business, sharedFor, onChange }: LocationChoiceProps) {
  const messages = connectionMessages;
  const format = useFormat();
  const { data } = useAll('listOtherLocations', { slug: business.slug });
  const names = (data?.items ?? []).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Switch
      end
      isSelected={sharedFor === business.slug}
      onChange={(share) => onChange(share ? business.slug : null)}
      detail={messages.locationsDetail(format.list(names))}
    >
      {messages.letLocations(business.name)}
    </Switch>
  );
}
