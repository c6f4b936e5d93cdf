import type { Catalogue } from '../messages/catalogue.ts';
import { writeModule } from '../messages/write-module.ts';
import type { NounNames } from './noun-names.ts';

/** The new files of the web app: a panel for the pet's page. */
export function webFilesOf(names: NounNames): Record<string, string> {
  const web = `apps/web/src/features/${names.folder}`;
  return {
    [`${web}/messages/en.json`]: `${JSON.stringify(messages(names), null, 2)}\n`,
    [`${web}/messages.gen.ts`]: writeModule(
      { folder: `${web}/messages`, exported: `${names.one}Messages`, english: messages(names) },
      messages(names),
      '',
    ),
    [`${web}/${names.file}-panel.tsx`]: panel(names),
    [`${web}/${names.file}-form.tsx`]: form(names),
    [`${web}/${names.file}-panel.screen.test.tsx`]: test(names),
    [`${web}/index.ts`]: `/** ${names.title} on the page of a pet. */
export { Pet${names.Many}Panel } from './${names.file}-panel.tsx';
`,
  };
}

const messages = ({ one, spoken, title }: NounNames): Catalogue => ({
  '@@locale': 'en',
  '@@x-export': `${one}Messages`,
  title,
  none: `No ${title.toLowerCase()} yet.`,
  text: `New ${spoken}`,
  add: `Add ${spoken}`,
  adding: 'Adding…',
  failed: `The ${spoken} was not saved`,
});

const panel = ({ file, one, One, Many }: NounNames) => `import { useAll } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { useReadOnly } from '../../ui/provider/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { Pet${One}Form } from './${file}-form.tsx';
import { ${one}Messages } from './messages.gen.ts';

/** What is on record, and the way to add to it. */
export function Pet${Many}Panel({ petId }: { readonly petId: string }) {
  const messages = ${one}Messages;
  const format = useFormat();
  const readOnly = useReadOnly();
  const list = useAll('listPet${Many}', { petId });
  return (
    <Panel title={messages.title}>
      <CallErrorPanel call={list} />
      {list.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-12 w-full" />
        </Skeleton>
      )}
      {list.data?.items.length === 0 && <p className="type-small text-ink-2">{messages.none}</p>}
      <Rows>
        {list.data?.items.map(({ id, text, createdAt }) => (
          <Row key={id} title={text} detail={format.moment(createdAt)} />
        ))}
      </Rows>
      {!readOnly && <Pet${One}Form petId={petId} />}
    </Panel>
  );
}
`;

const form = ({ one, One }: NounNames) => `import { type FormEvent, useState } from 'react';
import { useAction, useIdempotencyKey } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { ${one}Messages } from './messages.gen.ts';

/** One line of text; what was typed stays until it is saved. */
export function Pet${One}Form({ petId }: { readonly petId: string }) {
  const messages = ${one}Messages;
  const [text, setText] = useState('');
  const create = useAction('create${One}');
  const { keyFor, forget } = useIdempotencyKey();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const input = { petId, text };
    const onSuccess = () => {
      forget();
      setText('');
    };
    create.mutate({ ...input, idempotencyKey: keyFor(input) }, { onSuccess });
  };
  return (
    <form onSubmit={save} className="mt-4 flex flex-col gap-3">
      <TextField label={messages.text} value={text} onChange={setText} maxLength={300} />
      <CallErrorPanel call={create} title={messages.failed} />
      <Button
        type="submit"
        variant="secondary"
        isDisabled={text.trim() === ''}
        busy={create.isPending && messages.adding}
      >
        {messages.add}
      </Button>
    </form>
  );
}
`;

const test = ({
  one,
  One,
  Many,
  spoken,
  title,
}: NounNames) => `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alertOf, fill, press } from '../../../test/acts.ts';
import { answerFromNow, cutNetwork, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const ${one} = { id: testId(90), petId: biscuit.id, text: 'First', createdAt: at };
const open = (answers = {}) =>
  openScreen(\`/pets/\${biscuit.id}\`, owner(), { ...petAnswers(), ...answers });

test('a ${spoken} is added on the page of the pet, and shown', async () => {
  const { user } = await open({ create${One}: ${one} });
  await screen.findByText('No ${title.toLowerCase()} yet.');
  await fill(user, 'New ${spoken}', 'First');
  answerFromNow({ listPet${Many}: listed(${one}) });
  await press(user, 'Add ${spoken}');
  expect(await screen.findByText('First')).toBeTruthy();
  expect(sentTo('create${One}')).toEqual([
    { petId: biscuit.id, text: 'First', idempotencyKey: expect.any(String) },
  ]);
});

test('without a network it is not saved, and what was typed stays', async () => {
  const { user } = await open({ create${One}: cutNetwork });
  await screen.findByLabelText('New ${spoken}');
  await fill(user, 'New ${spoken}', 'First');
  await press(user, 'Add ${spoken}');
  await alertOf('The ${spoken} was not saved');
  expect(screen.getByLabelText('New ${spoken}')).toHaveProperty('value', 'First');
});
`;
