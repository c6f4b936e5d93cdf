import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Banner, ProgressBar } from '../../ui/feedback/index.ts';
import { Checkbox, TextField } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { clinicPageMessages } from './clinic-page-messages.gen.ts';
import type { Sending } from './use-send-answers.ts';

interface SignPanelProps {
  readonly clinicName: string;
  readonly answered: number;
  readonly all: number;
  readonly sending: Sending;
}

/** Who answers. Sending waits until every record has its answer. */
export function SignPanel({ clinicName, answered, all, sending }: SignPanelProps) {
  const messages = clinicPageMessages;
  const [name, setName] = useState('');
  const [licence, setLicence] = useState('');
  const [isAuthorized, setAuthorized] = useState(false);
  const [tried, setTried] = useState(false);
  const left = all - answered;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || !isAuthorized || left > 0) return;
    const licenceNumber = licence.trim();
    void sending.send({ name: name.trim(), ...(licenceNumber ? { licenceNumber } : {}) });
  };
  return (
    <Panel className="w-full" title={messages.sign} lead={messages.answered(answered, all)}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <ProgressBar percent={(100 * answered) / all} label={messages.answered(answered, all)} />
        <TextField
          label={messages.name}
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={setName}
          error={tried && name.trim() === '' ? messages.nameRequired : undefined}
        />
        <TextField label={messages.licence} optional maxLength={60} value={licence} onChange={setLicence} />
        <div>
          <Checkbox isSelected={isAuthorized} onChange={setAuthorized} isInvalid={tried && !isAuthorized}>
            {messages.authorized(clinicName)}
          </Checkbox>
          {tried && !isAuthorized && (
            <p role="alert" className="type-small text-stop-ink">
              {messages.authorizedRequired}
            </p>
          )}
        </div>
        {sending.problem && (
          <Banner tone="stop" announce="alert">
            {sending.problem}
          </Banner>
        )}
        <Button type="submit" size="lead" isDisabled={left > 0} busy={sending.isSending && messages.sending}>
          {messages.send}
        </Button>
        {left > 0 && <p className="text-center type-small text-ink-2">{messages.answerLeft(left)}</p>}
      </form>
    </Panel>
  );
}
