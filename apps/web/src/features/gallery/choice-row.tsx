import { useState } from 'react';
import { Checkbox, RadioGroup, Switch } from '../../ui/field/index.ts';
import { Typed } from './typed.tsx';

const orders = [
  { id: 'month', label: 'Month first' },
  { id: 'day', label: 'Day first' },
] as const;

/** Boxes, discs and switches. */
export function ChoiceRow() {
  const [order, setOrder] = useState<'month' | 'day' | null>('month');
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-6">
      <Typed start={true}>
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            Remember me
          </Checkbox>
        )}
      </Typed>
      <Typed start={false}>
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange} isInvalid>
            Terms
          </Checkbox>
        )}
      </Typed>
      <Checkbox isSelected={false} onChange={() => {}} isIndeterminate>
        Some
      </Checkbox>
      <Checkbox isSelected={false} onChange={() => {}} isDisabled>
        Not now
      </Checkbox>
      <div className="w-64">
        <RadioGroup label="Dates" options={orders} value={order} onChange={setOrder} />
      </div>
      <Switch defaultSelected>Alerts</Switch>
      <Switch aria-label="Digest" />
    </div>
  );
}
