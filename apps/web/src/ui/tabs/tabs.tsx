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
}

/** Parts of one page, one shown at a time. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <TabList aria-label={label} className={tabListStyle}>
        {tabs.map(({ id, label: text, count }) => (
          <Tab key={id} id={id} className={tabStyle}>
            <TabMessages count={count}>{text}</TabMessages>
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-6">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
