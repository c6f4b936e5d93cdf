import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { connectionMessages } from './messages.gen.ts';

/** Says where to enter contact details: as long as there is no number to call, or what a business requires is missing. */
export function ContactHint({ required = false }: { readonly required?: boolean }) {
  const messages = connectionMessages;
  const { data } = useCall('getContact', {});
  if (!data) return null;
  const complete = data.phone !== null && data.emergency !== null;
  const blank = data.phone === null && data.emergency === null;
  if (required ? complete : !blank) return null;
  return (
    <p className="type-small text-ink-2">
      {required && !blank ? messages.contactIncomplete : messages.contactMissing}{' '}
      <TextLink href={paths.settings}>{messages.contactAdd}</TextLink>
    </p>
  );
}
