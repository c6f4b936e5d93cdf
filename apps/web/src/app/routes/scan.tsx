import { useLocation, useNavigate } from '@tanstack/react-router';
import { usePlace } from '../../features/businesses/index.ts';
import { DoorView, PetAtDoor, ScanClosed } from '../../features/check-ins/index.ts';
import { useVerdictLook } from '../../features/compliance/index.ts';

export default function ScanPage() {
  const place = usePlace();
  const lookOf = useVerdictLook();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().searchStr);
  const petId = query.get('pet');
  if (place.readOnly) return <ScanClosed />;
  if (petId === null) return <DoorView place={place} lookOf={lookOf} />;
  return (
    <PetAtDoor
      place={place}
      lookOf={lookOf}
      petId={petId}
      name={query.get('name') ?? ''}
      onDone={() => void navigate({ to: '/business' })}
    />
  );
}
