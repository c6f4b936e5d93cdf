import { t as calendarDateIn } from "./calendar-date-in-Cu37YP4x.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as useFormat } from "./use-format-CV9goLff.js";
import { H as useWordsOf } from "./light-C8fMLwcq.js";
import { t as Button } from "./button-Cfu8Kpws.js";
import { t as Menu$1 } from "./menu-7KRAIxuZ.js";
import { n as showToast } from "./app-QQCcJrKe.js";
import { t as businessWords } from "./words-DlzFRSnj.js";
import { useState } from "react";
import { jsx } from "react/jsx-runtime";
import { Download } from "lucide-react";
// apps/web/src/features/businesses/export/read-all.ts
var longestPage = 100;
/** A whole list, page by page; `onRead` hears how many each page brought. */
async function readAll(readPage, onRead) {
	const items = [];
	let wish = { limit: longestPage };
	for (;;) {
		const page = await readPage(wish);
		items.push(...page.items);
		onRead(page.items.length);
		if (page.nextCursor === null) return items;
		wish = {
			limit: longestPage,
			cursor: page.nextCursor
		};
	}
}
// apps/web/src/features/businesses/export/to-csv.ts
/** A table as spreadsheets read it: RFC 4180, with a byte order mark, so that Excel takes it for UTF-8. */
function toCsv(columns, rows) {
	return `\uFEFF${[columns, ...rows.map((row) => columns.map((column) => toText(row[column])))].map((line) => `${line.map(toCell).join(",")}\r\n`).join("")}`;
}
function toText(value) {
	if (value === null || value === void 0) return "";
	if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join("; ");
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
/** A spreadsheet runs what begins like a formula, and names and reasons are typed by strangers. */
var formula = /^[=+\-@\t\r]/;
function toCell(text) {
	const safe = formula.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll("\"", "\"\"")}"` : safe;
}
// apps/web/src/features/businesses/export/make-export.ts
var exportKinds = [
	"pets",
	"checkIns",
	"requirements",
	"everything"
];
var petColumns = "petId petName species breed colour alerts scope verdict connectedAt lastVisitAt".split(" ");
var checkInColumns = "id petId petName service arrivedAt departedAt method decision verdict overrideReason recordedBy requirementsVersion".split(" ");
var ruleColumns = [
	"version",
	"publishedAt",
	"effectiveFrom",
	"id",
	"level",
	"title",
	"appliesTo",
	"requirement"
];
/** Reads what the place may read, through the functions its pages use, and writes it down. */
async function makeExport(kind, parts) {
	const name = (what, ending) => `${parts.place.slug}-${what}-${parts.today}.${ending}`;
	const csv = (what, columns, rows) => ({
		name: name(what, "csv"),
		type: "text/csv;charset=utf-8",
		text: toCsv(columns, rows)
	});
	if (kind === "pets") return csv("pets", petColumns, await readPets(parts));
	if (kind === "checkIns") return csv("check-ins", checkInColumns, await readCheckIns(parts));
	if (kind === "requirements") {
		const { rules, ...version } = await readRequirements(parts);
		return csv("requirements", ruleColumns, rules.map((rule) => ({
			...version,
			...rule
		})));
	}
	const everything = {
		place: parts.place,
		exportedOn: parts.today,
		connections: await readPets(parts),
		checkIns: await readCheckIns(parts),
		requirements: await readRequirements(parts)
	};
	const text = `${JSON.stringify(everything, null, 2)}\n`;
	return {
		name: name("everything", "json"),
		type: "application/json",
		text
	};
}
function readPets({ call, place, onRead }) {
	return readAll((page) => call("listConnections", {
		businessId: place.id,
		...page
	}), onRead);
}
function readCheckIns({ call, place, onRead }) {
	return readAll((page) => call("listCheckIns", {
		businessId: place.id,
		...page
	}), onRead);
}
async function readRequirements({ call, place, onRead }) {
	const requirements = await call("getRequirements", { businessId: place.id });
	onRead(requirements.rules.length);
	return requirements;
}
// apps/web/src/features/businesses/export/save-file.ts
/** Hands a file to the browser's downloads. */
function saveFile({ name, type, text }) {
	const url = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 1e4);
}
// apps/web/src/features/businesses/export/export-menu.tsx
/** What the place may read, as a file: made on this device from the functions its pages read through. */
function ExportMenu({ place }) {
	const words = useWordsOf(businessWords);
	const format = useFormat();
	const [read, setRead] = useState(null);
	const take = async (kind) => {
		setRead(0);
		const onRead = (count) => setRead((before) => (before ?? 0) + count);
		const today = calendarDateIn(Date.now(), place.timeZone);
		try {
			saveFile(await makeExport(kind, {
				call,
				place,
				onRead,
				today
			}));
		} catch {
			showToast({
				tone: "error",
				words: words.exportFailed
			});
		} finally {
			setRead(null);
		}
	};
	return /* @__PURE__ */ jsx(Menu$1, {
		label: words.exportData,
		trigger: /* @__PURE__ */ jsx(Button, {
			variant: "secondary",
			size: "small",
			icon: Download,
			busy: read !== null && words.exporting(format.number(read)),
			children: words.exportData
		}),
		items: exportKinds.map((kind) => ({
			id: kind,
			label: words.exports[kind],
			onAction: () => void take(kind)
		}))
	});
}
export { ExportMenu as t };
