import { t as useAccount } from "./use-account-B1aDzN4t.js";
import { t as ReportReasons } from "./report-reasons-xSwVM69h.js";
import { t as useVerdictLook } from "./verdict-look-Bie6d0wK.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { D as LinkButton, H as useWordsOf, Q as useWay, S as PetAvatar, j as VerdictTag, k as portraitFor } from "./light-C8fMLwcq.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { i as ErrorPanel } from "./app-QQCcJrKe.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Checkbox } from "./checkbox-BxYbUNvM.js";
import { t as RadioGroup } from "./radio-group-CE8QsPk3.js";
import { t as Card } from "./card-DlR0N7on.js";
import { t as standingOf } from "./waiting-BtUtoW-v.js";
import { t as doorWords } from "./words-BS6fXEtn.js";
import { t as CallError } from "./call-error-6MthuIsC.js";
import { t as useWatch } from "./use-watch-CpQ9fn4o.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as subjectOf } from "./subject-of-CwFKQ1i4.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as PlainPage } from "./plain-page-DMB0U1w3.js";
import { useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useParams } from "@tanstack/react-router";
// apps/web/src/features/door/answer-list.tsx
/** What the door said, pet by pet. The region is always there, so that answers are announced. */
function AnswerList({ slug, pets, answers, lookOf, reasonsFor }) {
	const words = useWordsOf(doorWords);
	return /* @__PURE__ */ jsx("section", {
		"aria-label": words.results,
		"aria-live": "polite",
		className: "flex w-full flex-col gap-4 empty:sr-only",
		children: pets.map((pet) => {
			const answer = answers.get(pet.id);
			if (!answer) return null;
			if ("said" in answer) {
				const { verdict, service } = answer.said;
				const standing = standingOf(answer.said);
				if (standing === "gone") return null;
				const reasons = verdict !== "compliant" && (standing === "waiting" || standing === "denied") && reasonsFor({
					slug,
					petId: pet.id,
					service
				});
				return /* @__PURE__ */ jsx(Said, {
					pet,
					arrival: answer.said,
					look: lookOf(verdict),
					reasons
				}, pet.id);
			}
			return /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				title: words.notTold(pet.name),
				className: "w-full",
				children: "refused" in answer ? answer.refused : words.unreachable
			}, pet.id);
		})
	});
}
function Said({ pet, arrival, look, reasons }) {
	const words = useWordsOf(doorWords);
	return /* @__PURE__ */ jsxs(Card, {
		padding: "large",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap items-center gap-4",
				children: [
					/* @__PURE__ */ jsx(PetAvatar, {
						look: portraitFor(pet),
						size: 64
					}),
					/* @__PURE__ */ jsx("h2", {
						className: "min-w-0 flex-1 type-h2-panel",
						children: pet.name
					}),
					/* @__PURE__ */ jsx(VerdictTag, {
						kind: look.kind,
						children: look.word
					})
				]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-4 type-lead",
				children: words.standings[standingOf(arrival)]
			}),
			reasons && /* @__PURE__ */ jsx("div", {
				className: "mt-2",
				children: reasons
			})
		]
	});
}
// apps/web/src/features/door/arrivals.ts
/** What staff decide, as it is heard: the newest arrival of a pet, as it stood last. */
function hear(answers, message) {
	if ("arrivals" in message) return message.arrivals.reduce(withArrival, answers);
	return withArrival(answers, message);
}
/** The reply to a press. It left before anything that was heard of the same arrival, so it changes nothing then. */
function withReply(answers, petId, reply) {
	const known = answers.get(petId);
	if ("said" in reply && known && "said" in known && known.said.id >= reply.said.id) return answers;
	return new Map([...answers, [petId, reply]]);
}
function withArrival(answers, arrival) {
	const known = answers.get(arrival.petId);
	if (known && "said" in known && known.said.id > arrival.id) return answers;
	return new Map([...answers, [arrival.petId, { said: arrival }]]);
}
/** Somebody who waits or is here has nothing to tell; everybody else may come, again too. */
function mayArrive(answer) {
	if (!answer || !("said" in answer)) return true;
	const standing = standingOf(answer.said);
	return standing !== "waiting" && standing !== "here";
}
// apps/web/src/features/door/use-arrivals.ts
var unanswered = /* @__PURE__ */ new Set([
	"internal",
	"unavailable",
	"deadline-exceeded",
	"unknown"
]);
/**
* Tells the door about each pet by itself, so that one refusal keeps nobody else outside, and hears live what staff
* decide. A pet keeps its key until the door has answered: pressing again after a lost answer cannot count twice.
*/
function useArrivals(slug) {
	const keys = useRef(/* @__PURE__ */ new Map());
	const [answers, setAnswers] = useState(/* @__PURE__ */ new Map());
	const [busy, setBusy] = useState(false);
	const line = useWatch("watchDoor", { slug }, (message) => setAnswers((before) => hear(before, message)));
	const tell = async (petId, service) => {
		const intent = JSON.stringify([petId, service]);
		const idempotencyKey = keys.current.get(intent) ?? crypto.randomUUID();
		keys.current.set(intent, idempotencyKey);
		try {
			const said = await call("arriveAtDoor", {
				slug,
				petId,
				idempotencyKey,
				...service === null ? {} : { service }
			});
			keys.current.delete(intent);
			return { said };
		} catch (problem) {
			if (!(problem instanceof CallError) || unanswered.has(problem.code)) return { unanswered: true };
			keys.current.delete(intent);
			return { refused: problem.message };
		}
	};
	const arrive = async (petIds, service) => {
		setBusy(true);
		const told = await Promise.all(petIds.map(async (id) => [id, await tell(id, service)]));
		setAnswers((before) => told.reduce((all, [id, reply]) => withReply(all, id, reply), before));
		setBusy(false);
	};
	return {
		arrive,
		answers,
		busy,
		line
	};
}
// apps/web/src/features/door/arrive-form.tsx
/** Who has come and what for; one press tells the door about all of them. */
function ArriveForm({ slug, services, pets, ...looks }) {
	const words = useWordsOf(doorWords);
	const [here, setHere] = useState(new Set(pets.length === 1 ? pets.map(({ id }) => id) : []));
	const [service, setService] = useState(services[0]?.code ?? null);
	const [asked, setAsked] = useState(false);
	const { arrive, answers, busy, line } = useArrivals(slug);
	const open = pets.filter(({ id }) => mayArrive(answers.get(id)));
	const toTell = open.filter(({ id }) => here.has(id));
	const submit = (event) => {
		event.preventDefault();
		setAsked(toTell.length === 0);
		if (toTell.length > 0 && !busy) arrive(toTell.map(({ id }) => id), service);
	};
	const toggle = (id, isHere) => {
		const next = new Set(here);
		if (isHere) next.add(id);
		else next.delete(id);
		setHere(next);
	};
	const waits = open.length < pets.length;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		waits && line === "interrupted" && /* @__PURE__ */ jsx(Banner, {
			tone: "wait",
			className: "w-full",
			children: words.interrupted
		}),
		/* @__PURE__ */ jsx(AnswerList, {
			slug,
			pets,
			answers,
			...looks
		}),
		open.length > 0 && /* @__PURE__ */ jsxs("form", {
			onSubmit: submit,
			noValidate: true,
			className: "flex w-full flex-col gap-5",
			children: [
				/* @__PURE__ */ jsxs(Card, {
					padding: "large",
					children: [/* @__PURE__ */ jsxs("fieldset", {
						className: "min-w-0",
						children: [/* @__PURE__ */ jsx("legend", {
							className: "mb-2 type-h2-panel",
							children: words.who
						}), open.map((pet) => /* @__PURE__ */ jsx(Checkbox, {
							isSelected: here.has(pet.id),
							onChange: (isHere) => toggle(pet.id, isHere),
							children: /* @__PURE__ */ jsxs("span", {
								className: "flex min-h-16 items-center gap-3 type-strong",
								children: [/* @__PURE__ */ jsx(PetAvatar, {
									look: portraitFor(pet),
									size: 52
								}), pet.name]
							})
						}, pet.id))]
					}), services.length > 1 && /* @__PURE__ */ jsx(RadioGroup, {
						label: words.service,
						className: "mt-4",
						options: services.map(({ code, name }) => ({
							id: code,
							label: name
						})),
						value: service,
						onChange: setService
					})]
				}),
				asked && toTell.length === 0 && /* @__PURE__ */ jsx(Banner, {
					tone: "stop",
					announce: "alert",
					children: words.whoRequired
				}),
				/* @__PURE__ */ jsx(Button, {
					type: "submit",
					size: "lead",
					wide: true,
					busy: busy && words.arriving,
					children: words.arrive(toTell.length)
				})
			]
		})
	] });
}
// apps/web/src/features/door/asked-list.tsx
/** What a place asks for, one line each; what it only recommends comes last. */
function AskedList({ rules }) {
	const words = useWordsOf(doorWords);
	const ordered = rules.toSorted((a, b) => Number(b.level === "required") - Number(a.level === "required"));
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.asks,
		className: "w-full",
		children: [rules.length === 0 && /* @__PURE__ */ jsx("p", {
			className: "text-ink-2",
			children: words.asksNothing
		}), /* @__PURE__ */ jsx("ul", {
			className: "flex list-disc flex-col gap-1 ps-5",
			children: ordered.map((rule) => {
				const title = rule.title ?? subjectOf(rule.requirement);
				return /* @__PURE__ */ jsx("li", { children: rule.level === "required" ? title : words.recommended(title) }, rule.id);
			})
		})]
	});
}
// apps/web/src/features/door/door-view.tsx
/** The door's page for an owner: where this is, what it asks, and the one thing to do here. */
function DoorView({ slug, ...looks }) {
	const words = useWordsOf(doorWords);
	const place = useCall("getBusiness", { slug });
	const requirements = useCall("getRequirements", { slug });
	const own = useCall("listPets", { limit: 100 });
	const pets = own.data?.items.filter(({ state }) => state === "active");
	if (place.isPending) return /* @__PURE__ */ jsx(Spinner, {});
	if (place.isError) return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("h1", {
		className: "type-h1",
		children: words.noPlace
	}), /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void place.refetch(),
		children: words.noPlaceLead
	})] });
	const { name, selfCheckIn, services } = place.data;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("h1", {
			className: "type-h1",
			children: words.welcome(name)
		}), selfCheckIn !== "off" && /* @__PURE__ */ jsx("p", {
			className: "mt-1 text-ink-2",
			children: words.modes[selfCheckIn]
		})] }),
		own.isPending && /* @__PURE__ */ jsx(Spinner, {}),
		own.isError && /* @__PURE__ */ jsx(ErrorPanel, {
			onRetry: () => void own.refetch(),
			children: own.error.message
		}),
		pets?.length === 0 && /* @__PURE__ */ jsx(Banner, {
			tone: "wait",
			title: words.noPets,
			action: /* @__PURE__ */ jsx(AddPet, {}),
			children: words.noPetsLead
		}),
		pets && pets.length > 0 && selfCheckIn !== "off" && /* @__PURE__ */ jsx(ArriveForm, {
			slug,
			services,
			pets,
			...looks
		}),
		pets && selfCheckIn === "off" && /* @__PURE__ */ jsx(StaffCheckIn, { pets }),
		requirements.data && /* @__PURE__ */ jsx(AskedList, { rules: requirements.data.rules })
	] });
}
function AddPet() {
	const words = useWordsOf(doorWords);
	return /* @__PURE__ */ jsx(LinkButton, {
		href: "/pets/new",
		size: "small",
		children: words.addPet
	});
}
/** Where owners cannot check in by themselves, the badge is what they need. */
function StaffCheckIn({ pets }) {
	const words = useWordsOf(doorWords);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Banner, {
		tone: "wait",
		title: words.staffCheckIn,
		className: "w-full",
		children: words.staffCheckInLead
	}), /* @__PURE__ */ jsx("div", {
		className: "flex flex-wrap gap-3",
		children: pets.map(({ id, name }) => /* @__PURE__ */ jsx(LinkButton, {
			href: `/pets/${id}/badge`,
			variant: "secondary",
			children: words.badgeOf(name)
		}, id))
	})] });
}
// apps/web/src/features/door/other-account.tsx
/** For an account that keeps no pets: why nothing can be done here, and the way on. */
function OtherAccount({ userType }) {
	const words = useWordsOf(doorWords);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("h1", {
			className: "type-h1",
			children: words.forOwners
		}),
		/* @__PURE__ */ jsx("p", {
			className: "text-ink-2 type-lead",
			children: userType === null ? words.chooseType : words.forOwnersLead
		}),
		userType === null && /* @__PURE__ */ jsx(LinkButton, {
			href: "/select-user-type",
			children: words.chooseTypeAction
		})
	] });
}
// apps/web/src/features/door/sign-in-panel.tsx
/** For whoever scanned the poster without being signed in: the way there remembers the door. */
function SignInPanel() {
	const words = useWordsOf(doorWords);
	const way = useWay();
	const from = `${way.path}${way.search}`;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("h1", {
			className: "type-h1",
			children: words.signInTitle
		}),
		/* @__PURE__ */ jsx("p", {
			className: "text-ink-2 type-lead",
			children: words.signInLead
		}),
		/* @__PURE__ */ jsx("div", {
			className: "flex w-full flex-wrap gap-3",
			children: ["/login", "/register"].map((href) => /* @__PURE__ */ jsx(LinkButton, {
				href,
				size: "lead",
				variant: href === "/login" ? "primary" : "secondary",
				onClick: (event) => {
					event.preventDefault();
					way.go(href, { from });
				},
				children: href === "/login" ? words.signIn : words.register
			}, href))
		}),
		/* @__PURE__ */ jsx("p", {
			className: "text-ink-2",
			children: words.noAccount
		})
	] });
}
// apps/web/src/app/routes/door.tsx
/** Where the code on the poster leads. Anybody may come; only owners can say that a pet has arrived. */
function DoorPage() {
	return /* @__PURE__ */ jsx(PlainPage, { children: /* @__PURE__ */ jsx(Door, {}) });
}
function Door() {
	const { slug = "" } = useParams({ strict: false });
	const account = useAccount();
	const lookOf = useVerdictLook();
	if (account.status === "loading") return /* @__PURE__ */ jsx(Spinner, {});
	if (account.status === "anonymous") return /* @__PURE__ */ jsx(SignInPanel, {});
	if (account.status === "failed") return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: account.retry,
		children: account.message
	});
	const { userType } = account.profile;
	if (userType !== "owner") return /* @__PURE__ */ jsx(OtherAccount, { userType });
	return /* @__PURE__ */ jsx(DoorView, {
		slug,
		lookOf,
		reasonsFor: (visit) => /* @__PURE__ */ jsx(Reasons, { ...visit })
	});
}
/** Read after the answer, so that the answer itself does not wait. */
function Reasons({ slug, petId, service }) {
	const { data } = useCall("getCompliance", {
		slug,
		petId,
		...service === null ? {} : { service }
	});
	return data ? /* @__PURE__ */ jsx(ReportReasons, { report: data }) : null;
}
export { DoorPage as default };
