import { jsx } from "react/jsx-runtime";
// packages/domain/src/waivers/text-diff.ts
/** Beyond this many words on either side the middle is shown as one change: a table of them would not fit. */
var mostWords = 2e3;
/** What changed between two texts, word by word, as few changes as possible. */
function diffTexts(before, after) {
	const [old, fresh] = [wordsOf(before), wordsOf(after)];
	let start = 0;
	while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
	let end = 0;
	while (end < old.length - start && end < fresh.length - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end++;
	const middle = diffWords(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
	return joinParts([
		{
			kind: "same",
			text: old.slice(0, start).join("")
		},
		...middle,
		{
			kind: "same",
			text: end > 0 ? old.slice(-end).join("") : ""
		}
	]);
}
/** Words with the space after them, so that putting them together gives the text back. */
function wordsOf(text) {
	return text.match(/\s*\S+\s*?(?=\s\S|\s*$)|\s+/g) ?? [];
}
function diffWords(old, fresh) {
	if (old.length > mostWords || fresh.length > mostWords) return [{
		kind: "removed",
		text: old.join("")
	}, {
		kind: "added",
		text: fresh.join("")
	}];
	const lengths = commonLengths(old, fresh);
	const parts = [];
	let [a, b] = [0, 0];
	while (a < old.length || b < fresh.length) if (a < old.length && b < fresh.length && old[a] === fresh[b]) {
		parts.push({
			kind: "same",
			text: old[a++] ?? ""
		});
		b++;
	} else if (a < old.length && (b === fresh.length || at(lengths, a + 1, b) >= at(lengths, a, b + 1))) parts.push({
		kind: "removed",
		text: old[a++] ?? ""
	});
	else parts.push({
		kind: "added",
		text: fresh[b++] ?? ""
	});
	return parts;
}
function at(lengths, a, b) {
	return lengths[a]?.[b] ?? 0;
}
/** How many words the rests of both texts have in common, from each pair of places on. */
function commonLengths(old, fresh) {
	const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
	for (let a = old.length - 1; a >= 0; a--) for (let b = fresh.length - 1; b >= 0; b--) {
		const row = lengths[a];
		row[b] = old[a] === fresh[b] ? at(lengths, a + 1, b + 1) + 1 : Math.max(at(lengths, a + 1, b), row[b + 1] ?? 0);
	}
	return lengths;
}
function joinParts(parts) {
	const joined = [];
	for (const part of parts) {
		const last = joined.at(-1);
		if (part.text === "") continue;
		if (last?.kind === part.kind) joined[joined.length - 1] = {
			...last,
			text: last.text + part.text
		};
		else joined.push(part);
	}
	return joined;
}
// packages/domain/src/waivers/waiver-text.ts
var headingLine = /^(#{1,3})\s+(.+)$/;
var bulletLine = /^[-*]\s+(.+)$/;
var numberLine = /^\d{1,3}[.)]\s+(.+)$/;
/**
* Reads the safe subset of Markdown: headings, paragraphs, lists, **strong**, *emphasis*. Whatever else is written
* is text as it stands, so that nothing in a waiver can be more than words.
*/
function parseWaiverText(source) {
	const blocks = [];
	for (const part of source.replace(/\r\n?/g, "\n").split(/\n\s*\n/)) {
		let paragraph = [];
		const flush = () => {
			if (paragraph.length > 0) blocks.push({
				kind: "paragraph",
				inlines: parseInlines(paragraph.join(" "))
			});
			paragraph = [];
		};
		for (const line of part.split("\n").map((text) => text.trim())) {
			const block = readLine(line);
			if (block === null) {
				if (line !== "") paragraph.push(line);
				continue;
			}
			flush();
			addBlock(blocks, block);
		}
		flush();
	}
	return blocks;
}
function readLine(line) {
	const heading = headingLine.exec(line);
	if (heading) return {
		kind: "heading",
		level: heading[1]?.length ?? 1,
		inlines: parseInlines(heading[2] ?? "")
	};
	const bullet = bulletLine.exec(line);
	if (bullet) return {
		kind: "list",
		ordered: false,
		items: [parseInlines(bullet[1] ?? "")]
	};
	const number = numberLine.exec(line);
	return number ? {
		kind: "list",
		ordered: true,
		items: [parseInlines(number[1] ?? "")]
	} : null;
}
/** Lines of a list that follow each other are one list. */
function addBlock(blocks, block) {
	const last = blocks.at(-1);
	if (block.kind === "list" && last?.kind === "list" && last.ordered === block.ordered) blocks[blocks.length - 1] = {
		...last,
		items: [...last.items, ...block.items]
	};
	else blocks.push(block);
}
function parseInlines(text) {
	const inlines = [];
	let at = 0;
	for (const found of text.matchAll(/\*\*(?!\s)([^*]+)(?<!\s)\*\*|\*(?!\s)([^*]+)(?<!\s)\*/g)) {
		if (found.index > at) inlines.push({
			text: text.slice(at, found.index),
			style: "plain"
		});
		inlines.push(found[1] === void 0 ? {
			text: found[2] ?? "",
			style: "em"
		} : {
			text: found[1],
			style: "strong"
		});
		at = found.index + found[0].length;
	}
	if (at < text.length) inlines.push({
		text: text.slice(at),
		style: "plain"
	});
	return inlines;
}
// apps/web/src/features/waivers/text-changes.tsx
var looks = {
	same: "",
	added: "bg-evergreen-tint text-evergreen-ink no-underline",
	removed: "bg-sunken text-ink-2 line-through"
};
/** What changed between two versions, to be read in place. */
function TextChanges({ before, after }) {
	return /* @__PURE__ */ jsx("p", {
		className: "max-w-160 whitespace-pre-wrap",
		children: diffTexts(before, after).map(({ kind, text }, key) => {
			const id = `${kind} ${key}`;
			if (kind === "added") return /* @__PURE__ */ jsx("ins", {
				className: looks.added,
				children: text
			}, id);
			if (kind === "removed") return /* @__PURE__ */ jsx("del", {
				className: looks.removed,
				children: text
			}, id);
			return /* @__PURE__ */ jsx("span", { children: text }, id);
		})
	});
}
// apps/web/src/features/waivers/waiver-text.tsx
var headings = {
	1: "type-h2-page",
	2: "type-h3",
	3: "font-semibold"
};
/** A waiver's text. Only words leave the parser, so nothing in it can be more than words on the page. */
function WaiverText({ source }) {
	return /* @__PURE__ */ jsx("div", {
		className: "flex max-w-160 flex-col gap-3",
		children: parseWaiverText(source).map((block, key) => {
			const id = `${block.kind} ${key}`;
			if (block.kind === "heading") return /* @__PURE__ */ jsx("h3", {
				className: headings[block.level],
				children: showInlines(block.inlines)
			}, id);
			if (block.kind === "paragraph") return /* @__PURE__ */ jsx("p", { children: showInlines(block.inlines) }, id);
			const items = block.items.map((item, index) => {
				const line = `${id} ${index}`;
				return /* @__PURE__ */ jsx("li", { children: showInlines(item) }, line);
			});
			return block.ordered ? /* @__PURE__ */ jsx("ol", {
				className: "list-decimal ps-6",
				children: items
			}, id) : /* @__PURE__ */ jsx("ul", {
				className: "list-disc ps-6",
				children: items
			}, id);
		})
	});
}
function showInlines(inlines) {
	return inlines.map(({ text, style }, key) => {
		const id = `${style} ${key}`;
		if (style === "strong") return /* @__PURE__ */ jsx("strong", { children: text }, id);
		if (style === "em") return /* @__PURE__ */ jsx("em", { children: text }, id);
		return /* @__PURE__ */ jsx("span", { children: text }, id);
	});
}
export { TextChanges as n, WaiverText as t };
