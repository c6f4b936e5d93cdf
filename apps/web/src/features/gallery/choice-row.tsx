import { useState } from 'react';
import { Checkbox, RadioGroup, Switch } from '../../ui/field/index.ts';

const orders = [
  { id: 'month', label: 'Month first' },
  { id: 'day', label: 'Day first' },
] as const;

/** Boxes, discs and switches. */
export function ChoiceRow() {
  const [order, setOrder] = useState<'month' | 'day' | null>('month');
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-6">
      <Checkbox defaultSelected>Remember me</Checkbox>
      <Checkbox>Terms</Checkbox>
      <Checkbox isDisabled>Not now</Checkbox>
      <div className="w-64">
        <RadioGroup label="Dates" options={orders} value={order} onChange={setOrder} />
      </div>
      <Switch defaultSelected>Alerts</Switch>
      <Switch aria-label="Digest" />
    </div>
  );
}
