import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBusiness } from '../../features/businesses/index.ts';
import {
  forgetGuest,
  GuestCheckIn,
  IntakeContext,
  ScanClosed,
  ScannedPet,
  ScannerPage,
  ServiceAnimalInfo,
} from '../../features/check-ins/index.ts';
import { useVerdictAppearance } from '../../features/compliance/index.ts';
import { NotInSample, SampleBadges, useSample } from '../../features/sample-business/index.ts';
import { keepSampleScanned } from '../../features/set-up/index.ts';
import { paths } from '../../paths/index.ts';
import { intakeParts } from '../intake-parts.tsx';

export default function ScanPage() {
  return (
    <IntakeContext value={intakeParts}>
      <Scan />
    </IntakeContext>
  );
}

/** The scanner, a pet found without its badge, or a guest, as the address says. */
function Scan() {
  const business = useBusiness();
  const verdictAppearance = useVerdictAppearance();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().searchStr);
  const petId = query.get('pet');
  const isSample = useSample() !== null;
  if (business.readOnly) return <ScanClosed />;
  const section = query.get('lane');
  if (isSample && section !== null) return <Apart />;
  if (section === 'service-animal') return <ServiceAnimalInfo />;
  if (section === 'guest') {
    const judge = (pet: string, name: string) => {
      const found = new URLSearchParams({ pet, name, method: 'guest' });
      void navigate({ href: `${paths.scan}?${found}`, replace: true });
    };
    const customerId = query.get('customer');
    const key = `${petId} ${customerId}`;
    return (
      <GuestCheckIn key={key} {...{ business, verdictAppearance, petId, customerId }} onEntered={judge} />
    );
  }
  if (petId === null) {
    return <ScannerOrSample showsSample={query.has('sample')} />;
  }
  const isGuest = query.get('method') === 'guest';
  const editGuest = () => {
    const form = new URLSearchParams([
      ['lane', 'guest'],
      ['pet', petId],
    ]);
    void navigate({ href: `${paths.scan}?${form}`, replace: true });
  };
  const finish = () => {
    if (isGuest) forgetGuest(business.id);
    void navigate({ to: paths.today });
  };
  return (
    <ScannedPet
      business={business}
      verdictAppearance={verdictAppearance}
      petId={petId}
      name={query.get('name') ?? ''}
      method={isGuest ? 'guest' : 'manual'}
      onDone={finish}
      onEdit={isGuest ? editGuest : undefined}
    />
  );
}

/** The sample is shown once: a reload, and going back to this page, open the camera. */
function ScannerOrSample({ showsSample }: { readonly showsSample: boolean }) {
  const business = useBusiness();
  const verdictAppearance = useVerdictAppearance();
  const navigate = useNavigate();
  useEffect(() => {
    if (showsSample) void navigate({ href: paths.scan, replace: true });
  }, [showsSample, navigate]);
  const isSample = useSample() !== null;
  const onSample = () => keepSampleScanned(business.id);
  return (
    <ScannerPage
      {...{ business, verdictAppearance, showsSample, onSample }}
      insteadOfCamera={isSample ? (onReading) => <SampleBadges onReading={onReading} /> : undefined}
    />
  );
}

/** A page of the scanner that the sample does not show. */
function Apart() {
  return (
    <main className="mx-auto w-full max-w-160 px-5 py-10">
      <NotInSample />
    </main>
  );
}
