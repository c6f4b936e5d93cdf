import { useLocation, useNavigate } from '@tanstack/react-router';
import { usePlace } from '../../features/businesses/index.ts';
import {
  DoorView,
  forgetGuest,
  GuestLane,
  PetAtDoor,
  ScanClosed,
  ServiceAnimalLane,
} from '../../features/check-ins/index.ts';
import { useVerdictLook } from '../../features/compliance/index.ts';

export default function ScanPage() {
  const place = usePlace();
  const lookOf = useVerdictLook();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().searchStr);
  const petId = query.get('pet');
  if (place.readOnly) return <ScanClosed />;
  const lane = query.get('lane');
  if (lane === 'service-animal') return <ServiceAnimalLane />;
  if (lane === 'guest') {
    const judge = (pet: string, name: string) => {
      const found = new URLSearchParams({ pet, name, method: 'guest' });
      void navigate({ href: `/business/scan?${found}`, replace: true });
    };
    return <GuestLane key={petId} place={place} petId={petId} onEntered={judge} />;
  }
  if (petId === null) return <DoorView place={place} lookOf={lookOf} />;
  const isGuest = query.get('method') === 'guest';
  const editGuest = () => {
    const form = new URLSearchParams({ lane: 'guest', pet: petId });
    void navigate({ href: `/business/scan?${form}`, replace: true });
  };
  const finish = () => {
    if (isGuest) forgetGuest(place.id);
    void navigate({ to: '/business' });
  };
  return (
    <PetAtDoor
      place={place}
      lookOf={lookOf}
      petId={petId}
      name={query.get('name') ?? ''}
      method={isGuest ? 'guest' : 'manual'}
      onDone={finish}
      onEdit={isGuest ? editGuest : undefined}
    />
  );
}
