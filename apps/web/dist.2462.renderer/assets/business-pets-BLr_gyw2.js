import { t as ExportMenu } from "./export-menu-CWXMw-2_.js";
import { n as usePlace } from "./place-ua9jLkuz.js";
import { t as useVerdictLook } from "./verdict-look-Bie6d0wK.js";
import { t as mayDo } from "./permissions-DilPRF2S.js";
import { F as Icon, H as useWordsOf, M as VerdictShape, P as classes, X as useWords, j as VerdictTag, k as portraitFor } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as EmptyState } from "./empty-state-DWLJlkTs.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Card } from "./card-DlR0N7on.js";
import { t as DataTable } from "./data-table-BWiNsU31.js";
import { t as verdicts } from "./report-Ccszm_5d.js";
import { t as SearchField } from "./search-field-DEatNO2a.js";
import { t as Select } from "./select-y_4EWHW7.js";
import { n as PetFace, r as connectedPetWords, t as useLiveVerdicts } from "./use-live-verdicts-C_9BUZjV.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as TextArea } from "./text-area-Bo0kA3o4.js";
import { t as Dialog } from "./dialog-CYtOyh-5.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { n as useRuleNames } from "./use-rule-name-C9M91JKp.js";
import { useDeferredValue, useId, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Mail, X } from "lucide-react";
// apps/web/src/ui/table/bulk-bar.tsx
/** Floats over a table while rows are chosen. */
function BulkBar({ title, detail, action, onClear }) {
	const words = useWords();
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: "sticky bottom-24 z-20 mx-auto flex w-fit max-w-full animate-lift items-center gap-3.5 rounded-card bg-ink py-2 ps-5 pe-2 text-paper shadow-e3 md:bottom-6",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "type-strong",
				children: title
			}),
			detail && /* @__PURE__ */ jsx("p", {
				className: "max-w-60 truncate type-small opacity-80 max-md:hidden",
				children: detail
			}),
			action,
			/* @__PURE__ */ jsx("button", {
				type: "button",
				"aria-label": words.close,
				onClick: onClear,
				className: "grid size-11 place-items-center rounded-field",
				children: /* @__PURE__ */ jsx(Icon, { of: X })
			})
		]
	});
}
// apps/web/src/features/connected-pets/pet-filter.ts
var withins = [
	"any",
	"7",
	"14",
	"30",
	"90"
];
var sorts = [
	"added",
	"name",
	"visited"
];
var everyPet = {
	search: "",
	verdict: "any",
	within: "any",
	rule: "",
	service: "",
	sort: "added"
};
/** The filter as the server understands it: what is "any" is not said. */
function inputOf(businessId, filter) {
	const { search, verdict, within, rule, service, sort } = filter;
	return {
		businessId,
		sort,
		...search.trim() ? { search: search.trim() } : {},
		...verdict === "any" ? {} : { verdict },
		...rule ? { rule } : {},
		...service ? { service } : {},
		...within === "any" ? {} : { withinDays: Number(within) }
	};
}
// apps/web/src/ui/choice/filter-chips.tsx
var chip = "inline-flex min-h-11 cursor-pointer items-center gap-2 whitespace-nowrap rounded-full px-4 type-label font-medium text-ink-2 inset-ring inset-ring-line bg-surface transition-colors duration-150 ease-calm hover:inset-ring-line-strong has-checked:bg-ink has-checked:text-paper has-checked:inset-ring-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";
/** Which part of a list is shown, each part with its count. */
function FilterChips({ label, chips, value, onChange }) {
	const name = useId();
	return /* @__PURE__ */ jsxs("fieldset", {
		className: "flex min-w-0 flex-wrap gap-2",
		children: [/* @__PURE__ */ jsx("legend", {
			className: "sr-only",
			children: label
		}), chips.map(({ id, label: text, count, verdict }) => /* @__PURE__ */ jsxs("label", {
			className: classes(chip, verdict && "ps-3"),
			children: [
				/* @__PURE__ */ jsx("input", {
					type: "radio",
					name,
					value: id,
					checked: id === value,
					onChange: () => onChange(id),
					className: "sr-only"
				}),
				verdict && /* @__PURE__ */ jsx(VerdictShape, {
					kind: verdict,
					size: 20
				}),
				text,
				count !== void 0 && /* @__PURE__ */ jsx("span", {
					className: "tabular-nums opacity-80",
					children: count
				})
			]
		}, id))]
	});
}
// apps/web/src/features/connected-pets/pet-filters.tsx
/** Name, verdict, what is missing, what they come for, what changes soon, and the order. */
function PetFilters({ filter, onChange, lookOf, rules, services }) {
	const words = useWordsOf(connectedPetWords);
	const chips = verdicts.map((id) => ({
		id,
		label: lookOf(id).word,
		verdict: lookOf(id).kind
	}));
	return /* @__PURE__ */ jsxs("search", {
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ jsx(FilterChips, {
			label: words.verdict,
			chips: [{
				id: "any",
				label: words.any
			}, ...chips],
			value: filter.verdict,
			onChange: (verdict) => onChange({
				...filter,
				verdict
			})
		}), /* @__PURE__ */ jsxs("div", {
			className: "grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4",
			children: [
				/* @__PURE__ */ jsx(SearchField, {
					label: words.search,
					value: filter.search,
					maxLength: 80,
					onChange: (search) => onChange({
						...filter,
						search
					}),
					className: "sm:col-span-2"
				}),
				/* @__PURE__ */ jsx(NamedSelect, {
					label: words.rule,
					any: words.anyRule,
					named: rules,
					value: filter.rule,
					onChange: (rule) => onChange({
						...filter,
						rule
					})
				}),
				/* @__PURE__ */ jsx(NamedSelect, {
					label: words.service,
					any: words.anyService,
					named: services,
					value: filter.service,
					onChange: (service) => onChange({
						...filter,
						service
					})
				}),
				/* @__PURE__ */ jsx(Select, {
					label: words.within,
					options: withins.map((id) => ({
						id,
						label: words.withins[id]
					})),
					value: filter.within,
					onChange: (within) => onChange({
						...filter,
						within
					})
				}),
				/* @__PURE__ */ jsx(Select, {
					label: words.sort,
					options: sorts.map((id) => ({
						id,
						label: words.sorts[id]
					})),
					value: filter.sort,
					onChange: (sort) => onChange({
						...filter,
						sort
					})
				})
			]
		})]
	});
}
var any = "any";
function NamedSelect({ label, any: anyLabel, named, value, onChange }) {
	const options = [{
		id: any,
		label: anyLabel
	}, ...named.map(({ code, name }) => ({
		id: `is ${code}`,
		label: name
	}))];
	return /* @__PURE__ */ jsx(Select, {
		label,
		options,
		value: value ? `is ${value}` : any,
		onChange: (id) => onChange(id === any ? "" : id.slice(3))
	});
}
// apps/web/src/features/connected-pets/remind-dialog.tsx
/** Shows the letter before it goes out, and says how many there will be, never to whom. */
function RemindDialog({ petIds, onClose, ...rest }) {
	const words = useWordsOf(connectedPetWords);
	return /* @__PURE__ */ jsx(Dialog, {
		isOpen: petIds !== null,
		onOpenChange: (open) => open || onClose(),
		title: words.remindTitle(petIds?.length ?? 0),
		children: petIds && /* @__PURE__ */ jsx(Letter, {
			petIds,
			onClose,
			...rest
		})
	});
}
function Letter({ businessId, petIds, onClose, onSent }) {
	const words = useWordsOf(connectedPetWords);
	const [message, setMessage] = useState("");
	const key = useRef(crypto.randomUUID());
	const input = (text) => ({
		businessId,
		petIds: [...petIds],
		...text.trim() ? { message: text.trim() } : {}
	});
	const preview = useCall("remindOwners", {
		...input(useDeferredValue(message)),
		preview: true
	});
	const remind = useAction("remindOwners");
	const send = () => {
		remind.mutate({
			...input(message),
			preview: false,
			idempotencyKey: key.current
		}, {
			onSuccess: ({ letters }) => {
				showToast({ words: words.sent(letters) });
				onSent();
				onClose();
			},
			onError: (problem) => showToast({
				words: problem.message,
				tone: "error"
			})
		});
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ jsx(TextArea, {
				label: words.message,
				help: words.messageHelp,
				optional: true,
				maxLength: 500,
				value: message,
				onChange: (text) => {
					key.current = crypto.randomUUID();
					setMessage(text);
				}
			}),
			preview.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				onRetry: () => void preview.refetch(),
				children: preview.error.message
			}),
			preview.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-40",
				shape: "card"
			}) }),
			preview.data?.letters === 0 && /* @__PURE__ */ jsx("p", { children: words.nobody }),
			preview.data && preview.data.letters > 0 && /* @__PURE__ */ jsxs("section", {
				"aria-label": words.preview,
				className: "rounded-panel bg-sunken p-4 type-small",
				children: [
					/* @__PURE__ */ jsx("p", {
						className: "mb-2 type-caption text-ink-3",
						children: words.preview
					}),
					/* @__PURE__ */ jsx("p", {
						className: "mb-2 type-strong",
						children: preview.data.subject
					}),
					/* @__PURE__ */ jsx("p", {
						className: "whitespace-pre-line break-words text-ink-2",
						children: preview.data.text
					})
				]
			}),
			preview.data && preview.data.letters > 0 && /* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap items-center justify-between gap-3",
				children: [/* @__PURE__ */ jsx("p", {
					className: "type-small text-ink-2",
					children: words.count(preview.data.letters)
				}), /* @__PURE__ */ jsx(Button, {
					busy: remind.isPending && words.sending,
					onPress: send,
					children: words.send
				})]
			})
		]
	});
}
// apps/web/src/features/connected-pets/use-connected-pets.ts
/** The pets that fit, page by page; the pages before stay while others are on their way. */
function useConnectedPets(businessId, filter) {
	const input = inputOf(businessId, useDeferredValue(filter));
	const query = useInfiniteQuery({
		queryKey: [
			"listConnections",
			"pages",
			input
		],
		initialPageParam: "",
		queryFn: ({ pageParam }) => call("listConnections", {
			...input,
			...pageParam ? { cursor: pageParam } : {}
		}),
		getNextPageParam: (last) => last.nextCursor ?? void 0,
		placeholderData: keepPreviousData
	});
	return {
		query,
		pets: query.data?.pages.flatMap((page) => page.items) ?? []
	};
}
// apps/web/src/features/connected-pets/use-pet-columns.tsx
/** Who it is, what is so today, what the place may see, and when it was here. */
function usePetColumns(lookOf) {
	const words = useWordsOf(connectedPetWords);
	const format = useFormat();
	return [
		{
			id: "pet",
			header: words.pet,
			heading: true,
			cell: (pet) => /* @__PURE__ */ jsx(Who, { pet })
		},
		{
			id: "verdict",
			header: words.verdict,
			cell: ({ verdict }) => /* @__PURE__ */ jsx(VerdictTag, {
				kind: lookOf(verdict).kind,
				children: lookOf(verdict).word
			})
		},
		{
			id: "scope",
			header: words.scope,
			cell: ({ scope }) => /* @__PURE__ */ jsx("span", {
				className: "type-small text-ink-2",
				children: words.scopes[scope]
			})
		},
		{
			id: "connected",
			header: words.connected,
			cell: ({ connectedAt }) => /* @__PURE__ */ jsx(When, {
				at: connectedAt,
				text: format.moment(connectedAt)
			})
		},
		{
			id: "visited",
			header: words.visited,
			cell: ({ lastVisitAt }) => lastVisitAt ? /* @__PURE__ */ jsx(When, {
				at: lastVisitAt,
				text: format.moment(lastVisitAt)
			}) : /* @__PURE__ */ jsx("span", {
				className: "type-small text-ink-3",
				children: words.never
			})
		}
	];
}
function Who({ pet }) {
	return /* @__PURE__ */ jsxs("span", {
		className: "flex items-center gap-3",
		children: [/* @__PURE__ */ jsx(PetFace, {
			pet,
			size: 44
		}), /* @__PURE__ */ jsxs("span", {
			className: "min-w-0",
			children: [/* @__PURE__ */ jsx("span", {
				className: "block truncate type-strong",
				children: pet.petName
			}), pet.breed && /* @__PURE__ */ jsx("span", {
				className: "block truncate type-caption text-ink-3",
				children: pet.breed
			})]
		})]
	});
}
function When({ at, text }) {
	return /* @__PURE__ */ jsx("time", {
		dateTime: at,
		className: "type-small text-ink-2",
		children: text
	});
}
// apps/web/src/features/connected-pets/pets-view.tsx
var noKeys = /* @__PURE__ */ new Set();
/** As many as one reminder takes. */
var mostReminded = 100;
var welcome = portraitFor({
	id: "pets",
	species: "cat",
	blanket: "sage"
});
/** Every pet a place knows: found, filtered, chosen, and its owners reminded. */
function PetsView({ place, lookOf, rules, actions }) {
	const words = useWordsOf(connectedPetWords);
	const [filter, setFilter] = useState(everyPet);
	const [chosen, setChosen] = useState(noKeys);
	const [reminding, setReminding] = useState(false);
	const { query, pets } = useConnectedPets(place.id, filter);
	const columns = usePetColumns(lookOf);
	useLiveVerdicts(place.id);
	const mayRemind = !place.readOnly && mayDo(place.role, "notifyOwners");
	const narrow = (next) => {
		setFilter(next);
		setChosen(noKeys);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(PageTitle, {
				kind: "business",
				lead: words.lead,
				actions,
				children: words.title
			}),
			/* @__PURE__ */ jsx(PetFilters, {
				filter,
				onChange: narrow,
				lookOf,
				rules,
				services: place.services
			}),
			query.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.failed,
				onRetry: () => void query.refetch(),
				children: query.error.message
			}),
			query.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-80",
				shape: "card"
			}) }),
			query.data && pets.length === 0 && /* @__PURE__ */ jsx(NoPets, {
				filter,
				onClear: () => narrow(everyPet)
			}),
			pets.length > 0 && /* @__PURE__ */ jsx(DataTable, {
				caption: words.title,
				columns,
				rows: pets,
				keyOf: ({ petId }) => petId,
				nameOf: ({ petName }) => petName,
				hrefOf: ({ petId }) => `/business/pets/${petId}`,
				selection: mayRemind ? {
					keys: chosen,
					onChange: setChosen
				} : void 0,
				foot: query.hasNextPage && /* @__PURE__ */ jsx(Button, {
					variant: "ghost",
					onPress: () => void query.fetchNextPage(),
					children: words.more
				})
			}),
			chosen.size > 0 && /* @__PURE__ */ jsx(BulkBar, {
				title: words.selected(chosen.size),
				detail: chosen.size > mostReminded ? words.tooMany : void 0,
				action: /* @__PURE__ */ jsx(Button, {
					icon: Mail,
					size: "small",
					isDisabled: chosen.size > mostReminded,
					onPress: () => setReminding(true),
					children: words.remind
				}),
				onClear: () => setChosen(noKeys)
			}),
			/* @__PURE__ */ jsx(RemindDialog, {
				businessId: place.id,
				petIds: reminding ? [...chosen] : null,
				onClose: () => setReminding(false),
				onSent: () => setChosen(noKeys)
			})
		]
	});
}
function NoPets({ filter, onClear }) {
	const words = useWordsOf(connectedPetWords);
	if (filter.search.trim() !== "" || filter.verdict !== "any" || filter.within !== "any") return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col items-start gap-3",
		children: [/* @__PURE__ */ jsx("p", {
			role: "status",
			className: "text-ink-2",
			children: words.noMatch
		}), /* @__PURE__ */ jsx(Button, {
			variant: "secondary",
			onPress: onClear,
			children: words.clear
		})]
	});
	return /* @__PURE__ */ jsx(Card, { children: /* @__PURE__ */ jsx(EmptyState, {
		look: welcome,
		prop: "box",
		title: words.none,
		children: words.noneLead
	}) });
}
// apps/web/src/app/routes/business-pets.tsx
function BusinessPetsPage() {
	const place = usePlace();
	const rules = useRuleNames(place.id);
	const actions = place.readOnly ? null : /* @__PURE__ */ jsx(ExportMenu, { place });
	return /* @__PURE__ */ jsx(PetsView, {
		place,
		lookOf: useVerdictLook(),
		rules,
		actions
	});
}
export { BusinessPetsPage as default };
