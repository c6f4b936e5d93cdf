import { Check } from 'lucide-react';
import { Icon } from '../../../ui/icon/index.ts';

/** The features of a plan, each with a check mark. */
export function Perks({ perks }: { readonly perks: readonly { readonly title: string }[] }) {
  return (
    <ul className="mt-6 mb-7 grid gap-3">
      {perks.map(({ title }) => (
        <li key={title} className="flex items-center gap-3">
          <Icon of={Check} size={18} />
          {title}
        </li>
      ))}
    </ul>
  );
}
