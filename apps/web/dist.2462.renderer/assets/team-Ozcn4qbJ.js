import { t as useAccount } from "./use-account-B1aDzN4t.js";
import { n as usePlace } from "./place-ua9jLkuz.js";
import { n as memberRoles, t as mayDo } from "./permissions-DilPRF2S.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { H as useWordsOf, O as Tag, x as PersonTile } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as useAction } from "./use-action-Xxb7RzpF.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { t as teamWords } from "./words-DrGHJ2-F.js";
import { t as RadioGroup } from "./radio-group-CE8QsPk3.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { t as Menu$1 } from "./menu-7KRAIxuZ.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { UserPlus } from "lucide-react";
// apps/web/src/features/team/invitation-rows.tsx
/** Who was invited and has not come yet. */
function InvitationRows({ place }) {
	const words = useWordsOf(teamWords);
	const format = useFormat();
	const invitations = useCall("listInvitations", {
		businessId: place.id,
		limit: 100
	});
	const withdraw = useAction("withdrawInvitation", ["listInvitations"]);
	const take = (invitationId) => withdraw.mutate({
		businessId: place.id,
		invitationId
	}, { onError: (problem) => showToast({
		words: problem.message,
		tone: "error"
	}) });
	const items = invitations.data?.items ?? [];
	return /* @__PURE__ */ jsxs(Panel, {
		title: words.invited,
		children: [items.length === 0 && /* @__PURE__ */ jsx("p", {
			className: "type-small text-ink-2",
			children: words.nobodyInvited
		}), /* @__PURE__ */ jsx(Rows, { children: items.map(({ id, email, role, expiresAt }) => /* @__PURE__ */ jsx(Row, {
			title: email,
			detail: `${words.roles[role]}, ${words.until(format.dayTime(expiresAt))}`,
			end: mayDo(place.role, role === "manager" ? "inviteManagers" : "inviteStaff") && /* @__PURE__ */ jsx(Button, {
				variant: "ghost",
				size: "small",
				"aria-label": `${words.withdraw}: ${email}`,
				onPress: () => take(id),
				children: words.withdraw
			})
		}, id)) })]
	});
}
// apps/web/src/features/team/invite-dialog.tsx
/** An address and a role; only owners may choose the manager's. */
function InviteDialog({ place, isOpen, onOpenChange }) {
	const words = useWordsOf(teamWords);
	const [email, setEmail] = useState("");
	const [role, setRole] = useState("staff");
	const invite = useAction("inviteMember", ["listInvitations"]);
	const send = () => invite.mutate({
		businessId: place.id,
		email,
		role
	}, { onSuccess: () => {
		showToast({ words: words.sent(email) });
		setEmail("");
		onOpenChange(false);
	} });
	const roles = mayDo(place.role, "inviteManagers") ? ["staff", "manager"] : ["staff"];
	return /* @__PURE__ */ jsx(ConfirmDialog, {
		isOpen,
		onOpenChange,
		title: words.inviteTitle,
		confirm: words.invite,
		busy: invite.isPending && words.sending,
		isDisabled: !email.includes("@"),
		onConfirm: send,
		children: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ jsx("p", { children: words.inviteLead }),
				/* @__PURE__ */ jsx(TextField, {
					label: words.email,
					type: "email",
					autoComplete: "off",
					value: email,
					onChange: setEmail,
					error: invite.error?.message
				}),
				/* @__PURE__ */ jsx(RadioGroup, {
					label: words.role,
					value: role,
					onChange: setRole,
					options: roles.map((id) => ({
						id,
						label: words.roles[id],
						detail: words.may[id]
					}))
				}),
				/* @__PURE__ */ jsx("p", {
					className: "type-small text-ink-2",
					children: words.may[role]
				})
			]
		})
	});
}
// apps/web/src/features/team/initials-of.ts
/** Two letters for somebody: of the first and the last word of a name, or of an address before its @. */
function initialsOf(name) {
	const words = (name.split("@")[0] ?? "").split(/[\s._-]+/).filter(Boolean);
	return [words[0], words.length > 1 ? words.at(-1) : void 0].map((word) => [...word ?? ""][0]?.toUpperCase() ?? "").join("") || "?";
}
// apps/web/src/features/team/member-row.tsx
var changed = ["listMembers", "listMyBusinesses"];
var onError = (problem) => showToast({
	words: problem.message,
	tone: "error"
});
/** One colleague: name, role, since when, and what the reader may change about it. */
function MemberRow({ member, place, isSelf }) {
	const words = useWordsOf(teamWords);
	const format = useFormat();
	const [asked, setAsked] = useState(null);
	const change = useAction("changeMemberRole", changed);
	const remove = useAction("removeMember", changed);
	const handOver = useAction("transferOwnership", changed);
	const name = member.displayName ?? member.email;
	const input = {
		businessId: place.id,
		uid: member.uid
	};
	const close = {
		onSuccess: () => setAsked(null),
		onError
	};
	const leads = mayDo(place.role, "changeRoles");
	const items = [
		...(leads ? memberRoles : []).filter((role) => role !== member.role).map((role) => ({
			id: role,
			label: words.make[role],
			onAction: () => change.mutate({
				...input,
				role
			}, { onError })
		})),
		...leads && !isSelf ? [{
			id: "hand-over",
			label: words.handOver,
			onAction: () => setAsked("hand-over")
		}] : [],
		...leads || isSelf ? [{
			id: "remove",
			label: isSelf ? words.leave : words.remove,
			tone: "danger",
			onAction: () => setAsked("remove")
		}] : []
	];
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Row, {
			start: /* @__PURE__ */ jsx(PersonTile, { initials: initialsOf(name) }),
			title: isSelf ? `${name} (${words.you})` : name,
			detail: `${member.email}, ${words.since(format.moment(member.joinedAt))}`,
			end: /* @__PURE__ */ jsxs("span", {
				className: "flex items-center gap-2",
				children: [/* @__PURE__ */ jsx(Tag, {
					tone: member.role === "owner" ? "soft" : "outline",
					children: words.roles[member.role]
				}), items.length > 0 && /* @__PURE__ */ jsx(Menu$1, {
					label: words.actions(name),
					items,
					placement: "bottom end"
				})]
			})
		}),
		/* @__PURE__ */ jsx(ConfirmDialog, {
			isOpen: asked === "remove",
			onOpenChange: (open) => open || setAsked(null),
			title: words.removeTitle(name),
			confirm: isSelf ? words.leave : words.remove,
			tone: "danger",
			busy: remove.isPending && words.remove,
			onConfirm: () => remove.mutate(input, close),
			children: words.removeLead
		}),
		/* @__PURE__ */ jsx(ConfirmDialog, {
			isOpen: asked === "hand-over",
			onOpenChange: (open) => open || setAsked(null),
			title: words.handOverTitle(name),
			confirm: words.handOver,
			busy: handOver.isPending && words.handOver,
			onConfirm: () => handOver.mutate(input, close),
			children: words.handOverLead
		})
	] });
}
// apps/web/src/features/team/team-view.tsx
/** Who works at a place, who was invited, and what each may do. */
function TeamView({ place, ownUid }) {
	const words = useWordsOf(teamWords);
	const [inviting, setInviting] = useState(false);
	const members = useCall("listMembers", {
		businessId: place.id,
		limit: 100
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(PageTitle, {
				kind: "business",
				lead: words.lead,
				actions: mayDo(place.role, "inviteStaff") && /* @__PURE__ */ jsx(Button, {
					icon: UserPlus,
					onPress: () => setInviting(true),
					children: words.invite
				}),
				children: words.title
			}),
			members.isError && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.failed,
				onRetry: () => void members.refetch(),
				children: members.error.message
			}),
			members.isPending && /* @__PURE__ */ jsx(Skeleton, { children: /* @__PURE__ */ jsx(SkeletonBlock, {
				className: "h-60",
				shape: "card"
			}) }),
			members.data && /* @__PURE__ */ jsx(Panel, {
				title: words.members,
				lead: `${words.seats(members.data.items.length)}. ${words.seatsDetail}`,
				children: /* @__PURE__ */ jsx(Rows, { children: members.data.items.map((member) => /* @__PURE__ */ jsx(MemberRow, {
					member,
					place,
					isSelf: member.uid === ownUid
				}, member.uid)) })
			}),
			/* @__PURE__ */ jsx(InvitationRows, { place }),
			/* @__PURE__ */ jsx(InviteDialog, {
				place,
				isOpen: inviting,
				onOpenChange: setInviting
			})
		]
	});
}
// apps/web/src/app/routes/team.tsx
function TeamPage() {
	const account = useAccount();
	const ownUid = account.status === "signed-in" ? account.profile.uid : "";
	return /* @__PURE__ */ jsx(TeamView, {
		place: usePlace(),
		ownUid
	});
}
export { TeamPage as default };
