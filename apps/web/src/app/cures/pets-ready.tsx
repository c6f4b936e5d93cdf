import { isSatisfied, type Rule, sayCheck } from '@clearpaw/domain';
import { useState } from 'react';
import { CheckedRules } from '../../features/compliance/index.ts';
import type { Pet } from '../../features/pets/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { Segments } from '../../ui/choice/index.ts';
import { CallErrorPanel, Spinner } from '../../ui/feedback/index.ts';
import { Select } from '../../ui/field/index.ts';
import { ReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { CureControl } from './cure-control.tsx';
import { cureMessages } from './cure-messages.gen.ts';

/** More names would not fit side by side on a phone. */
const mostSegments = 3;

interface PetsReadyProps {
  readonly business: { readonly id: string; readonly slug: string; readonly name: string };
  readonly rules: readonly Rule[];
  readonly pets: readonly Pick<Pet, 'id' | 'name' | 'access'>[];
}

/** Each rule of one business, met or missing for one of the owner's pets, with what puts it right. */
export function PetsReady({ business, rules, pets }: PetsReadyProps) {
  const messages = cureMessages;
  const [chosen, setChosen] = useState(pets[0]?.id);
  const pet = pets.find(({ id }) => id === chosen) ?? pets[0];
  if (!pet) return null;
  const options = pets.map(({ id, name }) => ({ id, label: name }));
  return (
    <Panel title={messages.isReady(pet.name)} className="w-full">
      <div className="mb-5 empty:hidden">
        {pets.length > 1 && pets.length <= mostSegments && (
          <Segments label={messages.whichPet} segments={options} value={pet.id} onChange={setChosen} />
        )}
        {pets.length > mostSegments && (
          <Select label={messages.whichPet} options={options} value={pet.id} onChange={setChosen} />
        )}
      </div>
      <ReadOnly when={pet.access === 'read'}>
        <ReadyOf key={pet.id} business={business} rules={rules} petId={pet.id} />
      </ReadOnly>
    </Panel>
  );
}

interface ReadyOfProps extends Pick<PetsReadyProps, 'business' | 'rules'> {
  readonly petId: string;
}

function ReadyOf({ business, rules, petId }: ReadyOfProps) {
  const messages = cureMessages;
  const report = useCall('getCompliance', { slug: business.slug, petId });
  if (report.isError) return <CallErrorPanel call={report} />;
  if (!report.data) return <Spinner />;
  const asked = report.data.checks.filter(
    ({ level, status }) => level === 'required' && status !== 'not_applicable',
  );
  const met = asked.filter(({ status }) => isSatisfied(status)).length;
  return (
    <>
      {asked.length > 0 && <p className="mb-4 type-strong">{messages.metOf(met, asked.length)}</p>}
      <CheckedRules
        checks={report.data.checks}
        rules={rules}
        controlFor={(check, rule) => (
          <CureControl
            open={{ petId, business: { businessId: business.id, businessName: business.name }, check, rule }}
            subject={rule.title ?? sayCheck(check, rule)}
          />
        )}
      />
    </>
  );
}
