import { A as PetPortrait, E as SkipLink, F as Icon, H as useWordsOf, W as productName, g as Wordmark, k as portraitFor } from "./light-C8fMLwcq.js";
import { t as track } from "./track-DchKo5Mq.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as RadioCards } from "./radio-cards-z-4T7nZ1.js";
import { t as accountWords } from "./words-CniIXMKI.js";
import { t as useAccount } from "./use-account-B1aDzN4t.js";
import { t as useSignOut } from "./use-sign-out-C-4SEkk2.js";
import { t as TextLink } from "./text-link-CK1NFIMY.js";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useNavigate } from "@tanstack/react-router";
import { ArrowRight, Check } from "lucide-react";
// apps/web/src/features/accounts/user-type-pictures.tsx
var clover = portraitFor({
	id: "clover",
	species: "rabbit",
	coat: "fawn",
	ears: "one-folded",
	marking: "blaze"
});
var biscuit = portraitFor({
	id: "biscuit",
	species: "dog",
	coat: "golden",
	ears: "floppy",
	marking: "blaze",
	tongue: true
});
var mango = portraitFor({
	id: "mango",
	species: "cat",
	coat: "ginger",
	marking: "tabby"
});
var hazel = portraitFor({
	id: "hazel",
	species: "dog",
	coat: "chestnut",
	ears: "floppy",
	marking: "blaze"
});
/** Three pets looking over the card's edge. */
function OwnerPicture() {
	return /* @__PURE__ */ jsxs("span", {
		"data-blanket": "sky",
		"aria-hidden": "true",
		className: "relative flex h-48 items-end justify-center overflow-hidden bg-blanket",
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "-me-6 w-32 shrink-0 sm:w-42 translate-y-9",
				children: /* @__PURE__ */ jsx(PetPortrait, {
					look: clover,
					tag: false
				})
			}),
			/* @__PURE__ */ jsx("span", {
				className: "z-1 w-48 shrink-0 sm:w-60 translate-y-12",
				children: /* @__PURE__ */ jsx(PetPortrait, {
					look: biscuit,
					tag: false
				})
			}),
			/* @__PURE__ */ jsx("span", {
				className: "-ms-9 w-36 shrink-0 sm:w-46 translate-y-9",
				children: /* @__PURE__ */ jsx(PetPortrait, {
					look: mango,
					tag: false
				})
			})
		]
	});
}
/** A small shop with an awning, and somebody already inside. */
function ShopPicture() {
	return /* @__PURE__ */ jsxs("span", {
		"data-blanket": "butter",
		"aria-hidden": "true",
		className: "relative flex h-48 items-end justify-center overflow-hidden bg-blanket",
		children: [/* @__PURE__ */ jsxs("svg", {
			viewBox: "0 0 340 190",
			className: "h-full max-w-full",
			"aria-hidden": "true",
			focusable: "false",
			children: [
				/* @__PURE__ */ jsx("rect", {
					x: "34",
					y: "52",
					width: "272",
					height: "140",
					fill: "#FCF4DE"
				}),
				/* @__PURE__ */ jsx("path", {
					d: "M58 190V112a33 33 0 0 1 66 0v78z",
					className: "fill-deep"
				}),
				/* @__PURE__ */ jsx("circle", {
					cx: "113",
					cy: "146",
					r: "4",
					fill: "#F2B02A"
				}),
				/* @__PURE__ */ jsx("rect", {
					x: "150",
					y: "92",
					width: "132",
					height: "76",
					rx: "12",
					fill: "#B9DDEC"
				}),
				[
					0,
					1,
					2,
					3,
					4,
					5
				].map((stripe) => /* @__PURE__ */ jsx("path", {
					d: awning(stripe),
					className: stripe % 2 === 0 ? "fill-evergreen" : "fill-on-deep"
				}, stripe))
			]
		}), /* @__PURE__ */ jsx("span", {
			className: "-translate-x-1/2 absolute bottom-[11%] left-1/2 ms-12 h-[34%] overflow-hidden",
			children: /* @__PURE__ */ jsx("span", {
				className: "block size-20",
				children: /* @__PURE__ */ jsx(PetPortrait, {
					look: hazel,
					tag: false
				})
			})
		})]
	});
}
/** One stripe of the awning: slanted sides, a round lower edge. */
function awning(stripe) {
	const left = 14 + stripe * 52;
	const top = 26 + stripe * 48;
	return `M${top} 8h48l${left - top + 4} 56a26 22 0 0 1-52 0z`;
}
// apps/web/src/features/accounts/user-type-form.tsx
/** Two cards; Continue waits for one of them. */
function UserTypeForm({ onChosen }) {
	const words = useWordsOf(accountWords);
	const [chosen, setChosen] = useState(null);
	const save = useAction("setUserType", ["getProfile"]);
	useEffect(() => {
		track("user_type_view", {});
		track("page_view", { page: "select_user_type" });
	}, []);
	const choose = (userType) => {
		setChosen(userType);
		track("user_type_select", { userType });
	};
	const sending = useRef(false);
	const submit = () => {
		if (!chosen || sending.current) return;
		sending.current = true;
		const settled = () => {
			sending.current = false;
		};
		save.mutate({ userType: chosen }, {
			onSuccess: () => onChosen(chosen),
			onSettled: settled
		});
	};
	const cards = [{
		id: "owner",
		title: words.owner.title,
		picture: /* @__PURE__ */ jsx(OwnerPicture, {}),
		children: /* @__PURE__ */ jsx(CardBody, { of: words.owner })
	}, {
		id: "business",
		title: words.businessOwner.title,
		picture: /* @__PURE__ */ jsx(ShopPicture, {}),
		children: /* @__PURE__ */ jsx(CardBody, { of: words.businessOwner })
	}];
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col items-center gap-8",
		children: [
			save.isError && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				announce: "alert",
				children: words.typeFailed
			}),
			/* @__PURE__ */ jsx(RadioCards, {
				label: words.typeLabel,
				cards,
				value: chosen,
				onChange: choose,
				className: "w-full max-w-262"
			}),
			/* @__PURE__ */ jsx(Button, {
				size: "lead",
				trailingIcon: ArrowRight,
				isDisabled: chosen === null,
				busy: save.isPending && words.saving,
				onPress: submit,
				className: "w-full max-w-70",
				children: words.continue
			})
		]
	});
}
function CardBody({ of }) {
	return /* @__PURE__ */ jsxs("span", {
		className: "block",
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "block type-strong",
				children: of.subtitle
			}),
			/* @__PURE__ */ jsx("span", {
				className: "mt-1.5 block text-ink-2",
				children: of.description
			}),
			/* @__PURE__ */ jsx("span", {
				className: "mt-3 block",
				children: of.features.map((feature) => /* @__PURE__ */ jsxs("span", {
					className: "flex items-center gap-2.5 py-1",
					children: [/* @__PURE__ */ jsx(Icon, {
						of: Check,
						size: 18,
						className: "text-evergreen-ink"
					}), feature]
				}, feature))
			})
		]
	});
}
// apps/web/src/app/routes/select-user-type.tsx
function SelectUserTypePage() {
	const words = useWordsOf(accountWords);
	const account = useAccount();
	const signOut = useSignOut();
	const navigate = useNavigate();
	return /* @__PURE__ */ jsxs("div", {
		className: "min-h-dvh bg-paper",
		children: [
			/* @__PURE__ */ jsx(SkipLink, {}),
			/* @__PURE__ */ jsxs("header", {
				className: "mx-auto flex h-22 max-w-7xl items-center justify-between gap-4 px-5 md:px-10",
				children: [/* @__PURE__ */ jsx(TextLink, {
					href: "/",
					"aria-label": productName,
					className: "text-ink no-underline",
					children: /* @__PURE__ */ jsx(Wordmark, { name: productName })
				}), /* @__PURE__ */ jsxs("p", {
					className: "flex min-w-0 items-center gap-2 type-small text-ink-2",
					children: [/* @__PURE__ */ jsx("span", {
						className: "truncate max-md:hidden",
						children: account.status === "signed-in" && account.profile.email
					}), /* @__PURE__ */ jsx(Button, {
						variant: "ghost",
						size: "small",
						onPress: () => void signOut(),
						children: words.logOut
					})]
				})]
			}),
			/* @__PURE__ */ jsxs("main", {
				id: "main",
				tabIndex: -1,
				className: "mx-auto max-w-7xl px-5 pt-4 pb-16 outline-none md:px-10",
				children: [/* @__PURE__ */ jsxs("div", {
					className: "mb-8 text-center",
					children: [/* @__PURE__ */ jsx("h1", {
						className: "type-h1",
						children: words.typeTitle
					}), /* @__PURE__ */ jsx("p", {
						className: "mt-2 type-lead text-ink-2",
						children: words.typeLead
					})]
				}), /* @__PURE__ */ jsx(UserTypeForm, { onChosen: (type) => void navigate({ to: type === "business" ? "/business" : "/dashboard" }) })]
			})
		]
	});
}
export { SelectUserTypePage as default };
