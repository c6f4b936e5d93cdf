import { calendarDateIn, compareDates } from '@clearpaw/domain';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useAction, useCall } from '../../platform/data/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { DateField, Select, TextField } from '../../ui/field/index.ts';
import { Dialog } from '../../ui/overlay/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { visitMessages } from './messages.gen.ts';
import { StayPreview } from './stay-preview.tsx';
import type { PetVisit } from './visit.ts';

interface PlanVisitDialogProps {
  readonly pet: { readonly id: string; readonly name: string };
  /** The businesses that the pet is connected to; for staff, only their own. */
  readonly businesses: readonly { readonly id: string; readonly name: string }[];
  readonly viewer: 'owner' | 'staff';
  /** The visit to change; if omitted, a new one is planned. */
  readonly visit?: PetVisit | undefined;
  /** A message to the business, if there already is one. */
  readonly note?: string | undefined;
  /** The day chosen in the calendar. */
  readonly day?: string | undefined;
  readonly onClose: () => void;
}

/** The dates and service of a visit, with the business's evaluation of the whole stay. */
export function PlanVisitDialog(props: PlanVisitDialogProps) {
  const { pet, businesses, viewer, visit, onClose } = props;
  const messages = visitMessages;
  const formId = useId();
  const form = useVisitForm(props);
  const { draft, change, business, isBackwards, begun } = form;
  const services = business.data?.services ?? [];
  return (
    <Dialog
      isOpen
      isClosable
      onOpenChange={(open) => open || onClose()}
      title={visit ? messages.changeTitle(pet.name) : messages.planTitle(pet.name)}
      width="wide"
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={form.busy && (visit ? messages.saving : messages.planning)}
          >
            {visit ? messages.save : messages.planNow}
          </Button>
        </>
      }
    >
      <p>{viewer === 'owner' ? messages.lead : messages.staffLead}</p>
      {form.problem && <Banner tone="stop">{form.problem}</Banner>}
      <form
        id={formId}
        onSubmit={form.submit}
        noValidate
        className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4 text-ink md:grid-cols-2"
      >
        {businesses.length > 1 && !visit && (
          <Select
            label={messages.business}
            className="max-md:col-span-full"
            options={businesses.map(({ id, name }) => ({ id, label: name }))}
            value={draft.businessId}
            onChange={(businessId) => change({ businessId, service: null })}
          />
        )}
        {services.length > 1 && (
          <Select
            label={messages.service}
            className="max-md:col-span-full"
            isDisabled={begun}
            options={services.map(({ code, name }) => ({ id: code, label: name }))}
            value={form.service}
            onChange={(service) => change({ service })}
          />
        )}
        <DateField
          label={messages.checkIn}
          className="col-start-1"
          isDisabled={begun}
          min={begun ? undefined : form.today}
          value={draft.arrival}
          onChange={(arrival) => change({ arrival })}
        />
        <DateField
          label={messages.checkOut}
          min={draft.arrival ?? undefined}
          value={draft.departure ?? draft.arrival}
          onChange={(departure) => change({ departure })}
          error={isBackwards ? messages.departsFirst : undefined}
        />
        <TextField
          label={messages.note}
          optional
          className="col-span-full"
          maxLength={500}
          value={draft.note}
          onChange={(note) => change({ note })}
        />
      </form>
      <Preview petId={pet.id} form={form} />
      <p className="type-small">{messages.anyTime}</p>
    </Dialog>
  );
}

function Preview({ petId, form }: { readonly petId: string; readonly form: VisitForm }): ReactNode {
  const { draft, isBackwards, service, business } = form;
  if (!business.data || draft.arrival === null || isBackwards) return null;
  return (
    <StayPreview
      petId={petId}
      businessId={draft.businessId}
      service={service}
      arrival={draft.arrival}
      departure={draft.departure ?? draft.arrival}
    />
  );
}

type VisitForm = ReturnType<typeof useVisitForm>;

/** The form's values, and how they are saved. */
function useVisitForm({ pet, businesses, visit, note, day, onClose }: PlanVisitDialogProps) {
  const messages = visitMessages;
  const [draft, setDraft] = useState<{
    readonly businessId: string;
    readonly service: string | null;
    readonly arrival: string | null;
    readonly departure: string | null;
    readonly note: string;
  }>({
    businessId: visit?.businessId ?? businesses[0]?.id ?? '',
    service: visit?.service ?? null,
    arrival: visit?.arrival ?? day ?? null,
    departure: visit?.departure ?? null,
    note: visit?.note ?? note ?? '',
  });
  const [problem, setProblem] = useState<string | null>(null);
  const business = useCall('getBusiness', { businessId: draft.businessId });
  const plan = useAction('planVisit');
  const update = useAction('updateVisit');
  const today = calendarDateIn(Date.now(), business.data?.timeZone ?? 'UTC');
  const arrival = draft.arrival ?? today;
  const departure = draft.departure ?? arrival;
  const isBackwards = compareDates(departure, arrival) < 0;
  const begun = visit?.state === 'present';
  const service = draft.service ?? business.data?.services[0]?.code ?? null;
  const settle = (done: string) => ({
    onSuccess: () => {
      showToast({ text: done });
      onClose();
    },
    onError: (error: Error) => setProblem(error.message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBackwards || plan.isPending || update.isPending || !business.data) return;
    setProblem(null);
    const fields = { service, arrival, departure, note: draft.note.trim() || null };
    if (visit) update.mutate({ visitId: visit.id, ...fields }, settle(messages.changed));
    else {
      const input = { petId: pet.id, businessId: draft.businessId, ...fields };
      plan.mutate(input, settle(messages.planned(pet.name)));
    }
  };
  return {
    draft: { ...draft, arrival },
    change: (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part })),
    ...{ business, service, today, begun, isBackwards, problem, submit },
    busy: plan.isPending || update.isPending,
  };
}
