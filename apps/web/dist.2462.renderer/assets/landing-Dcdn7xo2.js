import { A as PetPortrait, B as defineWords, D as LinkButton, F as Icon, H as useWordsOf, I as Drawing, K as businessConnectPlan, M as VerdictShape, O as Tag, P as classes, Q as useWay, S as PetAvatar, V as useLocale, a as BadgeTag, b as PlaceTile, c as CoverageBar, f as SiteFooter, h as frame, i as Segments, j as VerdictTag, m as pets, o as DateStub, p as landingWords, q as Anchor, r as Sentence, s as coverageScale, t as SentenceWord, u as PublicPage, x as PersonTile } from "./light-C8fMLwcq.js";
import { Suspense, lazy, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { ArrowDown, Check, ListChecks, PawPrint, ShieldCheck, Store, Wifi } from "lucide-react";
// apps/web/src/ui/verdict/verdict-word.tsx
/** The word in its family's ink, to open a sentence: "Good for now. Bordetella ends within 30 days." */
function VerdictWord({ kind, children }) {
	return /* @__PURE__ */ jsx("strong", {
		"data-verdict": kind,
		className: "font-semibold text-verdict-ink",
		children
	});
}
// apps/web/src/features/landing/audience.ts
/** Reads the audience out of an address's query; anybody else is taken for a pet owner. */
function audienceFrom(query) {
	return query.for === "business" ? "business" : "owner";
}
/** The address of the page as this audience sees it, so that the choice can be linked. */
function addressFor(audience) {
	return audience === "owner" ? "/" : `/?for=${audience}`;
}
/** Whom the reader would switch to. */
function otherThan(audience) {
	return audience === "owner" ? "business" : "owner";
}
// apps/web/src/features/landing/motion/is-still.ts
/** Whether the reader asked for no motion. */
function isStill() {
	return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
// apps/web/src/features/landing/motion/reveal.tsx
/** Source: specification, section 9: scroll-reveal threshold 0.1. */
var threshold = .1;
var isBelow = ({ boundingClientRect, rootBounds }) => rootBounds !== null && boundingClientRect.top >= rootBounds.bottom;
/**
* A section that comes in when a tenth of it is seen. It is in place from the start: only what lies below the
* screen is made transparent, by the script that will show it again, so that nothing is ever lost to readers
* without scripts, without motion or without sight.
*/
function Reveal({ id, labelledBy, className, children }) {
	const section = useRef(null);
	useEffect(() => {
		const element = section.current;
		if (!element || isStill()) return;
		const observer = new IntersectionObserver(([entry]) => {
			if (entry && !element.dataset.reveal && isBelow(entry)) element.dataset.reveal = "waiting";
			else if (entry?.isIntersecting || !element.dataset.reveal) {
				if (element.dataset.reveal) element.dataset.reveal = "shown";
				observer.disconnect();
			}
		}, { threshold });
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return /* @__PURE__ */ jsx("section", {
		ref: section,
		id,
		"aria-labelledby": labelledBy,
		className: classes("transition-[opacity,translate] duration-500 ease-calm", "motion-safe:data-[reveal=waiting]:translate-y-6 motion-safe:data-[reveal=waiting]:opacity-0", "print:translate-y-0! print:opacity-100!", className),
		children
	});
}
// apps/web/src/features/landing/motion/count-up.ts
/** Source: specification, section 9: target 150, stepped every 30 ms in 50 steps. */
var counter = {
	target: 150,
	steps: 50,
	stepMs: 30
};
/** Counts from nothing up to the target; answers how to stop. */
function countUp({ still, onValue }) {
	if (still) {
		onValue(counter.target);
		return () => {};
	}
	let step = 0;
	onValue(0);
	const timer = setInterval(() => {
		step += 1;
		onValue(Math.round(counter.target * step / counter.steps));
		if (step === counter.steps) clearInterval(timer);
	}, counter.stepMs);
	return () => clearInterval(timer);
}
// apps/web/src/features/landing/motion/use-count-up.ts
/** The number as it is shown now. It begins with the target, which is what a page without scripts says. */
function useCountUp() {
	const [value, setValue] = useState(counter.target);
	useLayoutEffect(() => countUp({
		still: isStill(),
		onValue: setValue
	}), []);
	return value;
}
// apps/web/src/features/landing/motion/when-idle.ts
/** At the latest this long after it was asked for. */
var patienceMs = 2e3;
/** Does something once the browser has nothing better to do; answers how to give it up. */
function whenIdle(act) {
	if (!("requestIdleCallback" in globalThis)) {
		const timer = setTimeout(act, 200);
		return () => clearTimeout(timer);
	}
	const asked = requestIdleCallback(act, { timeout: patienceMs });
	return () => cancelIdleCallback(asked);
}
// apps/web/src/features/landing/section-title.tsx
/** The headline of a section at the start, one sentence at the end of the same line. */
function SectionTitle({ id, title, lead }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "grid items-end gap-x-6 gap-y-3 lg:grid-cols-[1fr_26.25rem]",
		children: [/* @__PURE__ */ jsx("h2", {
			id,
			className: "max-w-152 type-section",
			children: title
		}), lead && /* @__PURE__ */ jsx("p", {
			className: "text-ink-2 type-lead",
			children: lead
		})]
	});
}
// apps/web/src/features/landing/features/feature-card.tsx
var looks$1 = {
	surface: {
		card: "bg-surface card-edge",
		text: "text-ink-2"
	},
	deep: {
		card: "bg-deep text-on-deep",
		text: "text-on-deep/85"
	},
	evergreen: {
		card: "bg-[light-dark(var(--evergreen),var(--evergreen-deep))] text-on-deep",
		text: "text-on-deep/90"
	},
	blanket: {
		card: "bg-blanket",
		text: "text-on-blanket-2"
	}
};
var lookOf = (ground) => ground === "surface" || ground === "deep" || ground === "evergreen" ? looks$1[ground] : looks$1.blanket;
/** One thing the product does, shown rather than told. */
function FeatureCard({ ground, title, text, fragment, bleeds, className }) {
	const look = lookOf(ground);
	return /* @__PURE__ */ jsxs("li", {
		"data-blanket": look === looks$1.blanket ? ground : void 0,
		className: classes("flex flex-col overflow-hidden rounded-pet", look.card, className),
		children: [/* @__PURE__ */ jsx("div", {
			"aria-hidden": "true",
			className: bleeds ? "" : "px-5.5 pt-6 md:px-7.5 md:pt-8",
			children: fragment
		}), /* @__PURE__ */ jsxs("div", {
			className: "mt-auto px-5.5 pt-6 pb-6 md:ps-7.5 md:pe-5 md:pb-8",
			children: [/* @__PURE__ */ jsx("h3", {
				className: "type-h2-page",
				children: title
			}), /* @__PURE__ */ jsx("p", {
				className: classes("mt-1.5 max-w-128", look.text),
				children: text
			})]
		})]
	});
}
// apps/web/src/features/landing/fragments/sample-days.ts
/** The days in the samples belong to this year, so that the page does not look left behind. */
var year = (/* @__PURE__ */ new Date()).getUTCFullYear();
/** A day of this year, or of one some years on. Written as MM-DD, answered as ISO. */
var sampleDay = (monthAndDay, yearsOn = 0) => `${year + yearsOn}-${monthAndDay}`;
/** A day in the reader's way of writing it. */
var formatDay = (day, locale, options = {
	month: "short",
	day: "numeric",
	year: "numeric"
}) => new Intl.DateTimeFormat(locale, {
	...options,
	timeZone: "UTC"
}).format(new Date(day));
/** What the pieces of the product on the landing page say. People and places are invented. */
var fragmentWords = defineWords({ en: {
	badge: {
		name: "Biscuit",
		verdict: "Good to go",
		newCode: (seconds) => `New code in ${seconds} s`,
		code: "A specimen of a living badge. Its code changes every 30 seconds.",
		checkedTitle: "Checked in 0.8 seconds",
		checkedDetail: (time) => `Harbor Hounds, ${time}`
	},
	phone: {
		place: "Harbor Hounds",
		live: "Live",
		verdict: "Good to\xA0go",
		pet: "Biscuit",
		count: "All 5 requirements met for daycare, today",
		action: "Check in",
		soon: "Good for now",
		ok: "Good to go"
	},
	vaccinations: {
		today: "Today",
		rabies: "Rabies",
		distemper: "Distemper",
		bordetella: "Bordetella",
		leptospirosis: "Leptospirosis"
	},
	document: {
		clinic: "Lakeside Animal Hospital",
		kind: "Certificate of Vaccination",
		lines: [
			"DHPP 3YR",
			"BORDETELLA ORAL",
			"LEPTO 4"
		],
		found: "Bordetella, oral",
		where: "Found on page 1"
	},
	places: [
		"Rosie’s Patio",
		"Harbor Hounds",
		"Tall Oak Boarding"
	],
	alerts: {
		book: {
			title: "Book the rabies booster",
			detail: "6 days before it ends"
		},
		ends: {
			title: "Juniper’s rabies ends",
			detail: "Label date, 3-year vaccine"
		},
		stay: {
			title: "Stay at Tall Oak",
			detail: "Rabies must hold until the 27th"
		}
	},
	requirement: {
		/** A rule, its variables between asterisks. */
		sentence: "Every *dog* needs *bordetella* from the last *12 months*, given *7 days* before the visit.",
		checked: "212 pets checked",
		change: "9 would change"
	},
	verdicts: {
		ok: "Good to go",
		okDetail: "Rabies, distemper, bordetella",
		stop: "Not today",
		stopDetail: (day) => `Bordetella counts from ${day}`
	},
	team: {
		PR: {
			name: "Priya Raman",
			role: "Owner"
		},
		TL: {
			name: "Theo Lindqvist",
			role: "Manager"
		},
		AS: {
			name: "Ana Sousa",
			role: "Staff"
		}
	},
	waiver: {
		title: "Daycare agreement",
		version: "version 4",
		signer: (day) => `Ruth Castellanos, ${day}`,
		sealed: "sealed"
	}
} });
// apps/web/src/features/landing/fragments/alerts-fragment.tsx
/** What comes up, day by day, the first of it to be done now. */
function AlertsFragment() {
	const { alerts } = useWordsOf(fragmentWords);
	const locale = useLocale();
	const rows = [
		{
			day: sampleDay("11-25"),
			...alerts.book
		},
		{
			day: sampleDay("12-02"),
			...alerts.ends
		},
		{
			day: sampleDay("12-19"),
			...alerts.stay
		}
	];
	return /* @__PURE__ */ jsx("ol", {
		className: "grid gap-2.5",
		children: rows.map(({ day, title, detail }, index) => /* @__PURE__ */ jsxs("li", {
			className: "relative flex items-center gap-4",
			children: [
				index > 0 && /* @__PURE__ */ jsx("span", { className: "-top-2.5 absolute start-7 h-2.5 w-0.5 bg-on-deep/25" }),
				/* @__PURE__ */ jsx(DateStub, {
					month: formatDay(day, locale, { month: "short" }),
					day: formatDay(day, locale, { day: "numeric" }),
					tone: index === 0 ? "now" : "deep"
				}),
				/* @__PURE__ */ jsxs("span", {
					className: "min-w-0",
					children: [/* @__PURE__ */ jsx("span", {
						className: "block type-strong max-xl:type-label",
						children: title
					}), /* @__PURE__ */ jsx("span", {
						className: "block text-on-deep/85 type-small",
						children: detail
					})]
				})
			]
		}, day))
	});
}
// apps/web/src/features/landing/fragments/document-fragment.tsx
var given = sampleDay("01-14");
var numbers = {
	month: "2-digit",
	day: "2-digit",
	year: "numeric"
};
/** A certificate, and the line that was found on it. Paper stays white in the dark. */
function DocumentFragment() {
	const words = useWordsOf(fragmentWords).document;
	const locale = useLocale();
	return /* @__PURE__ */ jsxs("div", {
		className: "relative h-43 [--sheet:oklch(0.998_0.003_95)]",
		children: [/* @__PURE__ */ jsxs("div", {
			"data-theme": "light",
			className: "-rotate-3 absolute start-1 top-2 w-58 whitespace-nowrap rounded-bar bg-(--sheet) px-4.5 pt-4 pb-5 text-[0.6875rem] leading-4 shadow-e2",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "font-semibold",
					children: words.clinic
				}),
				/* @__PURE__ */ jsx("p", {
					className: "border-line border-b pb-1.5",
					children: words.kind
				}),
				/* @__PURE__ */ jsx("ul", {
					className: "mt-1.5 grid gap-0.5 whitespace-nowrap",
					children: words.lines.map((line, index) => /* @__PURE__ */ jsxs("li", {
						className: classes("-mx-1.5 rounded-bar px-1.5 py-0.5", index === 1 && "bg-marigold-tint inset-ring-2 inset-ring-marigold"),
						children: [
							line,
							" ",
							/* @__PURE__ */ jsx("span", {
								className: "ms-1 tabular-nums",
								children: formatDay(given, "en-US", numbers)
							})
						]
					}, line))
				})
			]
		}), /* @__PURE__ */ jsxs("div", {
			className: "absolute end-0 bottom-2 rounded-card bg-surface px-4 py-3 shadow-e3",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "type-label",
					children: words.found
				}),
				/* @__PURE__ */ jsx("p", {
					className: "text-ink-2 type-small",
					children: formatDay(given, locale)
				}),
				/* @__PURE__ */ jsxs("p", {
					className: "flex items-center gap-1.5 text-evergreen-ink type-label",
					children: [/* @__PURE__ */ jsx(Icon, {
						of: Check,
						size: 16
					}), words.where]
				})
			]
		})]
	});
}
// apps/web/src/features/landing/fragments/faces-fragment.tsx
var onBlanket = (look, blanket) => ({
	...look,
	blanket
});
var faces$1 = [
	[onBlanket(pets.biscuit, "butter"), "ok"],
	[onBlanket(pets.otto, "clay"), "ok"],
	[pets.rusty, "ok"],
	[pets.bear, "soon"],
	[onBlanket(pets.noodle, "sage"), "ok"],
	[pets.max, "ok"],
	[pets.slate, "ok"],
	[onBlanket(pets.ginger, "mist"), "ok"],
	[pets.pearl, "stop"],
	[pets.domino, "ok"],
	[pets.cloud, "ok"],
	[pets.patches, "ok"],
	[onBlanket(pets.juniper, "butter"), "ok"],
	[onBlanket(pets.miso, "lilac"), "ok"],
	[pets.toffee, "ok"]
];
/** Everybody who is connected, by face. */
function FacesFragment() {
	return /* @__PURE__ */ jsx("div", {
		className: "grid grid-cols-5 justify-items-center gap-y-3",
		children: faces$1.map(([look, verdict]) => /* @__PURE__ */ jsx(PetAvatar, {
			look,
			size: 60,
			verdict,
			className: "max-xl:size-13"
		}, look.initial + look.coat))
	});
}
// apps/web/src/features/landing/fragments/pets-fragment.tsx
var row = [
	{
		look: pets.sesame,
		place: "-left-4 top-[18%]"
	},
	{
		look: pets.otto,
		place: "left-26 top-[10%]"
	},
	{
		look: pets.miso,
		place: "left-62 top-[12%]"
	},
	{
		look: pets.pickle,
		place: "left-91 top-[14%]"
	}
];
/** Four kinds of pet side by side, the last one half out of the picture: there is always room for one more. */
function PetsFragment() {
	return /* @__PURE__ */ jsx("div", {
		"data-blanket": "apricot",
		className: "h-56 overflow-hidden bg-blanket",
		children: /* @__PURE__ */ jsx("div", {
			className: "relative mx-auto h-full w-122",
			children: row.map(({ look, place }) => /* @__PURE__ */ jsx("div", {
				className: classes("absolute w-48", place),
				children: /* @__PURE__ */ jsx(PetPortrait, {
					look,
					className: "block w-full"
				})
			}, look.initial))
		})
	});
}
// apps/web/src/features/landing/fragments/sheet-row.tsx
/** One entry on a slip of its own, as lists stand on blankets. */
function SheetRow({ start, end, children }) {
	return /* @__PURE__ */ jsxs("li", {
		className: "flex min-h-14 items-center gap-3 rounded-button bg-surface px-3.5 py-2 shadow-e1",
		children: [
			start,
			/* @__PURE__ */ jsx("span", {
				className: "min-w-0 flex-1 truncate type-strong max-xl:type-label",
				children
			}),
			end
		]
	});
}
// apps/web/src/features/landing/fragments/places-fragment.tsx
var looks = [
	{
		hue: "clay",
		verdict: "ok"
	},
	{
		hue: "marigold",
		verdict: "ok"
	},
	{
		hue: "sage",
		verdict: "soon"
	}
];
var monogramOf = (name) => name.split(" ").slice(0, 2).map((word) => word.charAt(0)).join("");
/** The places a pet goes to, each with its answer. */
function PlacesFragment() {
	const { places } = useWordsOf(fragmentWords);
	return /* @__PURE__ */ jsx("ul", {
		className: "-mx-1.5 grid gap-2",
		children: places.map((name, index) => {
			const { hue, verdict } = looks[index] ?? {
				hue: "mist",
				verdict: "ok"
			};
			return /* @__PURE__ */ jsx(SheetRow, {
				start: /* @__PURE__ */ jsx(PlaceTile, {
					monogram: monogramOf(name),
					hue,
					size: 36
				}),
				end: /* @__PURE__ */ jsx(VerdictShape, { kind: verdict }),
				children: name
			}, name);
		})
	});
}
// apps/web/src/features/landing/fragments/requirement-fragment.tsx
/** A rule that reads as a sentence, and whom it would touch. */
function RequirementFragment() {
	const words = useWordsOf(fragmentWords).requirement;
	const pieces = words.sentence.split("*").map((text, index) => ({
		text,
		varies: index % 2 === 1
	}));
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-5 md:[&_p]:text-[1.5rem] md:[&_p]:leading-12 lg:[&_p]:text-[1.75rem]",
		children: [/* @__PURE__ */ jsx(Sentence, { children: pieces.map(({ text, varies }) => varies ? /* @__PURE__ */ jsx(SentenceWord, { children: text }, text) : text) }), /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap gap-2",
			children: [/* @__PURE__ */ jsx(Tag, {
				icon: ListChecks,
				children: words.checked
			}), /* @__PURE__ */ jsxs(Tag, { children: [/* @__PURE__ */ jsx(VerdictShape, {
				kind: "stop",
				size: 16
			}), /* @__PURE__ */ jsx(VerdictWord, {
				kind: "stop",
				children: words.change
			})] })]
		})]
	});
}
// apps/web/src/features/landing/fragments/team-fragment.tsx
/** Who works here, and as what. */
function TeamFragment() {
	const { team } = useWordsOf(fragmentWords);
	return /* @__PURE__ */ jsx("ul", {
		className: "-mx-1.5 grid gap-2",
		children: Object.entries(team).map(([initials, { name, role }]) => /* @__PURE__ */ jsx(SheetRow, {
			start: /* @__PURE__ */ jsx(PersonTile, {
				initials,
				className: "size-9! text-[0.8125rem]!"
			}),
			end: /* @__PURE__ */ jsx("span", {
				className: "text-ink-3 type-small",
				children: role
			}),
			children: name
		}, initials))
	});
}
// apps/web/src/features/landing/fragments/vaccination-fragment.tsx
var today = sampleDay("09-12");
var scale = coverageScale(today, [sampleDay("12-31", 1)]);
var hold = (from, until) => ({
	id: from.join(),
	from: sampleDay(...from),
	until: sampleDay(...until)
});
var samples = [
	["rabies", [hold(["01-01", -2], ["11-10", -1]), hold(["12-02", -1], ["11-20", 2])]],
	["distemper", [hold(["01-01", -2], ["05-20", 0]), hold(["06-10", 0], ["06-10", 2])]],
	["bordetella", [
		hold(["01-01", -2], ["03-10", -1]),
		hold(["04-01", -1], ["03-20", 0]),
		hold(["04-10", 0], ["02-14", 1])
	]],
	["leptospirosis", [hold(["06-20", -2], ["01-10", 0]), hold(["02-01", 0], ["07-10", 1])]]
];
/** The word for today stands where this year's number would. */
var years = scale.years.filter((year) => `${year}` !== today.slice(0, 4));
var middleOf = (year) => (year - scale.firstYear + .5) / scale.years.length * 100;
/** On a phone a neighbour's number would run into that word. */
var isNarrowlyBeside = (year) => Math.abs(middleOf(year) - scale.percentOf(today)) < 20;
/** How long each protection holds, with today as a line of ink. */
function VaccinationFragment() {
	const words = useWordsOf(fragmentWords).vaccinations;
	const now = `${scale.percentOf(today)}%`;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid grid-cols-[5.5rem_1fr] gap-x-3 md:grid-cols-[7rem_1fr]",
		children: [/* @__PURE__ */ jsx("ul", {
			className: "grid content-start gap-y-3.5",
			children: samples.map(([id]) => /* @__PURE__ */ jsx("li", {
				className: "flex h-7.5 items-center type-label max-md:text-[0.8125rem]",
				children: words[id]
			}, id))
		}), /* @__PURE__ */ jsxs("div", {
			className: "relative",
			children: [/* @__PURE__ */ jsx("div", {
				className: "grid gap-y-3.5",
				children: samples.map(([id, doses]) => /* @__PURE__ */ jsx(CoverageBar, {
					scale,
					today,
					doses,
					tone: id === "bordetella" ? "soon" : "evergreen"
				}, id))
			}), /* @__PURE__ */ jsxs("svg", {
				width: "100%",
				height: "34",
				className: "mt-2 block overflow-visible",
				"aria-hidden": "true",
				children: [
					/* @__PURE__ */ jsx("line", {
						x1: now,
						x2: now,
						y1: "-178",
						y2: "6",
						strokeWidth: "2",
						className: "stroke-ink"
					}),
					/* @__PURE__ */ jsx("text", {
						x: now,
						y: "27",
						textAnchor: "middle",
						className: "fill-ink font-semibold type-caption",
						children: words.today
					}),
					years.map((year) => /* @__PURE__ */ jsx("text", {
						x: `${middleOf(year)}%`,
						y: "27",
						textAnchor: "middle",
						className: classes("fill-ink-2 type-caption", isNarrowlyBeside(year) && "max-md:hidden"),
						children: year
					}, year))
				]
			})]
		})]
	});
}
// apps/web/src/features/landing/fragments/verdicts-fragment.tsx
function Strip({ kind, word, detail }) {
	return /* @__PURE__ */ jsxs("div", {
		"data-verdict": kind,
		className: "flex items-center gap-4 rounded-panel bg-verdict-screen px-5 py-4.5 text-on-verdict-screen",
		children: [/* @__PURE__ */ jsx(VerdictShape, {
			kind,
			size: 46,
			ground: "screen"
		}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("span", {
			className: "block type-h2",
			children: word
		}), /* @__PURE__ */ jsx("span", {
			className: "block type-small",
			children: detail
		})] })]
	});
}
/** The two answers nobody at a door can mistake for each other. */
function VerdictsFragment() {
	const words = useWordsOf(fragmentWords).verdicts;
	const locale = useLocale();
	const earliest = formatDay(sampleDay("11-27"), locale, {
		month: "short",
		day: "numeric"
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2.5",
		children: [/* @__PURE__ */ jsx(Strip, {
			kind: "ok",
			word: words.ok,
			detail: words.okDetail
		}), /* @__PURE__ */ jsx(Strip, {
			kind: "stop",
			word: words.stop,
			detail: words.stopDetail(earliest)
		})]
	});
}
// apps/web/src/features/landing/fragments/waiver-fragment.tsx
var signature = "M2 27C10 24 14 6 20 5s1 21 6 21 8-15 13-15-2 15 4 15 13-21 19-20-9 21-3 21 9-13 14-14-2 12 4 11 10-8 41-10";
/** A waiver, signed, and the seal that keeps it. Paper stays white in the dark. */
function WaiverFragment() {
	const words = useWordsOf(fragmentWords).waiver;
	const locale = useLocale();
	return /* @__PURE__ */ jsxs("div", {
		className: "relative h-45",
		children: [/* @__PURE__ */ jsxs("div", {
			"data-theme": "light",
			className: "absolute start-1 top-1 w-65 max-w-full rotate-2 rounded-field bg-surface whitespace-nowrap px-5 pt-5 pb-4.5 shadow-e2",
			children: [
				/* @__PURE__ */ jsxs("p", {
					className: "type-small",
					children: [
						/* @__PURE__ */ jsx("b", {
							className: "font-semibold",
							children: words.title
						}),
						" ",
						/* @__PURE__ */ jsx("span", {
							className: "text-ink-2",
							children: words.version
						})
					]
				}),
				/* @__PURE__ */ jsx("div", { className: "mt-2.5 h-1.5 rounded-full bg-line" }),
				/* @__PURE__ */ jsx("div", { className: "mt-2 h-1.5 w-5/6 rounded-full bg-line" }),
				/* @__PURE__ */ jsx("svg", {
					viewBox: "0 0 122 34",
					className: "mt-2 h-10 w-36",
					"aria-hidden": "true",
					children: /* @__PURE__ */ jsx("path", {
						d: signature,
						fill: "none",
						strokeWidth: "1.8",
						strokeLinecap: "round",
						className: "stroke-wait"
					})
				}),
				/* @__PURE__ */ jsx("p", {
					className: "border-line border-t pt-2 text-ink-2 text-[0.75rem] leading-4",
					children: words.signer(formatDay(sampleDay("11-12"), locale))
				})
			]
		}), /* @__PURE__ */ jsxs("div", {
			className: "-rotate-6 absolute end-0 bottom-0 grid size-20 place-content-center justify-items-center gap-0.5 rounded-full bg-evergreen text-[0.75rem] text-on-evergreen font-semibold leading-4 ring-4 ring-blanket",
			children: [/* @__PURE__ */ jsx(Icon, {
				of: ShieldCheck,
				size: 24
			}), words.sealed]
		})]
	});
}
// apps/web/src/features/landing/features/feature-cards.tsx
/** An owner's five features. Source: specification, section 3, "User-type card". */
var ownerFeatures = [
	{
		id: "vaccinations",
		ground: "surface",
		fragment: /* @__PURE__ */ jsx(VaccinationFragment, {})
	},
	{
		id: "pets",
		ground: "surface",
		fragment: /* @__PURE__ */ jsx(PetsFragment, {}),
		bleeds: true
	},
	{
		id: "documents",
		ground: "mist",
		fragment: /* @__PURE__ */ jsx(DocumentFragment, {})
	},
	{
		id: "places",
		ground: "sage",
		fragment: /* @__PURE__ */ jsx(PlacesFragment, {})
	},
	{
		id: "alerts",
		ground: "evergreen",
		fragment: /* @__PURE__ */ jsx(AlertsFragment, {})
	}
];
/** A business's five features, from the same place. */
var businessFeatures = [
	{
		id: "requirements",
		ground: "surface",
		fragment: /* @__PURE__ */ jsx(RequirementFragment, {})
	},
	{
		id: "verdicts",
		ground: "deep",
		fragment: /* @__PURE__ */ jsx(VerdictsFragment, {})
	},
	{
		id: "team",
		ground: "lilac",
		fragment: /* @__PURE__ */ jsx(TeamFragment, {})
	},
	{
		id: "waivers",
		ground: "butter",
		fragment: /* @__PURE__ */ jsx(WaiverFragment, {})
	},
	{
		id: "pets",
		ground: "sky",
		fragment: /* @__PURE__ */ jsx(FacesFragment, {})
	}
];
// apps/web/src/features/landing/features/features-section.tsx
/** Two cards above three: 7 + 5, then 4 + 4 + 4. */
var spans = [
	"md:col-span-12 lg:col-span-7 lg:min-h-92",
	"md:col-span-12 lg:col-span-5 lg:min-h-92",
	"md:col-span-6 lg:col-span-4 lg:min-h-96",
	"md:col-span-6 lg:col-span-4 lg:min-h-96",
	"md:col-span-12 lg:col-span-4 lg:min-h-96"
];
function Bento({ features, words }) {
	return /* @__PURE__ */ jsx("ul", {
		className: "mt-8 grid gap-3 md:mt-12 md:grid-cols-12 md:gap-5",
		children: features.map(({ id, ...card }, index) => /* @__PURE__ */ jsx(FeatureCard, {
			...card,
			...words[id],
			className: spans[index] ?? ""
		}, id))
	});
}
/** What the product does for this reader. */
function FeaturesSection({ audience }) {
	const { features } = useWordsOf(landingWords);
	const { title, lead } = features[audience];
	return /* @__PURE__ */ jsxs(Reveal, {
		labelledBy: "features-title",
		className: frame,
		children: [/* @__PURE__ */ jsx(SectionTitle, {
			id: "features-title",
			title,
			lead
		}), audience === "owner" ? /* @__PURE__ */ jsx(Bento, {
			features: ownerFeatures,
			words: features.owner
		}) : /* @__PURE__ */ jsx(Bento, {
			features: businessFeatures,
			words: features.business
		})]
	});
}
// apps/web/src/features/landing/hero/verdict-phone.tsx
/** A phone at the door, a second after the scan. A picture of the scan screen, so nothing on it can be pressed. */
function VerdictPhone({ className }) {
	const { phone } = useWordsOf(fragmentWords);
	return /* @__PURE__ */ jsx("div", {
		"aria-hidden": "true",
		className: classes("-rotate-4 h-125 w-60 rounded-badge bg-deeper p-2.5 shadow-e3 xl:h-148 xl:w-70 xl:rounded-hero", className),
		children: /* @__PURE__ */ jsxs("div", {
			"data-verdict": "ok",
			className: "flex h-full flex-col items-center rounded-brand bg-verdict-screen px-4 pt-6 text-center text-on-verdict-screen xl:rounded-badge xl:px-5",
			children: [
				/* @__PURE__ */ jsxs("p", {
					className: "flex w-full justify-between gap-2 font-semibold text-[0.8125rem] leading-4.5",
					children: [phone.place, /* @__PURE__ */ jsxs("span", {
						className: "flex items-center gap-1.5",
						children: [/* @__PURE__ */ jsx(Icon, {
							of: Wifi,
							size: 16
						}), phone.live]
					})]
				}),
				/* @__PURE__ */ jsxs("span", {
					className: "relative mt-7 xl:mt-9",
					children: [/* @__PURE__ */ jsx(PetAvatar, {
						look: pets.biscuit,
						size: 152,
						className: "max-xl:size-31"
					}), /* @__PURE__ */ jsx("span", {
						className: "-end-2 absolute bottom-0 grid size-16 place-items-center rounded-full bg-verdict-screen",
						children: /* @__PURE__ */ jsx(VerdictShape, {
							kind: "ok",
							size: 58,
							ground: "screen"
						})
					})]
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-5 max-w-44 font-[790] font-display text-[2.75rem] leading-11 tracking-[-0.045em] xl:mt-6 xl:text-[3.125rem] xl:leading-12.5",
					children: phone.verdict
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-3 type-strong",
					children: phone.pet
				}),
				/* @__PURE__ */ jsx("p", {
					className: "max-w-40 type-small",
					children: phone.count
				}),
				/* @__PURE__ */ jsx("span", {
					className: "mt-4 grid min-h-13 w-full place-items-center rounded-card bg-on-verdict-screen text-verdict-screen type-strong xl:min-h-14",
					children: phone.action
				})
			]
		})
	});
}
// apps/web/src/features/landing/hero/business-picture.tsx
function WaitingPet({ look, kind, word, className }) {
	return /* @__PURE__ */ jsxs("div", {
		className: `absolute bottom-0 w-30 md:w-40 xl:w-45 ${className}`,
		children: [/* @__PURE__ */ jsx("span", {
			className: "-top-6 -translate-x-1/2 absolute left-1/2 xl:-top-5",
			children: /* @__PURE__ */ jsx(VerdictTag, {
				kind,
				ground: "surface",
				children: word
			})
		}), /* @__PURE__ */ jsx("div", {
			className: "aspect-[240/205] overflow-hidden",
			children: /* @__PURE__ */ jsx(PetPortrait, {
				look,
				tag: false,
				className: "block w-full"
			})
		})]
	});
}
/** The answer at the door, and two who wait for theirs. */
function BusinessPicture() {
	const { phone } = useWordsOf(fragmentWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "relative mx-auto h-134 w-70 md:h-150 md:w-110 lg:me-0 lg:h-full lg:w-full xl:me-11 xl:w-130",
		children: [
			/* @__PURE__ */ jsx("div", { className: "absolute inset-x-0 bottom-0 rounded-t-full bg-marigold-arch max-lg:top-0 lg:h-150 xl:h-164" }),
			/* @__PURE__ */ jsx(VerdictPhone, { className: "absolute inset-x-0 mx-auto max-lg:top-2 lg:bottom-14" }),
			/* @__PURE__ */ jsx(WaitingPet, {
				look: pets.ginger,
				kind: "soon",
				word: phone.soon,
				className: "-start-9 md:-start-6 xl:-start-13"
			}),
			/* @__PURE__ */ jsx(WaitingPet, {
				look: pets.noodle,
				kind: "ok",
				word: phone.ok,
				className: "-end-9 md:-end-6 xl:-end-2"
			})
		]
	});
}
/** What the toggle changes of the first screen: the ground, and whatever stands on it. */
var heroLooks = {
	owner: {
		toggle: "deep",
		ground: "bg-deep",
		lead: "text-on-deep/90",
		action: "accent",
		actionColours: "",
		secondColours: "",
		counter: "max-lg:mt-62 text-ink lg:text-on-deep",
		picture: {
			ink: "text-on-deep",
			place: "max-lg:mt-6"
		}
	},
	business: {
		toggle: "marigold",
		ground: "bg-marigold",
		lead: "",
		action: "primary",
		actionColours: "[--evergreen:var(--on-marigold)] [--evergreen-hover:var(--evergreen-deep)] [--evergreen-press:var(--evergreen-deeper)] [--on-evergreen:var(--on-deep)]",
		secondColours: "[--on-deep:var(--on-marigold)]",
		counter: "max-lg:mt-8 text-ink lg:text-on-marigold",
		picture: {
			ink: "text-on-marigold [--focus:var(--on-marigold)]",
			place: "max-lg:mt-8"
		}
	}
};
/** Somebody who comes by chance does not come at the start of a half minute. */
var firstState = {
	turn: 0,
	secondsLeft: 18
};
/** One second on: the ring runs out, then a new code begins. */
function oneSecondOn({ turn, secondsLeft }) {
	return secondsLeft > 1 ? {
		turn,
		secondsLeft: secondsLeft - 1
	} : {
		turn: turn + 1,
		secondsLeft: 30
	};
}
// apps/web/src/features/landing/hero/living-badge.tsx
/** The badge as it lives on an owner's phone: the ring runs for half a minute, then the code is another one. */
function LivingBadge({ className }) {
	const { badge } = useWordsOf(fragmentWords);
	const [{ turn, secondsLeft }, setState] = useState(firstState);
	useEffect(() => {
		const timer = setInterval(() => setState(oneSecondOn), 1e3);
		return () => clearInterval(timer);
	}, []);
	return /* @__PURE__ */ jsx(BadgeTag, {
		hangs: "ring",
		heading: "p",
		name: badge.name,
		aside: /* @__PURE__ */ jsx(VerdictTag, {
			kind: "ok",
			children: badge.verdict
		}),
		code: /* @__PURE__ */ jsx(Code, {
			turn,
			label: badge.code
		}),
		secondsLeft,
		note: badge.newCode(secondsLeft),
		className: classes("pt-12!", className)
	});
}
/** The code names this server's address, which the build does not know; it is drawn in its place when it is there. */
function Code({ turn, label }) {
	const [Specimen, setSpecimen] = useState(null);
	useEffect(() => {
		const fetchIt = async () => {
			const { SpecimenCode: Fetched } = await import("./specimen-code-Bpqjcahn.js");
			setSpecimen(() => Fetched);
		};
		return whenIdle(() => void fetchIt().catch(() => {}));
	}, []);
	if (Specimen === null) return /* @__PURE__ */ jsx("span", { className: "block aspect-square w-full" });
	return /* @__PURE__ */ jsx(Specimen, {
		turn,
		label
	});
}
// apps/web/src/features/landing/hero/owner-picture.tsx
var morning = new Date(2026, 0, 1, 8, 4);
/** The dog in its door, wearing the badge. The badge hangs over the edge of the green. */
function OwnerPicture() {
	const { badge } = useWordsOf(fragmentWords);
	const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: "short" }).format(morning);
	return /* @__PURE__ */ jsxs("div", {
		className: "relative mx-auto h-85 w-70 md:h-104 md:w-90 lg:me-0 lg:h-full lg:w-full xl:me-11 xl:w-130",
		children: [
			/* @__PURE__ */ jsx("div", {
				className: "absolute inset-0 overflow-hidden",
				children: /* @__PURE__ */ jsx("div", { className: "absolute inset-x-0 bottom-0 rounded-t-full bg-deep-arch max-lg:top-0 lg:h-154 xl:inset-x-5 xl:h-166" })
			}),
			/* @__PURE__ */ jsx("div", {
				className: "absolute inset-x-[-10%] top-0 bottom-0 overflow-hidden lg:max-xl:inset-x-0",
				children: /* @__PURE__ */ jsx("div", {
					className: "-translate-x-1/2 absolute left-1/2 w-60 max-lg:top-0 md:w-80 lg:bottom-35.5 lg:w-112 xl:bottom-41.5 xl:w-130.5",
					children: /* @__PURE__ */ jsx(PetPortrait, {
						look: pets.biscuit,
						tag: false,
						className: "block w-full"
					})
				})
			}),
			/* @__PURE__ */ jsx("div", {
				className: "-translate-x-1/2 absolute left-1/2 w-61.5 [--blanket:oklch(0.66_0.12_66)] top-51 md:top-69 lg:top-[calc(100%-11.875rem)] xl:top-[calc(100%-14.375rem)]",
				children: /* @__PURE__ */ jsx(LivingBadge, {})
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "-start-37 absolute top-143.5 flex items-center gap-3.5 rounded-panel bg-surface py-3 ps-3.5 pe-4.5 text-ink shadow-e3 max-xl:hidden",
				children: [/* @__PURE__ */ jsx(VerdictShape, {
					kind: "ok",
					size: 40
				}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("span", {
					className: "block type-strong",
					children: badge.checkedTitle
				}), /* @__PURE__ */ jsx("span", {
					className: "block text-ink-3 type-small",
					children: badge.checkedDetail(time)
				})] })]
			})
		]
	});
}
// apps/web/src/features/landing/hero/testing-count.tsx
var faces = [
	pets.juniper,
	pets.otto,
	pets.sesame,
	pets.ginger
];
/** "Over 150 … are already testing", the number counting up. Screen readers hear the sentence as it ends. */
function TestingCount({ className }) {
	const words = useWordsOf(landingWords);
	const [before, after] = words.testing("|").split("|");
	return /* @__PURE__ */ jsxs("div", {
		className: classes("flex items-center gap-4", className),
		children: [/* @__PURE__ */ jsx("div", {
			"aria-hidden": "true",
			className: "flex shrink-0 -space-x-2.5",
			children: faces.map((look) => /* @__PURE__ */ jsx(PetAvatar, {
				look,
				size: 40
			}, look.initial))
		}), /* @__PURE__ */ jsxs("p", {
			className: "max-w-71 type-small md:text-[0.9375rem]",
			children: [/* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: words.testing(`${counter.target}`)
			}), /* @__PURE__ */ jsxs("span", {
				"aria-hidden": "true",
				children: [
					before,
					/* @__PURE__ */ jsx(RisingNumber, {}),
					after
				]
			})]
		})]
	});
}
/** Stands in the room of the last value from the start, so that counting moves nothing. */
function RisingNumber() {
	const value = useCountUp();
	return /* @__PURE__ */ jsxs("b", {
		className: "inline-grid font-[750] font-display text-[1.3125rem] leading-5 tracking-[-0.02em] tabular-nums *:[grid-area:1/1]",
		children: [/* @__PURE__ */ jsx("span", {
			className: "invisible",
			children: counter.target
		}), /* @__PURE__ */ jsx("span", {
			className: "text-end",
			children: value
		})]
	});
}
// apps/web/src/features/landing/hero/hero.tsx
var icons = {
	owner: PawPrint,
	business: Store
};
/** The other audience's sentence: a link, because it has an address, that changes the page in place. */
function Aside({ audience, onAudience }) {
	const words = useWordsOf(landingWords).hero[audience];
	const other = otherThan(audience);
	const turn = (event) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		onAudience(other);
	};
	return /* @__PURE__ */ jsxs("p", {
		className: "mt-3 flex items-start gap-2.5 opacity-90 md:mt-4.5",
		children: [/* @__PURE__ */ jsx(Icon, {
			of: icons[other],
			className: "mt-0.5"
		}), /* @__PURE__ */ jsxs("span", { children: [
			words.aside,
			" ",
			/* @__PURE__ */ jsx(Anchor, {
				href: addressFor(other),
				onClick: turn,
				className: "font-semibold underline decoration-2 underline-offset-4",
				children: words.asideLink
			})
		] })]
	});
}
function Pitch({ audience, onAudience }) {
	const { audience: label, audiences, howItWorks, hero } = useWordsOf(landingWords);
	const words = hero[audience];
	const look = heroLooks[audience];
	const segment = (id) => ({
		id,
		label: audiences[id],
		icon: icons[id]
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("div", {
			className: "[&_fieldset]:max-md:w-full md:[&_fieldset]:p-1.25 [&_label]:max-md:flex-1 md:[&_label]:min-h-11.5 md:[&_label]:px-5 md:[&_label]:text-base",
			children: /* @__PURE__ */ jsx(Segments, {
				label,
				segments: [segment("owner"), segment("business")],
				value: audience,
				onChange: onAudience,
				ground: look.toggle
			})
		}),
		/* @__PURE__ */ jsx("h1", {
			id: "hero-title",
			className: "mt-7 max-w-152 type-display md:mt-9",
			children: words.title
		}),
		/* @__PURE__ */ jsx("p", {
			className: classes("mt-4 max-w-140 type-lead-hero md:mt-5", look.lead),
			children: words.lead
		}),
		/* @__PURE__ */ jsx(Aside, {
			audience,
			onAudience
		}),
		/* @__PURE__ */ jsxs("p", {
			className: "mt-5 flex flex-wrap gap-3 md:mt-8",
			children: [/* @__PURE__ */ jsx(LinkButton, {
				href: "/register",
				variant: look.action,
				size: "lead",
				className: classes("max-md:w-full", look.actionColours),
				children: words.action
			}), /* @__PURE__ */ jsx(LinkButton, {
				href: "#how-it-works",
				variant: "invert",
				size: "lead",
				trailingIcon: ArrowDown,
				className: classes("max-md:hidden", look.secondColours),
				children: howItWorks
			})]
		})
	] });
}
/** The first screen: who are you, what is it, the one button, and the product itself. */
function Hero(props) {
	const { ground, counter, picture } = heroLooks[props.audience];
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "hero-title",
		className: "grid grid-cols-[minmax(1.25rem,1fr)_minmax(0,75rem)_minmax(1.25rem,1fr)] md:grid-cols-[minmax(2rem,1fr)_minmax(0,75rem)_minmax(2rem,1fr)] lg:grid-cols-[minmax(2.5rem,1fr)_minmax(0,40rem)_minmax(0,35rem)_minmax(2.5rem,1fr)] lg:min-h-188 lg:grid-rows-[1fr_auto]",
		children: [
			/* @__PURE__ */ jsx("div", {
				"data-ground": props.audience === "owner" ? "deep" : void 0,
				className: classes("col-span-full row-start-1 row-end-3 rounded-b-[2.25rem] md:rounded-b-hero", ground)
			}),
			/* @__PURE__ */ jsx("div", {
				"data-ground": props.audience === "owner" ? "deep" : void 0,
				className: classes("col-start-2 row-start-1 pt-22 md:pt-28 lg:max-xl:pe-6 lg:pt-33", picture.ink),
				children: /* @__PURE__ */ jsx(Pitch, { ...props })
			}),
			/* @__PURE__ */ jsx("div", {
				className: classes("col-start-2 row-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1", picture.place),
				children: props.audience === "owner" ? /* @__PURE__ */ jsx(OwnerPicture, {}) : /* @__PURE__ */ jsx(BusinessPicture, {})
			}),
			/* @__PURE__ */ jsx(TestingCount, { className: classes("col-start-2 row-start-3 lg:row-start-2 lg:pt-10 lg:pb-17", counter) })
		]
	});
}
// apps/web/src/features/landing/pricing/format-price.ts
/** A price in the reader's way of writing it: "$49.00". Whole amounts keep their cents unless they are asked away. */
function formatPrice(priceMinor, currency, locale, cents = "always") {
	const format = new Intl.NumberFormat(locale, {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
		...cents === "never" ? { maximumFractionDigits: 0 } : {}
	});
	return format.format(priceMinor / 10 ** (format.resolvedOptions().maximumFractionDigits || 2));
}
// apps/web/src/features/landing/pricing/perks.tsx
/** What a plan holds: the features' titles, each with a check. */
function Perks({ perks }) {
	return /* @__PURE__ */ jsx("ul", {
		className: "mt-6 mb-7 grid gap-3",
		children: perks.map(({ title }) => /* @__PURE__ */ jsxs("li", {
			className: "flex items-center gap-3",
			children: [/* @__PURE__ */ jsx(Icon, {
				of: Check,
				size: 18
			}), title]
		}, title))
	});
}
// apps/web/src/features/landing/pricing/pricing-section.tsx
var { priceMinor, currency } = businessConnectPlan;
var card = "relative flex flex-col rounded-pet p-6 md:p-10";
function OwnerPlan() {
	const { pricing, features } = useWordsOf(landingWords);
	const { title, lead, ...perks } = features.owner;
	return /* @__PURE__ */ jsxs("article", {
		className: `${card} card-edge bg-surface`,
		children: [
			/* @__PURE__ */ jsx("h3", {
				className: "type-h2-panel",
				children: pricing.owner.title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-3 type-name",
				children: formatPrice(0, currency, useLocale(), "never")
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-2 text-ink-2",
				children: pricing.owner.terms
			}),
			/* @__PURE__ */ jsx(Perks, { perks: [
				perks.pets,
				perks.vaccinations,
				perks.documents,
				perks.places,
				perks.alerts
			] }),
			/* @__PURE__ */ jsx(LinkButton, {
				href: "/register",
				variant: "secondary",
				size: "lead",
				wide: true,
				className: "mt-auto",
				children: pricing.owner.action
			})
		]
	});
}
function BusinessPlan() {
	const { pricing, features } = useWordsOf(landingWords);
	const { requirements, verdicts, team, waivers, pets: connected } = features.business;
	return /* @__PURE__ */ jsxs("article", {
		"data-ground": "deep",
		className: `${card} overflow-hidden bg-deep text-on-deep`,
		children: [
			/* @__PURE__ */ jsx("h3", {
				className: "type-h2-panel",
				children: pricing.business.title
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "mt-3 type-name",
				children: [formatPrice(priceMinor, currency, useLocale()), /* @__PURE__ */ jsxs("span", {
					className: "type-h2-panel",
					children: [/* @__PURE__ */ jsx("span", {
						"aria-hidden": "true",
						children: pricing.perMonth
					}), /* @__PURE__ */ jsxs("span", {
						className: "sr-only",
						children: [" ", pricing.perMonthSpoken]
					})]
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-2 text-on-deep/85",
				children: pricing.business.terms.map((term) => /* @__PURE__ */ jsxs("span", { children: [term, ". "] }, term))
			}),
			/* @__PURE__ */ jsx(Perks, { perks: [
				requirements,
				verdicts,
				team,
				waivers,
				connected
			] }),
			/* @__PURE__ */ jsx(LinkButton, {
				href: "/register",
				variant: "accent",
				size: "lead",
				className: "mt-auto lg:w-85",
				children: pricing.business.action
			}),
			/* @__PURE__ */ jsx("div", {
				className: "pointer-events-none absolute end-0 bottom-0 h-75 w-82 max-xl:hidden",
				children: /* @__PURE__ */ jsx(PetPortrait, {
					look: pets.pearl,
					className: "absolute inset-x-0 top-0 w-full"
				})
			})
		]
	});
}
/** What it costs: nothing, or one price. */
function PricingSection() {
	const { pricing } = useWordsOf(landingWords);
	return /* @__PURE__ */ jsxs(Reveal, {
		id: "pricing",
		labelledBy: "pricing-title",
		className: frame,
		children: [/* @__PURE__ */ jsx(SectionTitle, {
			id: "pricing-title",
			title: pricing.title,
			lead: pricing.lead
		}), /* @__PURE__ */ jsxs("div", {
			className: "mt-8 grid gap-3 md:mt-12 md:gap-5 lg:grid-cols-[5fr_7fr]",
			children: [/* @__PURE__ */ jsx(OwnerPlan, {}), /* @__PURE__ */ jsx(BusinessPlan, {})]
		})]
	});
}
// apps/web/src/features/landing/steps/leash.tsx
var line = "M-900 74C-420 130 -200 90 -40 68C-12 64 4 58 20 52C70 32 120 20 173 20C225 20 275 36 326 52C380 69 425 77 479 77C530 77 580 69 632 52C680 36 730 20 785 20C840 20 890 36 938 52C1018 79 1058 20 1059 -44";
/** The leash from the left edge of the page through the four steps to the dog's collar. */
function Leash() {
	return /* @__PURE__ */ jsxs(Drawing, {
		viewBox: "0 0 1224 104",
		preserveAspectRatio: "none",
		className: "pointer-events-none absolute inset-x-0 top-0 h-26 w-[calc(100%+1.5rem)] overflow-visible max-lg:hidden",
		children: [
			/* @__PURE__ */ jsx("circle", {
				cx: "1059",
				cy: "-58",
				r: "9.5",
				fill: "none",
				stroke: "#F6F2E8",
				strokeWidth: "5"
			}),
			/* @__PURE__ */ jsx("path", {
				d: line,
				fill: "none",
				strokeWidth: "7",
				strokeLinecap: "round",
				className: "stroke-marigold",
				vectorEffect: "non-scaling-stroke"
			}),
			/* @__PURE__ */ jsx("rect", {
				x: "1052.5",
				y: "-54",
				width: "13",
				height: "22",
				rx: "6.5",
				fill: "#C98A12"
			})
		]
	});
}
// apps/web/src/features/landing/steps/steps-section.tsx
var walkers = {
	owner: pets.noodle,
	business: pets.rusty
};
/** On a phone the leash runs down the left side, from number to number; on large screens above them. */
function Step({ number, title, text }) {
	return /* @__PURE__ */ jsxs("li", {
		className: "group relative grid grid-cols-[2.5rem_1fr] gap-x-5 pb-8 last:pb-0 lg:block lg:pb-0",
		children: [
			/* @__PURE__ */ jsx("span", { className: "leash absolute start-4.5 top-2 bottom-0 h-auto! w-1 group-last:hidden lg:hidden" }),
			/* @__PURE__ */ jsx("span", {
				"aria-hidden": "true",
				className: "relative grid size-10 place-items-center rounded-full bg-marigold font-bold text-on-marigold tabular-nums",
				children: number
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "pt-1.5 lg:pt-4",
				children: [/* @__PURE__ */ jsx("h3", {
					className: "type-h2-page xl:whitespace-nowrap",
					children: title
				}), /* @__PURE__ */ jsx("p", {
					className: "mt-1.5 max-w-md text-ink-2 lg:max-w-60",
					children: text
				})]
			})
		]
	});
}
/** How it works, in four steps on the leash. Source: specification, section 1. */
function StepsSection({ audience }) {
	const words = useWordsOf(landingWords);
	const steps = Object.entries(words.steps[audience]);
	return /* @__PURE__ */ jsx(Reveal, {
		id: "how-it-works",
		labelledBy: "steps-title",
		className: "overflow-x-clip lg:-mt-17",
		children: /* @__PURE__ */ jsxs("div", {
			className: frame,
			children: [/* @__PURE__ */ jsxs("div", {
				className: "grid gap-6 lg:grid-cols-4",
				children: [/* @__PURE__ */ jsx("div", {
					className: "self-end lg:col-span-3 lg:pb-14",
					children: /* @__PURE__ */ jsx(SectionTitle, {
						id: "steps-title",
						title: words.steps.title
					})
				}), /* @__PURE__ */ jsxs("div", {
					"aria-hidden": "true",
					className: "relative aspect-[282/256] max-lg:hidden",
					children: [/* @__PURE__ */ jsx("span", {
						"data-blanket": "sage",
						className: "absolute inset-0 rounded-t-full bg-blanket"
					}), /* @__PURE__ */ jsx("span", {
						className: "absolute inset-0 overflow-hidden rounded-t-full",
						children: /* @__PURE__ */ jsx(PetPortrait, {
							look: walkers[audience],
							tag: false,
							className: "absolute inset-x-0 top-[7%] mx-auto w-[90%]"
						})
					})]
				})]
			}), /* @__PURE__ */ jsxs("div", {
				className: "relative mt-8 lg:mt-7.5",
				children: [/* @__PURE__ */ jsx(Leash, {}), /* @__PURE__ */ jsx("ol", {
					className: "grid lg:grid-cols-4 lg:gap-6 lg:pt-8",
					children: steps.map(([id, step], index) => /* @__PURE__ */ jsx(Step, {
						number: index + 1,
						...step
					}, id))
				})]
			})]
		})
	});
}
// apps/web/src/features/landing/landing-view.tsx
/**
* The landing page between its header and its footer. The audience changes everything but the order. Nothing here is
* waited for: the boundaries let the sections below the first screen come alive one by one, after it.
*/
function LandingView({ audience, onAudience }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Hero, {
		audience,
		onAudience
	}), /* @__PURE__ */ jsxs("div", {
		className: `grid gap-21 pb-16 md:gap-28 md:pb-14 ${audience === "owner" ? "pt-16 lg:pt-60 xl:pt-49" : "pt-16 lg:pt-28"}`,
		children: [
			/* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(FeaturesSection, { audience }) }),
			/* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(StepsSection, { audience }) }),
			/* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(PricingSection, {}) })
		]
	})] });
}
// apps/web/src/app/routes/landing.tsx
var ActivationNotice = lazy(() => import("./activation-CnYUreZ9.js"));
function LandingPage() {
	const { from, search, go } = useWay();
	const { nav } = useWordsOf(landingWords);
	const audience = audienceFrom(Object.fromEntries(new URLSearchParams(search)));
	const turnTo = (chosen) => void go(addressFor(chosen), {
		replace: true,
		keepScroll: true
	});
	return /* @__PURE__ */ jsxs(PublicPage, {
		ground: audience === "owner" ? "deep" : "marigold",
		links: [{
			href: "#how-it-works",
			name: nav.steps
		}, {
			href: "#pricing",
			name: nav.pricing
		}],
		footer: /* @__PURE__ */ jsx(SiteFooter, {}),
		children: [from?.startsWith("/billing/success") && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ActivationNotice, {}) }), /* @__PURE__ */ jsx(LandingView, {
			audience,
			onAudience: turnTo
		})]
	});
}
export { LandingPage as default };
