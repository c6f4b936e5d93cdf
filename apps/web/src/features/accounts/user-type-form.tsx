import type { UserType } from '@clearpaw/domain';
import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { track } from '../../platform/analytics/index.ts';
import { useAction } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { RadioCards } from '../../ui/field/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { chosenAudience, keepChosenAudience } from './chosen-audience.ts';
import { accountMessages } from './messages.gen.ts';
import { OwnerTypePicture, ShopPicture } from './user-type-pictures.tsx';

interface UserTypeFormProps {
  readonly onChosen: (userType: UserType) => void;
}

/** Two cards; Continue is enabled once one of them is chosen, here or before on the first page. */
export function UserTypeForm({ onChosen }: UserTypeFormProps) {
  const messages = accountMessages;
  const [chosen, setChosen] = useState(chosenAudience);
  const save = useAction('setUserType');
  useEffect(() => {
    track('user_type_view', {});
    track('page_view', { page: 'select_user_type' });
  }, []);
  const choose = (userType: UserType) => {
    setChosen(userType);
    track('user_type_select', { userType });
  };
  // Two presses may come before the button is shown as busy; the second one must not send again.
  const sending = useRef(false);
  const submit = () => {
    if (!chosen || sending.current) return;
    sending.current = true;
    const settled = () => {
      sending.current = false;
    };
    const done = () => {
      keepChosenAudience(null);
      onChosen(chosen);
    };
    save.mutate({ userType: chosen }, { onSuccess: done, onSettled: settled });
  };
  const cards = [
    {
      id: 'owner' as const,
      title: messages.owner.title,
      picture: <OwnerTypePicture />,
      children: <CardBody of={messages.owner} />,
    },
    {
      id: 'business' as const,
      title: messages.businessOwner.title,
      picture: <ShopPicture />,
      children: <CardBody of={messages.businessOwner} />,
    },
  ];
  return (
    <div className="flex flex-col items-center gap-8">
      {save.isError && (
        <Banner tone="stop" announce="alert">
          {messages.typeFailed}
        </Banner>
      )}
      <RadioCards
        label={messages.typeLabel}
        cards={cards}
        value={chosen}
        onChange={choose}
        className="w-full max-w-262"
      />
      {/* On a phone the cards are taller than the screen. */}
      <div className="flex justify-center self-stretch max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-5 max-md:border-line max-md:border-t max-md:bg-paper max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button
          size="lead"
          trailingIcon={ArrowRight}
          isDisabled={chosen === null}
          busy={save.isPending && messages.saving}
          onPress={submit}
          className="w-full md:max-w-70"
        >
          {messages.continue}
        </Button>
      </div>
    </div>
  );
}

type Description = (typeof accountMessages)['owner'];

function CardBody({ of }: { readonly of: Description }) {
  return (
    <span className="block">
      <span className="block type-strong">{of.subtitle}</span>
      <span className="mt-1.5 block text-ink-2">{of.description}</span>
      <span className="mt-3 block">
        {of.features.map((feature) => (
          <span key={feature} className="flex items-center gap-2.5 py-1">
            <Icon of={Check} size={18} className="text-evergreen-ink" />
            {feature}
          </span>
        ))}
      </span>
    </span>
  );
}
