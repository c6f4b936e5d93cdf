import { t as useAccount } from "./use-account-B1aDzN4t.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { B as defineWords, H as useWordsOf, O as Tag, S as PetAvatar, b as PlaceTile, v as placeHue, y as placeLetters } from "./light-C8fMLwcq.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton, r as PageSkeleton } from "./redirect-DprfkNSs.js";
import { t as Menu$1 } from "./menu-7KRAIxuZ.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { n as usePetConnections, t as useBlockedPlaces } from "./use-pet-connections-DfEMFCAS.js";
import { t as connectionWords } from "./words-C8J0DSTx.js";
import { n as connectionScopes, t as DisconnectDialog } from "./disconnect-dialog-DLdXxPHq.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as DateField } from "./date-field-CirZmsaa.js";
import { t as RadioCards } from "./radio-cards-z-4T7nZ1.js";
import { t as Dialog } from "./dialog-CYtOyh-5.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { t as petLook } from "./pet-look-1Aqf7BJX.js";
import { t as usePet } from "./use-pet-BHiEHSDt.js";
import { t as Breadcrumbs } from "./breadcrumbs-DroZVQsI.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as pageWords } from "./page-words-DAQROi2Y.js";
import { useId, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Eye, Pencil, Unlink, UserMinus, UserPlus } from "lucide-react";
// apps/web/src/features/connections/blocked-places.tsx
/** The places a pet's owner keeps away; nothing where there are none. */
function BlockedPlaces({ petId, onConnect }) {
	const words = useWordsOf(connectionWords);
	const format = useFormat();
	const places = useBlockedPlaces(petId).data?.items ?? [];
	if (places.length === 0) return null;
	return /* @__PURE__ */ jsxs("section", {
		className: "mt-6",
		children: [/* @__PURE__ */ jsx("h3", {
			className: "type-strong",
			children: words.keptAway
		}), /* @__PURE__ */ jsx(Rows, { children: places.map((place) => /* @__PURE__ */ jsx(Row, {
			start: /* @__PURE__ */ jsx(PlaceTile, {
				monogram: placeLetters(place.businessName),
				hue: placeHue(place.businessId)
			}),
			title: place.businessName,
			detail: words.keptAwaySince(format.moment(place.blockedAt ?? place.connectedAt)),
			end: /* @__PURE__ */ jsx(Button, {
				variant: "ghost",
				onPress: () => onConnect(place),
				children: words.letSee
			})
		}, place.businessId)) })]
	});
}
// apps/web/src/features/connections/end-of-day.ts
/** The instant at which a chosen last day is over where the reader is; null stays open. */
function endOfDay(day) {
	if (day === null) return null;
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return new Date(year, month - 1, date + 1).toISOString();
}
/** The last day of an end, as the reader's calendar names it. */
function lastDayOf(until) {
	if (until === null) return null;
	const last = /* @__PURE__ */ new Date(new Date(until).getTime() - 1);
	const two = (part) => String(part).padStart(2, "0");
	return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`;
}
// apps/web/src/features/connections/scope-dialog.tsx
/** How much a place sees, and until when. */
function ScopeDialog({ petId, place, onClose }) {
	const words = useWordsOf(connectionWords);
	const formId = useId();
	const [scope, setScope] = useState(place?.scope ?? "verdict");
	const [until, setUntil] = useState(() => lastDayOf(place?.until ?? null));
	const connect = useAction("connectPet", ["listPetConnections"]);
	const submit = (event) => {
		event.preventDefault();
		if (!place || connect.isPending) return;
		connect.mutate({
			petId,
			businessId: place.businessId,
			scope,
			until: endOfDay(until)
		}, { onSuccess: onClose });
	};
	const details = {
		verdict: words.verdictScopeDetail,
		records: words.recordsScopeDetail
	};
	const titles = {
		verdict: words.verdictScope,
		records: words.recordsScope
	};
	const cards = connectionScopes.map((id) => ({
		id,
		title: titles[id],
		children: details[id]
	}));
	const today = lastDayOf((/* @__PURE__ */ new Date()).toISOString()) ?? void 0;
	return /* @__PURE__ */ jsx(Dialog, {
		isOpen: place !== null,
		onOpenChange: (open) => open || onClose(),
		title: words.scopeTitle(place?.businessName ?? ""),
		width: "wide",
		actions: /* @__PURE__ */ jsx(Button, {
			type: "submit",
			form: formId,
			busy: connect.isPending && words.saving,
			children: words.save
		}),
		children: /* @__PURE__ */ jsxs("form", {
			id: formId,
			onSubmit: submit,
			noValidate: true,
			className: "flex flex-col gap-5",
			children: [
				connect.isError && /* @__PURE__ */ jsx(Banner, {
					tone: "stop",
					children: connect.error.message
				}),
				/* @__PURE__ */ jsx(RadioCards, {
					label: words.scope,
					showLabel: true,
					cards,
					value: scope,
					onChange: setScope
				}),
				/* @__PURE__ */ jsx(DateField, {
					label: words.lastDay,
					help: words.lastDayHelp,
					optional: true,
					min: today,
					value: until,
					onChange: setUntil
				})
			]
		})
	});
}
// apps/web/src/features/connections/sharing-panel.tsx
/** Which places see a pet, how much, and until when; each can be changed and ended. */
function SharingPanel({ petId }) {
	const words = useWordsOf(connectionWords);
	const format = useFormat();
	const places = usePetConnections(petId);
	const [changing, setChanging] = useState(null);
	const [leaving, setLeaving] = useState(null);
	const detail = ({ scope, until, connectedAt }) => [
		words.sees[scope],
		words.since(format.moment(connectedAt)),
		until ? words.endsAt(format.dayTime(until)) : words.openEnd
	].join(" · ");
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.shared,
		lead: words.sharedLead,
		children: [
			places.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-20",
				shape: "card"
			}) }),
			places.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void places.refetch(),
				children: places.error.message
			}),
			places.data?.items.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.noPlaces
			}),
			/* @__PURE__ */ jsx(Rows, { children: (places.data?.items ?? []).map((place) => /* @__PURE__ */ jsx(Row, {
				start: /* @__PURE__ */ jsx(PlaceTile, {
					monogram: placeLetters(place.businessName),
					hue: placeHue(place.businessId)
				}),
				title: place.businessName,
				detail: detail(place),
				end: /* @__PURE__ */ jsx(Menu$1, {
					label: words.more(place.businessName),
					items: [{
						id: "scope",
						label: words.changeScope,
						icon: Eye,
						onAction: () => setChanging(place)
					}, {
						id: "disconnect",
						label: words.disconnect,
						icon: Unlink,
						tone: "danger",
						onAction: () => setLeaving(place)
					}]
				})
			}, place.businessId)) }),
			/* @__PURE__ */ jsx(BlockedPlaces, {
				petId,
				onConnect: setChanging
			}),
			/* @__PURE__ */ jsx(ScopeDialog, {
				petId,
				place: changing,
				onClose: () => setChanging(null)
			}, changing?.businessId ?? "none"),
			/* @__PURE__ */ jsx(DisconnectDialog, {
				petId,
				place: leaving,
				onClose: () => setLeaving(null)
			}, leaving?.businessId ?? "nobody")
		]
	});
}
// apps/web/src/features/connections/view-log-panel.tsx
/** What fits beside the other panels; older ones are a press away. */
var limit = 12;
/** Every look at one pet, the latest first. */
function ViewLogPanel({ petId }) {
	const words = useWordsOf(connectionWords);
	const format = useFormat();
	const log = useInfiniteQuery({
		queryKey: [
			"listViews",
			"pages",
			{ petId }
		],
		initialPageParam: "",
		queryFn: ({ pageParam }) => call("listViews", {
			petId,
			limit,
			...pageParam ? { cursor: pageParam } : {}
		}),
		getNextPageParam: (last) => last.nextCursor ?? void 0
	});
	const views = log.data?.pages.flatMap((page) => page.items) ?? [];
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.whoLooked,
		lead: words.whoLookedLead,
		children: [
			log.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-20",
				shape: "card"
			}) }),
			log.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void log.refetch(),
				children: log.error.message
			}),
			log.data && views.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.nobody
			}),
			/* @__PURE__ */ jsx(Rows, { children: views.map((view, place) => /* @__PURE__ */ jsx(Row, {
				start: /* @__PURE__ */ jsx(PlaceTile, {
					monogram: placeLetters(view.businessName),
					hue: placeHue(view.businessId)
				}),
				title: view.businessName,
				detail: words.sees[view.what],
				end: /* @__PURE__ */ jsx("time", {
					dateTime: view.at,
					children: format.dayTime(view.at)
				})
			}, place)) }),
			log.hasNextPage && /* @__PURE__ */ jsx(Button, {
				variant: "ghost",
				className: "mt-3",
				onPress: () => void log.fetchNextPage(),
				children: words.older
			})
		]
	});
}
/** Texts about co-owners. */
var coOwnerWords = defineWords({ en: {
	title: "People who care for it too",
	lead: "They see the record and show the badge. Only its owner can share or delete a pet.",
	none: "Nobody else yet.",
	email: "E-mail address",
	emailRequired: "Type an e-mail address.",
	access: "What may they do?",
	accesses: {
		read: {
			title: "Read",
			children: "See the record and show the badge."
		},
		full: {
			title: "Read and keep",
			children: "Also add and correct records."
		}
	},
	invite: "Ask somebody",
	inviteTitle: (name) => `Care for ${name} together?`,
	send: "Send the letter",
	sending: "Sending…",
	sent: (email) => `A letter is on its way to ${email}`,
	waiting: "Asked, not answered yet",
	more: (name) => `More about ${name}`,
	makeFull: "Let them keep records",
	makeRead: "Let them only read",
	end: "End the sharing",
	endTitle: (name) => `End the sharing with ${name}?`,
	endLead: "The pet disappears from their list at once.",
	leave: "Leave this pet",
	leaveTitle: (name) => `Leave ${name}?`,
	leaveLead: "It disappears from your list at once. Only its owner can ask you again."
} });
// apps/web/src/features/pets/ask-dialog.tsx
/** Asks somebody, by letter, to care for the pet too. */
function AskDialog({ pet, isOpen, onOpenChange }) {
	const words = useWordsOf(coOwnerWords);
	const formId = useId();
	const [email, setEmail] = useState("");
	const [access, setAccess] = useState("read");
	const [problem, setProblem] = useState();
	const share = useAction("sharePet", ["listCoOwners"]);
	const submit = (event) => {
		event.preventDefault();
		const to = email.trim();
		setProblem(to === "" ? words.emailRequired : void 0);
		if (to === "" || share.isPending) return;
		share.mutate({
			petId: pet.id,
			email: to,
			access
		}, {
			onSuccess: () => {
				showToast({ words: words.sent(to) });
				setEmail("");
				onOpenChange(false);
			},
			onError: (error) => setProblem(error.message)
		});
	};
	const cards = ["read", "full"].map((id) => ({
		id,
		...words.accesses[id]
	}));
	return /* @__PURE__ */ jsx(Dialog, {
		isOpen,
		onOpenChange,
		title: words.inviteTitle(pet.name),
		actions: /* @__PURE__ */ jsx(Button, {
			type: "submit",
			form: formId,
			busy: share.isPending && words.sending,
			children: words.send
		}),
		children: /* @__PURE__ */ jsxs("form", {
			id: formId,
			onSubmit: submit,
			noValidate: true,
			className: "flex flex-col gap-5",
			children: [/* @__PURE__ */ jsx(TextField, {
				label: words.email,
				type: "email",
				autoComplete: "off",
				autoFocus: true,
				value: email,
				onChange: setEmail,
				error: problem
			}), /* @__PURE__ */ jsx(RadioCards, {
				label: words.access,
				showLabel: true,
				cards,
				value: access,
				onChange: setAccess
			})]
		})
	});
}
// apps/web/src/features/pets/end-sharing-dialog.tsx
/** Ends it for somebody else, or for oneself. */
function EndSharingDialog({ pet, person, isSelf, onClose, onLeft }) {
	const words = useWordsOf(coOwnerWords);
	const unshare = useAction("unsharePet", isSelf ? ["listPets"] : ["listCoOwners"]);
	const end = () => {
		if (!person) return;
		unshare.mutate({
			petId: pet.id,
			email: person.email
		}, {
			onSuccess: () => {
				onClose();
				if (isSelf) onLeft();
			},
			onError: (problem) => showToast({
				words: problem.message,
				tone: "error"
			})
		});
	};
	return /* @__PURE__ */ jsx(ConfirmDialog, {
		isOpen: person !== null,
		onOpenChange: (open) => open || onClose(),
		title: isSelf ? words.leaveTitle(pet.name) : words.endTitle(person?.displayName ?? person?.email ?? ""),
		confirm: isSelf ? words.leave : words.end,
		tone: "danger",
		busy: unshare.isPending && words.end,
		onConfirm: end,
		children: isSelf ? words.leaveLead : words.endLead
	});
}
// apps/web/src/features/pets/co-owners-panel.tsx
/** Who cares for a pet too. The owner asks and ends; everybody may leave. */
function CoOwnersPanel({ pet, ownUid, onLeft }) {
	const words = useWordsOf(coOwnerWords);
	const people = useCall("listCoOwners", { petId: pet.id });
	const [asking, setAsking] = useState(false);
	const [ending, setEnding] = useState(null);
	const list = people.data?.items ?? [];
	const isOwner = people.data !== void 0 && list.every(({ uid }) => uid !== ownUid);
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.title,
		lead: words.lead,
		action: isOwner && /* @__PURE__ */ jsx(Button, {
			variant: "secondary",
			size: "small",
			icon: UserPlus,
			onPress: () => setAsking(true),
			children: words.invite
		}),
		children: [
			people.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-16",
				shape: "card"
			}) }),
			people.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void people.refetch(),
				children: people.error.message
			}),
			people.data && list.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small text-ink-2",
				children: words.none
			}),
			/* @__PURE__ */ jsx(Rows, { children: list.map((person) => /* @__PURE__ */ jsx(Person, {
				person,
				petId: pet.id,
				isOwner,
				isSelf: person.uid === ownUid,
				onEnd: () => setEnding(person)
			}, person.email)) }),
			/* @__PURE__ */ jsx(AskDialog, {
				pet,
				isOpen: asking,
				onOpenChange: setAsking
			}),
			/* @__PURE__ */ jsx(EndSharingDialog, {
				pet,
				person: ending,
				isSelf: ending !== null && ending.uid === ownUid,
				onClose: () => setEnding(null),
				onLeft
			})
		]
	});
}
function Person({ person, petId, isOwner, isSelf, onEnd }) {
	const words = useWordsOf(coOwnerWords);
	const share = useAction("sharePet", ["listCoOwners"]);
	const { email, displayName, access, uid } = person;
	const other = access === "read" ? "full" : "read";
	const change = () => share.mutate({
		petId,
		email,
		access: other
	}, { onError: (problem) => showToast({
		words: problem.message,
		tone: "error"
	}) });
	const items = [];
	if (isOwner && uid !== null) items.push(other === "full" ? {
		id: "access",
		label: words.makeFull,
		icon: Pencil,
		onAction: change
	} : {
		id: "access",
		label: words.makeRead,
		icon: Eye,
		onAction: change
	});
	if (isOwner || isSelf) {
		const label = isSelf ? words.leave : words.end;
		items.push({
			id: "end",
			label,
			icon: UserMinus,
			tone: "danger",
			onAction: onEnd
		});
	}
	return /* @__PURE__ */ jsx(Row, {
		title: /* @__PURE__ */ jsx("span", {
			className: "break-all",
			children: displayName ?? email
		}),
		detail: uid === null ? words.waiting : displayName ? email : void 0,
		end: /* @__PURE__ */ jsxs("span", {
			className: "flex items-center gap-2",
			children: [/* @__PURE__ */ jsx(Tag, {
				tone: "sunken",
				children: words.accesses[access].title
			}), items.length > 0 && /* @__PURE__ */ jsx(Menu$1, {
				label: words.more(displayName ?? email),
				items
			})]
		})
	});
}
// apps/web/src/app/routes/sharing.tsx
/** Who sees a pet: places, people, and each look. */
function SharingPage() {
	const words = useWordsOf(pageWords);
	const navigate = useNavigate();
	const { petId = "" } = useParams({ strict: false });
	const account = useAccount();
	const pet = usePet(petId);
	if (pet.isError) return /* @__PURE__ */ jsx(ErrorPanel, {
		onRetry: () => void pet.refetch(),
		children: pet.error.message
	});
	if (!pet.data) return /* @__PURE__ */ jsx(PageSkeleton, { cards: 2 });
	const { name } = pet.data;
	const ownUid = account.status === "signed-in" ? account.profile.uid : "";
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(Breadcrumbs, { crumbs: [
				{
					label: words.myPets,
					href: "/dashboard"
				},
				{
					label: name,
					href: `/pets/${petId}`
				},
				{ label: words.sharing }
			] }),
			/* @__PURE__ */ jsx(PageTitle, {
				picture: /* @__PURE__ */ jsx(PetAvatar, {
					look: petLook(pet.data),
					size: 72
				}),
				lead: words.sharingLead(name),
				children: words.whoSees(name)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "grid items-start gap-6 lg:grid-cols-2",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "flex min-w-0 flex-col gap-6",
					children: [/* @__PURE__ */ jsx(SharingPanel, { petId }), /* @__PURE__ */ jsx(CoOwnersPanel, {
						pet: pet.data,
						ownUid,
						onLeft: () => void navigate({ to: "/dashboard" })
					})]
				}), /* @__PURE__ */ jsx(ViewLogPanel, { petId })]
			})
		]
	});
}
export { SharingPage as default };
