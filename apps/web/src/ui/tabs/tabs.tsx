import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { TabMessages, tabListStyle, tabStyle } from './tab-style.tsx';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly count?: ReactNode | undefined;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
  /** What can be done with the part that is shown; at the end of the row, on a phone below it. */
  readonly end?: ReactNode;
}

/** Parts of one page, one shown at a time. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, end }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <div className="relative">
        <TabList aria-label={label} className={tabListStyle}>
          {tabs.map(({ id, label: text, count }) => (
            <Tab key={id} id={id} className={tabStyle}>
              <TabMessages count={count}>{text}</TabMessages>
            </Tab>
          ))}
        </TabList>
        {end && <div className="flex justify-end max-md:mt-4 md:absolute md:end-0 md:top-0.5">{end}</div>}
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-6">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
