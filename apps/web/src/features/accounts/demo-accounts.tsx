import { FlaskConical } from 'lucide-react';
import { BusinessTile } from '../../ui/business/index.ts';
import { PlainButton } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { PetAvatar } from '../../ui/pet/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import type { LoginDraft } from './credentials.ts';
import { accountMessages } from './messages.gen.ts';

/** Demo accounts, filled in with one press. Source: specification, section 2, login. */
const owner = { email: 'owner@demo.test', password: 'demo-owner' };
const business = { email: 'business@demo.test', password: 'demo-business' };
const biscuit = portraitFor({
  id: 'biscuit',
  species: 'dog',
  coat: 'golden',
  ears: 'floppy',
  marking: 'blaze',
  blanket: 'sky',
});

export function DemoAccounts({ onUse }: { readonly onUse: (draft: LoginDraft) => void }) {
  const messages = accountMessages;
  const rows = [
    { ...owner, title: messages.petOwner, picture: <PetAvatar appearance={biscuit} size={36} /> },
    {
      ...business,
      title: messages.business,
      picture: <BusinessTile monogram="HH" hue="marigold" size={36} />,
    },
  ];
  return (
    <section aria-labelledby="demo-accounts" className="rounded-panel bg-sunken px-4 py-2">
      <h2 id="demo-accounts" className="flex items-center gap-2 py-2 type-label">
        <Icon of={FlaskConical} size={18} />
        {messages.demoAccounts}
      </h2>
      <ul className="divide-y divide-line border-line border-t">
        {rows.map(({ email, password, title, picture }) => (
          <li key={email} className="flex items-center gap-3 py-2">
            {picture}
            <span className="min-w-0 flex-1">
              <span className="block type-label">{title}</span>
              <span className="block truncate type-small text-ink-2">{email}</span>
            </span>
            <PlainButton
              variant="quiet"
              size="small"
              aria-label={`${messages.use}: ${email}`}
              onPress={() => onUse({ email, password })}
            >
              {messages.use}
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
