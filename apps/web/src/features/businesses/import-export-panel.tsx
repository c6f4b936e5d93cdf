import { mayDo } from '@clearpaw/domain';
import { Upload } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import type { OpenBusiness } from './current-business.ts';
import { ExportMenu } from './export/index.ts';
import { businessSettingsMessages } from './settings-messages.gen.ts';

/** The ways in and out for a business's data. */
export function ImportExportPanel({ business }: { readonly business: OpenBusiness }) {
  const messages = businessSettingsMessages;
  return (
    <Panel title={messages.importExport} lead={messages.importExportLead}>
      <div className="flex flex-wrap gap-3">
        {!business.readOnly && mayDo(business.role, 'importCustomers') && (
          <LinkButton href={paths.importCustomers} variant="secondary" size="small" icon={Upload}>
            {messages.importCustomers}
          </LinkButton>
        )}
        <ExportMenu business={business} />
      </div>
    </Panel>
  );
}
