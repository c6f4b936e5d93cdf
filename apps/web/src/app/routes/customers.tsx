import { useNavigate } from '@tanstack/react-router';
import { useBusiness } from '../../features/businesses/index.ts';
import { useVerdictAppearance } from '../../features/compliance/index.ts';
import { OtherLocationsPanel } from '../../features/connected-pets/index.ts';
import { CustomerDialog } from '../../features/contacts/index.ts';
import { CustomersView } from '../../features/customers/index.ts';
import { paths } from '../../paths/index.ts';

export default function CustomersPage() {
  const business = useBusiness();
  const navigate = useNavigate();
  const verdictAppearance = useVerdictAppearance();
  return (
    <CustomersView
      business={business}
      verdictAppearance={verdictAppearance}
      elsewhere={(search) => <OtherLocationsPanel {...{ business, search, verdictAppearance }} />}
      form={(onClose) => (
        <CustomerDialog
          businessId={business.id}
          onClose={onClose}
          onSaved={({ id }) => void navigate({ href: paths.customer(id) })}
        />
      )}
    />
  );
}
