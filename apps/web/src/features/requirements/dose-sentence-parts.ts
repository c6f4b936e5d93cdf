import { type Route, type Rule, routes, type VaccinationRequirement, validities } from '@clearpaw/domain';
import { withRequirement } from './change-rule.ts';
import type { requirementMessages } from './messages.gen.ts';
import { sayDose } from './say-names.ts';
import type { SentencePart, Slot } from './sentence-part.ts';
import { numberSlot } from './slots.ts';

type RequirementMessages = typeof requirementMessages;

type Parts = (
  rule: Rule,
  asked: VaccinationRequirement,
  messages: RequirementMessages,
) => readonly SentencePart[];

const usualDays = [14, 21, 28, 56];
const usualMonths = [6, 12, 24, 36];

/** ", 2 doses at least 14 days and at most 56 days apart, starting over after a gap of 15 months" */
export const seriesParts: Parts = (rule, { series }, messages) => {
  if (!series) return [];
  const { doses, minSpacingDays, maxSpacingDays, restartAfterMonths } = series;
  const set = (change: Partial<typeof series>) => withRequirement(rule, { series: { ...series, ...change } });
  const { labels, words } = messages;
  const dose = numberSlot({
    id: 'doses',
    label: labels.doses,
    current: doses,
    usual: [1, 2, 3],
    bounds: [1, 10],
    say: words.doses,
    set: (value) => set({ doses: value ?? doses }),
  });
  const spacing = (id: 'minSpacingDays' | 'maxSpacingDays', current: number) =>
    numberSlot({
      id,
      label: labels[id],
      current,
      usual: usualDays,
      bounds: [0, 3660],
      say: words.plainDays,
      set: (value) => set({ [id]: value ?? current }),
    });
  const restart = (current: number) =>
    numberSlot({
      id: 'restart',
      label: labels.restart,
      current,
      usual: [12, 15, 24, 36],
      bounds: [1, 120],
      say: messages.months,
      set: (value) => set({ restartAfterMonths: value ?? current }),
    });
  return [
    words.comma,
    dose,
    words.atLeast,
    spacing('minSpacingDays', minSpacingDays),
    ...(maxSpacingDays === undefined ? [] : [messages.andAtMost, spacing('maxSpacingDays', maxSpacingDays)]),
    words.apart,
    ...(restartAfterMonths === undefined ? [] : [words.startingOver, restart(restartAfterMonths)]),
  ];
};

/** " from the last 6 months (or the label, whichever ends first), a first dose for 12 months" */
export const endParts: Parts = (rule, { validMonths, validity, firstDoseMonths }, messages) => {
  const { labels, words } = messages;
  const months = (current: number) =>
    numberSlot({
      id: 'months',
      label: labels.months,
      current,
      usual: usualMonths,
      bounds: [1, 120],
      say: messages.months,
      none: { id: 'none', label: messages.noLimit, detail: messages.noLimitDetail },
      set: (value) =>
        withRequirement(rule, {
          validMonths: value,
          ...(value === undefined ? { validity: undefined } : {}),
        }),
    });
  const first = (current: number) =>
    numberSlot({
      id: 'firstDose',
      label: labels.firstDose,
      current,
      usual: usualMonths,
      bounds: [1, 120],
      say: messages.months,
      set: (value) => withRequirement(rule, { firstDoseMonths: value ?? current }),
    });
  const end: Slot = {
    id: 'validity',
    label: labels.validity,
    value: words.validity[validity ?? 'earlier'],
    choices: validities.map((id) => ({ id, label: words.validity[id], detail: words.validityDetail[id] })),
    selected: validity ?? 'earlier',
    choose: (id) => withRequirement(rule, { validity: validities.find((one) => one === id) }),
  };
  return [
    ...(validMonths === undefined ? [] : [messages.fromTheLast, months(validMonths)]),
    ...(validMonths === undefined || validity === undefined ? [] : [words.open, end, words.close]),
    ...(firstDoseMonths === undefined ? [] : [words.aFirstDose, first(firstDoseMonths)]),
  ];
};

/** ", given at least 7 days before a first visit (boosters 2 days)" */
export const waitParts: Parts = (rule, { waitDays }, messages) => {
  if (!waitDays) return [];
  const { first, booster } = waitDays;
  const { labels, words } = messages;
  const wait = numberSlot({
    id: 'wait',
    label: labels.wait,
    current: first,
    usual: [2, 7, 14, 28],
    bounds: [0, 365],
    say: messages.days,
    none: { id: 'none', label: messages.noWait, detail: messages.noWaitDetail },
    detailOf: (days) => (days === 7 ? messages.usualWait : undefined),
    set: (value) =>
      withRequirement(rule, { waitDays: value === undefined ? undefined : { first: value, booster } }),
  });
  const again = numberSlot({
    id: 'booster',
    label: labels.booster,
    current: booster,
    usual: [1, 2, 3, 7],
    bounds: [0, 365],
    say: messages.days,
    set: (value) => withRequirement(rule, { waitDays: { first, booster: value ?? booster } }),
  });
  return [
    messages.givenAtLeast,
    wait,
    messages.beforeVisit,
    ...(booster > 0 ? [words.boosters, again, words.close] : []),
  ];
};

/** ", with 14 days of grace" */
export const graceParts: Parts = (rule, { graceDays }, messages) => {
  if (!graceDays) return [];
  const { labels, words } = messages;
  const days = numberSlot({
    id: 'grace',
    label: labels.grace,
    current: graceDays,
    usual: [7, 14, 30],
    bounds: [1, 365],
    say: words.plainDays,
    set: (value) => withRequirement(rule, { graceDays: value ?? graceDays }),
  });
  return [words.withGrace, days, words.ofGrace];
};

const routeLists: readonly (readonly Route[])[] = [['intranasal', 'oral'], ...routes.map((route) => [route])];
const idOfRoutes = (list: readonly Route[] | undefined) => list?.join(' ') ?? 'any';

/** ", and stays away 3 days after a nasal or oral dose" */
export const exclusionParts: Parts = (rule, { stayAway }, messages) => {
  if (!stayAway) return [];
  const { labels, words } = messages;
  const days = numberSlot({
    id: 'stayAway',
    label: labels.stayAway,
    current: stayAway.days,
    usual: [1, 2, 3, 7, 14],
    bounds: [1, 365],
    say: words.plainDays,
    set: (value) => withRequirement(rule, { stayAway: { ...stayAway, days: value ?? stayAway.days } }),
  });
  const lists = [undefined, ...routeLists, ...(stayAway.routes ? [stayAway.routes] : [])];
  const byId = new Map(lists.map((list) => [idOfRoutes(list), list]));
  const doseOf = (list: readonly Route[] | undefined) =>
    sayDose(list?.map((route) => words.routes[route]) ?? [], messages);
  const route: Slot = {
    id: 'routes',
    label: labels.routes,
    value: doseOf(stayAway.routes),
    choices: Array.from(byId, ([id, list]) => ({ id, label: doseOf(list) })),
    selected: idOfRoutes(stayAway.routes),
    choose(id) {
      const list = byId.get(id);
      return withRequirement(rule, {
        stayAway: { days: stayAway.days, ...(list ? { routes: list } : {}) },
      });
    },
  };
  return [words.staysAway, days, words.after, route];
};

/** ", or a titer from the last 36 months, or a medical exemption" */
export const alternativeParts: Parts = (rule, { accepts }, messages) => {
  const { labels, words } = messages;
  const titer = (current: number) =>
    numberSlot({
      id: 'titer',
      label: labels.titer,
      current,
      usual: [6, 12, 24, 36],
      bounds: [1, 120],
      say: messages.months,
      set: (value) => withRequirement(rule, { accepts: { ...accepts, titerMonths: value ?? current } }),
    });
  return [
    ...(accepts?.titerMonths === undefined ? [] : [words.orTiter, titer(accepts.titerMonths)]),
    ...(accepts?.exemption ? [words.orExemption, { fixed: words.exemption }] : []),
  ];
};
