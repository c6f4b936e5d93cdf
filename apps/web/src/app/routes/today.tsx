import { usePlace } from '../../features/businesses/index.ts';
import { FloorView } from '../../features/check-ins/index.ts';
import { useVerdictLook } from '../../features/compliance/index.ts';

export default function TodayPage() {
  const place = usePlace();
  const lookOf = useVerdictLook();
  return (
    <FloorView
      place={place}
      lookOf={lookOf}
      doorOf={({ petId, petName }) => `/business/scan?${new URLSearchParams({ pet: petId, name: petName })}`}
    />
  );
}
