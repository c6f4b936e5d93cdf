// packages/protocol/src/qr/qr-capacity.ts
/** Error correction codewords of each block at level M, by version. Source: ISO/IEC 18004:2015, table 9. */
var correctionPerBlock = [
	10,
	16,
	26,
	18,
	24,
	16,
	18,
	22,
	22,
	26,
	30,
	22,
	22,
	24,
	24,
	28,
	28,
	26,
	26,
	26,
	26,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28,
	28
];
/** Blocks at level M, by version. Source: the same table. */
var blocks = [
	1,
	1,
	1,
	2,
	2,
	4,
	4,
	4,
	5,
	5,
	5,
	8,
	9,
	9,
	10,
	10,
	11,
	13,
	14,
	16,
	17,
	17,
	18,
	20,
	21,
	23,
	25,
	26,
	28,
	29,
	31,
	33,
	35,
	37,
	38,
	40,
	43,
	45,
	47,
	49
];
function blockPlanOf(version) {
	const perBlock = correctionPerBlock[version - 1];
	const blockCount = blocks[version - 1];
	if (perBlock === void 0 || blockCount === void 0) throw new RangeError("QR versions are 1 to 40.");
	const allCodewords = Math.floor(rawModules(version) / 8);
	return {
		allCodewords,
		dataCodewords: allCodewords - perBlock * blockCount,
		blockCount,
		correctionPerBlock: perBlock
	};
}
/** Modules left for data and correction once the patterns are drawn. */
function rawModules(version) {
	let modules = (16 * version + 128) * version + 64;
	if (version >= 2) {
		const alignments = Math.floor(version / 7) + 2;
		modules -= (25 * alignments - 10) * alignments - 55;
	}
	return version >= 7 ? modules - 36 : modules;
}
/** Where the middles of the alignment patterns lie, on both axes. */
function alignmentPlaces(version) {
	if (version === 1) return [];
	const count = Math.floor(version / 7) + 2;
	const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
	const last = version * 4 + 10;
	return [6, ...Array.from({ length: count - 1 }, (_, index) => last - index * step).reverse()];
}
// packages/protocol/src/qr/qr-masks.ts
/** The eight masks. Source: ISO/IEC 18004:2015, table 10. */
var masks = [
	(x, y) => (x + y) % 2 === 0,
	(_, y) => y % 2 === 0,
	(x) => x % 3 === 0,
	(x, y) => (x + y) % 3 === 0,
	(x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
	(x, y) => x * y % 2 + x * y % 3 === 0,
	(x, y) => (x * y % 2 + x * y % 3) % 2 === 0,
	(x, y) => ((x + y) % 2 + x * y % 3) % 2 === 0
];
var maskCount = masks.length;
/** Turns the modules under a mask over; a second time turns them back. */
function applyMask({ size, dark, fixed }, mask) {
	const covers = masks[mask];
	if (!covers) throw new RangeError("QR masks are 0 to 7.");
	for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) {
		const at = y * size + x;
		if (!fixed[at] && covers(x, y)) dark[at] = dark[at] ? 0 : 1;
	}
}
/** How hard a code is to read: long runs, blocks, false finders, too dark or too light. Same source, table 11. */
function penaltyOf(canvas) {
	const { size, dark } = canvas;
	let penalty = 0;
	for (let line = 0; line < size; line += 1) {
		penalty += linePenalty((at) => dark[line * size + at] === 1, size);
		penalty += linePenalty((at) => dark[at * size + line] === 1, size);
	}
	let total = 0;
	for (let at = 0; at < dark.length; at += 1) {
		total += dark[at] ?? 0;
		if (at % size === size - 1 || at + size >= dark.length) continue;
		if (dark[at] === dark[at + 1] && dark[at] === dark[at + size] && dark[at] === dark[at + size + 1]) penalty += 3;
	}
	const offBalance = Math.abs(total * 20 - dark.length * 10);
	return penalty + Math.max(0, Math.ceil(offBalance / dark.length) - 1) * 10;
}
/** 1011101 with four light modules on one side looks like a finder. */
var falseFinders = [93, 1488];
function linePenalty(isDark, size) {
	let penalty = 0;
	let run = 0;
	let window = 0;
	for (let at = 0; at < size; at += 1) {
		run = at > 0 && isDark(at) === isDark(at - 1) ? run + 1 : 1;
		if (run === 5) penalty += 3;
		else if (run > 5) penalty += 1;
		window = (window << 1 | (isDark(at) ? 1 : 0)) & 2047;
		if (at >= 10 && falseFinders.includes(window)) penalty += 40;
	}
	return penalty;
}
// packages/protocol/src/qr/qr-patterns.ts
function setFixed(canvas, x, y, dark) {
	if (x < 0 || y < 0 || x >= canvas.size || y >= canvas.size) return;
	canvas.dark[y * canvas.size + x] = dark ? 1 : 0;
	canvas.fixed[y * canvas.size + x] = 1;
}
/** An empty code with its finder, timing and alignment patterns, its version, and room for the format. */
function drawPatterns(version) {
	const size = version * 4 + 17;
	const canvas = {
		size,
		dark: new Uint8Array(size * size),
		fixed: new Uint8Array(size * size)
	};
	for (let at = 0; at < size; at += 1) {
		setFixed(canvas, 6, at, at % 2 === 0);
		setFixed(canvas, at, 6, at % 2 === 0);
	}
	for (const [x, y] of [
		[3, 3],
		[size - 4, 3],
		[3, size - 4]
	]) drawRings(canvas, x, y, 4, (far) => far !== 2 && far !== 4);
	const places = alignmentPlaces(version);
	const last = places.length - 1;
	for (const [column, x] of places.entries()) for (const [row, y] of places.entries()) if (!(column === 0 && (row === 0 || row === last) || column === last && row === 0)) drawRings(canvas, x, y, 2, (far) => far !== 1);
	drawFormat(canvas, 0);
	if (version >= 7) drawVersion(canvas, version);
	return canvas;
}
function drawRings(canvas, x, y, reach, isDark) {
	for (let dy = -reach; dy <= reach; dy += 1) for (let dx = -reach; dx <= reach; dx += 1) setFixed(canvas, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
}
/** Level M and the mask, twice, with their own correction. Source: ISO/IEC 18004:2015, 7.9. */
function drawFormat(canvas, mask) {
	let rest = mask;
	for (let round = 0; round < 10; round += 1) rest = rest << 1 ^ (rest >>> 9) * 1335;
	const bits = (mask << 10 | rest) ^ 21522;
	const bit = (at) => (bits >>> at & 1) === 1;
	const { size } = canvas;
	for (let at = 0; at <= 5; at += 1) setFixed(canvas, 8, at, bit(at));
	setFixed(canvas, 8, 7, bit(6));
	setFixed(canvas, 8, 8, bit(7));
	setFixed(canvas, 7, 8, bit(8));
	for (let at = 9; at < 15; at += 1) setFixed(canvas, 14 - at, 8, bit(at));
	for (let at = 0; at < 8; at += 1) setFixed(canvas, size - 1 - at, 8, bit(at));
	for (let at = 8; at < 15; at += 1) setFixed(canvas, 8, size - 15 + at, bit(at));
	setFixed(canvas, 8, size - 8, true);
}
function drawVersion(canvas, version) {
	let rest = version;
	for (let round = 0; round < 12; round += 1) rest = rest << 1 ^ (rest >>> 11) * 7973;
	const bits = version << 12 | rest;
	for (let at = 0; at < 18; at += 1) {
		const far = canvas.size - 11 + at % 3;
		const near = Math.floor(at / 3);
		setFixed(canvas, far, near, (bits >>> at & 1) === 1);
		setFixed(canvas, near, far, (bits >>> at & 1) === 1);
	}
}
// packages/protocol/src/qr/qr-segments.ts
var compactLetters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
/** Below this a compact run costs more for its own head, and that of the run behind it, than it saves. */
var worthwhileInside = 15;
var worthwhileAtEnd = 7;
/** Cuts a text so that long runs of capitals and digits, such as Base32, take 5.5 bits a letter instead of 8. */
function segmentsOf(text) {
	const runs = text.match(/[0-9A-Z $%*+\-./:]+|[^0-9A-Z $%*+\-./:]+/g) ?? [];
	const segments = [];
	for (const [index, run] of runs.entries()) {
		const letters = compactLetters.includes(run[0] ?? "");
		const needed = index === runs.length - 1 ? worthwhileAtEnd : worthwhileInside;
		const compact = letters && run.length >= needed;
		const before = segments.at(-1);
		if (before && !before.compact && !compact) segments[segments.length - 1] = {
			compact: false,
			text: before.text + run
		};
		else segments.push({
			compact,
			text: run
		});
	}
	return segments;
}
/** Bits, most significant first. */
var BitWriter = class {
	bits = [];
	put(value, length) {
		for (let at = length - 1; at >= 0; at -= 1) this.bits.push(value >>> at & 1);
	}
};
/** The segments as bits for a version of that size (the length fields grow at 10 and 27). */
function bitsOf(segments, version) {
	const grade = version < 10 ? 0 : version < 27 ? 1 : 2;
	const writer = new BitWriter();
	for (const { compact, text } of segments) if (compact) putCompact(writer, text, [
		9,
		11,
		13
	][grade] ?? 13);
	else putBytes(writer, text, [
		8,
		16,
		16
	][grade] ?? 16);
	return writer.bits;
}
function putCompact(writer, text, lengthBits) {
	writer.put(2, 4);
	writer.put(text.length, lengthBits);
	for (let at = 0; at < text.length; at += 2) {
		const first = compactLetters.indexOf(text[at] ?? "");
		const second = text[at + 1];
		if (second === void 0) writer.put(first, 6);
		else writer.put(first * 45 + compactLetters.indexOf(second), 11);
	}
}
function putBytes(writer, text, lengthBits) {
	const bytes = new TextEncoder().encode(text);
	writer.put(4, 4);
	writer.put(bytes.length, lengthBits);
	for (const byte of bytes) writer.put(byte, 8);
}
// packages/protocol/src/qr/reed-solomon.ts
/** Multiplies in the field of 256 elements that QR codes use (x^8 + x^4 + x^3 + x^2 + 1). */
function times(a, b) {
	let product = 0;
	for (let bit = 7; bit >= 0; bit -= 1) {
		product = product << 1 ^ (product >>> 7) * 285;
		product ^= (b >>> bit & 1) * a;
	}
	return product;
}
/** The generator polynomial of a degree, highest coefficient left out. */
function generatorOf(degree) {
	const generator = new Uint8Array(degree);
	generator[degree - 1] = 1;
	let root = 1;
	for (let round = 0; round < degree; round += 1) {
		for (let at = 0; at < degree; at += 1) generator[at] = times(generator[at] ?? 0, root) ^ (generator[at + 1] ?? 0);
		root = times(root, 2);
	}
	return generator;
}
/** The correction codewords for one block of data. */
function correctionFor(data, degree) {
	const generator = generatorOf(degree);
	const rest = new Uint8Array(degree);
	for (const byte of data) {
		const factor = byte ^ (rest[0] ?? 0);
		rest.copyWithin(0, 1);
		rest[degree - 1] = 0;
		for (let at = 0; at < degree; at += 1) rest[at] = (rest[at] ?? 0) ^ times(generator[at] ?? 0, factor);
	}
	return rest;
}
// packages/protocol/src/qr/qr-code.ts
/** The smallest version that holds this text at level M. Throws where none does. */
function qrVersionOf(text) {
	const segments = segmentsOf(text);
	for (let version = 1; version <= 40; version += 1) if (bitsOf(segments, version).length <= blockPlanOf(version).dataCodewords * 8) return version;
	throw new RangeError("This text is too long for a QR code.");
}
/**
* The modules of a QR code at level M, true for dark, without a quiet zone. The usual encoders write a text in one mode;
* this one changes modes within it, which is what lets a badge's long Base32 tail stay small.
*/
function qrModulesOf(text) {
	const version = qrVersionOf(text);
	const codewords = interleave(dataCodewordsOf(text, version), version);
	const canvas = drawPatterns(version);
	drawCodewords(canvas, codewords);
	drawBestMask(canvas);
	const { size, dark } = canvas;
	return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => dark[y * size + x] === 1));
}
function dataCodewordsOf(text, version) {
	const data = new Uint8Array(blockPlanOf(version).dataCodewords);
	const bits = bitsOf(segmentsOf(text), version);
	for (const [at, bit] of bits.entries()) data[at >> 3] = (data[at >> 3] ?? 0) | bit << 7 - (at & 7);
	const used = Math.ceil(Math.min(bits.length + 4, data.length * 8) / 8);
	for (let at = used; at < data.length; at += 1) data[at] = (at - used) % 2 === 0 ? 236 : 17;
	return data;
}
/** Cuts the data into blocks, adds correction to each and deals them out in turn. */
function interleave(data, version) {
	const { allCodewords, blockCount, correctionPerBlock } = blockPlanOf(version);
	const shortBlocks = blockCount - allCodewords % blockCount;
	const shortLength = Math.floor(allCodewords / blockCount) - correctionPerBlock;
	const parts = [];
	for (let block = 0, from = 0; block < blockCount; block += 1) {
		const to = from + shortLength + (block < shortBlocks ? 0 : 1);
		parts.push(data.subarray(from, to));
		from = to;
	}
	const corrections = parts.map((part) => correctionFor(part, correctionPerBlock));
	return new Uint8Array([...inTurn(parts), ...inTurn(corrections)]);
}
function inTurn(parts) {
	const longest = Math.max(...parts.map((part) => part.length));
	return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
}
/** Two columns at a time, up and down, from the right, around the patterns. */
function drawCodewords({ size, dark, fixed }, codewords) {
	let bit = 0;
	for (let right = size - 1; right >= 1; right -= 2) {
		if (right === 6) right = 5;
		for (let step = 0; step < size; step += 1) {
			const y = (right + 1 & 2) === 0 ? size - 1 - step : step;
			for (const x of [right, right - 1]) {
				const at = y * size + x;
				if (fixed[at] || bit >= codewords.length * 8) continue;
				dark[at] = (codewords[bit >> 3] ?? 0) >> 7 - (bit & 7) & 1;
				bit += 1;
			}
		}
	}
}
function drawBestMask(canvas) {
	let best = {
		mask: 0,
		penalty: Number.POSITIVE_INFINITY
	};
	for (let mask = 0; mask < maskCount; mask += 1) {
		applyMask(canvas, mask);
		drawFormat(canvas, mask);
		const penalty = penaltyOf(canvas);
		if (penalty < best.penalty) best = {
			mask,
			penalty
		};
		applyMask(canvas, mask);
	}
	applyMask(canvas, best.mask);
	drawFormat(canvas, best.mask);
}
export { qrModulesOf as t };
