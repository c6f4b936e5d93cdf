import { type MissingItem, MissingPanel } from '../../features/compliance/index.ts';
import { CureControl } from './cure-control.tsx';

interface MissingHereProps {
  readonly pet: { readonly id: string; readonly name: string };
  /** The business that the page's address names. */
  readonly asked: string | undefined;
}

/** What is missing for a pet, each item with the control that puts it right. */
export function MissingHere({ pet, asked }: MissingHereProps) {
  return (
    <MissingPanel
      petId={pet.id}
      petName={pet.name}
      asked={asked}
      controlFor={(item) => <ItemControl petId={pet.id} item={item} />}
    />
  );
}

interface ItemControlProps {
  readonly petId: string;
  readonly item: MissingItem;
}

/** The control of one item, for the first business that requires it. */
export function ItemControl({ petId, item }: ItemControlProps) {
  const [business] = item.businesses;
  return business ? <CureControl open={{ petId, business, ...item }} subject={item.title} /> : null;
}
