import { useBusiness } from '../../features/businesses/index.ts';
import { DueReportView } from '../../features/due-reports/index.ts';
import { useRuleNames } from '../../features/requirements/index.ts';

export default function DueReportPage() {
  const business = useBusiness();
  return <DueReportView business={business} rules={useRuleNames(business.id)} />;
}
