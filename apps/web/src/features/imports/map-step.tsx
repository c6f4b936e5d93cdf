import {
  dateFields,
  type ImportDateOrder,
  type ImportMapping,
  importDateOrders,
  type Species,
  speciesList,
} from '@clearpaw/domain';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { RadioGroup, Select } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { ColumnList } from './column-list.tsx';
import type { ImportPreview } from './import-draft.ts';
import { importMessages } from './messages.gen.ts';

interface MapStepProps {
  readonly preview: ImportPreview;
  /** Whether the newest answers are not in the preview yet. */
  readonly isOld: boolean;
  readonly onMapping: (mapping: ImportMapping) => void;
  readonly onNext: (mapping: ImportMapping) => void;
}

const headerRows = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** The field of each column; only ambiguous ones are asked about. */
export function MapStep({ preview, isOld, onMapping, onNext }: MapStepProps) {
  const messages = importMessages;
  const [asked, setAsked] = useState(false);
  const [waits, setWaits] = useState(false);
  const { mapping, questions } = preview;
  const next = () => (questions.length > 0 ? setAsked(true) : onNext(mapping));
  // Pressed right after an answer: it continues once the answer is in the preview.
  useEffect(() => {
    if (!waits || isOld) return;
    setWaits(false);
    next();
  });
  // With another header row and no columns, the server guesses the fields again.
  const setHeader = (row: string) =>
    onMapping({ ...mapping, headerRow: Number(row), columns: [], dateOrder: null });
  return (
    <Panel title={messages.mapTitle} lead={messages.mapLead}>
      <div className="flex flex-col gap-5">
        <Select
          label={messages.headerRow}
          options={headerRows.map((id) => ({ id, label: messages.headerAt(Number(id)) }))}
          value={headerRows.find((id) => Number(id) === mapping.headerRow) ?? null}
          onChange={setHeader}
          className="max-w-80"
        />
        <ColumnList preview={preview} onMapping={onMapping} />
        <Questions preview={preview} asked={asked} onMapping={onMapping} />
        <div className="flex justify-end">
          <Button
            trailingIcon={ArrowRight}
            busy={waits && messages.reading}
            onPress={isOld ? () => setWaits(true) : next}
          >
            {messages.next}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

interface QuestionsProps {
  readonly preview: ImportPreview;
  /** Whether the person tried to continue without answering. */
  readonly asked: boolean;
  readonly onMapping: (mapping: ImportMapping) => void;
}

function Questions({ preview, asked, onMapping }: QuestionsProps) {
  const messages = importMessages;
  const { mapping, questions } = preview;
  const errorOf = (question: 'date_order' | 'species') =>
    asked && questions.includes(question) ? messages.answer : undefined;
  const hasDates = mapping.columns.some((field) => dateFields.has(field));
  return (
    <>
      {hasDates && (mapping.dateOrder !== null || questions.includes('date_order')) && (
        <RadioGroup<ImportDateOrder>
          label={messages.dateOrder}
          help={messages.dateOrderHelp}
          direction="column"
          options={importDateOrders.map((id) => ({ id, label: messages.orders[id] }))}
          value={mapping.dateOrder}
          error={errorOf('date_order')}
          onChange={(dateOrder) => onMapping({ ...mapping, dateOrder })}
        />
      )}
      {(mapping.species !== null || questions.includes('species')) && (
        <Select<Species>
          label={messages.speciesQuestion}
          help={messages.speciesHelp}
          options={speciesList.map((id) => ({ id, label: messages.species[id] }))}
          value={mapping.species}
          error={errorOf('species')}
          onChange={(species) => onMapping({ ...mapping, species })}
          className="max-w-80"
        />
      )}
    </>
  );
}
