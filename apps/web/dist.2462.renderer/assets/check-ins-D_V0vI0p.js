import { t as useFormat } from "./use-format-CV9goLff.js";
import { B as defineWords, C as useDraft, D as LinkButton, F as Icon, H as useWordsOf, L as useSession, M as VerdictShape, P as classes, S as PetAvatar, T as readText, i as Segments, j as VerdictTag, k as portraitFor, w as keepText } from "./light-C8fMLwcq.js";
import { i as ErrorPanel, n as showToast } from "./app-QQCcJrKe.js";
import { a as SkeletonBlock, i as Skeleton } from "./redirect-DprfkNSs.js";
import { t as PageTitle } from "./page-title-z4s22wBS.js";
import { t as Card } from "./card-DlR0N7on.js";
import { t as SectionHeading } from "./section-heading-Bchlddt-.js";
import { t as Count } from "./count-C2uR6pa1.js";
import { t as useCall } from "./use-call-BiaGBJMz.js";
import { t as mayDo } from "./permissions-DilPRF2S.js";
import { n as given, t as Button$1 } from "./button-Cfu8Kpws.js";
import { t as Banner } from "./banner-C-o9mbUT.js";
import { t as TextArea } from "./text-area-Bo0kA3o4.js";
import { t as ConfirmDialog } from "./confirm-dialog-B4ZMvpoE.js";
import { t as CallError } from "./call-error-6MthuIsC.js";
import { t as call } from "./calls-DgJCFUzH.js";
import { t as standingOf } from "./waiting-BtUtoW-v.js";
import { t as Menu$2 } from "./menu-7KRAIxuZ.js";
import { t as EmptyState } from "./empty-state-DWLJlkTs.js";
import { n as Rows, t as Row } from "./rows-DQrFM6E6.js";
import { t as SearchField$1 } from "./search-field-DEatNO2a.js";
import { d as civilFromDay, f as dayFromCivil, o as dateOf, p as daysInMonth, r as addDays, s as dayOf, t as calendarDateIn, u as addMonthsToDay } from "./calendar-date-in-Cu37YP4x.js";
import { t as useWatch } from "./use-watch-CpQ9fn4o.js";
import { a as importPoint, c as pointOf, n as isTailBy, o as isEs256By, r as readFragment } from "./live-code-BKWQvvfX.js";
import { r as parseBadgeCode } from "./badge-code-B8XM-S8u.js";
import { t as TextField } from "./text-field-BfnnSR2p.js";
import { t as Dialog$1 } from "./dialog-CYtOyh-5.js";
import { t as SpinnerMark } from "./spinner-mark-DYKLNDNN.js";
import { t as IconButton } from "./icon-button-DOXv9P8U.js";
import { n as statusRank, t as isSatisfied } from "./status-BRsfvIwg.js";
import { n as vaccines, t as findVaccine } from "./vaccine-BDEzqmqL.js";
import { n as shortfallOf, t as evidenceLevels } from "./evidence-BUqZOZRE.js";
import { n as targets } from "./target-DhXyGG_J.js";
import { t as subjectOf$1 } from "./subject-of-CwFKQ1i4.js";
import { t as speciesList } from "./species-CjTPcZcv.js";
import { t as explainCheck } from "./explain-check-90CD3bIC.js";
import { t as Spinner } from "./spinner-BCs9SEnB.js";
import { t as Select$1 } from "./select-y_4EWHW7.js";
import { t as Panel } from "./panel-CiYIu3yG.js";
import { t as searchVaccines } from "./search-vaccines-D-L1VfPj.js";
import { t as ComboBox$1 } from "./combo-box-gMB5Dsl-.js";
import { t as DateField } from "./date-field-CirZmsaa.js";
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { decode, encode, rfc8949EncodeOptions } from "cborg";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, CalendarCheck, CameraOff, Clock, ClockAlert, CloudUpload, FileText, Flashlight, FlashlightOff, HeartHandshake, Hourglass, Image, Keyboard, Lock, LogIn, LogOut, OctagonX, Plus, ScanLine, ScanSearch, Search, ShieldAlert, Trash2, TriangleAlert, UserPlus, Vibrate, VibrateOff, Volume2, VolumeX, Wifi, WifiOff, X } from "lucide-react";
import { Button, FileTrigger } from "react-aria-components";
import { openDB } from "idb";
// packages/domain/src/compliance/birth.ts
/** The possible birth days: one day, every day of a month or a year, or null where nothing is known. */
function birthRange(pet) {
	if (pet.bornOn === null) return null;
	const day = dayOf(pet.bornOn);
	if (pet.bornOnPrecision === "month") {
		const { year, month } = civilFromDay(day);
		const earliest = dayFromCivil(year, month, 1);
		return {
			earliest,
			latest: earliest + daysInMonth(year, month) - 1
		};
	}
	if (pet.bornOnPrecision === "year") {
		const { year } = civilFromDay(day);
		return {
			earliest: dayFromCivil(year, 1, 1),
			latest: dayFromCivil(year, 12, 31)
		};
	}
	return {
		earliest: day,
		latest: day
	};
}
// packages/domain/src/catalogue/route.ts
/** Ways a dose is given. */
var routes = [
	"subcutaneous",
	"intramuscular",
	"intranasal",
	"oral"
];
/** The route a catalogue entry names by its first word: 'oral (buccal)' is oral. Null where it names none. */
function routeOfLabel(label) {
	const [word] = label.split(" ");
	return routes.find((route) => route === word) ?? null;
}
// packages/domain/src/compliance/dose.ts
function doseOf(record, vaccine) {
	const on = dayOf(record.administeredOn);
	if (record.expiresOn !== null) return {
		record,
		vaccine,
		on,
		labelEnd: dayOf(record.expiresOn)
	};
	const { validMonths } = vaccine;
	return {
		record,
		vaccine,
		on,
		labelEnd: validMonths === null ? null : addMonthsToDay(on, validMonths)
	};
}
/** By date, then by id in code units. */
function compareDoses(a, b) {
	if (a.on !== b.on) return a.on - b.on;
	if (a.record.id === b.record.id) return 0;
	return a.record.id < b.record.id ? -1 : 1;
}
/** Every dose that can count for anything, in the order in which they were given. */
function dosesOf(records) {
	const doses = [];
	for (const record of records.vaccinations) {
		if (record.state !== "active") continue;
		const vaccine = findVaccine(record.vaccine);
		if (vaccine !== null) doses.push(doseOf(record, vaccine));
	}
	return doses.sort(compareDoses);
}
// packages/domain/src/compliance/changes-on.ts
/** The arrivals after a day and before another at which a judge may turn, in order; one may be named repeatedly. */
function turnsBetween(judge, after, before) {
	const turns = [];
	judge.turns((arrival) => {
		if (arrival > after && arrival < before) turns.push(arrival);
	});
	return turns.sort((a, b) => a - b);
}
/** The first arrival after `arrival` and before `limit` at which a rule's status is another; `limit` where none is. */
function statusChangesOn(judge, status, arrival, limit) {
	let judged = arrival;
	for (const day of turnsBetween(judge, arrival, limit)) {
		if (day === judged) continue;
		if (judge.at(day).status !== status) return day;
		judged = day;
	}
	return limit;
}
/** The first arrival after `arrival` at which any rule's status changes; null where none ever does. */
function changesOn(judged, arrival) {
	let first = Number.POSITIVE_INFINITY;
	for (const { judge, status } of judged) first = statusChangesOn(judge, status, arrival, first);
	return first === Number.POSITIVE_INFINITY ? null : first;
}
// packages/domain/src/compliance/next-turn.ts
/** The first arrival after a day at which a judge may turn; Infinity where there is none. */
function nextTurn(judge, after) {
	let next = Number.POSITIVE_INFINITY;
	judge.turns((arrival) => {
		if (arrival > after && arrival < next) next = arrival;
	});
	return next;
}
// packages/domain/src/compliance/compliant-from.ts
/** The first arrival from `from` on at which one rule is satisfied; Infinity where none ever is. */
function satisfiedFrom(judge, from) {
	let day = from;
	while (day !== Number.POSITIVE_INFINITY && !isSatisfied(judge.at(day).status)) day = nextTurn(judge, day);
	return day;
}
/**
* The first arrival from `arrival` on at which every one of these rules is satisfied; null where none ever is. Each
* rule in turn pushes the day to where it is satisfied, until none pushes any more: whatever lies before has failed
* one of them.
*/
function compliantFrom(required, arrival) {
	let day = arrival;
	let settled = 0;
	while (settled < required.length) {
		settled = 0;
		for (const judge of required) {
			const next = satisfiedFrom(judge, day);
			if (next === Number.POSITIVE_INFINITY) return null;
			if (next === day) settled += 1;
			day = next;
		}
	}
	return day;
}
// packages/domain/src/compliance/finding.ts
/** A finding about a fact of the pet, which no record decides. */
function factFinding(status, reason, validUntil = null) {
	return {
		status,
		reason,
		validUntil,
		on: null,
		recordId: null,
		waitDays: null
	};
}
/** A finding that a record decides, without a day until which it holds. */
function recordFinding(status, reason, recordId, on) {
	return {
		status,
		reason,
		validUntil: null,
		on,
		recordId,
		waitDays: null
	};
}
/** No record at all. */
var missing = factFinding("missing", "missing");
/**
* Order of findings, negative where `a` is better: by status, then the later `validUntil` (null is later than any),
* then the later record (undated is earliest), then the smaller id by code unit.
*/
function compareFindings(a, b) {
	if (a.status !== b.status) return statusRank[a.status] - statusRank[b.status];
	if (a.validUntil !== b.validUntil) {
		if (a.validUntil === null) return -1;
		if (b.validUntil === null) return 1;
		return b.validUntil - a.validUntil;
	}
	if (a.on !== b.on) {
		if (a.on === null) return 1;
		if (b.on === null) return -1;
		return b.on - a.on;
	}
	if (a.recordId === b.recordId) return 0;
	return (a.recordId ?? "") < (b.recordId ?? "") ? -1 : 1;
}
/** The better of two findings; the other one where there is only one. */
function betterOf(a, b) {
	return a === null || compareFindings(b, a) < 0 ? b : a;
}
/** The worse of two findings; the other one where there is only one. */
function worseOf(a, b) {
	return a === null || compareFindings(b, a) > 0 ? b : a;
}
// packages/domain/src/compliance/judge.ts
/** A judge whose finding no date changes. */
function constantJudge(finding) {
	return {
		at: () => finding,
		turns: () => {}
	};
}
// packages/domain/src/compliance/proof.ts
/** What the end of a proof says about a stay that begins on `arrival`. */
function judgeEnd(validUntil, arrival, measure) {
	if (validUntil === null) return "met";
	const stayEnd = arrival + measure.reachDays;
	if (validUntil >= stayEnd) return validUntil > arrival + measure.soonDays ? "met" : "expiring";
	return validUntil + measure.graceDays >= stayEnd ? "grace" : "expired";
}
/** What a proof finds at an arrival on or after its date; too little evidence shows only where it would satisfy. */
function judgeProof(proof, arrival, measure) {
	const { id, on, validUntil, shortfall } = proof;
	const byEnd = judgeEnd(validUntil, arrival, measure);
	if (shortfall === null || byEnd === "expired") return {
		status: byEnd,
		reason: byEnd,
		validUntil,
		on,
		recordId: id,
		waitDays: null
	};
	return {
		status: shortfall,
		reason: shortfall === "pending" ? "under_review" : "unverified",
		validUntil,
		on,
		recordId: id,
		waitDays: null
	};
}
/** The best finding of the proofs that exist at this arrival; null where none does. */
function bestProof(proofs, arrival, measure) {
	let best = null;
	for (const proof of proofs) if (proof.on === null || proof.on <= arrival) best = betterOf(best, judgeProof(proof, arrival, measure));
	return best;
}
/** Names the arrivals at which an end turns amber, into grace and past it. */
function turnsOfEnd(validUntil, measure, name) {
	if (validUntil === null) return;
	const lastArrival = validUntil - measure.reachDays;
	name(validUntil - measure.soonDays);
	name(lastArrival + 1);
	if (measure.graceDays > 0) name(lastArrival + measure.graceDays + 1);
}
/** Names the arrivals at which a proof appears and at which its end tells. */
function turnsOfProof(proof, measure, name) {
	if (proof.on !== null) name(proof.on);
	turnsOfEnd(proof.validUntil, measure, name);
}
// packages/domain/src/compliance/age.ts
var birthDateUnknown = constantJudge(factFinding("needs_information", "birth_date_unknown"));
/** The oldest the pet can be must not be too old, the youngest it can be not too young; judged at arrival. */
function ageJudge({ minWeeks, maxWeeks }, born, soonDays) {
	if (born === null) return birthDateUnknown;
	const measure = {
		reachDays: 0,
		soonDays,
		graceDays: 0
	};
	const lastDay = maxWeeks === void 0 ? null : born.earliest + maxWeeks * 7;
	const firstDay = minWeeks === void 0 ? Number.NEGATIVE_INFINITY : born.latest + minWeeks * 7;
	return {
		at: (arrival) => {
			const byEnd = judgeEnd(lastDay, arrival, measure);
			if (byEnd === "expired") return factFinding("failed", "too_old");
			return arrival < firstDay ? factFinding("waiting", "too_young", lastDay) : factFinding(byEnd, byEnd, lastDay);
		},
		turns: (name) => {
			if (minWeeks !== void 0) name(firstDay);
			turnsOfEnd(lastDay, measure, name);
		}
	};
}
// packages/domain/src/compliance/age-spans.ts
/**
* Cuts a range of birth days where the length of so many months changes: at the ends of months, and before each
* date that the month in which the age is reached does not have.
*/
function piecesOf(range, months) {
	const pieces = [];
	let earliest = range.earliest;
	while (earliest <= range.latest) {
		const { year, month, date } = civilFromDay(earliest);
		const reached = addMonthsToDay(earliest, months);
		const there = civilFromDay(reached);
		const lastCommonDate = Math.min(daysInMonth(year, month), daysInMonth(there.year, there.month));
		const latest = Math.min(range.latest, earliest + Math.max(0, lastCommonDate - date));
		pieces.push({
			earliest,
			latest,
			monthsInDays: reached - earliest
		});
		earliest = latest + 1;
	}
	return pieces;
}
/** Joins spans that touch or overlap; they come in order. */
function joined(spans) {
	const joint = [];
	for (const span of spans) {
		const last = joint.at(-1);
		if (last === void 0 || span.from > last.until) joint.push(span);
		else joint[joint.length - 1] = {
			from: last.from,
			until: Math.max(last.until, span.until)
		};
	}
	return joint;
}
/**
* The arrivals at which some birth day of the range meets all the age bounds. Within a piece the spans of
* neighbouring birth days touch, so that each piece gives one span, or none where the bounds exclude each other.
*/
function ageSpans(range, bounds) {
	const { fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = bounds;
	const afterDays = fromAgeWeeks === void 0 ? Number.NEGATIVE_INFINITY : fromAgeWeeks * 7;
	const beforeDays = untilAgeWeeks === void 0 ? Number.POSITIVE_INFINITY : untilAgeWeeks * 7;
	const pieces = fromAgeMonths === void 0 ? [{
		...range,
		monthsInDays: Number.NEGATIVE_INFINITY
	}] : piecesOf(range, fromAgeMonths);
	const spans = [];
	for (const piece of pieces) {
		const reachedDays = Math.max(afterDays, piece.monthsInDays);
		if (reachedDays < beforeDays) spans.push({
			from: piece.earliest + reachedDays,
			until: piece.latest + beforeDays
		});
	}
	return joined(spans);
}
var everyArrival = [{
	from: Number.NEGATIVE_INFINITY,
	until: Number.POSITIVE_INFINITY
}];
var horizonDays = 14640;
var longestMonthDays = 31;
/**
* The same where the birth date is unknown: any day could be it. Only bounds as tight as a month's varying length
* make that depend on the arrival; the gaps are worked out for 40 years, far more than the first of them needs.
*/
function ageSpansOfUnknown(arrival, bounds) {
	const { fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = bounds;
	if (untilAgeWeeks === void 0) return everyArrival;
	if (fromAgeMonths === void 0) return fromAgeWeeks === void 0 || fromAgeWeeks < untilAgeWeeks ? everyArrival : [];
	const spans = ageSpans({
		earliest: arrival - untilAgeWeeks * 7 - longestMonthDays,
		latest: arrival + horizonDays
	}, bounds);
	const last = spans.at(-1);
	return last === void 0 ? [] : [...spans.slice(0, -1), {
		from: last.from,
		until: Number.POSITIVE_INFINITY
	}];
}
// packages/domain/src/compliance/applies-to.ts
/** Whether species, sex and service let a rule apply; an unknown sex and a visit for no named service always do. */
function appliesToWhom(appliesTo, pet, service) {
	if (appliesTo.species !== void 0 && !appliesTo.species.includes(pet.species)) return false;
	if (appliesTo.sex !== void 0 && pet.sex !== "unknown" && pet.sex !== appliesTo.sex) return false;
	return appliesTo.services === void 0 || service === null || appliesTo.services.includes(service);
}
/** The arrivals at which a rule's age bounds let it apply, or null where it has none. */
function applicableSpans(appliesTo, born, arrival) {
	const { fromAgeWeeks, fromAgeMonths, untilAgeWeeks } = appliesTo;
	if (fromAgeWeeks === void 0 && fromAgeMonths === void 0 && untilAgeWeeks === void 0) return null;
	return born === null ? ageSpansOfUnknown(arrival, appliesTo) : ageSpans(born, appliesTo);
}
// packages/domain/src/compliance/dated-proof.ts
/** The latest failing result by this arrival, of one day the one with the smaller id. */
function latestFailing(proofs, arrival, reason) {
	let latest = null;
	for (const { id, on, fails } of proofs) if (fails && on <= arrival) latest = betterOf(latest, recordFinding("failed", reason, id, on));
	return latest;
}
/** A failing result stands until a passing one of a later day; after it only later passing ones count. */
function judgeDatedProofs(proofs, failedReason, arrival, measure) {
	const failing = latestFailing(proofs, arrival, failedReason);
	const failedOn = failing?.on ?? Number.NEGATIVE_INFINITY;
	return bestProof(proofs.filter(({ on, fails }) => !fails && on > failedOn), arrival, measure) ?? failing ?? missing;
}
function datedProofJudge(proofs, failedReason, soonDays) {
	const measure = {
		reachDays: 0,
		soonDays,
		graceDays: 0
	};
	return {
		at: (arrival) => judgeDatedProofs(proofs, failedReason, arrival, measure),
		turns: (name) => {
			for (const proof of proofs) turnsOfProof(proof, measure, name);
		}
	};
}
/** Makes a test rule ready: positive and not protective results fail, whatever their evidence. */
function testJudge(requirement, records, soonDays) {
	return datedProofJudge(records.tests.filter(({ test }) => test === requirement.test).map((record) => {
		const on = dayOf(record.takenOn);
		return {
			id: record.id,
			on,
			validUntil: on + requirement.maxAgeDays,
			shortfall: shortfallOf(record, requirement.evidence),
			fails: record.result === "positive" || record.result === "not_protective"
		};
	}), "test_failed", soonDays);
}
/** Makes a treatment rule ready; no treatment fails. */
function treatmentJudge(requirement, records, soonDays) {
	return datedProofJudge(records.treatments.filter(({ treatment }) => treatment === requirement.treatment).map((record) => {
		const on = dayOf(record.givenOn);
		return {
			id: record.id,
			on,
			validUntil: on + requirement.maxAgeDays,
			shortfall: shortfallOf(record, requirement.evidence),
			fails: false
		};
	}), "test_failed", soonDays);
}
/** Makes a declaration rule ready: an answer 'no' fails. */
function declarationJudge(requirement, records, soonDays) {
	return datedProofJudge(records.declarations.filter(({ code }) => code === requirement.code).map((record) => {
		const on = dayOf(record.on);
		const fails = record.answer === "no";
		return {
			id: record.id,
			on,
			validUntil: on + requirement.maxAgeDays,
			shortfall: null,
			fails
		};
	}), "declared_no", soonDays);
}
// packages/domain/src/compliance/document.ts
/** The earlier of the printed end and the age limit; null where a document never ends. */
function endOf(expiresOn, issuedOn, maxAgeDays) {
	const agedOut = issuedOn === null || maxAgeDays === void 0 ? null : issuedOn + maxAgeDays;
	if (expiresOn === null || agedOut === null) return expiresOn ?? agedOut;
	return Math.min(expiresOn, agedOut);
}
function proofOf(record, requirement) {
	const on = record.issuedOn === null ? null : dayOf(record.issuedOn);
	const expiresOn = record.expiresOn === null ? null : dayOf(record.expiresOn);
	return {
		id: record.id,
		on,
		validUntil: endOf(expiresOn, on, requirement.maxAgeDays),
		shortfall: shortfallOf(record, requirement.evidence)
	};
}
/** Makes a document rule ready; an undated document cannot show that it is young enough. */
function documentJudge(requirement, records, stayDays, soonDays) {
	const measure = {
		reachDays: requirement.through === "arrival" ? 0 : stayDays,
		soonDays,
		graceDays: 0
	};
	const proofs = records.documents.filter(({ kind, rejected }) => kind === requirement.document && !rejected).map((record) => proofOf(record, requirement));
	const isAgeless = (proof) => requirement.maxAgeDays !== void 0 && proof.on === null;
	const dated = proofs.filter((proof) => !isAgeless(proof));
	let undated = null;
	for (const { id } of proofs.filter(isAgeless)) undated = betterOf(undated, recordFinding("needs_information", "issue_date_unknown", id, null));
	return {
		at: (arrival) => bestProof(dated, arrival, measure) ?? undated ?? missing,
		turns: (name) => {
			for (const proof of dated) turnsOfProof(proof, measure, name);
		}
	};
}
// packages/domain/src/compliance/evaluation.ts
/** Whether `a` decides rather than `b`: the later one; of one day's the one not passed, then the smaller id. */
function decidesOver(a, b) {
	if (a.on !== b.on) return a.on > b.on;
	return a.passed === b.passed ? a.id < b.id : !a.passed;
}
function deciding(evaluations, arrival) {
	let decides = null;
	for (const evaluation of evaluations) {
		if (evaluation.on > arrival) continue;
		if (decides === null || decidesOver(evaluation, decides)) decides = evaluation;
	}
	return decides;
}
function judgeEvaluation(evaluation, arrival, measure) {
	if (evaluation === null) return missing;
	if (evaluation.passed) return judgeProof(evaluation, arrival, measure);
	return recordFinding("failed", "evaluation_not_passed", evaluation.id, evaluation.on);
}
/** Makes an evaluation rule ready: the latest decides, and visits keep it alive. */
function evaluationJudge({ lapsesAfterDays }, records, soonDays) {
	const measure = {
		reachDays: 0,
		soonDays,
		graceDays: 0
	};
	const lastVisit = records.lastVisitOn === null ? Number.NEGATIVE_INFINITY : dayOf(records.lastVisitOn);
	const evaluations = records.evaluations.map((record) => {
		const on = dayOf(record.on);
		const validUntil = lapsesAfterDays === void 0 ? null : Math.max(on, lastVisit) + lapsesAfterDays;
		return {
			id: record.id,
			on,
			validUntil,
			shortfall: null,
			passed: record.passed
		};
	});
	return {
		at: (arrival) => judgeEvaluation(deciding(evaluations, arrival), arrival, measure),
		turns: (name) => {
			for (const evaluation of evaluations) turnsOfProof(evaluation, measure, name);
		}
	};
}
// packages/domain/src/compliance/pet-fact.ts
var met = constantJudge(factFinding("met", "met"));
var unsterilized = constantJudge(factFinding("failed", "not_sterilized"));
var sterilizationUnknown = constantJudge(factFinding("needs_information", "sterilization_unknown"));
var noMicrochip = constantJudge(factFinding("missing", "missing"));
var weightUnknown = constantJudge(factFinding("needs_information", "weight_unknown"));
var tooLight = constantJudge(factFinding("failed", "too_light"));
var tooHeavy = constantJudge(factFinding("failed", "too_heavy"));
/** Spayed or neutered; unknown never passes. */
function sterilizationJudge({ sterilized }) {
	if (sterilized === null) return sterilizationUnknown;
	return sterilized ? met : unsterilized;
}
/** A microchip number is on record. */
function microchipJudge({ microchip }) {
	return microchip === null ? noMicrochip : met;
}
/** A weight within the bounds, which are inside. */
function weightJudge({ minKg, maxKg }, { weightKg }) {
	if (weightKg === null) return weightUnknown;
	if (minKg !== void 0 && weightKg < minKg) return tooLight;
	if (maxKg !== void 0 && weightKg > maxKg) return tooHeavy;
	return met;
}
// packages/domain/src/compliance/asked-target.ts
var unlisted = {
	antigens: [],
	needsAll: true,
	notFrom: []
};
var askedByCode = new Map(targets.map((target) => [target.code, {
	antigens: target.allOf ?? target.anyOf ?? [],
	needsAll: target.allOf !== void 0,
	notFrom: target.notFrom ?? []
}]));
/** A target of a rule in the engine's terms. */
function askedTarget(code) {
	return askedByCode.get(code) ?? unlisted;
}
// packages/domain/src/compliance/dose-end.ts
function earlierOf(a, b) {
	if (a === null || b === null) return a ?? b;
	return Math.min(a, b);
}
/** The end by label, by the business's own interval, or by the earlier of those there are. */
function endByValidity(dose, requirement) {
	const { validMonths, validity = "earlier" } = requirement;
	if (validMonths === void 0 || validity === "label") return dose.labelEnd;
	const intervalEnd = addMonthsToDay(dose.on, validMonths);
	return validity === "interval" ? intervalEnd : earlierOf(dose.labelEnd, intervalEnd);
}
/**
* The last day a dose is good for, null where nothing ends it. A dose is the first by its number or, unnumbered, because
* no dose of the same antigen was given on an earlier day.
*/
function endOfDose(dose, earlier, requirement) {
	const end = endByValidity(dose, requirement);
	if (requirement.firstDoseMonths === void 0) return end;
	const { doseNumber } = dose.record;
	return doseNumber === 1 || doseNumber === null && earlier === null ? earlierOf(end, addMonthsToDay(dose.on, requirement.firstDoseMonths)) : end;
}
// packages/domain/src/compliance/dose-wait.ts
/** A dose boosts when it is numbered so, or when an earlier dose's label still ran on the day it was given. */
function isBooster(dose, earlier) {
	const { doseNumber } = dose.record;
	if (doseNumber !== null && doseNumber >= 2) return true;
	return earlier !== null && earlier.labelsRunUntil >= dose.on;
}
/** How many days after it was given a dose counts. */
function waitOfDose(dose, earlier, waitDays) {
	if (waitDays === void 0) return 0;
	return isBooster(dose, earlier) ? waitDays.booster : waitDays.first;
}
// packages/domain/src/compliance/earlier-doses.ts
/**
* For each dose of one antigen, sorted by day, what lies before its day; null for those of the first day. Doses of
* one day are not earlier than one another.
*/
function earlierDoses(doses) {
	let before = null;
	let today = Number.NEGATIVE_INFINITY;
	let labelsRunUntil = Number.NEGATIVE_INFINITY;
	return doses.map(({ on, labelEnd }) => {
		if (on !== today && today !== Number.NEGATIVE_INFINITY) before = { labelsRunUntil };
		today = on;
		if (labelEnd !== null && labelEnd > labelsRunUntil) labelsRunUntil = labelEnd;
		return before;
	});
}
// packages/domain/src/compliance/series.ts
/** One day's doses move the counter on, leave it (too early) or reset it (too late). */
function step(before, day, doseNumber, series) {
	const { counter, base } = before;
	const gap = day - base;
	if (gap < series.minSpacingDays) return before;
	const { restartAfterMonths, maxSpacingDays } = series;
	const restarts = restartAfterMonths !== void 0 && day > addMonthsToDay(base, restartAfterMonths);
	const tooLate = counter < series.doses && maxSpacingDays !== void 0 && gap > maxSpacingDays;
	if (restarts || tooLate) return {
		counter: 1,
		base: day
	};
	return {
		counter: Math.max(counter + 1, doseNumber),
		base: day
	};
}
/** The largest number that the doses of one day carry, 0 where none carries any. */
function largestNumber(doses, day) {
	return doses.reduce((most, { on, record }) => on === day ? Math.max(most, record.doseNumber ?? 0) : most, 0);
}
/** The counter each dose reaches, for doses of one antigen sorted by day; doses of one day share it. */
function seriesCounters(doses, series) {
	let progress = null;
	let lastDay = null;
	const counters = [];
	for (const { on } of doses) {
		if (progress === null) progress = {
			counter: Math.max(1, largestNumber(doses, on)),
			base: on
		};
		else if (on !== lastDay) progress = step(progress, on, largestNumber(doses, on), series);
		lastDay = on;
		counters.push(progress.counter);
	}
	return counters;
}
// packages/domain/src/compliance/course.ts
/** Works out a course from the doses that carry its antigen, sorted by day. */
function courseOf(doses, requirement) {
	const { series, waitDays, evidence } = requirement;
	const counters = series === void 0 ? null : seriesCounters(doses, series);
	const befores = earlierDoses(doses);
	return doses.map((dose, place) => {
		const earlier = befores[place] ?? null;
		return {
			id: dose.record.id,
			on: dose.on,
			validUntil: endOfDose(dose, earlier, requirement),
			shortfall: shortfallOf(dose.record, evidence),
			waitDays: waitOfDose(dose, earlier, waitDays),
			incomplete: series !== void 0 && (counters?.[place] ?? 0) < series.doses
		};
	});
}
/** What one dose finds: too few so far, too early, for ever by mistake, or by its end. */
function judgeDose(dose, arrival, measure) {
	const { id, on, validUntil, waitDays } = dose;
	if (dose.incomplete) return {
		status: "incomplete",
		reason: "series_incomplete",
		validUntil,
		on,
		recordId: id,
		waitDays: null
	};
	if (arrival < on + waitDays) return {
		status: "waiting",
		reason: "dose_too_recent",
		validUntil,
		on,
		recordId: id,
		waitDays
	};
	if (validUntil === null) return {
		status: "needs_information",
		reason: "dose_without_end",
		validUntil,
		on,
		recordId: id,
		waitDays: null
	};
	return judgeProof(dose, arrival, measure);
}
/** The best of a course's doses at an arrival. Each dose is judged alone: two never share a stay between them. */
function judgeCourse(course, arrival, measure) {
	let best = null;
	for (const dose of course) {
		if (dose.on > arrival) break;
		best = betterOf(best, judgeDose(dose, arrival, measure));
	}
	return best ?? missing;
}
/** Names the arrivals at which a dose appears, begins to count and at which its end tells. */
function turnsOfCourse(course, measure, name) {
	for (const dose of course) {
		turnsOfProof(dose, measure, name);
		name(dose.on + dose.waitDays);
	}
}
// packages/domain/src/compliance/stand-in.ts
function titersOf(records, requirement, months) {
	const speaking = records.tests.filter(({ target }) => target !== void 0 && requirement.targets.includes(target));
	const contrary = speaking.filter(({ result }) => result === "not_protective");
	return speaking.filter(({ result }) => result === "protective").map((titer) => {
		const on = dayOf(titer.takenOn);
		const against = contrary.filter(({ target }) => target === titer.target).map(({ takenOn }) => dayOf(takenOn)).filter((day) => day >= on);
		return {
			id: titer.id,
			reason: "titer",
			on,
			validUntil: addMonthsToDay(on, months),
			voidFrom: Math.min(...against),
			shortfall: shortfallOf(titer, requirement.evidence)
		};
	});
}
function exemptionsOf(records, requirement) {
	return records.exemptions.filter(({ target }) => requirement.targets.includes(target)).map((exemption) => ({
		id: exemption.id,
		reason: "exemption",
		on: dayOf(exemption.from),
		validUntil: dayOf(exemption.until),
		voidFrom: Number.POSITIVE_INFINITY,
		shortfall: shortfallOf(exemption, requirement.evidence)
	}));
}
var none$1 = [];
/** Everything on record that a rule accepts instead of a vaccination. */
function standInsFor(records, requirement) {
	if (requirement.accepts === void 0) return none$1;
	const { titerMonths, exemption = false } = requirement.accepts;
	const titers = titerMonths === void 0 ? [] : titersOf(records, requirement, titerMonths);
	return exemption ? [...titers, ...exemptionsOf(records, requirement)] : titers;
}
/** What a stand-in finds at an arrival, or null where it does not reach the stay's end or has lost its force. */
function judgeStandIn(standIn, arrival, reachDays) {
	const { id, on, validUntil, voidFrom, shortfall } = standIn;
	if (arrival < on || arrival >= voidFrom || validUntil < arrival + reachDays) return null;
	if (shortfall === null) return {
		status: "exempt",
		reason: standIn.reason,
		validUntil,
		on,
		recordId: id,
		waitDays: null
	};
	return {
		status: shortfall,
		reason: shortfall === "pending" ? "under_review" : "unverified",
		validUntil,
		on,
		recordId: id,
		waitDays: null
	};
}
/** Names the arrivals at which a stand-in begins, loses its force and ends. */
function turnsOfStandIn(standIn, reachDays, name) {
	name(standIn.on);
	name(standIn.validUntil - reachDays + 1);
	if (standIn.voidFrom !== Number.POSITIVE_INFINITY) name(standIn.voidFrom);
}
// packages/domain/src/compliance/stay-away.ts
var routesByVaccine = new Map(vaccines.map(({ code, routes }) => [code, new Set(routes.map(routeOfLabel))]));
/** Whether a dose's route is one of those asked: yes, no, or 'perhaps' where the catalogue allows several. */
function routeIsOneOf(dose, asked) {
	if (dose.record.route !== null) return asked.includes(dose.record.route);
	const possible = routesByVaccine.get(dose.vaccine.code);
	const couldBe = asked.some((route) => possible?.has(route));
	return couldBe && possible?.size !== 1 ? "perhaps" : couldBe;
}
var none = [];
/** The windows after doses of the antigens a rule is about; vaccines that never count for its target open one too. */
function stayAwayWindows(doses, targets, stayAway) {
	if (stayAway === void 0) return none;
	const antigens = new Set(targets.flatMap((target) => target.antigens));
	const windows = [];
	for (const dose of doses) {
		if (!dose.vaccine.antigens.some((antigen) => antigens.has(antigen))) continue;
		const keeps = stayAway.routes === void 0 || routeIsOneOf(dose, stayAway.routes);
		if (keeps === false) continue;
		windows.push({
			id: dose.record.id,
			on: dose.on,
			until: dose.on + stayAway.days,
			certain: keeps === true
		});
	}
	return windows;
}
/** The best of the doses that keep the pet away on this arrival, a certain one first; null where none does. */
function judgeStayAway(windows, arrival) {
	let best = null;
	for (const { id, on, until, certain } of windows) {
		if (arrival < on || arrival >= until) continue;
		const finding = certain ? recordFinding("stay_away", "stay_away", id, on) : recordFinding("needs_information", "route_unknown", id, on);
		best = betterOf(best, finding);
	}
	return best;
}
/** Names the arrivals at which a window opens and closes. */
function turnsOfStayAway(windows, name) {
	for (const { on, until } of windows) {
		name(on);
		name(until);
	}
}
// packages/domain/src/compliance/vaccination.ts
function isSameList(a, b) {
	return a.length === b.length && a.every((dose, place) => dose === b[place]);
}
/**
* The courses of a target. Combined vaccines give most antigens the very same doses; such a course is worked out
* once, because the best and the worst of equals are the same.
*/
function targetCourses({ antigens, needsAll, notFrom }, doses, requirement) {
	const distinct = [];
	for (const antigen of antigens) {
		const carrying = doses.filter(({ vaccine }) => vaccine.antigens.includes(antigen) && !notFrom.includes(vaccine.code));
		if (!distinct.some((known) => isSameList(known, carrying))) distinct.push(carrying);
	}
	return {
		courses: distinct.map((carrying) => courseOf(carrying, requirement)),
		needsAll
	};
}
/** A target that needs all its antigens is as good as the worst of them, one that needs any as the best. */
function judgeTarget({ courses, needsAll }, arrival, measure) {
	let decisive = null;
	for (const course of courses) {
		const finding = judgeCourse(course, arrival, measure);
		decisive = needsAll ? worseOf(decisive, finding) : betterOf(decisive, finding);
	}
	return decisive ?? missing;
}
/** Staying away outdoes all else; then the best target; titers and exemptions help where that does not satisfy. */
function judgeVaccination({ targets, standIns, windows, measure }, arrival) {
	const away = judgeStayAway(windows, arrival);
	if (away !== null) return away;
	let best = null;
	for (const target of targets) best = betterOf(best, judgeTarget(target, arrival, measure));
	const byTargets = best ?? missing;
	if (isSatisfied(byTargets.status)) return byTargets;
	let standing = byTargets;
	for (const standIn of standIns) {
		const finding = judgeStandIn(standIn, arrival, measure.reachDays);
		if (finding !== null) standing = betterOf(standing, finding);
	}
	return standing;
}
function turnsOfVaccination({ targets, standIns, windows, measure }, name) {
	for (const { courses } of targets) for (const course of courses) turnsOfCourse(course, measure, name);
	for (const standIn of standIns) turnsOfStandIn(standIn, measure.reachDays, name);
	turnsOfStayAway(windows, name);
}
/** Makes a vaccination rule ready; `doses` are the pet's, sorted, `stayDays` is the length of the stay. */
function vaccinationJudge(requirement, doses, records, stayDays, soonDays) {
	const asked = requirement.targets.map(askedTarget);
	const reachDays = requirement.through === "arrival" ? 0 : stayDays;
	const prepared = {
		targets: asked.map((target) => targetCourses(target, doses, requirement)),
		standIns: standInsFor(records, requirement),
		windows: stayAwayWindows(doses, asked, requirement.stayAway),
		measure: {
			reachDays,
			soonDays,
			graceDays: requirement.graceDays ?? 0
		}
	};
	return {
		at: (arrival) => judgeVaccination(prepared, arrival),
		turns: (name) => turnsOfVaccination(prepared, name)
	};
}
// packages/domain/src/compliance/waiver.ts
function judgeSignature(signature, arrival, measure) {
	if (!signature.isOlder) return judgeProof(signature, arrival, measure);
	const { id, on, validUntil } = signature;
	return {
		status: "expired",
		reason: "older_version",
		validUntil,
		on,
		recordId: id,
		waitDays: null
	};
}
/** Makes a waiver rule ready: the best signature decides, and must last to the departure. */
function waiverJudge(requirement, records, stayDays, soonDays) {
	const measure = {
		reachDays: stayDays,
		soonDays,
		graceDays: 0
	};
	const signatures = records.signatures.filter(({ waiverId }) => waiverId === requirement.waiverId).map((record) => ({
		id: record.id,
		on: dayOf(record.signedOn),
		validUntil: record.expiresOn === null ? null : dayOf(record.expiresOn),
		shortfall: null,
		isOlder: record.materialVersion < requirement.materialVersion
	}));
	return {
		at: (arrival) => {
			let best = null;
			for (const signature of signatures) if (signature.on <= arrival) best = betterOf(best, judgeSignature(signature, arrival, measure));
			return best ?? missing;
		},
		turns: (name) => {
			for (const signature of signatures) turnsOfProof(signature, measure, name);
		}
	};
}
// packages/domain/src/compliance/rule-judge.ts
var notApplicable = factFinding("not_applicable", "not_applicable");
/** A proof that lives a week must not be amber all its life: at most a third of that counts as soon. */
function soonDaysFor(requirement, soonDays) {
	const lifeDays = "maxAgeDays" in requirement ? requirement.maxAgeDays : requirement.kind === "evaluation" ? requirement.lapsesAfterDays : void 0;
	return lifeDays === void 0 ? soonDays : Math.min(soonDays, Math.floor(lifeDays / 3));
}
function requirementJudge(requirement, subject) {
	const { pet, records, doses, born, stayDays } = subject;
	const soonDays = soonDaysFor(requirement, subject.soonDays);
	switch (requirement.kind) {
		case "vaccination": return vaccinationJudge(requirement, doses, records, stayDays, soonDays);
		case "test": return testJudge(requirement, records, soonDays);
		case "treatment": return treatmentJudge(requirement, records, soonDays);
		case "document": return documentJudge(requirement, records, stayDays, soonDays);
		case "waiver": return waiverJudge(requirement, records, stayDays, soonDays);
		case "sterilization": return sterilizationJudge(pet);
		case "microchip": return microchipJudge(pet);
		case "age": return ageJudge(requirement, born, soonDays);
		case "weight": return weightJudge(requirement, pet);
		case "evaluation": return evaluationJudge(requirement, records, soonDays);
		case "declaration": return declarationJudge(requirement, records, soonDays);
	}
}
/** Limits a judge to the arrivals at which its rule applies. */
function withinSpans(spans, judge) {
	return {
		at: (arrival) => spans.some(({ from, until }) => from <= arrival && arrival < until) ? judge.at(arrival) : notApplicable,
		turns: (name) => {
			for (const { from, until } of spans) {
				name(from);
				name(until);
			}
			judge.turns(name);
		}
	};
}
/** Makes one rule ready for one pet and the length of its stay. */
function ruleJudge(rule, subject) {
	const { appliesTo, requirement } = rule;
	if (appliesTo === void 0) return requirementJudge(requirement, subject);
	if (!appliesToWhom(appliesTo, subject.pet, subject.service)) return constantJudge(notApplicable);
	const spans = applicableSpans(appliesTo, subject.born, subject.arrival);
	if (spans === null) return requirementJudge(requirement, subject);
	if (spans.length === 0) return constantJudge(notApplicable);
	return withinSpans(spans, requirementJudge(requirement, subject));
}
// packages/domain/src/compliance/verdict.ts
/** The verdict over the required rules: the worst of what they ask for, 'compliant' where there are none. */
function verdictOf(checks) {
	let verdict = "compliant";
	for (const { level, status } of checks) {
		if (level === "recommended") continue;
		if (status === "pending") verdict = "pending";
		else if (!isSatisfied(status)) return "non_compliant";
		else if (verdict === "compliant" && (status === "expiring" || status === "grace")) verdict = "expiring";
	}
	return verdict;
}
// packages/domain/src/compliance/words/count-of.ts
/** A number with its noun: '1 day', '7 days', '2 doses'. */
function countOf$1(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
// packages/domain/src/compliance/words/message-for.ts
var proofAsked = {
	owner: "Needs a record.",
	document: "Needs a document.",
	reviewed: "Needs a document that a business has checked.",
	clinic: "Needs the clinic's own record."
};
function strongerProof(requirement) {
	return proofAsked[("evidence" in requirement ? requirement.evidence : void 0) ?? "owner"];
}
function agedOut(requirement) {
	const isWholeStay = !("through" in requirement && requirement.through === "arrival");
	if (requirement.kind === "vaccination" || requirement.kind === "waiver" || requirement.kind === "document") return isWholeStay ? "ends before the stay does" : "ended before arrival";
	return requirement.kind === "evaluation" ? "lapsed" : "too long ago";
}
var seriesOf = (requirement) => requirement.kind === "vaccination" ? requirement.series?.doses ?? 1 : 1;
var awayOf = (requirement) => requirement.kind === "vaccination" ? requirement.stayAway?.days ?? 0 : 0;
function ageAsked(requirement, bound) {
	return countOf$1((requirement.kind === "age" ? requirement[bound] : void 0) ?? 0, "week");
}
function weightAsked(requirement, bound) {
	return `${(requirement.kind === "weight" ? requirement[bound] : void 0) ?? 0} kg`;
}
function waitAsked(requirement, waitDays) {
	if (waitDays === null) return "too early";
	const from = requirement.kind === "vaccination" ? "after the dose" : "later";
	return `too early. Counts ${countOf$1(waitDays, "day")} ${from}`;
}
/** What follows the subject. Numbers come from the rule, never from the pet's records. */
var wordsByReason = {
	not_applicable: () => "not asked of this pet on this visit.",
	met: () => "in order.",
	expiring: () => "in order, but ends soon.",
	grace: () => "ended, still within the days of grace.",
	titer: () => "a protective titer stands in.",
	exemption: () => "a veterinarian's exemption stands in.",
	under_review: () => "being checked.",
	unverified: (requirement) => `not proven yet. ${strongerProof(requirement)}`,
	dose_too_recent: (requirement, waitDays) => `${waitAsked(requirement, waitDays)}.`,
	too_young: (requirement) => `too young. Welcome from ${ageAsked(requirement, "minWeeks")}.`,
	series_incomplete: (requirement) => `series not complete. Takes ${countOf$1(seriesOf(requirement), "dose")}.`,
	expired: (requirement) => `${agedOut(requirement)}.`,
	older_version: () => "changed since it was signed.",
	missing: () => "nothing on record.",
	stay_away: (requirement) => `too soon after a dose. Stays away ${countOf$1(awayOf(requirement), "day")}.`,
	test_failed: () => "the last result was not clear.",
	declared_no: () => "the owner's answer was no.",
	evaluation_not_passed: () => "the last one was not passed.",
	too_old: (requirement) => `too old. Welcome up to ${ageAsked(requirement, "maxWeeks")}.`,
	too_light: (requirement) => `too light. Welcome from ${weightAsked(requirement, "minKg")}.`,
	too_heavy: (requirement) => `too heavy. Welcome up to ${weightAsked(requirement, "maxKg")}.`,
	not_sterilized: () => "not done yet.",
	dose_without_end: () => "no end date on record.",
	route_unknown: () => "how the last dose was given is not on record.",
	issue_date_unknown: () => "no issue date on record.",
	birth_date_unknown: () => "birth date not on record.",
	weight_unknown: () => "not on record.",
	sterilization_unknown: () => "not on record."
};
/**
* What a check found, in plain words without dates, names of pets or clinics: 'Bordetella: too early. Counts 7 days
* after the dose.' Staff may read it whatever their scope. `waitDays` is what the deciding dose needs, where known.
*/
function messageFor(requirement, reason, waitDays) {
	const words = wordsByReason[reason];
	return `${subjectOf$1(requirement)}: ${words(requirement, waitDays)}`;
}
// packages/domain/src/compliance/evaluate-compliance.ts
function subjectFrom({ pet, records, visit, soonDays = 30 }) {
	const arrival = dayOf(visit.arrival);
	return {
		pet,
		records,
		doses: dosesOf(records),
		born: birthRange(pet),
		service: visit.service,
		arrival,
		stayDays: dayOf(visit.departure) - arrival,
		soonDays
	};
}
function dateOrNull(day) {
	return day === null ? null : dateOf(day);
}
function checkOf(rule, finding) {
	return {
		ruleId: rule.id,
		level: rule.level,
		status: finding.status,
		reason: finding.reason,
		message: messageFor(rule.requirement, finding.reason, finding.waitDays),
		recordIds: finding.recordId === null ? [] : [finding.recordId],
		validUntil: dateOrNull(finding.validUntil)
	};
}
/** Judges one visit of one pet against the rules of one business. Dates are calendar dates in the business's zone. */
function evaluateCompliance(input) {
	const subject = subjectFrom(input);
	const { arrival } = subject;
	const judged = input.rules.map((rule) => {
		const judge = ruleJudge(rule, subject);
		const finding = judge.at(arrival);
		return {
			judge,
			status: finding.status,
			level: rule.level,
			check: checkOf(rule, finding)
		};
	});
	const verdict = verdictOf(judged);
	const isIn = verdict === "compliant" || verdict === "expiring";
	const required = judged.filter(({ level }) => level === "required").map(({ judge }) => judge);
	return {
		verdict,
		checks: judged.map(({ check }) => check),
		compliantFrom: dateOrNull(isIn ? arrival : compliantFrom(required, arrival)),
		changesOn: dateOrNull(changesOn(judged, arrival))
	};
}
// packages/domain/src/badges/vaccine-numbers.ts
/**
* The numbers of vaccines inside badges: the place in this list, counted from 1. Badges that are already printed carry
* them, so a code is never moved or taken out; new ones are appended. 127 is the largest that fits.
*/
var numberedVaccines = [
	"rabies-1y",
	"rabies-3y",
	"rabies-unspecified",
	"dhpp",
	"dhpp-1y",
	"dhpp-3y",
	"dhp",
	"dp",
	"parvo",
	"dhppl2",
	"dhppl4",
	"c5-au",
	"dhppc",
	"dhpplc",
	"dhpplc-lyme",
	"dhppl4r",
	"dhppr",
	"rl",
	"lepto4",
	"lepto2",
	"lepto6",
	"lyme",
	"bordetella-in",
	"bordetella-oral",
	"bordetella-inj",
	"bordetella-unspecified",
	"kc",
	"kc3",
	"kc-inj",
	"parainfluenza",
	"civ-bivalent",
	"civ-h3n2",
	"civ-h3n8",
	"civ-unspecified",
	"rattlesnake",
	"corona-dog",
	"parvo-corona",
	"giardia",
	"leishmania",
	"babesia",
	"herpes-dog",
	"distemper-measles",
	"fvrcp",
	"fvrcp-1y",
	"fvrcp-3y",
	"fvrc",
	"fpv",
	"fvrccp",
	"fvrcp-felv",
	"fvrccp-felv",
	"fvrcp-rabies",
	"felv",
	"fiv",
	"fip",
	"chlamydia",
	"bordetella-cat",
	"calici-vs",
	"ringworm",
	"distemper-ferret",
	"rabies-ferret",
	"myxo-rhd-plus",
	"myxo-rhd",
	"rhd2"
];
new Map(numberedVaccines.map((code, index) => [code, index + 1]));
/** The vaccine with this number, or null where none has it yet. */
function vaccineWithNumber(number) {
	return numberedVaccines[number - 1] ?? null;
}
var [vaccineSpan, agoSpan, lastsSpan, evidenceSpan, doseSpan, routeSpan] = [
	128,
	8192,
	4096,
	4,
	8,
	8
];
/** A dose without a printed end. */
var noEnd = lastsSpan - 1;
/** Reads packed doses; null where the bytes are not whole doses or name a vaccine, evidence or route that is none. */
function unpackDoses(bytes, issueDay) {
	if (bytes.length % 5 !== 0) return null;
	const doses = [];
	for (let at = 0; at < bytes.length; at += 5) {
		const dose = unpackDose(bytes.subarray(at, at + 5), issueDay);
		if (!dose) return null;
		doses.push(dose);
	}
	return doses;
}
function unpackDose(bytes, issueDay) {
	let rest = bytes.reduce((value, byte) => value * 256 + byte, 0);
	const take = (span) => {
		const field = rest % span;
		rest = Math.floor(rest / span);
		return field;
	};
	const [routeNumber, doseNumber, level] = [
		take(routeSpan),
		take(doseSpan),
		take(evidenceSpan)
	];
	const [lasts, ago] = [take(lastsSpan), take(agoSpan)];
	const vaccine = vaccineWithNumber(take(vaccineSpan));
	const evidence = evidenceLevels[level];
	if (vaccine === null || evidence === void 0 || routeNumber > routes.length) return null;
	const administeredOn = dateOf(issueDay + 1 - ago);
	return {
		vaccine,
		administeredOn,
		expiresOn: lasts === noEnd ? null : addDays(administeredOn, lasts),
		evidence,
		doseNumber: doseNumber === 0 ? null : doseNumber,
		route: routes[routeNumber - 1] ?? null
	};
}
// packages/domain/src/badges/badge-claims.ts
var [iss, exp, iat, cnf, badge] = [
	1,
	4,
	6,
	8,
	-65537
];
var coseKey = 1;
var [kty, crv, xCoordinate, yCoordinate] = [
	1,
	-1,
	-2,
	-3
];
var [ec2, p256] = [2, 1];
/** Reads claims as they came off the wire; null unless every part is there, of its kind, and nothing else is. */
function readClaims(tree) {
	if (!(tree instanceof Map)) return null;
	const [issuer, expiresAt, issuedAt] = [
		tree.get(iss),
		tree.get(exp),
		tree.get(iat)
	];
	if (typeof issuer !== "string" || !isCount(issuedAt) || !isCount(expiresAt)) return null;
	const about = readBadge$1(tree.get(badge), issuedAt);
	const deviceKey = tree.has(cnf) ? readKey(tree.get(cnf)) : null;
	if (!about || deviceKey === "none" || tree.size !== (deviceKey ? 5 : 4)) return null;
	return {
		issuer,
		issuedAt,
		expiresAt,
		deviceKey,
		...about
	};
}
function readBadge$1(part, issuedAt) {
	if (!Array.isArray(part) || part.length !== 7) return null;
	const [id, name, speciesNumber, specimen, chip, revocationIndex, packed] = part;
	const species = speciesList[speciesNumber];
	if (!(id instanceof Uint8Array && id.length === 16) || typeof name !== "string") return null;
	if (species === void 0 || specimen !== 0 && specimen !== 1 || !isCount(revocationIndex)) return null;
	if (chip !== null && !(isCount(chip) && chip < 65536)) return null;
	const doses = packed instanceof Uint8Array ? unpackDoses(packed, issueDayOf(issuedAt)) : null;
	if (!doses) return null;
	const chipTail = chip === null ? null : chip.toString(16).toUpperCase().padStart(4, "0");
	return {
		petId: idOf(id),
		name,
		species,
		chipTail,
		specimen: specimen === 1,
		revocationIndex,
		doses
	};
}
function readKey(part) {
	const point = part instanceof Map && part.size === 1 ? part.get(coseKey) : null;
	if (!(point instanceof Map) || point.size !== 4) return "none";
	if (point.get(kty) !== ec2 || point.get(crv) !== p256) return "none";
	const [x, y] = [point.get(xCoordinate), point.get(yCoordinate)];
	if (!(x instanceof Uint8Array && y instanceof Uint8Array)) return "none";
	return x.length === 32 && y.length === 32 ? {
		x,
		y
	} : "none";
}
function isCount(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
function issueDayOf(issuedAt) {
	return Math.floor(issuedAt / 86400);
}
function idOf(bytes) {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
var slotSeconds = 30;
/** …and clocks may disagree by this much, either way. */
var skewSeconds = 30;
/** What a server's clock and a phone's may differ before a badge looks as if it came from the future. */
var issueSkewSeconds = 90;
/**
* Whether a badge with sound signatures holds at this moment. A badge that is bound to a device must be live: without a
* fresh signature it is a screenshot, or a live badge stripped of its tail. One that is bound to none is paper.
*/
function judgeBadge({ claims, liveSlot }, issuer, nowMs) {
	const now = nowMs / 1e3;
	if (claims.issuer !== issuer) return { refused: "wrong_issuer" };
	if (now < claims.issuedAt - issueSkewSeconds) return { refused: "not_yet_valid" };
	if (now >= claims.expiresAt || claims.expiresAt - claims.issuedAt > 604800) return { refused: "expired" };
	if (claims.deviceKey === null) return liveSlot === null ? { kind: "paper" } : { refused: "not_live" };
	if (liveSlot === null) return { refused: "not_live" };
	const age = now - liveSlot * slotSeconds;
	return age >= -30 && age <= 90 ? { kind: "live" } : { refused: "not_live" };
}
/**
* What a refused badge says about the clocks: when it could hold at no moment near now, the time between it and us is
* more likely a wrong clock than a fraud. Seconds the shower's clock is ahead of ours (behind: negative), else null.
*/
function clockGapSeconds({ claims, liveSlot }, nowMs) {
	const now = nowMs / 1e3;
	if (now < claims.issuedAt - issueSkewSeconds) return Math.round(claims.issuedAt - now);
	if (liveSlot === null) return null;
	const ahead = liveSlot * slotSeconds - now;
	return ahead > skewSeconds ? Math.round(ahead) : null;
}
/**
* Judges a proven badge by the cached rules, with the engine that judges online. The badge carries doses and whether there
* is a chip, nothing else; a rule that needs more is never passed silently, and never failed for what is not on the badge.
*/
function judgeOffline(input) {
	const { claims, rules, visit } = input;
	const pet = {
		species: claims.species,
		bornOn: null,
		bornOnPrecision: null,
		sex: "unknown",
		sterilized: null,
		microchip: claims.chipTail === null ? null : claims.chipTail.padStart(15, "0"),
		weightKg: null
	};
	const report = evaluateCompliance({
		rules: rules.filter(isAnswerable),
		pet,
		records: recordsOf(claims),
		visit
	});
	const unchecked = evaluateCompliance({
		rules: rules.filter((rule) => !isAnswerable(rule)),
		pet,
		records: recordsOf(claims),
		visit
	}).checks.filter(({ level, status }) => level === "required" && status !== "not_applicable").map(({ ruleId }) => ruleId);
	return {
		report,
		unchecked,
		sure: input.listAgeHours >= 0 && input.listAgeHours <= 24 && unchecked.length === 0
	};
}
/** A titer or an exemption may stand in for a dose, and neither travels: only the server can say "no" to such a rule. */
function isAnswerable({ requirement }) {
	if (requirement.kind === "microchip") return true;
	if (requirement.kind !== "vaccination") return false;
	const { accepts } = requirement;
	return accepts?.titerMonths === void 0 && accepts?.exemption !== true;
}
function recordsOf({ doses }) {
	return {
		tests: [],
		treatments: [],
		documents: [],
		exemptions: [],
		signatures: [],
		vaccinations: doses.map((dose, index) => ({
			...dose,
			id: String(index),
			state: "active",
			underReview: false
		})),
		evaluations: [],
		declarations: [],
		lastVisitOn: null
	};
}
// packages/domain/src/badges/read-badge.ts
var address = /^https?:\/\/([^/?#\s]+)\/v\/([A-Za-z2-7]{26})(?:#([A-Z2-7.]*))?$/;
/** A signature alone takes 103 letters; anything shorter is a mistyped code. */
var bareFragment = /^[A-Z2-7]{103,}(\.[A-Z2-7]+)?$/;
/**
* Reads a scanned address, a fragment, or a code typed by hand.
* @param host the host (with port) of our public address; a badge of another host is foreign
*/
function readBadge(text, host) {
	const trimmed = text.trim();
	if (bareFragment.test(trimmed)) return {
		kind: "badge",
		code: null,
		fragment: trimmed
	};
	const [, foundHost, foundCode, fragment = ""] = address.exec(trimmed) ?? [];
	const code = parseBadgeCode(foundCode ?? trimmed);
	const ours = foundHost === void 0 || foundHost.toLowerCase() === host.toLowerCase();
	return code && ours ? {
		kind: "badge",
		code,
		fragment
	} : { kind: "foreign" };
}
// packages/domain/src/connections/without-dates.ts
/** Takes out what would tell when or by which record a rule is met; the earliest good day stays. */
function withoutDates(report) {
	const checks = report.checks.map((check) => ({
		...check,
		recordIds: [],
		validUntil: null
	}));
	return {
		...report,
		checks,
		changesOn: null
	};
}
// packages/protocol/src/cbor/cbor.ts
/** Writes a value in the one deterministic form of RFC 8949, section 4.2. */
function encodeCbor(value) {
	return new Uint8Array(encode(value, rfc8949EncodeOptions));
}
var strictly = {
	strict: true,
	useMaps: true,
	allowIndefinite: false,
	allowUndefined: false,
	allowInfinity: false,
	allowNaN: false,
	allowBigInt: false,
	rejectDuplicateMapKeys: true
};
/** Reads one value and nothing behind it, in the deterministic form only; null for anything else. */
function decodeCbor(bytes) {
	try {
		const value = decode(bytes, strictly);
		return isSame(encodeCbor(value), bytes) ? value : null;
	} catch {
		return null;
	}
}
function isSame(a, b) {
	return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
// packages/protocol/src/cose/cose-sign1.ts
var sign1Tag = 210;
var alg = 1;
var kid = 4;
var es256 = -7;
/** Takes a message apart; null unless it is a COSE_Sign1 of exactly the form that `signCose` writes. */
function readCose(bytes) {
	if (bytes[0] !== sign1Tag) return null;
	const parts = decodeCbor(bytes.subarray(1));
	if (!Array.isArray(parts) || parts.length !== 4) return null;
	const [protectedHeader, unprotected, payload, signature] = parts;
	if (!(unprotected instanceof Map) || unprotected.size !== 0) return null;
	if (!(protectedHeader instanceof Uint8Array && payload instanceof Uint8Array)) return null;
	if (!(signature instanceof Uint8Array) || signature.length !== 64) return null;
	const header = decodeCbor(protectedHeader);
	if (!(header instanceof Map) || header.size !== 2 || header.get(alg) !== es256) return null;
	const name = header.get(kid);
	return name instanceof Uint8Array ? {
		kid: name,
		payload,
		signature,
		protectedHeader
	} : null;
}
/** Whether the message was signed with this key. */
function isSignedBy(message, key) {
	return isEs256By(key, message.signature, bytesToSign(message.protectedHeader, message.payload));
}
/** The Sig_structure of RFC 9052, section 4.4, without external data. */
function bytesToSign(header, payload) {
	return encodeCbor([
		"Signature1",
		header,
		/* @__PURE__ */ new Uint8Array(),
		payload
	]);
}
// packages/protocol/src/credential/credential.ts
/** Reads the text behind the `#` and proves who signed it. A live tail is only handed over: its key is in the claims. */
async function openCredential(fragment, findKey) {
	const read = readFragment(fragment);
	const message = read && readCose(read.credential);
	if (!read || !message) return { failed: "malformed" };
	const key = await findKey(message.kid);
	if (!key) return { failed: "unknown_key" };
	if (!await isSignedBy(message, key)) return { failed: "forged" };
	const claims = decodeCbor(message.payload);
	return claims === null ? { failed: "malformed" } : {
		claims,
		bytes: read.credential,
		tail: read.tail
	};
}
// packages/protocol/src/number-list/number-list.ts
/** Reads what `packNumbers` wrote; null where the last number is cut off or one is beyond exact arithmetic. */
function unpackNumbers(bytes) {
	const numbers = /* @__PURE__ */ new Set();
	let before = -1;
	let step = 0;
	let scale = 1;
	for (const byte of bytes) {
		step += (byte & 127) * scale;
		scale *= 128;
		if (byte >= 128) continue;
		before += step + 1;
		if (!Number.isSafeInteger(before)) return null;
		numbers.add(before);
		[step, scale] = [0, 1];
	}
	return scale === 1 ? numbers : null;
}
// apps/web/src/ui/tag/live-tag.tsx
/** "Live": what is shown changes by itself. The dot never stands without its word. */
function LiveTag({ children }) {
	return /* @__PURE__ */ jsxs("span", {
		className: "inline-flex h-7.5 items-center gap-2 rounded-full bg-ok-tint ps-2 pe-3 type-tag text-ok-ink",
		children: [/* @__PURE__ */ jsx("span", {
			className: "grid size-4 place-items-center rounded-full bg-ok/25",
			children: /* @__PURE__ */ jsx("span", { className: "size-2 rounded-full bg-ok" })
		}), children]
	});
}
/** Texts of the floor and of the door. The verdicts' own words are not here: they are everywhere the same. */
var checkInWords = defineWords({ en: {
	today: "Today",
	live: "Live",
	connecting: "Connecting…",
	interrupted: "Connection lost. Trying again…",
	refused: "Not live any more",
	refusedDetail: "This page has stopped changing by itself.",
	scanBadge: "Scan badge",
	here: (count) => count === 1 ? "pet is here" : "pets are here",
	byService: "Here by service",
	ofCapacity: (count, capacity) => `${count} of ${capacity}`,
	full: "full",
	atTheDoor: "At the door",
	letIn: "Let in",
	letInOf: (name) => `Let in ${name}`,
	admitAnywayOf: (name) => `Admit anyway: ${name}`,
	turnAwayShort: "Turn away",
	turnAwayOf: (name) => `Turn away ${name}`,
	waitsSince: (time) => `Waits since ${time}`,
	arrivalUnreachable: "The server did not answer. Nothing is decided yet; press again.",
	arrivalChanged: "The answer has changed: the requirements are not met now.",
	arrivalDecided: "Somebody else has just decided about this pet.",
	noService: "Visit",
	hereNow: "Here now",
	nobody: "Nobody is here",
	nobodyReadOnly: "No pet is checked in.",
	scanClosedTitle: "Scanning waits for the plan",
	scanClosedLead: "This place is read-only. Badges are judged, and pets checked in, again as soon as it is renewed.",
	nobodyLead: "Scan a badge at the door, or find a pet by name.",
	checkOut: "Check out",
	checkOutMode: "Tap who leaves",
	done: "Done",
	checkOutOf: (name) => `Check out ${name}`,
	hereSince: (time) => `Here since ${time}`,
	checkedOut: (name) => `${name} is checked out`,
	checkOutFailed: (name) => `${name} is still checked in. The server did not answer.`,
	goneAlready: (name) => `${name} was checked out on another device.`,
	backIn: (name) => `${name} is checked in again`,
	backInFailed: (name) => `${name} stays checked out`,
	justNow: "Just now",
	nothingYet: "Nothing has happened today.",
	happened: {
		in: "checked in",
		out: "picked up",
		override: "admitted with a reason",
		denied: "turned away",
		waiting: "at the door",
		unanswered: "waits at the door no more"
	},
	search: "Find a pet by name",
	searchResults: "Connected pets",
	searchNone: "No connected pet has this name. Ask for its badge.",
	searchFailed: "The search did not get an answer.",
	judge: (name) => `See whether ${name} may come in`,
	failed: "Today’s arrivals could not be loaded.",
	scanTitle: "Scan a badge",
	close: "Close",
	aim: "Hold the badge into the frame.",
	asking: "Reading the badge…",
	service: "Service",
	torchOn: "Turn on the light",
	torchOff: "Turn off the light",
	soundOn: "Turn on sound",
	soundOff: "Turn off sound",
	vibrationOn: "Turn on vibration",
	vibrationOff: "Turn off vibration",
	typeCode: "Type the code",
	fromPicture: "From a picture",
	lastResult: (name, word) => `Last: ${name}, ${word.toLowerCase()}`,
	starting: "Starting the camera…",
	camera: {
		refused: {
			title: "The camera is not allowed here",
			detail: "Allow it in the settings of your browser, then try again. Typing the code works too."
		},
		missing: {
			title: "This device has no camera",
			detail: "Type the code below the QR on the badge, or choose a picture of it."
		},
		busy: {
			title: "Another app uses the camera",
			detail: "Close it and try again, or type the code."
		},
		failed: {
			title: "The camera does not start",
			detail: "Try again, or type the code below the QR on the badge."
		}
	},
	readerFailed: "This browser cannot read codes. Type the code instead.",
	tryAgain: "Try again",
	noCodeInPicture: "No badge was found in this picture. Try a sharper one.",
	codeTitle: "Which code is on the badge?",
	codeLabel: "Code",
	codeHelp: "26 letters and digits below the QR. Spaces and hyphens do not matter.",
	codeWrong: (letters) => letters === 26 ? "A letter does not fit. Compare it with the badge." : `${letters} of 26 typed.`,
	codeRequired: "Type the code of the badge.",
	showVerdict: "Show the answer",
	offline: "Offline",
	checkFirst: "Check first",
	listsOld: (hours) => `The lists on this device are ${hours} hours old`,
	listsFresh: (minutes) => minutes < 2 ? "Checked without a network, lists just read" : `Checked without a network, lists ${minutes} min old`,
	unchecked: (count) => count === 1 ? "1 requirement can only be checked online" : `${count} requirements can only be checked online`,
	queue: "Waiting on this device",
	waitHere: (count) => count === 1 ? "1 check-in waits on this device" : `${count} check-ins wait on this device`,
	waitElsewhere: (count) => count === 1 ? "1 check-in waits here for another place; it is sent from that place’s scanner." : `${count} check-ins wait here for another place; they are sent from that place’s scanner.`,
	sendNow: "Send now",
	sending: "Sending…",
	keptHere: (name) => `${name}: kept on this device and sent when the network is back`,
	notTaken: (name, when) => `${name}${when ? `, ${when}` : ""}: the server did not take it.`,
	notTakenCure: "Look at Today, and check the pet in again if it is still here.",
	seen: "Seen",
	paper: "Paper badge",
	specimen: "Specimen",
	specimenDetail: "A badge for trying things out. It never counts as a visit.",
	visit: (name, service) => `${name}, ${service.toLowerCase()} today`,
	allMet: (count) => count === 1 ? "The one requirement is met" : `All ${count} requirements met`,
	notMet: (open, count) => `${open} of ${count} requirements not met`,
	inReview: (open, count) => `${open} of ${count} requirements being checked`,
	noRequirements: "No requirements yet",
	more: (count) => `and ${count} more`,
	endsWithin: (subject) => `${subject} ends within 30 days`,
	endsOn: (subject, day) => `${subject} ends ${day}`,
	tellOwner: "Please tell the owner, who sees the exact day.",
	tellOwnerToo: "Please tell the owner.",
	earliestDay: "Earliest day on these records",
	noDay: "No day yet",
	noDayLabel: "Waiting alone does not help",
	mind: "Please mind",
	checkIn: "Check in",
	turnAway: "Turn away and note it",
	admitAnyway: "Admit anyway",
	needsManager: "Admitting anyway needs a manager or the owner.",
	nextBadge: "Next badge",
	backToToday: "Back to Today",
	alreadyHere: (time) => `Here since ${time}`,
	checkedIn: (name) => `${name} is checked in`,
	turnedAway: (name) => `${name} was turned away. It is noted.`,
	admitTitle: (name) => `Admit ${name} anyway?`,
	admitLead: "The requirements are not met. Your reason is kept with the visit.",
	reason: "Reason",
	reasonRequired: "Say why, in a few words.",
	admit: "Admit",
	working: "Saving…",
	notSaved: (name) => `Nothing is saved for ${name} yet.`,
	unreachable: "The server did not answer. Trying again cannot count twice.",
	changedMeanwhile: "The answer has changed meanwhile. Read the badge again.",
	readAgain: "Read again",
	roleTooLow: "Admitting against the answer needs a manager or the owner.",
	refusals: {
		badge_invalid: {
			title: "Not one of our badges",
			detail: "Scan the QR on the pet’s badge, or type the code below it."
		},
		badge_revoked: {
			title: "This badge no longer holds",
			detail: "The owner has a newer one. Ask to see it in the app."
		},
		badge_expired: {
			title: "This badge has ended",
			detail: "Badges last 7 days. The owner opens the app once, and it is new again."
		},
		badge_not_live: {
			title: "This is a picture of a badge",
			detail: "Ask the owner to open the badge in the app, where its frame moves."
		},
		key_unknown: {
			title: "This device cannot prove this badge",
			detail: "It is signed with a key that is newer than the lists here. Connect once, then scan again."
		},
		clock_wrong: {
			title: "A clock is wrong",
			detail: "This device and the badge do not agree on the time. Set the clock by the network, then scan again."
		},
		needs_network: {
			title: "A typed code needs the network",
			detail: "Scan the QR of the badge; it can be proven without one."
		},
		not_found: {
			title: "Nobody has this badge",
			detail: "Compare the code with the badge, or find the pet by name on Today."
		},
		not_member: {
			title: "You do not work here any more",
			detail: "Somebody removed you from this place. Ask its owner."
		},
		upgrade_required: {
			title: "Scanning needs Business Connect",
			detail: "The plan of this place is not active. It can be started under Billing."
		},
		insufficient_role: {
			title: "Your role does not include this",
			detail: "Ask a manager of this place."
		},
		unreachable: {
			title: "No answer from the server",
			detail: "The code is kept. Look at your connection and try again."
		},
		other: {
			title: "This did not work",
			detail: "Try again, or type the code."
		}
	},
	scanAgain: "Scan again",
	openBilling: "Open Billing",
	petGone: "This pet is not connected to your place any more. Ask for its badge."
} });
// apps/web/src/features/check-ins/floor/use-faces.ts
/** The faces of pets: the kind stands in the check-in, the coat is known of pets that this place knows. */
function useFaces(businessId) {
	const { data } = useCall("listConnections", {
		businessId,
		limit: 100
	});
	return useCallback(({ petId: id, petName: name, species }) => {
		const known = data?.items.find(({ petId }) => petId === id);
		return portraitFor({
			id,
			name,
			species: species ?? known?.species ?? "other",
			colour: known?.colour
		});
	}, [data]);
}
// apps/web/src/features/check-ins/offline/offline-store.ts
var opening = null;
/**
* Opened once; what was kept survives the tab, the browser and the power. When the browser takes back what the site has
* stored, the connection ends, and the next question opens another.
*/
function openDoorStore() {
	opening ??= openDB("clearpaw-door", 1, {
		upgrade(database) {
			database.createObjectStore("kits");
			database.createObjectStore("places");
			database.createObjectStore("queue", {
				keyPath: "order",
				autoIncrement: true
			});
		},
		terminated: forgetStore
	});
	opening.catch(forgetStore);
	return opening;
}
function forgetStore() {
	opening = null;
}
// apps/web/src/features/check-ins/offline/read-revocations.ts
/** The key of that name, ready to verify with. */
async function keyIn(keys, kid) {
	const name = btoa(String.fromCharCode(...kid)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
	const found = keys.find((key) => key.kid === name);
	const point = found ? pointOf({ ...found }) : null;
	return point ? importPoint(point) : null;
}
/** Proves the list before it is believed. */
async function readRevocations(bytes, keys) {
	const message = readCose(bytes);
	const key = message && await keyIn(keys, message.kid);
	const claims = message && key && await isSignedBy(message, key) ? decodeCbor(message.payload) : null;
	const parts = claims instanceof Map ? claims.get(-65538) : null;
	const issuedAt = claims instanceof Map ? claims.get(6) : null;
	const packed = Array.isArray(parts) ? parts[1] : null;
	const revoked = packed instanceof Uint8Array ? unpackNumbers(packed) : null;
	if (!revoked || typeof issuedAt !== "number") throw new Error("The revocation list is not signed by a known key.");
	return {
		revoked,
		issuedAt
	};
}
// apps/web/src/features/check-ins/offline/door-kit.ts
/** Fetches keys, revocations and rules, and keeps them for the time without a network. Throws where one is missing. */
async function refreshKit(place) {
	const before = Date.now();
	const [published, list, requirements] = await Promise.all([
		fetch("/.well-known/badge-keys.json", { cache: "no-cache" }),
		fetch("/.well-known/badge-revocations", { cache: "no-cache" }),
		call("getRequirements", { businessId: place.id })
	]);
	const { keys } = await published.json();
	const { revoked, issuedAt } = await readRevocations(new Uint8Array(await list.arrayBuffer()), keys);
	const stated = Date.parse(list.headers.get("Date") ?? "");
	const serverNow = Number.isNaN(stated) ? issuedAt * 1e3 : stated;
	const kit = {
		businessId: place.id,
		keys,
		revoked,
		rules: requirements.rules,
		acceptPaper: place.acceptPaper,
		readAt: issuedAt * 1e3,
		clockAheadMs: serverNow - (before + Date.now()) / 2
	};
	await (await openDoorStore()).put("kits", kit, place.id);
	return kit;
}
// apps/web/src/features/check-ins/offline/find-kit.ts
/** What this device has kept of a place; null where its scanner was never opened here. */
async function findKit(businessId) {
	return await (await openDoorStore()).get("kits", businessId) ?? null;
}
// apps/web/src/features/check-ins/offline/offline-place.ts
var lastPlace = "last";
/** After this long without an answer about who is signed in, the network counts as gone. */
var patienceMs = 3e3;
/** Remembers the place whose scanner was opened last on this device. */
async function keepPlace(place) {
	await (await openDoorStore()).put("places", place, lastPlace);
}
/** Whoever signs out leaves no scanner behind; what still waits is kept. */
async function forgetDoor() {
	const store = await openDoorStore();
	await Promise.all([store.clear("places"), store.clear("kits")]);
}
/**
* The place to scan for while nobody can say who is signed in: the device was trusted when the scanner was opened on it,
* and whatever it decides is proven again when it is sent. Null with a network, and where no scanner was ever opened.
*/
function useOfflinePlace(wanted) {
	const current = useSession();
	const [place, setPlace] = useState(null);
	const ready = current.ready;
	useEffect(() => {
		if (!wanted || ready) {
			setPlace(null);
			return;
		}
		const find = async () => setPlace(await (await openDoorStore()).get("places", lastPlace) ?? null);
		const timer = setTimeout(() => void find(), navigator.onLine ? patienceMs : 0);
		return () => clearTimeout(timer);
	}, [wanted, ready]);
	return place;
}
// apps/web/src/features/check-ins/is-unanswered.ts
var unanswered = /* @__PURE__ */ new Set([
	"internal",
	"unavailable",
	"deadline-exceeded",
	"unknown",
	"cancelled",
	"resource-exhausted"
]);
/** Whether a call may not have arrived: asking again, with the same key, is the right thing to do. */
function isUnanswered(problem) {
	return !(problem instanceof CallError) || unanswered.has(problem.code);
}
// apps/web/src/features/check-ins/offline/queue.ts
/** Keeps a check-in until the server has it. It is on disk when this resolves. */
async function enqueue(petName, input) {
	const writing = (await openDoorStore()).transaction("queue", "readwrite", { durability: "strict" });
	await writing.store.add({
		petName,
		input,
		refused: null
	});
	await writing.done;
	tell();
}
/** What was not acknowledged yet, the oldest first; refused ones too, until somebody has seen them. */
async function listWaiting() {
	return (await openDoorStore()).getAll("queue");
}
/** Somebody has read why it was refused. */
async function dismiss(order) {
	await (await openDoorStore()).delete("queue", order);
	tell();
}
/**
* Sends what waits for the place, one after the other and in order; one tab at a time. An answer takes it off the list, a
* refusal keeps it there with the reason, silence ends the round. Sending twice cannot count twice: the key was made when
* it was decided. What waits for another place is let be: whoever works here may not be known there.
*/
async function sendWaiting(businessId, send) {
	await oneTabAtATime(async () => {
		for (const waiting of await listWaiting()) {
			if (waiting.refused !== null || waiting.order === void 0) continue;
			if (waiting.input.businessId !== businessId) continue;
			const store = await openDoorStore();
			try {
				await send(waiting.input);
				await store.delete("queue", waiting.order);
			} catch (problem) {
				if (isUnanswered(problem) || isSignedOut(problem)) break;
				if (problem instanceof CallError && problem.code === "already-exists") await store.delete("queue", waiting.order);
				else await store.put("queue", {
					...waiting,
					refused: reasonOf(problem)
				});
			}
			tell();
		}
	});
}
function isSignedOut(problem) {
	return problem instanceof CallError && problem.code === "unauthenticated";
}
function reasonOf(problem) {
	return problem instanceof Error ? problem.message : "The server said no.";
}
async function oneTabAtATime(work) {
	if (typeof navigator === "undefined" || !("locks" in navigator)) return work();
	await navigator.locks.request("clearpaw-door-queue", { ifAvailable: true }, async (lock) => {
		if (lock) await work();
	});
}
var listeners = /* @__PURE__ */ new Set();
function tell() {
	for (const listener of listeners) listener();
}
/** Calls back after each change on this tab; answers how to stop. */
function onQueueChange(listener) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
// apps/web/src/features/check-ins/offline/use-queue.ts
var trySendingEveryMs = 15e3;
/** What waits on this device, sent by itself as soon as the server answers, or by hand. */
function useQueue(businessId) {
	const [waiting, setWaiting] = useState([]);
	const [sending, setSending] = useState(false);
	const send = useCallback(async () => {
		setSending(true);
		await sendWaiting(businessId, (input) => call("checkIn", input)).catch(() => void 0);
		setSending(false);
	}, [businessId]);
	useEffect(() => {
		const read = () => void listWaiting().then(setWaiting, () => void 0);
		const sendNow = () => void send();
		read();
		sendNow();
		const stop = onQueueChange(read);
		const timer = setInterval(sendNow, trySendingEveryMs);
		addEventListener("online", sendNow);
		return () => {
			stop();
			clearInterval(timer);
			removeEventListener("online", sendNow);
		};
	}, [send]);
	return {
		waiting,
		sending,
		send,
		dismiss
	};
}
// apps/web/src/features/check-ins/offline/queue-bar.tsx
/**
* How many check-ins wait on this device, and each one that the server refused, until somebody has seen it. Of those for
* another place only the number is said: whoever stands here may not know its guests.
*/
function QueueBar({ businessId }) {
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const { waiting, sending, send, dismiss } = useQueue(businessId);
	const here = waiting.filter(({ input }) => input.businessId === businessId);
	const refused = here.filter((one) => one.refused !== null);
	const unsent = here.length - refused.length;
	const elsewhere = waiting.length - here.length;
	if (waiting.length === 0) return null;
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": words.queue,
		className: "flex max-h-60 flex-col gap-2 overflow-y-auto rounded-button bg-raised p-3 text-ink",
		children: [
			unsent > 0 && /* @__PURE__ */ jsxs("div", {
				className: "flex items-center gap-3",
				children: [
					/* @__PURE__ */ jsx(Icon, { of: CloudUpload }),
					/* @__PURE__ */ jsx("p", {
						role: "status",
						className: "flex-1 type-strong",
						children: words.waitHere(unsent)
					}),
					/* @__PURE__ */ jsx(Button$1, {
						variant: "quiet",
						size: "small",
						busy: sending && words.sending,
						onPress: () => void send(),
						children: words.sendNow
					})
				]
			}),
			elsewhere > 0 && /* @__PURE__ */ jsx("p", {
				className: "type-small",
				children: words.waitElsewhere(elsewhere)
			}),
			refused.map(({ order, petName, input, refused: why }) => /* @__PURE__ */ jsxs("div", {
				role: "alert",
				className: "flex items-start gap-3",
				children: [
					/* @__PURE__ */ jsx(Icon, { of: TriangleAlert }),
					/* @__PURE__ */ jsxs("p", {
						className: "flex-1 type-small",
						children: [
							/* @__PURE__ */ jsx("strong", { children: words.notTaken(petName, input.occurredAt ? format.dayTime(input.occurredAt) : "") }),
							" ",
							why,
							" ",
							words.notTakenCure
						]
					}),
					/* @__PURE__ */ jsx(Button$1, {
						variant: "quiet",
						size: "small",
						onPress: () => void dismiss(order ?? 0),
						children: words.seen
					})
				]
			}, order))
		]
	});
}
// apps/web/src/features/check-ins/offline/read-offline.ts
var hourMs$1 = 36e5;
/** Proves and judges a scanned badge with what this device has kept; the same steps as on the server. */
async function readOffline(text, kit, door) {
	const now = door.deviceNow + kit.clockAheadMs;
	const reading = readBadge(text, door.host);
	if (reading.kind !== "badge") return { refused: "badge_invalid" };
	if (reading.fragment === "") return { refused: "needs_network" };
	const proven = await prove(reading.fragment, kit);
	if (proven.refused !== void 0) return { refused: proven.refused };
	const { claims } = proven;
	if (clockGapSeconds(proven, now) !== null || kit.readAt > now + 3e5) return { refused: "clock_wrong" };
	const judged = judgeBadge(proven, door.host, now);
	if ("refused" in judged) return { refused: refusals[judged.refused] };
	if (kit.revoked.has(claims.revocationIndex)) return { refused: "badge_revoked" };
	if (judged.kind === "paper" && !kit.acceptPaper) return { refused: "badge_not_live" };
	const today = calendarDateIn(now, door.timeZone);
	const visit = {
		service: door.service,
		arrival: today,
		departure: today
	};
	const listAgeHours = (now - kit.readAt) / hourMs$1;
	const judgement = judgeOffline({
		claims,
		rules: kit.rules,
		visit,
		listAgeHours: Math.max(0, listAgeHours)
	});
	return {
		claims,
		kind: judged.kind,
		judgement,
		listAgeHours
	};
}
var refusals = {
	wrong_issuer: "badge_invalid",
	not_yet_valid: "clock_wrong",
	expired: "badge_expired",
	not_live: "badge_not_live"
};
async function prove(fragment, kit) {
	const opened = await openCredential(fragment, (kid) => keyIn(kit.keys, kid));
	if ("failed" in opened) return { refused: opened.failed === "unknown_key" ? "key_unknown" : "badge_invalid" };
	const claims = readClaims(opened.claims);
	if (!claims) return { refused: "badge_invalid" };
	const { tail, bytes } = opened;
	if (!tail) return {
		claims,
		liveSlot: null
	};
	return claims.deviceKey !== null && await isTailBy(claims.deviceKey, bytes, tail) ? {
		claims,
		liveSlot: tail.slot
	} : { refused: "badge_not_live" };
}
// apps/web/src/features/check-ins/offline/save-decision.ts
/**
* Sends a decision. Without an answer it is kept on this device, where the place's lists were ever read: with the time of
* the server's clock, and with the key of the attempt that may have arrived all the same.
*/
async function saveDecision(call, petName, input, deviceNow = Date.now) {
	try {
		await call("checkIn", input);
		return "saved";
	} catch (problem) {
		if (problem instanceof CallError && problem.code === "already-exists") return "saved";
		const kit = isUnanswered(problem) ? await findKit(input.businessId).catch(() => null) : null;
		if (!kit) throw problem;
		const occurredAt = new Date(deviceNow() + kit.clockAheadMs).toISOString();
		await enqueue(petName, {
			...input,
			occurredAt
		});
		return "kept";
	}
}
// apps/web/src/features/check-ins/offline/start-offline-worker.ts
/** Lets the browser keep the scanner's files, so that it opens without a network after having been opened once. */
async function startOfflineWorker() {
	if (!("serviceWorker" in navigator) || false) return;
	await navigator.serviceWorker.register("/offline-worker.js").catch(() => void 0);
}
// apps/web/src/features/check-ins/offline/use-kit.ts
var refreshEveryMs = 3e5;
/** While the scanner is open its lists are read anew every five minutes, and as soon as the network is back. */
function useKit(place) {
	useEffect(() => {
		const refresh = () => void refreshKit(place).catch(() => void 0);
		startOfflineWorker();
		keepPlace(place);
		refresh();
		const timer = setInterval(refresh, refreshEveryMs);
		addEventListener("online", refresh);
		return () => {
			clearInterval(timer);
			removeEventListener("online", refresh);
		};
	}, [place]);
}
// apps/web/src/features/check-ins/camera/camera-problem.ts
var byName = {
	NotAllowedError: "refused",
	SecurityError: "refused",
	NotFoundError: "missing",
	OverconstrainedError: "missing",
	NotReadableError: "busy",
	AbortError: "busy"
};
/** Reads what a browser says when it opens no camera. */
function problemOf(problem) {
	return byName[typeof problem === "object" && problem !== null && "name" in problem ? String(problem.name) : ""] ?? "failed";
}
// apps/web/src/features/check-ins/camera/use-camera.ts
/** The camera that looks away from its holder, while mounted. */
function useCamera() {
	const [camera, setCamera] = useState({ status: "starting" });
	const [attempt, setAttempt] = useState(0);
	const retry = useCallback(() => {
		setCamera({ status: "starting" });
		setAttempt((before) => before + 1);
	}, []);
	useEffect(() => {
		let stream = null;
		let ended = false;
		const stop = () => {
			for (const track of stream?.getTracks() ?? []) track.stop();
		};
		openCamera().then((opened) => {
			stream = opened;
			if (ended) return stop();
			setCamera({
				status: "on",
				stream: opened
			});
			const lost = () => setCamera({
				status: "failed",
				retry
			});
			opened.getVideoTracks()[0]?.addEventListener("ended", lost, { once: true });
		}, (problem) => {
			if (!ended) setCamera({
				status: problemOf(problem),
				retry
			});
		});
		return () => {
			ended = true;
			stop();
		};
	}, [attempt, retry]);
	return camera;
}
/** Full HD where there is: dense codes need the pixels. */
var wanted = {
	facingMode: { ideal: "environment" },
	width: { ideal: 1920 },
	height: { ideal: 1080 }
};
async function openCamera() {
	if (!navigator.mediaDevices?.getUserMedia) throw new DOMException("No media devices.", "NotFoundError");
	return navigator.mediaDevices.getUserMedia({
		video: wanted,
		audio: false
	});
}
// apps/web/src/features/check-ins/camera/code-reader.ts
function createCodeReader() {
	const worker = new Worker(new URL("./scan-worker.ts", import.meta.url), { type: "module" });
	const waiting = /* @__PURE__ */ new Map();
	let lastId = 0;
	worker.addEventListener("message", ({ data }) => {
		const asked = waiting.get(data.id);
		waiting.delete(data.id);
		if (data.failed === void 0) asked?.resolve(data.text);
		else asked?.reject(new Error(data.failed));
	});
	worker.addEventListener("error", () => {
		for (const { reject } of waiting.values()) reject(/* @__PURE__ */ new Error("The reader did not start."));
		waiting.clear();
	});
	return {
		read: (picture) => new Promise((resolve, reject) => {
			lastId += 1;
			waiting.set(lastId, {
				resolve,
				reject
			});
			const request = {
				id: lastId,
				picture
			};
			worker.postMessage(request, [picture]);
		}),
		close: () => worker.terminate()
	};
}
// apps/web/src/features/check-ins/camera/picture-from.ts
/** Longer sides cost time and read no better. */
var longestSide = 1600;
/** One frame or photograph, small enough to be read quickly. */
async function pictureFrom(source) {
	const full = await createImageBitmap(source);
	const scale = longestSide / Math.max(full.width, full.height);
	if (scale >= 1) return full;
	const size = {
		resizeWidth: Math.round(full.width * scale),
		resizeHeight: Math.round(full.height * scale)
	};
	const small = await createImageBitmap(full, {
		...size,
		resizeQuality: "medium"
	});
	full.close();
	return small;
}
// apps/web/src/features/check-ins/camera/reading-key.ts
/** What makes two readings the same badge: its code, since a live badge changes its fragment every half-minute. */
function readingKey(text, host) {
	const reading = readBadge(text, host);
	return reading.kind === "badge" && reading.code !== null ? reading.code : text;
}
// apps/web/src/features/check-ins/camera/sight-filter.ts
/** A code counts as gone only after this many looks without it: single frames are often blurred. */
var looksUntilGone = 6;
/** @param keyOf what makes two readings the same badge: a live badge changes its text every half-minute */
function createSightFilter(keyOf) {
	let inView = null;
	let missed = 0;
	return { look(seen) {
		if (seen === null) {
			missed += 1;
			if (missed >= looksUntilGone) inView = null;
			return null;
		}
		missed = 0;
		const key = keyOf(seen);
		if (key === inView) return null;
		inView = key;
		return seen;
	} };
}
// apps/web/src/features/check-ins/camera/use-code-reader.ts
/** Between two looks; quicker ones only warm the phone. */
var pauseMs = 120;
/** Looks at the video while `looking`, and tells each code once until it has left view. */
function useCodeReader(video, looking, onCode) {
	const reader = useRef(null);
	const filter = useRef(createSightFilter((text) => readingKey(text, location.host)));
	const [failed, setFailed] = useState(false);
	const tell = useEffectEvent(onCode);
	const open = () => {
		reader.current ??= createCodeReader();
		return reader.current;
	};
	useEffect(() => () => {
		reader.current?.close();
		reader.current = null;
	}, []);
	useEffect(() => {
		if (!looking) return;
		let timer;
		let ended = false;
		const look = async () => {
			const element = video.current;
			if (element && element.readyState >= element.HAVE_CURRENT_DATA && !document.hidden) {
				const seen = await open().read(await pictureFrom(element));
				if (ended) return;
				const news = filter.current.look(seen);
				if (news !== null) tell(news);
			}
			if (!ended) timer = setTimeout(run, pauseMs);
		};
		const run = () => void look().catch(() => !ended && setFailed(true));
		run();
		return () => {
			ended = true;
			clearTimeout(timer);
		};
	}, [looking, video]);
	const readPicture = async (file) => open().read(await pictureFrom(file));
	return {
		readPicture,
		failed
	};
}
// apps/web/src/features/check-ins/camera/use-torch.ts
/** The light beside the camera; null where there is none that can be switched. */
function useTorch(stream) {
	const [on, setOn] = useState(false);
	const track = stream?.getVideoTracks()[0];
	const capabilities = track?.getCapabilities?.();
	if (!track || capabilities?.torch !== true) return null;
	const toggle = () => {
		const advanced = [{ torch: !on }];
		track.applyConstraints({ advanced }).then(() => setOn(!on), () => {});
	};
	return {
		on,
		toggle
	};
}
/** Texts of the two lanes beside the scanner: guests on paper, and service animals. */
var guestWords = defineWords({ en: {
	guest: "Guest",
	lanes: "Without a badge",
	guestTitle: "A guest without an account",
	guestLead: "Type what the paper certificate says. The same requirements judge it.",
	petName: "Pet’s name",
	petNameRequired: "Type the pet’s name.",
	species: "Kind of animal",
	speciesRequired: "Choose the kind of animal.",
	email: "Owner’s e-mail address",
	emailHelp: "Kept for this place only. No account is made of it.",
	emailRequired: "Type an e-mail address, such as name@example.com.",
	doses: "Vaccinations on the paper",
	dosesLead: "Only what this place asks for is needed.",
	dose: (number) => `Vaccination ${number}`,
	vaccine: "Vaccine",
	vaccinePlaceholder: "Rabies, DHPP, Imrab…",
	vaccineRequired: "Choose the vaccine from the list.",
	given: "Given on",
	givenRequired: "Type the day it was given.",
	ends: "Good until",
	endsHelp: "As the paper says.",
	endsBeforeGiven: "It ends before it was given.",
	addDose: "Add a vaccination",
	removeDose: (number) => `Remove vaccination ${number}`,
	show: "Show the answer",
	judging: "Asking…",
	failed: "The guest is not entered yet",
	unreachable: "The server did not answer. What you typed is kept; trying again cannot count twice.",
	back: "Back to the scanner",
	kinds: {
		dog: "Dog",
		cat: "Cat",
		ferret: "Ferret",
		rabbit: "Rabbit",
		bird: "Bird",
		reptile: "Reptile",
		small_mammal: "Small mammal",
		horse: "Horse",
		other: "Another animal"
	},
	animal: "Service animal",
	animalTitle: "A service animal",
	animalLead: "It comes in with its person. It needs no badge, no certificate and no check-in.",
	mayAsk: "If it is not plain to see, you may ask two things",
	questions: ["Is this a service animal needed because of a disability?", "What work or task has it been trained to do?"],
	doNot: "Please do not",
	never: [
		"ask about the person’s disability or health",
		"ask for papers, a certificate, a vest or an ID",
		"ask the animal to show its task",
		"charge more or seat the person apart"
	],
	mayLeave: "You may ask for the animal to leave only when it is out of control or not housebroken.",
	nothingKept: "Nothing about this visit is stored: no name, no answer, no paper.",
	law: "So says the Americans with Disabilities Act (28 CFR 36.302). Elsewhere your own law may say more.",
	welcome: "Welcome them in"
} });
// apps/web/src/features/check-ins/guest/dose-fields.tsx
var mostShown$1 = 6;
/** One line of the certificate: which vaccine, when, and until when. */
function DoseFields({ number, dose, species, problems, onChange, onRemove }) {
	const words = useWordsOf(guestWords);
	const options = useMemo(() => vaccineOptions(dose.typed, species), [dose.typed, species]);
	const type = (typed) => {
		onChange(dose.vaccine !== null && findVaccine(dose.vaccine)?.name === typed ? { typed } : {
			typed,
			vaccine: null
		});
	};
	const choose = (code) => {
		const vaccine = code === null ? null : findVaccine(code);
		if (vaccine) onChange({
			vaccine: vaccine.code,
			typed: vaccine.name
		});
	};
	return /* @__PURE__ */ jsxs("fieldset", {
		className: "min-w-0",
		children: [
			/* @__PURE__ */ jsx("legend", {
				className: "sr-only",
				children: words.dose(number)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-end gap-2",
				children: [/* @__PURE__ */ jsx(ComboBox$1, {
					className: "min-w-0 flex-1",
					label: words.vaccine,
					icon: Search,
					placeholder: words.vaccinePlaceholder,
					options,
					value: dose.vaccine,
					onChange: choose,
					typed: dose.typed,
					onSearch: type,
					error: problems[`${dose.key}.vaccine`] && words.vaccineRequired
				}), onRemove && /* @__PURE__ */ jsx(IconButton, {
					icon: Trash2,
					label: words.removeDose(number),
					onPress: onRemove
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mt-4 grid gap-4 md:grid-cols-2",
				children: [/* @__PURE__ */ jsx(DateField, {
					label: words.given,
					value: dose.administeredOn,
					onChange: (administeredOn) => onChange({ administeredOn }),
					error: problems[`${dose.key}.administeredOn`] && words.givenRequired
				}), /* @__PURE__ */ jsx(DateField, {
					label: words.ends,
					optional: true,
					help: words.endsHelp,
					value: dose.expiresOn,
					onChange: (expiresOn) => onChange({ expiresOn }),
					error: problems[`${dose.key}.expiresOn`] && words.endsBeforeGiven
				})]
			})
		]
	});
}
/** One row for each vaccine, by the spelling that fits best. */
function vaccineOptions(typed, species) {
	const rows = /* @__PURE__ */ new Map();
	for (const { vaccine, spelling } of searchVaccines(typed, species ?? "other")) {
		if (rows.has(vaccine.code)) continue;
		const note = spelling === vaccine.name ? {} : { note: spelling };
		rows.set(vaccine.code, {
			id: vaccine.code,
			label: vaccine.name,
			...note
		});
	}
	return [...rows.values()].slice(0, mostShown$1);
}
// apps/web/src/features/check-ins/guest/guest-draft.ts
var blankDose = () => ({
	key: crypto.randomUUID(),
	vaccine: null,
	typed: "",
	administeredOn: null,
	expiresOn: null
});
var blankGuest = () => ({
	petName: "",
	species: "dog",
	ownerEmail: "",
	doses: [blankDose()]
});
/** A draft read back from the device is taken if it has today's shape. */
function isGuestDraft(read) {
	if (typeof read !== "object" || read === null) return false;
	const { petName, ownerEmail, doses } = read;
	return typeof petName === "string" && typeof ownerEmail === "string" && Array.isArray(doses) && doses.every((dose) => typeof dose?.key === "string" && typeof dose.typed === "string");
}
/** What can be sent, or what is missing. A dose that nobody began counts as none. */
function readGuest(draft) {
	const petName = draft.petName.trim();
	const ownerEmail = draft.ownerEmail.trim();
	const problems = {};
	if (petName === "") problems.petName = "required";
	if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(ownerEmail)) problems.ownerEmail = "required";
	if (draft.species === null) problems.species = "required";
	const vaccinations = draft.doses.filter(isBegun).flatMap((dose) => {
		const { key, vaccine, administeredOn, expiresOn } = dose;
		if (vaccine === null) problems[`${key}.vaccine`] = "required";
		if (administeredOn === null) problems[`${key}.administeredOn`] = "required";
		if (administeredOn !== null && expiresOn !== null && expiresOn < administeredOn) problems[`${key}.expiresOn`] = "backwards";
		return vaccine && administeredOn ? [{
			vaccine,
			administeredOn,
			expiresOn
		}] : [];
	});
	if (draft.species === null || Object.keys(problems).length > 0) return { problems };
	return { fields: {
		petName,
		species: draft.species,
		ownerEmail,
		vaccinations
	} };
}
var isBegun = ({ typed, vaccine, administeredOn, expiresOn }) => typed.trim() !== "" || vaccine !== null || administeredOn !== null || expiresOn !== null;
// apps/web/src/features/check-ins/guest/lane-page.tsx
/** A way in beside the scanner, on a page of its own with the way back. */
function LanePage({ title, lead, children }) {
	const words = useWordsOf(guestWords);
	return /* @__PURE__ */ jsxs("main", {
		className: "mx-auto flex min-h-dvh w-full max-w-160 flex-col gap-6 bg-paper px-5 pt-5 pb-10",
		children: [/* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsx(LinkButton, {
				href: "/business/scan",
				variant: "ghost",
				size: "small",
				icon: ArrowLeft,
				className: "-ms-3",
				children: words.back
			}),
			/* @__PURE__ */ jsx("h1", {
				className: "mt-3 type-h1-business",
				children: title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-1 text-ink-2",
				children: lead
			})
		] }), children]
	});
}
// apps/web/src/features/check-ins/use-intent-key.ts
/**
* The idempotency key of what somebody means to do: repeating the same intent reuses it, so that a lost answer
* never counts twice. `forget` ends the intent.
*/
function useIntentKey() {
	const current = useRef(null);
	return {
		keyFor(intent) {
			if (current.current?.intent !== intent) current.current = {
				intent,
				key: crypto.randomUUID()
			};
			return current.current.key;
		},
		forget() {
			current.current = null;
		}
	};
}
// apps/web/src/features/check-ins/guest/use-create-guest.ts
/** Enters a guest; the same fields sent again after a lost answer are the same guest. */
function useCreateGuest(businessId) {
	const words = useWordsOf(guestWords);
	const queries = useQueryClient();
	const { keyFor } = useIntentKey();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState(null);
	/** The new pet's id, or null where it was not entered. */
	const create = async (fields) => {
		setBusy(true);
		setProblem(null);
		try {
			const idempotencyKey = keyFor(JSON.stringify(fields));
			const { petId } = await call("createGuest", {
				businessId,
				...fields,
				idempotencyKey
			});
			await queries.invalidateQueries({ queryKey: ["listConnections"] });
			return petId;
		} catch (failure) {
			const said = failure instanceof Error ? failure.message : words.unreachable;
			setProblem(isUnanswered(failure) ? words.unreachable : said);
			return null;
		} finally {
			setBusy(false);
		}
	};
	return {
		create,
		busy,
		problem
	};
}
// apps/web/src/features/check-ins/guest/guest-lane.tsx
/** A pet whose owner has no account: three fields and what the paper says, then the same gate as for anybody. */
function GuestLane({ businessId, onEntered }) {
	const words = useWordsOf(guestWords);
	const [blank] = useState(blankGuest);
	const { draft, setDraft, clear } = useDraft(`guest:${businessId}`, blank, isGuestDraft);
	const [problems, setProblems] = useState({});
	const { create, busy, problem } = useCreateGuest(businessId);
	const submit = async (event) => {
		event.preventDefault();
		const read = readGuest(draft);
		setProblems("problems" in read ? read.problems : {});
		if ("problems" in read || busy) return;
		const petId = await create(read.fields);
		if (petId === null) return;
		clear();
		onEntered(petId, read.fields.petName);
	};
	return /* @__PURE__ */ jsx(LanePage, {
		title: words.guestTitle,
		lead: words.guestLead,
		children: /* @__PURE__ */ jsxs("form", {
			onSubmit: (event) => void submit(event),
			noValidate: true,
			className: "flex flex-col gap-6",
			children: [
				/* @__PURE__ */ jsx(WhoFields, {
					draft,
					problems,
					onChange: setDraft
				}),
				/* @__PURE__ */ jsx(DosesPanel, {
					draft,
					problems,
					onChange: setDraft
				}),
				problem && /* @__PURE__ */ jsx(ErrorPanel, {
					title: words.failed,
					children: problem
				}),
				/* @__PURE__ */ jsx(Button$1, {
					type: "submit",
					size: "lead",
					wide: true,
					busy: busy && words.judging,
					children: words.show
				})
			]
		})
	});
}
function WhoFields({ draft, problems, onChange }) {
	const words = useWordsOf(guestWords);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4 md:grid-cols-2",
		children: [
			/* @__PURE__ */ jsx(TextField, {
				label: words.petName,
				autoFocus: true,
				autoComplete: "off",
				maxLength: 60,
				value: draft.petName,
				onChange: (petName) => onChange({
					...draft,
					petName
				}),
				error: problems.petName && words.petNameRequired
			}),
			/* @__PURE__ */ jsx(Select$1, {
				label: words.species,
				options: speciesList.map((id) => ({
					id,
					label: words.kinds[id]
				})),
				value: draft.species,
				onChange: (species) => onChange({
					...draft,
					species
				}),
				error: problems.species && words.speciesRequired
			}),
			/* @__PURE__ */ jsx(TextField, {
				className: "md:col-span-2",
				label: words.email,
				help: words.emailHelp,
				type: "email",
				inputMode: "email",
				autoComplete: "off",
				value: draft.ownerEmail,
				onChange: (ownerEmail) => onChange({
					...draft,
					ownerEmail
				}),
				error: problems.ownerEmail && words.emailRequired
			})
		]
	});
}
function DosesPanel({ draft, problems, onChange }) {
	const words = useWordsOf(guestWords);
	const { doses, species } = draft;
	const setDoses = (next) => onChange({
		...draft,
		doses: next
	});
	return /* @__PURE__ */ jsx(Panel, {
		title: words.doses,
		lead: words.dosesLead,
		children: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-6",
			children: [doses.map((dose, index) => /* @__PURE__ */ jsx(DoseFields, {
				number: index + 1,
				dose,
				species,
				problems,
				onChange: (change) => setDoses(doses.map((one) => one.key === dose.key ? {
					...one,
					...change
				} : one)),
				onRemove: doses.length > 1 ? () => setDoses(doses.filter(({ key }) => key !== dose.key)) : null
			}, dose.key)), doses.length < 20 && /* @__PURE__ */ jsx(Button$1, {
				variant: "secondary",
				icon: Plus,
				className: "self-start",
				onPress: () => setDoses([...doses, blankDose()]),
				children: words.addDose
			})]
		})
	});
}
// apps/web/src/features/check-ins/guest/lane-links.tsx
/** The two ways in that need no badge. */
function LaneLinks() {
	const words = useWordsOf(guestWords);
	return /* @__PURE__ */ jsxs("nav", {
		"aria-label": words.lanes,
		className: "mx-auto flex w-full max-w-100 gap-2.5 *:flex-1 *:whitespace-nowrap *:px-3!",
		children: [/* @__PURE__ */ jsx(LinkButton, {
			href: "/business/scan?lane=guest",
			variant: "invert",
			icon: UserPlus,
			children: words.guest
		}), /* @__PURE__ */ jsx(LinkButton, {
			href: "/business/scan?lane=service-animal",
			variant: "invert",
			icon: HeartHandshake,
			children: words.animal
		})]
	});
}
// apps/web/src/features/check-ins/guest/service-animal-lane.tsx
/** What staff may ask about a service animal and what not. A page to read: nothing is asked for and nothing kept. */
function ServiceAnimalLane() {
	const words = useWordsOf(guestWords);
	return /* @__PURE__ */ jsxs(LanePage, {
		title: words.animalTitle,
		lead: words.animalLead,
		children: [
			/* @__PURE__ */ jsx(Panel, {
				title: words.mayAsk,
				children: /* @__PURE__ */ jsx("ol", {
					className: "flex list-decimal flex-col gap-3 ps-6 type-lead",
					children: words.questions.map((question) => /* @__PURE__ */ jsx("li", { children: question }, question))
				})
			}),
			/* @__PURE__ */ jsxs(Panel, {
				title: words.doNot,
				children: [/* @__PURE__ */ jsx("ul", {
					className: "flex list-disc flex-col gap-2 ps-6",
					children: words.never.map((one) => /* @__PURE__ */ jsx("li", { children: one }, one))
				}), /* @__PURE__ */ jsx("p", {
					className: "mt-4",
					children: words.mayLeave
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "type-strong",
				children: words.nothingKept
			}),
			/* @__PURE__ */ jsx(LinkButton, {
				href: "/business/scan",
				size: "lead",
				wide: true,
				children: words.welcome
			}),
			/* @__PURE__ */ jsx("p", {
				className: "text-ink-2 type-small",
				children: words.law
			})
		]
	});
}
// apps/web/src/features/check-ins/gate/camera-view.tsx
/** What the camera sees, over the whole screen, dimmed around the frame. */
function CameraView({ stream, video }) {
	useEffect(() => {
		const element = video.current;
		if (!element) return;
		element.srcObject = stream;
		element.play().catch(() => {});
		return () => {
			element.srcObject = null;
		};
	}, [stream, video]);
	return /* @__PURE__ */ jsx("video", {
		ref: video,
		muted: true,
		playsInline: true,
		autoPlay: true,
		className: "absolute inset-0 size-full object-cover"
	});
}
// apps/web/src/features/check-ins/gate/code-dialog.tsx
/** The way in without a camera: the code below the QR. */
function CodeDialog({ isOpen, onClose, onCode }) {
	const words = useWordsOf(checkInWords);
	const [typed, setTyped] = useState("");
	const [asked, setAsked] = useState(false);
	const code = parseBadgeCode(typed);
	const letters = typed.replace(/[\s-]/g, "").length;
	const problem = letters === 0 ? words.codeRequired : words.codeWrong(letters);
	const submit = (event) => {
		event.preventDefault();
		setAsked(true);
		if (code === null) return;
		setTyped("");
		setAsked(false);
		onCode(code);
	};
	return /* @__PURE__ */ jsx(Dialog$1, {
		isOpen,
		onOpenChange: (open) => !open && onClose(),
		title: words.codeTitle,
		children: /* @__PURE__ */ jsxs("form", {
			onSubmit: submit,
			noValidate: true,
			className: "flex flex-col gap-6",
			children: [/* @__PURE__ */ jsx(TextField, {
				label: words.codeLabel,
				help: words.codeHelp,
				autoFocus: true,
				autoComplete: "off",
				spellCheck: "false",
				figures: true,
				value: typed,
				onChange: setTyped,
				error: asked && code === null ? problem : void 0
			}), /* @__PURE__ */ jsx(Button$1, {
				type: "submit",
				size: "lead",
				wide: true,
				children: words.showVerdict
			})]
		})
	});
}
// apps/web/src/features/check-ins/gate/other-ways.tsx
var look = "whitespace-nowrap px-3!";
/** The ways in that need no camera; always there. */
function OtherWays({ onType, readPicture, onReading }) {
	const words = useWordsOf(checkInWords);
	const take = async (file) => {
		const text = await readPicture(file).catch(() => null);
		if (text === null) showToast({
			tone: "error",
			words: words.noCodeInPicture
		});
		else onReading(text);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "mx-auto flex w-full max-w-100 gap-2.5 *:flex-1",
		children: [/* @__PURE__ */ jsx(Button$1, {
			variant: "invert",
			size: "lead",
			icon: Keyboard,
			className: look,
			onPress: onType,
			children: words.typeCode
		}), /* @__PURE__ */ jsx(FileTrigger, {
			acceptedFileTypes: ["image/*"],
			onSelect: (files) => {
				const file = files?.[0];
				if (file) take(file);
			},
			children: /* @__PURE__ */ jsx(Button$1, {
				variant: "invert",
				size: "lead",
				icon: Image,
				className: look,
				children: words.fromPicture
			})
		})]
	});
}
// apps/web/src/features/check-ins/gate/camera-trouble.tsx
/** In the frame's place when there is no picture: why, and what to do. */
function CameraTrouble({ problem, onRetry }) {
	const words = useWordsOf(checkInWords);
	const { title, detail } = words.camera[problem];
	return /* @__PURE__ */ jsxs("div", {
		role: "alert",
		className: "flex max-w-90 flex-col items-center gap-3 text-center",
		children: [
			/* @__PURE__ */ jsx(Icon, {
				of: CameraOff,
				size: 28
			}),
			/* @__PURE__ */ jsx("h2", {
				className: "type-h2-page",
				children: title
			}),
			/* @__PURE__ */ jsx("p", { children: detail }),
			/* @__PURE__ */ jsx(Button$1, {
				variant: "invert",
				onPress: onRetry,
				children: words.tryAgain
			})
		]
	});
}
// apps/web/src/features/check-ins/gate/refusal.ts
var byReason = {
	badge_invalid: {
		kind: "badge_invalid",
		cures: ["again", "type"]
	},
	badge_revoked: {
		kind: "badge_revoked",
		cures: ["again", "today"]
	},
	badge_expired: {
		kind: "badge_expired",
		cures: ["again", "today"]
	},
	badge_not_live: {
		kind: "badge_not_live",
		cures: ["again", "today"]
	},
	key_unknown: {
		kind: "key_unknown",
		cures: ["retry", "again"]
	},
	clock_wrong: {
		kind: "clock_wrong",
		cures: ["retry", "again"]
	},
	needs_network: {
		kind: "needs_network",
		cures: ["retry", "again"]
	},
	not_member: {
		kind: "not_member",
		cures: ["today"]
	},
	wrong_role: {
		kind: "not_member",
		cures: ["today"]
	},
	upgrade_required: {
		kind: "upgrade_required",
		cures: ["billing", "today"]
	},
	insufficient_role: {
		kind: "insufficient_role",
		cures: ["today"]
	}
};
var byCode = {
	"not-found": {
		kind: "not_found",
		cures: [
			"again",
			"type",
			"today"
		]
	},
	internal: {
		kind: "unreachable",
		cures: ["retry", "again"]
	},
	unavailable: {
		kind: "unreachable",
		cures: ["retry", "again"]
	},
	"deadline-exceeded": {
		kind: "unreachable",
		cures: ["retry", "again"]
	},
	unknown: {
		kind: "unreachable",
		cures: ["retry", "again"]
	},
	cancelled: {
		kind: "unreachable",
		cures: ["retry", "again"]
	}
};
var other = {
	kind: "other",
	cures: ["retry", "type"]
};
/** Each "no" to a reading by its own name, with the ways on. */
function refusalOf({ code, reason }) {
	return (reason === null ? void 0 : byReason[reason]) ?? byCode[code] ?? other;
}
// apps/web/src/features/check-ins/gate/refusal-panel.tsx
/** A reading that got no answer: what it was, and the ways on. */
function RefusalPanel({ problem, onRetry, onAgain, onType }) {
	const words = useWordsOf(checkInWords);
	const { kind, cures } = refusalOf(problem);
	const { title, detail } = words.refusals[kind];
	return /* @__PURE__ */ jsxs(Card, {
		shape: "feature",
		padding: "large",
		className: "w-full max-w-100 text-ink shadow-e3",
		children: [/* @__PURE__ */ jsxs("div", {
			role: "alert",
			children: [/* @__PURE__ */ jsx("h2", {
				className: "type-h2-page",
				children: title
			}), /* @__PURE__ */ jsx("p", {
				className: "mt-1.5 text-ink-2",
				children: detail
			})]
		}), /* @__PURE__ */ jsx("div", {
			className: "mt-5 flex flex-col gap-2.5",
			children: cures.map((cure, place) => /* @__PURE__ */ jsx(Way, {
				cure,
				main: place === 0,
				onPress: {
					retry: onRetry,
					again: onAgain,
					type: onType
				}
			}, cure))
		})]
	});
}
function Way({ cure, main, onPress }) {
	const words = useWordsOf(checkInWords);
	const look = {
		variant: main ? "primary" : "secondary",
		size: "lead",
		wide: true
	};
	if (cure === "billing" || cure === "today") return /* @__PURE__ */ jsx(LinkButton, {
		href: cure === "billing" ? "/billing" : "/business",
		...look,
		children: cure === "billing" ? words.openBilling : words.backToToday
	});
	const word = {
		retry: words.tryAgain,
		again: words.scanAgain,
		type: words.typeCode
	}[cure];
	return /* @__PURE__ */ jsx(Button$1, {
		...look,
		autoFocus: main,
		onPress: onPress[cure],
		children: word
	});
}
// apps/web/src/features/check-ins/gate/scan-frame.tsx
/** 280 px with round corners; a shadow without end dims everything around it. */
function ScanFrame({ dim }) {
	return /* @__PURE__ */ jsx("div", {
		"aria-hidden": "true",
		className: `relative size-70 max-h-[44dvh] rounded-badge ${dim ? "ring-[200vmax] ring-deeper/72" : ""}`,
		children: /* @__PURE__ */ jsx("svg", {
			viewBox: "0 0 280 280",
			className: "size-full",
			"aria-hidden": "true",
			children: /* @__PURE__ */ jsx("path", {
				d: "M3 92V43A40 40 0 0 1 43 3h49M188 3h49a40 40 0 0 1 40 40v49M277 188v49a40 40 0 0 1-40 40h-49M92 277H43a40 40 0 0 1-40-40v-49",
				fill: "none",
				strokeWidth: "6",
				strokeLinecap: "round",
				className: "stroke-marigold"
			})
		})
	});
}
// apps/web/src/features/check-ins/gate/scan-middle.tsx
/** The frame and what is going on; in its place a camera that does not open, or a reading that was refused. */
function ScanMiddle({ camera, gate, unreadable, last, onRetry, onLook, onType }) {
	const words = useWordsOf(checkInWords);
	const trouble = "retry" in camera ? camera : null;
	const dim = camera.status === "on";
	if (gate.step === "refused") return /* @__PURE__ */ jsx("div", {
		className: "relative grid flex-1 place-items-center px-5 py-6",
		children: /* @__PURE__ */ jsx(RefusalPanel, {
			problem: gate.problem,
			onRetry: () => onRetry(gate.reading),
			onAgain: onLook,
			onType
		})
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "relative flex flex-1 flex-col items-center justify-center gap-5 px-5 py-6",
		children: [trouble ? /* @__PURE__ */ jsx(CameraTrouble, {
			problem: trouble.status,
			onRetry: trouble.retry
		}) : /* @__PURE__ */ jsx(ScanFrame, { dim }), /* @__PURE__ */ jsxs("div", {
			role: "status",
			className: "relative min-h-13 text-center",
			children: [/* @__PURE__ */ jsxs("p", {
				className: "flex min-h-6 items-center justify-center gap-2.5",
				children: [
					gate.step === "asking" && /* @__PURE__ */ jsx(SpinnerMark, {}),
					gate.step === "asking" && words.asking,
					gate.step === "looking" && dim && (unreadable ? words.readerFailed : words.aim),
					camera.status === "starting" && gate.step === "looking" && words.starting
				]
			}), last && /* @__PURE__ */ jsx("p", {
				className: "mt-1 type-small",
				children: last
			})]
		})]
	});
}
// apps/web/src/features/check-ins/gate/signal.ts
/** Hertz, one after the other: two up, one, two down, one low. Source: design guide, "Scan and badge". */
var notes = {
	ok: [660, 880],
	soon: [660],
	stop: [440, 294],
	wait: [220],
	offline: [660]
};
/** Milliseconds on, off, on: one, two or three short ones, or one long. */
var pulses = {
	ok: [70],
	soon: [
		70,
		90,
		70
	],
	stop: [
		70,
		90,
		70,
		90,
		70
	],
	wait: [400],
	offline: [
		70,
		90,
		70
	]
};
var noteSeconds = .14;
var loudness = .18;
var speaker = null;
/** Plays a verdict's notes. Silence, where a browser allows no sound, is no reason to fail. */
async function playNotes(kind) {
	try {
		speaker ??= new AudioContext();
		if (speaker.state === "suspended") await speaker.resume();
		const begin = speaker.currentTime;
		for (const [place, hertz] of notes[kind].entries()) playNote(speaker, hertz, begin + place * noteSeconds);
	} catch {}
}
function playNote(audio, hertz, at) {
	const tone = audio.createOscillator();
	const volume = audio.createGain();
	tone.frequency.value = hertz;
	volume.gain.setValueAtTime(loudness, at);
	volume.gain.exponentialRampToValueAtTime(.001, at + noteSeconds);
	tone.connect(volume).connect(audio.destination);
	tone.start(at);
	tone.stop(at + noteSeconds);
}
var canVibrate = () => "vibrate" in navigator;
function vibrate(kind) {
	if (canVibrate()) navigator.vibrate([...pulses[kind]]);
}
// apps/web/src/features/check-ins/gate/scan-tools.tsx
/** Above the frame: the way out, where this device stands, light, sound and vibration. */
function ScanTools({ placeName, torch, signals }) {
	const words = useWordsOf(checkInWords);
	const { on, toggle } = signals;
	return /* @__PURE__ */ jsxs("header", {
		className: "flex items-center gap-2",
		children: [
			/* @__PURE__ */ jsx(LinkButton, {
				href: "/business",
				variant: "invert",
				size: "small",
				square: true,
				"aria-label": words.close,
				children: /* @__PURE__ */ jsx(Icon, { of: X })
			}),
			/* @__PURE__ */ jsx("p", {
				className: "min-w-0 flex-1 truncate px-2 type-strong",
				children: placeName
			}),
			torch && /* @__PURE__ */ jsx(Tool, {
				icon: torch.on ? Flashlight : FlashlightOff,
				label: torch.on ? words.torchOff : words.torchOn,
				onPress: torch.toggle
			}),
			/* @__PURE__ */ jsx(Tool, {
				icon: on.sound ? Volume2 : VolumeX,
				label: on.sound ? words.soundOff : words.soundOn,
				onPress: () => toggle("sound")
			}),
			canVibrate() && /* @__PURE__ */ jsx(Tool, {
				icon: on.vibration ? Vibrate : VibrateOff,
				label: on.vibration ? words.vibrationOff : words.vibrationOn,
				onPress: () => toggle("vibration")
			})
		]
	});
}
function Tool(props) {
	return /* @__PURE__ */ jsx(IconButton, {
		variant: "invert",
		...props
	});
}
// apps/web/src/features/check-ins/gate/scanner.tsx
/** The camera over the whole screen, and the ways in beside it. */
function Scanner(props) {
	const { place, gate, service, onService, signals, last, onReading, onLook, children } = props;
	const words = useWordsOf(checkInWords);
	const video = useRef(null);
	const camera = useCamera();
	const [typing, setTyping] = useState(false);
	const stream = camera.status === "on" ? camera.stream : null;
	const torch = useTorch(stream);
	const reader = useCodeReader(video, stream !== null && gate.step === "looking" && !typing, onReading);
	const type = () => {
		onLook();
		setTyping(true);
	};
	const takeCode = (typed) => {
		setTyping(false);
		onReading(typed);
	};
	if (gate.step === "judged") return children;
	return /* @__PURE__ */ jsxs("main", {
		"data-ground": "deep",
		className: "relative isolate flex min-h-dvh flex-col overflow-hidden bg-deeper text-on-deep",
		children: [
			/* @__PURE__ */ jsx("h1", {
				className: "sr-only",
				children: words.scanTitle
			}),
			stream && /* @__PURE__ */ jsx(CameraView, {
				stream,
				video
			}),
			stream && gate.step === "refused" && /* @__PURE__ */ jsx("div", { className: "absolute inset-0 bg-deeper/72" }),
			/* @__PURE__ */ jsxs("div", {
				className: "relative z-1 mx-auto flex w-full max-w-160 flex-col gap-4 px-5 pt-5",
				children: [/* @__PURE__ */ jsx(ScanTools, {
					placeName: place.name,
					torch,
					signals
				}), place.services.length > 1 && /* @__PURE__ */ jsx(Segments, {
					label: words.service,
					ground: "deep",
					wide: true,
					segments: place.services.map(({ code, name }) => ({
						id: code,
						label: name
					})),
					value: service ?? "",
					onChange: onService
				})]
			}),
			/* @__PURE__ */ jsx(ScanMiddle, {
				camera,
				gate,
				unreadable: reader.failed,
				last,
				onRetry: onReading,
				onLook,
				onType: type
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "relative z-1 flex flex-col gap-3 bg-deeper px-5 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]",
				children: [
					/* @__PURE__ */ jsx(QueueBar, { businessId: place.id }),
					/* @__PURE__ */ jsx(OtherWays, {
						onType: type,
						readPicture: reader.readPicture,
						onReading
					}),
					/* @__PURE__ */ jsx(LaneLinks, {})
				]
			}),
			/* @__PURE__ */ jsx(CodeDialog, {
				isOpen: typing,
				onClose: () => setTyping(false),
				onCode: takeCode
			})
		]
	});
}
// apps/web/src/features/check-ins/gate/done-toast.ts
var closeLast = () => {};
/** Says what was just done, until the next badge: an old word must never lie on a new answer. */
function showDone(message) {
	closeLast();
	closeLast = showToast(message);
}
function hideDone() {
	closeLast();
	closeLast = () => {};
}
// apps/web/src/features/check-ins/gate/subject.ts
/** The answer of this device alone. */
function offlineSubjectOf(reading, read, atDemo) {
	const { claims, kind, judgement, listAgeHours } = read;
	const { sure, unchecked, report } = judgement;
	const checks = withoutDates(report).checks.map((check) => ({
		...check,
		recordIds: [...check.recordIds]
	}));
	return {
		method: "badge",
		reading,
		pet: {
			id: claims.petId,
			name: claims.name,
			species: claims.species,
			colour: null,
			alerts: []
		},
		badge: {
			kind,
			specimen: claims.specimen,
			countsHere: !claims.specimen || atDemo
		},
		report: {
			...report,
			checks,
			changesOn: null
		},
		openCheckIn: null,
		offline: {
			sure,
			unchecked: unchecked.length,
			listAgeHours
		}
	};
}
function subjectOf(reading, { pet, badge, report, openCheckIn }) {
	return {
		method: "badge",
		reading,
		pet,
		badge,
		report,
		openCheckIn
	};
}
// apps/web/src/features/check-ins/gate/use-gate.ts
var noAnswer = () => new CallError({
	code: "internal",
	message: "The server did not answer."
});
/** Asks about one reading at a time. */
function useGate(place, service) {
	const businessId = place.id;
	const [gate, setGate] = useState({ step: "looking" });
	const ask = async (reading) => {
		hideDone();
		setGate({
			step: "asking",
			reading
		});
		try {
			const scanned = await call("scanBadge", {
				businessId,
				badge: reading,
				...service ? { service } : {}
			});
			setGate({
				step: "judged",
				subject: subjectOf(reading, scanned)
			});
		} catch (problem) {
			const alone = isUnanswered(problem) ? await answerAlone(reading, place, service) : null;
			const refused = problem instanceof CallError ? problem : noAnswer();
			setGate(alone ?? {
				step: "refused",
				reading,
				problem: refused
			});
		}
	};
	const look = () => setGate({ step: "looking" });
	return {
		gate,
		ask,
		look
	};
}
/** Without an answer from the server this device answers, if its lists were ever read. */
async function answerAlone(reading, place, service) {
	const kit = await findKit(place.id).catch(() => null);
	if (!kit) return null;
	const read = await readOffline(reading, kit, {
		host: location.host,
		timeZone: place.timeZone,
		service,
		deviceNow: Date.now()
	});
	if (!("refused" in read)) return {
		step: "judged",
		subject: offlineSubjectOf(reading, read, false)
	};
	const details = { reason: read.refused };
	return {
		step: "refused",
		reading,
		problem: new CallError({
			code: "failed-precondition",
			message: read.refused,
			details
		})
	};
}
// apps/web/src/features/check-ins/gate/use-rules.ts
/** The rules in force, for the cures; the verdict does not wait for them. */
function useRules(businessId) {
	return useCall("getRequirements", { businessId }).data?.rules ?? [];
}
// apps/web/src/features/check-ins/gate/use-service.ts
/** What pets are let in for at this device: kept, because a door rarely changes its service. */
function useService({ id, services }) {
	const key = `clearpaw.service.${id}`;
	const [kept, setKept] = useState(() => readText(key));
	return {
		service: (services.find(({ code }) => code === kept) ?? services[0])?.code ?? null,
		setService(code) {
			keepText(key, code);
			setKept(code);
		}
	};
}
// apps/web/src/features/check-ins/gate/use-signal-once.ts
/** Gives the signal of a verdict once per answer, not once per drawing. */
function useSignalOnce(verdict, answer, give) {
	const tell = useEffectEvent(() => {
		if (verdict !== null) give(verdict);
	});
	useEffect(() => {
		tell();
	}, [answer]);
}
// apps/web/src/features/check-ins/gate/use-signals.ts
var keys = {
	sound: "clearpaw.scan.sound",
	vibration: "clearpaw.scan.vibration"
};
/** Sound and vibration with each answer; on until somebody mutes them on this device. */
function useSignals() {
	const [on, setOn] = useState(() => ({
		sound: isOn("sound"),
		vibration: isOn("vibration")
	}));
	const toggle = (signal) => {
		keepText(keys[signal], on[signal] ? "off" : null);
		setOn({
			...on,
			[signal]: !on[signal]
		});
	};
	const give = (kind) => {
		if (on.sound) playNotes(kind);
		if (on.vibration) vibrate(kind);
	};
	return {
		on,
		toggle,
		give
	};
}
var isOn = (signal) => readText(keys[signal]) !== "off";
// apps/web/src/ui/scan/earliest-day.tsx
/** When it would pass: the one light box on a red screen. */
function EarliestDay({ label, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "flex items-center gap-4.5 rounded-feature bg-on-verdict-screen px-5 py-3.5 text-verdict-screen",
		children: [/* @__PURE__ */ jsx(Icon, {
			of: CalendarCheck,
			size: 28,
			strong: true
		}), /* @__PURE__ */ jsxs("p", { children: [/* @__PURE__ */ jsx("span", {
			className: "block font-medium text-[0.9375rem] leading-5.5",
			children: label
		}), /* @__PURE__ */ jsx("span", {
			className: "block type-h2-page",
			children
		})] })]
	});
}
// apps/web/src/ui/scan/verdict-button.tsx
var tones = {
	solid: "min-h-16 bg-on-verdict-screen text-[1.125rem] text-verdict-screen",
	outline: "min-h-14 border-2 border-on-verdict-screen/45 text-[1.0625rem]"
};
/** An action of the verdict screen, as wide as the thumb's reach. */
function VerdictButton({ tone = "solid", icon, isBusy = false, children, ...rest }) {
	return /* @__PURE__ */ jsxs(Button, {
		...given(rest),
		isPending: isBusy,
		className: classes("flex w-full items-center justify-center gap-2.5 rounded-panel px-5 font-semibold leading-6", "transition-transform duration-150 ease-calm data-pressed:translate-y-px", tones[tone]),
		children: [isBusy ? /* @__PURE__ */ jsx(SpinnerMark, {}) : icon && /* @__PURE__ */ jsx(Icon, {
			of: icon,
			strong: true
		}), children]
	});
}
// apps/web/src/ui/scan/verdict-notes.tsx
/** Care alerts or reasons, on a patch of the screen's own colour. */
function VerdictNotes({ notes }) {
	return /* @__PURE__ */ jsx("ul", {
		className: "divide-y divide-on-verdict-screen/20 rounded-feature bg-verdict-box px-5 py-0.5",
		children: notes.map(({ id, icon, title, detail }) => /* @__PURE__ */ jsxs("li", {
			className: "flex gap-4 py-3.5",
			children: [/* @__PURE__ */ jsx(Icon, {
				of: icon,
				size: 22,
				strong: true,
				className: "mt-0.5"
			}), /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", {
				className: "font-semibold text-[1.125rem] leading-6.5",
				children: title
			}), detail && /* @__PURE__ */ jsx("p", {
				className: "leading-6",
				children: detail
			})] })]
		}, id))
	});
}
// apps/web/src/ui/scan/verdict-screen.tsx
var wordLook = (word, compact) => compact || word.length >= 12 || !word.includes(" ") ? "type-verdict-long" : "type-verdict";
/** The answer at the door: fills the screen, reads at two meters. */
function VerdictScreen(props) {
	const { kind, word, place, connection, portrait, origin, title, count, children, actions, announcement } = props;
	const compact = props.compact ?? false;
	return /* @__PURE__ */ jsxs("main", {
		"data-verdict": kind,
		"data-ground": kind === "soon" || kind === "offline" ? void 0 : "deep",
		className: "flex min-h-dvh flex-col bg-verdict-screen px-6 pt-6 pb-6.5 text-on-verdict-screen",
		children: [
			/* @__PURE__ */ jsx("p", {
				role: "alert",
				className: "sr-only",
				children: announcement
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex justify-between gap-4 font-semibold text-[0.9375rem] leading-6",
				children: [/* @__PURE__ */ jsx("span", {
					className: "flex items-center gap-2",
					children: place
				}), /* @__PURE__ */ jsx("span", {
					className: "flex items-center gap-2",
					children: connection
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "mx-auto flex w-full max-w-100 flex-1 flex-col",
				children: [
					/* @__PURE__ */ jsxs("div", {
						className: classes("flex animate-grow items-center justify-center", compact ? "mt-7.5" : "mt-8"),
						children: [portrait, kind !== "specimen" && /* @__PURE__ */ jsx(VerdictShape, {
							kind,
							ground: "screen",
							className: classes("relative", portrait ? "-ms-6.5" : "", compact ? "size-30" : "size-38")
						})]
					}),
					origin && /* @__PURE__ */ jsx("p", {
						className: "mt-4 text-center type-strong",
						children: origin
					}),
					/* @__PURE__ */ jsx("h1", {
						className: classes("text-center", wordLook(word, compact), compact ? "mt-4" : "mt-8"),
						children: word
					}),
					/* @__PURE__ */ jsx("p", {
						className: "mt-5 text-center font-semibold text-[1.375rem] leading-7 tracking-[-0.01em]",
						children: title
					}),
					count && /* @__PURE__ */ jsx("p", {
						className: "text-center text-[1.0625rem] leading-7",
						children: count
					}),
					/* @__PURE__ */ jsx("div", {
						className: "mt-5 mb-6 flex flex-col gap-4",
						children
					}),
					actions && /* @__PURE__ */ jsx("div", {
						className: "mt-auto flex flex-col gap-2.5",
						children: actions
					})
				]
			})
		]
	});
}
// apps/web/src/features/check-ins/gate/actions.tsx
/** What can be decided, the main thing first and at the thumb. */
function Actions({ situation, mayOverride, busy, nextWord, onAct, onNext }) {
	const words = useWordsOf(checkInWords);
	const act = (doing) => () => {
		if (busy === null) onAct(doing);
	};
	if (situation === "not-good") return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(VerdictButton, {
		autoFocus: true,
		isBusy: busy === "deny",
		onPress: act("deny"),
		children: words.turnAway
	}), mayOverride ? /* @__PURE__ */ jsx(VerdictButton, {
		tone: "outline",
		icon: Lock,
		isBusy: busy === "override",
		onPress: act("override"),
		children: words.admitAnyway
	}) : /* @__PURE__ */ jsxs("p", {
		className: "flex min-h-14 items-center justify-center gap-2 text-center",
		children: [/* @__PURE__ */ jsx(Icon, {
			of: Lock,
			size: 18
		}), words.needsManager]
	})] });
	const doing = {
		here: "out",
		good: "in",
		specimen: null
	}[situation];
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [doing && /* @__PURE__ */ jsx(VerdictButton, {
		autoFocus: true,
		isBusy: busy === doing,
		onPress: act(doing),
		children: doing === "out" ? words.checkOut : words.checkIn
	}), /* @__PURE__ */ jsx(VerdictButton, {
		tone: doing ? "outline" : "solid",
		autoFocus: !doing,
		onPress: onNext,
		children: nextWord
	})] });
}
// apps/web/src/features/check-ins/gate/not-saved.tsx
/** A decision that did not arrive or was refused: nothing is saved, and how to go on. */
function NotSaved({ petName, problem, onAgain, onReread }) {
	const words = useWordsOf(checkInWords);
	const cures = {
		again: {
			word: words.tryAgain,
			onPress: onAgain
		},
		reread: {
			word: words.readAgain,
			onPress: onReread
		}
	};
	const cure = problem.cure && cures[problem.cure];
	return /* @__PURE__ */ jsx(Banner, {
		tone: "stop",
		announce: "alert",
		title: words.notSaved(petName),
		action: cure && /* @__PURE__ */ jsx(Button$1, {
			variant: "quiet",
			size: "small",
			onPress: cure.onPress,
			children: cure.word
		}),
		children: problem.words
	});
}
// apps/web/src/features/check-ins/gate/online-mark.tsx
/** Whether this device is connected, and the way out of the answer without deciding. */
function OnlineMark({ closeWord, onClose }) {
	const words = useWordsOf(checkInWords);
	const online = useOnline();
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Icon, {
			of: online ? Wifi : WifiOff,
			size: 18
		}),
		online ? words.live : words.offline,
		/* @__PURE__ */ jsx(Button, {
			"aria-label": closeWord,
			onPress: onClose,
			className: "-my-2.5 -me-2.5 grid size-11 cursor-pointer place-items-center rounded-full",
			children: /* @__PURE__ */ jsx(Icon, {
				of: X,
				strong: true
			})
		})
	] });
}
function useOnline() {
	return useSyncExternalStore(subscribe, () => navigator.onLine);
}
function subscribe(listener) {
	addEventListener("online", listener);
	addEventListener("offline", listener);
	return () => {
		removeEventListener("online", listener);
		removeEventListener("offline", listener);
	};
}
// apps/web/src/features/check-ins/gate/override-dialog.tsx
var longestReason = 500;
/** Admitting against the verdict asks why; the reason is kept with the visit. */
function OverrideDialog({ petName, isOpen, busy, onClose, onAdmit }) {
	const words = useWordsOf(checkInWords);
	const [reason, setReason] = useState("");
	const [asked, setAsked] = useState(false);
	const admit = () => {
		setAsked(true);
		if (reason.trim() !== "") onAdmit(reason.trim());
	};
	return /* @__PURE__ */ jsxs(ConfirmDialog, {
		isOpen,
		onOpenChange: (open) => !open && onClose(),
		title: words.admitTitle(petName),
		confirm: words.admit,
		busy: busy && words.working,
		onConfirm: admit,
		children: [/* @__PURE__ */ jsx("p", { children: words.admitLead }), /* @__PURE__ */ jsx(TextArea, {
			label: words.reason,
			autoFocus: true,
			maxLength: longestReason,
			value: reason,
			onChange: setReason,
			error: asked && reason.trim() === "" ? words.reasonRequired : void 0
		})]
	});
}
// apps/web/src/features/check-ins/gate/use-admission.ts
/**
* What staff decide about whoever stands at the door. Each decision has one key for all its attempts. Called directly:
* a mutation would wait in silence while the device is offline, and somebody stands at the door.
*/
function useAdmission(businessId, service, subject) {
	const words = useWordsOf(checkInWords);
	const queries = useQueryClient();
	const { keyFor } = useIntentKey();
	const [busy, setBusy] = useState(null);
	const [failed, setFailed] = useState(null);
	const { pet, method, reading, openCheckIn } = subject;
	const send = async ({ doing, reason }) => {
		const idempotencyKey = keyFor(JSON.stringify([
			pet.id,
			doing,
			reason
		]));
		if (doing === "out" && openCheckIn) {
			await call("checkOut", {
				businessId,
				checkInId: openCheckIn.id,
				idempotencyKey
			});
			return "saved";
		}
		const input = {
			businessId,
			petId: pet.id,
			method,
			decision: doing === "deny" ? "deny" : "admit",
			idempotencyKey,
			...reading === null ? {} : { badge: reading },
			...service === null ? {} : { service },
			...reason === void 0 ? {} : { overrideReason: reason }
		};
		return saveDecision(call, pet.name, input);
	};
	/** Once it is saved, by the server or on this device; null where it is not. */
	const act = async (wish) => {
		setBusy(wish.doing);
		setFailed(null);
		try {
			const sent = await send(wish);
			queries.invalidateQueries({ queryKey: ["listCheckIns"] });
			queries.invalidateQueries({ queryKey: ["listConnections"] });
			return sent;
		} catch (problem) {
			setFailed({
				wish,
				problem: admissionProblem(problem, words)
			});
			return null;
		} finally {
			setBusy(null);
		}
	};
	return {
		act,
		busy,
		failed
	};
}
function admissionProblem(problem, words) {
	if (isUnanswered(problem)) return {
		words: words.unreachable,
		cure: "again"
	};
	const reason = problem instanceof CallError ? problem.reason : null;
	if (reason === "insufficient_role") return {
		words: words.roleTooLow,
		cure: null
	};
	if (reason === "already_here" || reason === "override_required" || reason === "not_here") return {
		words: words.changedMeanwhile,
		cure: "reread"
	};
	return {
		words: problem instanceof Error ? problem.message : words.unreachable,
		cure: null
	};
}
// apps/web/src/features/check-ins/gate/verdict-notes-of.ts
var isAsked = ({ level, status }) => level === "required" && status !== "not_applicable";
var isOpen = (check) => isAsked(check) && !isSatisfied(check.status);
var endsSoon = ({ status, level }) => level === "required" && (status === "expiring" || status === "grace");
function tallyOf({ checks }) {
	return {
		asked: checks.filter(isAsked).length,
		open: checks.filter(isOpen).length
	};
}
/** Everything that stands in the way, failures before what only waits. */
function openNotes({ checks }, rules) {
	const open = checks.filter(isOpen);
	const failing = open.filter(({ status }) => status !== "pending");
	const waiting = open.filter(({ status }) => status === "pending");
	return [...failing, ...waiting].map((check) => noteOf(check, rules));
}
/** The message's first sentence, then its rest and the cure. */
function noteOf(check, rules) {
	const { ruleId: id, status, message } = check;
	const [, title = message, rest = ""] = /^(.*?)\.(?:\s+(.*))?$/s.exec(message) ?? [];
	const rule = rules.find((candidate) => candidate.id === id);
	return {
		id,
		status,
		title,
		detail: [rest, rule ? explainCheck(check, rule, "staff").cure : null].filter(Boolean).join(" ") || null
	};
}
/** What still holds but ends soon. The day is there only where the owner shares the record. */
function soonNotes({ checks }, words, format) {
	return checks.filter(endsSoon).map(({ ruleId: id, status, message, validUntil }) => {
		if (status === "grace") return {
			id,
			status,
			title: message.replace(/\.$/, ""),
			detail: words.tellOwnerToo
		};
		const subject = message.split(":")[0] ?? message;
		return validUntil === null ? {
			id,
			status,
			title: words.endsWithin(subject),
			detail: words.tellOwner
		} : {
			id,
			status,
			title: words.endsOn(subject, format.weekday(validUntil)),
			detail: words.tellOwnerToo
		};
	});
}
// apps/web/src/features/check-ins/gate/use-verdict-said.ts
/** Everything the verdict screen says, for eyes and for ears. */
function useVerdictSaid(place, service, { pet, badge, report, openCheckIn, offline }, lookOf, rules) {
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const { kind, word } = lookOf(report.verdict);
	const serviceName = place.services.find(({ code }) => code === service)?.name ?? words.noService;
	const title = words.visit(pet.name, serviceName);
	const good = report.verdict === "compliant" || report.verdict === "expiring";
	const count = offline ? offlineCount(offline, words) : countOf(tallyOf(report), report.verdict, words);
	if (badge?.countsHere === false) {
		const announcement = `${words.specimen}. ${words.specimenDetail}`;
		return {
			word: words.specimen,
			origin: word,
			title,
			count: words.specimenDetail,
			kind: "specimen",
			announcement,
			compact: true,
			situation: "specimen"
		};
	}
	if (offline && !offline.sure && good) {
		const shown = {
			word: words.checkFirst,
			title,
			count,
			origin: badge?.kind === "paper" ? words.paper : void 0
		};
		const announcement = `${words.checkFirst}. ${pet.name}. ${count}`;
		return {
			...shown,
			kind: "offline",
			announcement,
			compact: true,
			situation: "good"
		};
	}
	const reasons = [...openNotes(report, rules), ...soonNotes(report, words, format)];
	const first = reasons[0] ? [reasons[0].title, reasons[0].detail].filter(Boolean).join(". ") : count;
	return {
		kind,
		word,
		origin: badge?.kind === "paper" ? words.paper : void 0,
		title,
		count,
		announcement: `${word}. ${pet.name}. ${first}`,
		compact: !good,
		situation: openCheckIn ? "here" : good ? "good" : "not-good"
	};
}
function countOf({ asked, open }, verdict, words) {
	if (asked === 0) return words.noRequirements;
	if (open === 0) return words.allMet(asked);
	return verdict === "pending" ? words.inReview(open, asked) : words.notMet(open, asked);
}
/** How old the lists are, which is what an answer without a network rests on. */
function offlineCount({ listAgeHours, unchecked }, words) {
	if (listAgeHours > 24) return words.listsOld(Math.floor(listAgeHours));
	return unchecked > 0 ? words.unchecked(unchecked) : words.listsFresh(Math.round(listAgeHours * 60));
}
// apps/web/src/features/check-ins/gate/verdict-details.tsx
/** Three fit between the word and the thumb; the rest is a count. */
var mostNotes = 3;
var icons$1 = {
	waiting: Hourglass,
	stay_away: Hourglass,
	pending: ScanSearch,
	expiring: Clock,
	grace: Clock,
	missing: FileText,
	unverified: FileText
};
/** Below the word: reasons with their cures, the earliest day, and what to mind about this pet. */
function VerdictDetails({ subject, rules }) {
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const { report, pet, openCheckIn } = subject;
	const open = openNotes(report, rules);
	const notes = open.length > 0 ? open : soonNotes(report, words, format);
	const shown = notes.slice(0, mostNotes).map((note) => ({
		...note,
		icon: icons$1[note.status] ?? OctagonX
	}));
	const day = report.compliantFrom;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		shown.length > 0 && /* @__PURE__ */ jsx(VerdictNotes, { notes: shown }),
		notes.length > mostNotes && /* @__PURE__ */ jsx("p", {
			className: "-mt-1 text-center font-semibold",
			children: words.more(notes.length - mostNotes)
		}),
		report.verdict === "non_compliant" && openCheckIn === null && /* @__PURE__ */ jsx(EarliestDay, {
			label: day === null ? words.noDayLabel : words.earliestDay,
			children: day === null ? words.noDay : format.weekday(day)
		}),
		pet.alerts.length > 0 && /* @__PURE__ */ jsx("section", {
			"aria-label": words.mind,
			children: /* @__PURE__ */ jsx(VerdictNotes, { notes: pet.alerts.map((alert) => ({
				id: alert,
				icon: TriangleAlert,
				title: alert
			})) })
		})
	] });
}
// apps/web/src/features/check-ins/gate/verdict-view.tsx
/** The answer at the door, and what is decided about it. */
function VerdictView(props) {
	const { place, service, subject, rules, lookOf, nextWord, onNext, onReread } = props;
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const [asking, setAsking] = useState(false);
	const { act, busy, failed } = useAdmission(place.id, service, subject);
	const said = useVerdictSaid(place, service, subject, lookOf, rules);
	const { pet, openCheckIn } = subject;
	const decide = async (doing, reason) => {
		if (doing === "override" && reason === void 0) return setAsking(true);
		const sent = await act({
			doing,
			...reason === void 0 ? {} : { reason }
		});
		if (sent === null) return setAsking(false);
		showDone({
			words: sent === "kept" ? words.keptHere(pet.name) : words[doneWord[doing]](pet.name),
			verdict: doing === "in" && sent === "saved" ? "ok" : void 0
		});
		onNext();
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(VerdictScreen, {
		...said,
		place: /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Icon, {
			of: ScanLine,
			size: 18
		}), place.name] }),
		connection: /* @__PURE__ */ jsx(OnlineMark, {
			onClose: onNext,
			closeWord: nextWord
		}),
		portrait: /* @__PURE__ */ jsx(PetAvatar, {
			look: portraitFor(pet),
			size: said.compact ? 116 : 152
		}),
		count: openCheckIn ? words.alreadyHere(format.moment(openCheckIn.arrivedAt)) : said.count,
		actions: /* @__PURE__ */ jsxs(Fragment$1, { children: [failed && /* @__PURE__ */ jsx(NotSaved, {
			petName: pet.name,
			problem: failed.problem,
			onAgain: () => void decide(failed.wish.doing, failed.wish.reason),
			onReread
		}), /* @__PURE__ */ jsx(Actions, {
			situation: said.situation,
			mayOverride: mayDo(place.role, "override"),
			busy,
			nextWord,
			onAct: (doing) => void decide(doing),
			onNext
		})] }),
		children: /* @__PURE__ */ jsx(VerdictDetails, {
			subject,
			rules
		})
	}), /* @__PURE__ */ jsx(OverrideDialog, {
		petName: pet.name,
		isOpen: asking,
		busy: busy === "override",
		onClose: () => setAsking(false),
		onAdmit: (reason) => void decide("override", reason)
	})] });
}
var doneWord = {
	in: "checkedIn",
	override: "checkedIn",
	deny: "turnedAway",
	out: "checkedOut"
};
// apps/web/src/features/check-ins/gate/door-view.tsx
/** The door: camera, answer, decision, and the camera again. */
function DoorView({ place, lookOf }) {
	const words = useWordsOf(checkInWords);
	const { service, setService } = useService(place);
	const { gate, ask, look } = useGate(place, service);
	useKit(place);
	const signals = useSignals();
	const rules = useRules(place.id);
	const [last, setLast] = useState(null);
	const subject = gate.step === "judged" ? gate.subject : null;
	useSignalOnce(subject && subject.badge?.countsHere !== false ? subject.report.verdict : null, subject, (verdict) => signals.give(subject?.offline?.sure === false ? "offline" : lookOf(verdict).kind));
	const next = () => {
		if (subject) setLast(words.lastResult(subject.pet.name, lookOf(subject.report.verdict).word));
		look();
	};
	return /* @__PURE__ */ jsx(Scanner, {
		place,
		gate,
		service,
		onService: setService,
		signals,
		last,
		onReading: (text) => void ask(text),
		onLook: look,
		children: subject && /* @__PURE__ */ jsx(VerdictView, {
			place,
			service,
			subject,
			rules,
			lookOf,
			nextWord: words.nextBadge,
			onNext: next,
			onReread: () => void ask(subject.reading ?? "")
		})
	});
}
// apps/web/src/features/check-ins/gate/pet-at-door.tsx
/** The same gate for a pet without its badge, found by name. */
function PetAtDoor({ place, lookOf, petId, name, method, onDone }) {
	const words = useWordsOf(checkInWords);
	const { service } = useService(place);
	const signals = useSignals();
	const rules = useRules(place.id);
	const found = useSubject(place.id, {
		petId,
		name,
		method
	}, service);
	const { subject } = found;
	useSignalOnce(subject?.report.verdict ?? null, subject, (verdict) => signals.give(lookOf(verdict).kind));
	if (subject) return /* @__PURE__ */ jsx(VerdictView, {
		place,
		service,
		subject,
		rules,
		lookOf,
		nextWord: words.backToToday,
		onNext: onDone,
		onReread: found.retry
	});
	return /* @__PURE__ */ jsxs("main", {
		className: "mx-auto flex w-full max-w-160 flex-col items-start gap-4 px-5 py-10",
		children: [found.pending ? /* @__PURE__ */ jsx(Spinner, {}) : /* @__PURE__ */ jsx(ErrorPanel, {
			onRetry: found.retry,
			children: found.problem
		}), /* @__PURE__ */ jsx(LinkButton, {
			href: "/business",
			variant: "secondary",
			children: words.backToToday
		})]
	});
}
/** Who it is, what the requirements say, and whether it is here already. */
function useSubject(businessId, { petId, name, method }, service) {
	const words = useWordsOf(checkInWords);
	const visit = service === null ? {} : { service };
	const pets = useCall("listConnections", {
		businessId,
		search: name,
		limit: 100
	});
	const report = useCall("getCompliance", {
		businessId,
		petId,
		...visit
	});
	const here = useCall("listCheckIns", {
		businessId,
		petId,
		present: true,
		limit: 1
	});
	const pet = pets.data?.items.find((candidate) => candidate.petId === petId);
	const subject = useMemo(() => {
		if (!pet || !report.data || !here.data) return null;
		return {
			method,
			reading: null,
			pet: {
				id: petId,
				name: pet.petName,
				species: pet.species,
				colour: pet.colour,
				alerts: pet.alerts
			},
			badge: null,
			report: report.data,
			openCheckIn: here.data.items[0] ?? null
		};
	}, [
		pet,
		petId,
		method,
		report.data,
		here.data
	]);
	const retry = () => {
		for (const query of [
			pets,
			report,
			here
		]) query.refetch();
	};
	const failed = pets.error ?? report.error ?? here.error;
	return {
		subject,
		pending: failed === null && (pets.isPending || report.isPending || here.isPending),
		problem: failed?.message ?? words.petGone,
		retry
	};
}
// apps/web/src/features/check-ins/gate/scan-closed.tsx
var hazel$1 = portraitFor({
	id: "hazel",
	species: "dog",
	coat: "chestnut",
	ears: "floppy",
	marking: "blaze"
});
/** What stands in place of the door while the plan of a place has ended. */
function ScanClosed() {
	const words = useWordsOf(checkInWords);
	return /* @__PURE__ */ jsxs(Card, {
		shape: "feature",
		padding: "large",
		children: [/* @__PURE__ */ jsx("h1", {
			className: "sr-only",
			children: words.scanTitle
		}), /* @__PURE__ */ jsx(EmptyState, {
			look: hazel$1,
			prop: "box",
			title: words.scanClosedTitle,
			action: /* @__PURE__ */ jsx(LinkButton, {
				href: "/business",
				variant: "secondary",
				children: words.backToToday
			}),
			children: words.scanClosedLead
		})]
	});
}
// apps/web/src/features/check-ins/floor/use-decide-arrival.ts
/** What staff decide about somebody who waits; one key for all attempts at the same decision. */
function useDecideArrival({ id, businessId, petName }) {
	const words = useWordsOf(checkInWords);
	const queries = useQueryClient();
	const { keyFor } = useIntentKey();
	const [busy, setBusy] = useState(null);
	const [problem, setProblem] = useState(null);
	/** Whether it is decided. */
	const decide = async ({ decision, reason }) => {
		setBusy(decision);
		setProblem(null);
		const idempotencyKey = keyFor(JSON.stringify([decision, reason]));
		const why = reason === void 0 ? {} : { overrideReason: reason };
		try {
			await call("decideArrival", {
				businessId,
				checkInId: id,
				decision,
				idempotencyKey,
				...why
			});
			showToast({ words: decision === "admit" ? words.checkedIn(petName) : words.turnedAway(petName) });
			return true;
		} catch (failure) {
			setProblem(problemIn(failure, words));
			return false;
		} finally {
			setBusy(null);
			queries.invalidateQueries({ queryKey: ["listCheckIns"] });
		}
	};
	return {
		decide,
		busy,
		problem
	};
}
function problemIn(failure, words) {
	if (isUnanswered(failure)) return words.arrivalUnreachable;
	const reason = failure instanceof CallError ? failure.reason : null;
	if (reason === "override_required") return words.arrivalChanged;
	if (reason === "not_waiting") return words.arrivalDecided;
	return failure instanceof Error ? failure.message : words.arrivalUnreachable;
}
// apps/web/src/features/check-ins/floor/waiting-card.tsx
/** One who waits: the face, the verdict, and the two answers. Against the verdict only with a reason. */
function WaitingCard({ place, checkIn, look, lookOf }) {
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const [asking, setAsking] = useState(false);
	const { decide, busy, problem } = useDecideArrival(checkIn);
	const { petName, verdict, service, arrivedAt } = checkIn;
	const { kind, word } = lookOf(verdict);
	const good = verdict === "compliant" || verdict === "expiring";
	const serviceName = place.services.find(({ code }) => code === service)?.name ?? words.noService;
	const send = async (wish) => {
		await decide(wish);
		setAsking(false);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "flex h-full flex-col gap-4",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "flex items-center gap-4",
				children: [/* @__PURE__ */ jsx(PetAvatar, {
					look,
					size: 64
				}), /* @__PURE__ */ jsxs("div", {
					className: "min-w-0 flex-1",
					children: [/* @__PURE__ */ jsx("h3", {
						className: "truncate type-h2-panel",
						children: petName
					}), /* @__PURE__ */ jsx("p", {
						className: "text-ink-2 type-small",
						children: `${serviceName} · ${words.waitsSince(format.time(arrivedAt))}`
					})]
				})]
			}),
			/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(VerdictTag, {
				kind,
				children: word
			}) }),
			problem && /* @__PURE__ */ jsx(Banner, {
				tone: "stop",
				announce: "alert",
				children: problem
			}),
			!place.readOnly && /* @__PURE__ */ jsxs("div", {
				className: "mt-auto flex flex-wrap gap-2.5",
				children: [(good || mayDo(place.role, "override")) && /* @__PURE__ */ jsx(Button$1, {
					variant: good ? "primary" : "secondary",
					icon: good ? void 0 : Lock,
					"aria-label": good ? words.letInOf(petName) : words.admitAnywayOf(petName),
					busy: busy === "admit" && words.working,
					onPress: () => good ? void send({ decision: "admit" }) : setAsking(true),
					children: good ? words.letIn : words.admitAnyway
				}), /* @__PURE__ */ jsx(Button$1, {
					variant: good ? "ghost" : "primary",
					"aria-label": words.turnAwayOf(petName),
					busy: busy === "deny" && words.working,
					onPress: () => void send({ decision: "deny" }),
					children: words.turnAwayShort
				})]
			}),
			!good && !mayDo(place.role, "override") && /* @__PURE__ */ jsx("p", {
				className: "text-ink-2 type-small",
				children: words.needsManager
			}),
			/* @__PURE__ */ jsx(OverrideDialog, {
				petName,
				isOpen: asking,
				busy: busy === "admit",
				onClose: () => setAsking(false),
				onAdmit: (reason) => void send({
					decision: "admit",
					reason
				})
			})
		]
	});
}
// apps/web/src/features/check-ins/floor/at-the-door.tsx
/** Who came by the poster and waits for staff. The region is always there, so that whoever comes is announced. */
function AtTheDoor({ place, waiting, lookOf }) {
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const faceOf = useFaces(place.id);
	return /* @__PURE__ */ jsx("section", {
		"aria-label": words.atTheDoor,
		"aria-live": "polite",
		className: waiting.length === 0 ? "sr-only" : "",
		children: waiting.length > 0 && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(SectionHeading, {
			count: /* @__PURE__ */ jsx(Count, { children: format.number(waiting.length) }),
			children: words.atTheDoor
		}), /* @__PURE__ */ jsx("ul", {
			className: "grid gap-4 md:grid-cols-2 xl:grid-cols-3",
			children: waiting.map((checkIn) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Card, {
				shape: "feature",
				className: "h-full",
				children: /* @__PURE__ */ jsx(WaitingCard, {
					place,
					checkIn,
					look: faceOf(checkIn),
					lookOf
				})
			}) }, checkIn.id))
		})] })
	});
}
// apps/web/src/features/check-ins/floor/capacity-panel.tsx
/** How many are here, the loudest thing on the page; and for what, one marigold bar a pet. */
function CapacityPanel({ groups }) {
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const total = groups.reduce((sum, { present }) => sum + present.length, 0);
	return /* @__PURE__ */ jsxs(Card, {
		tone: "deep",
		shape: "feature",
		padding: "none",
		className: "flex flex-wrap items-center gap-x-14 gap-y-5 px-6 py-6 md:px-7",
		children: [/* @__PURE__ */ jsxs("p", {
			className: "flex items-end gap-3 md:block",
			children: [/* @__PURE__ */ jsx("span", {
				className: "block type-count",
				children: format.number(total)
			}), /* @__PURE__ */ jsx("span", {
				className: "block md:mt-2",
				children: words.here(total)
			})]
		}), /* @__PURE__ */ jsx("ul", {
			"aria-label": words.byService,
			className: "flex min-w-0 flex-1 flex-wrap gap-x-7 gap-y-4 max-md:basis-full",
			children: groups.map(({ code, name, present, capacity }) => /* @__PURE__ */ jsxs("li", {
				className: "min-w-28 flex-1 max-md:basis-full",
				children: [/* @__PURE__ */ jsxs("p", {
					className: "flex items-baseline justify-between gap-4",
					children: [/* @__PURE__ */ jsx("span", {
						className: "font-bold font-display",
						children: name ?? words.noService
					}), /* @__PURE__ */ jsxs("span", {
						className: "tabular-nums type-small",
						children: [capacity === void 0 ? format.number(present.length) : words.ofCapacity(format.number(present.length), format.number(capacity)), capacity !== void 0 && present.length >= capacity && `, ${words.full}`]
					})]
				}), /* @__PURE__ */ jsx(Pips, {
					count: present.length,
					places: capacity ?? present.length
				})]
			}, code ?? ""))
		})]
	});
}
/** Wider than this, a row of bars says nothing the number does not say better. */
var mostPips = 24;
/** A bar for each place: taken ones shine. */
function Pips({ count, places }) {
	const shown = Math.min(Math.max(count, places), mostPips);
	const taken = places <= mostPips ? count : Math.ceil(count / places * mostPips);
	const pips = Array.from({ length: shown }, (_, place) => place);
	return /* @__PURE__ */ jsxs("span", {
		"aria-hidden": "true",
		className: "mt-2.5 flex h-8 gap-1 max-md:h-6",
		children: [pips.map((pip) => /* @__PURE__ */ jsx("span", { className: `min-w-0 max-w-3.5 flex-1 rounded-bar ${pip < taken ? "bg-marigold" : "bg-on-deep/12"}` }, pip)), shown === 0 && /* @__PURE__ */ jsx("span", { className: "h-full flex-1 rounded-bar bg-on-deep/12" })]
	});
}
// apps/web/src/features/check-ins/floor/floor.ts
var emptyFloor = {
	present: [],
	changed: []
};
var isHere = (checkIn) => standingOf(checkIn) === "here";
var isWaiting = (checkIn) => standingOf(checkIn) === "waiting";
/** The floor after a message: the whole truth at first and after each lost connection, else one check-in. */
function nextFloor({ present, changed }, message) {
	if ("present" in message) return {
		present: byArrival(message.present),
		changed: changed.filter((one) => !isWaiting(one))
	};
	const others = present.filter(({ id }) => id !== message.id);
	return {
		present: isHere(message) ? byArrival([...others, message]) : others,
		changed: [message, ...changed.filter(({ id }) => id !== message.id)]
	};
}
/** In the order of arrival, so that a face keeps its place while others come and go. */
function byArrival(list) {
	return list.toSorted((a, b) => a.arrivedAt.localeCompare(b.arrivedAt) || a.id.localeCompare(b.id));
}
/** What happened since a moment, the newest first; what the stream said wins over what was listed. */
function happenings(listed, changed, since) {
	return newestOf(listed, changed).flatMap(happeningsOf).filter(({ at }) => Date.parse(at) >= Date.parse(since)).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id.localeCompare(a.id));
}
/**
* Who stands at the door and waits for staff, whoever came first before the others. Somebody who has come in by another way
* meanwhile does not wait any more, also before the server has said so.
*/
function waitingOf(listed, changed) {
	const newest = newestOf(listed, changed);
	const here = new Set(newest.filter(isHere).map(({ petId }) => petId));
	return byArrival(newest.filter((one) => isWaiting(one) && !here.has(one.petId)));
}
/** Each check-in once, as the stream said it last. */
function newestOf(listed, changed) {
	return [...new Map([...listed, ...changed.toReversed()].map((checkIn) => [checkIn.id, checkIn])).values()];
}
function happeningsOf(checkIn) {
	const { id, arrivedAt, departedAt } = checkIn;
	if (standingOf(checkIn) === "unanswered") return [{
		id: `${id}-out`,
		at: departedAt ?? arrivedAt,
		kind: "unanswered",
		checkIn
	}];
	const arrival = {
		id: `${id}-in`,
		at: arrivedAt,
		kind: arrivalKind(checkIn),
		checkIn
	};
	return departedAt === null ? [arrival] : [arrival, {
		id: `${id}-out`,
		at: departedAt,
		kind: "out",
		checkIn
	}];
}
function arrivalKind({ decision, overrideReason }) {
	if (decision !== "admitted") return decision;
	return overrideReason === null ? "in" : "override";
}
/** Who is here for what, in the place's own order; services it no longer offers, and visits without one, come last. */
function groupByService(present, services) {
	const known = new Set(services.map(({ code }) => code));
	const groups = services.map(({ code, name, capacity }) => ({
		code,
		name,
		...capacity === void 0 ? {} : { capacity },
		present: present.filter(({ service }) => service === code)
	}));
	const rest = present.filter(({ service }) => service === null || !known.has(service));
	return rest.length > 0 ? [...groups, {
		code: null,
		name: null,
		present: rest
	}] : groups;
}
// apps/web/src/features/check-ins/floor/face.tsx
var faceLook = "group flex w-19 cursor-pointer flex-col items-center gap-1.5 rounded-card p-1.5 outline-none transition-colors duration-150 ease-calm hover:bg-sunken data-focus-visible:outline-3 data-focus-visible:outline-focus data-pending:opacity-45";
/** Somebody who is here: the face, the name, and a verdict only where it is an exception. */
function Face(props) {
	const { checkIn, look, lookOf, checkingOut, leaving, readOnly, onCheckOut } = props;
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const { petName, verdict, arrivedAt } = checkIn;
	const { kind, word } = lookOf(verdict);
	const exception = verdict === "compliant" ? void 0 : kind;
	const since = words.hereSince(format.moment(arrivedAt));
	const name = checkingOut ? words.checkOutOf(petName) : [
		petName,
		exception && word,
		since
	].filter(Boolean).join(", ");
	const picture = /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("span", {
		className: "relative",
		children: [/* @__PURE__ */ jsx(PetAvatar, {
			look,
			size: 52,
			verdict: checkingOut ? void 0 : exception
		}), checkingOut && /* @__PURE__ */ jsx("span", {
			className: "-right-1 -bottom-1 absolute grid size-6 place-items-center rounded-full bg-evergreen text-on-evergreen ring-2 ring-surface",
			children: /* @__PURE__ */ jsx(Icon, {
				of: LogOut,
				size: 16
			})
		})]
	}), /* @__PURE__ */ jsx("span", {
		className: "max-w-full truncate type-caption",
		children: petName
	})] });
	if (readOnly) return /* @__PURE__ */ jsxs("div", {
		className: "flex w-19 flex-col items-center gap-1.5 p-1.5",
		children: [/* @__PURE__ */ jsx("span", {
			className: "sr-only",
			children: name
		}), /* @__PURE__ */ jsx("span", {
			"aria-hidden": "true",
			className: "contents",
			children: picture
		})]
	});
	const face = /* @__PURE__ */ jsx(Button, {
		isPending: leaving,
		"aria-label": name,
		className: faceLook,
		...checkingOut ? { onPress: onCheckOut } : {},
		children: picture
	});
	if (checkingOut) return face;
	const out = {
		id: "out",
		label: words.checkOut,
		detail: since,
		icon: LogOut,
		onAction: onCheckOut
	};
	return /* @__PURE__ */ jsx(Menu$2, {
		label: petName,
		placement: "bottom start",
		trigger: face,
		items: [out]
	});
}
// apps/web/src/features/check-ins/floor/nobody-here.tsx
var hazel = portraitFor({
	id: "hazel",
	species: "dog",
	coat: "chestnut",
	ears: "floppy",
	marking: "blaze"
});
/** The empty floor, and how it fills. */
function NobodyHere({ readOnly }) {
	const words = useWordsOf(checkInWords);
	return /* @__PURE__ */ jsx(EmptyState, {
		look: hazel,
		prop: "box",
		title: words.nobody,
		heading: "h3",
		action: !readOnly && /* @__PURE__ */ jsx(LinkButton, {
			href: "/business/scan",
			icon: ScanLine,
			children: words.scanBadge
		}),
		children: readOnly ? words.nobodyReadOnly : words.nobodyLead
	});
}
// apps/web/src/features/check-ins/floor/use-check-out.ts
/**
* One tap checks out; Undo lets the visit go on as if nobody had left. Each tap has one key for all its attempts, and
* a face that is on its way out cannot be tapped twice. Called directly: a mutation would wait in silence while the
* device is offline.
*/
function useCheckOut(businessId) {
	const words = useWordsOf(checkInWords);
	const queries = useQueryClient();
	const refresh = () => void queries.invalidateQueries({ queryKey: ["listCheckIns"] });
	const keys = useRef(/* @__PURE__ */ new Map());
	const [leaving, setLeaving] = useState(/* @__PURE__ */ new Set());
	const mark = (id, isLeaving) => setLeaving((before) => {
		const next = new Set(before);
		if (isLeaving) next.add(id);
		else next.delete(id);
		return next;
	});
	const undo = async ({ id, petName }) => {
		const input = {
			businessId,
			checkInId: id,
			idempotencyKey: crypto.randomUUID()
		};
		try {
			await call("undoCheckOut", input).catch((problem) => {
				if (isUnanswered(problem)) return call("undoCheckOut", input);
				throw problem;
			});
			keys.current.delete(id);
			mark(id, false);
			refresh();
			showToast({ words: words.backIn(petName) });
		} catch (problem) {
			const why = problem instanceof Error ? problem.message : "";
			showToast({
				tone: "error",
				words: `${words.backInFailed(petName)}. ${why}`
			});
		}
	};
	const checkOut = async (checkIn) => {
		const { id, petName } = checkIn;
		const key = keys.current.get(id) ?? crypto.randomUUID();
		keys.current.set(id, key);
		mark(id, true);
		try {
			await call("checkOut", {
				businessId,
				checkInId: id,
				idempotencyKey: key
			});
			refresh();
			showToast({
				words: words.checkedOut(petName),
				onUndo: () => void undo(checkIn)
			});
		} catch (problem) {
			mark(id, false);
			const said = isUnanswered(problem) ? words.checkOutFailed(petName) : words.goneAlready(petName);
			showToast({
				tone: "error",
				words: said
			});
		}
	};
	return {
		checkOut,
		leaving
	};
}
// apps/web/src/features/check-ins/floor/here-now.tsx
/** The floor: faces by service. "Check out" turns every face into a way out. */
function HereNow({ place, groups, lookOf }) {
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const [checkingOut, setCheckingOut] = useState(false);
	const total = groups.reduce((sum, { present }) => sum + present.length, 0);
	const action = total > 0 && !place.readOnly && /* @__PURE__ */ jsx(Button$1, {
		variant: "ghost",
		size: "small",
		className: "-my-1.5",
		"aria-pressed": checkingOut,
		onPress: () => setCheckingOut(!checkingOut),
		children: checkingOut ? words.done : words.checkOut
	});
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "here-now",
		children: [/* @__PURE__ */ jsx(SectionHeading, {
			id: "here-now",
			count: /* @__PURE__ */ jsx(Count, {
				tone: "plain",
				children: format.number(total)
			}),
			action,
			children: checkingOut && total > 0 ? words.checkOutMode : words.hereNow
		}), /* @__PURE__ */ jsxs(Card, {
			shape: "feature",
			padding: "large",
			children: [total === 0 && /* @__PURE__ */ jsx(NobodyHere, { readOnly: place.readOnly }), total > 0 && /* @__PURE__ */ jsx(Faces, {
				place,
				groups,
				lookOf,
				checkingOut
			})]
		})]
	});
}
function Faces({ place, groups, lookOf, checkingOut }) {
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const faceOf = useFaces(place.id);
	const { checkOut, leaving } = useCheckOut(place.id);
	return /* @__PURE__ */ jsx("div", {
		className: "flex flex-col divide-y divide-line",
		children: groups.filter(({ present }) => present.length > 0).map(({ code, name, present }) => /* @__PURE__ */ jsxs("section", {
			"aria-label": name ?? words.noService,
			className: "py-5 first:pt-0 last:pb-0",
			children: [/* @__PURE__ */ jsxs("h3", {
				className: "flex items-baseline justify-between gap-4 type-label",
				children: [name ?? words.noService, /* @__PURE__ */ jsx("span", {
					className: "font-normal text-ink-3 tabular-nums",
					children: format.number(present.length)
				})]
			}), /* @__PURE__ */ jsx("ul", {
				className: "-mx-1.5 mt-2 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-y-2",
				children: present.map((checkIn) => /* @__PURE__ */ jsx("li", {
					className: "grid justify-items-center",
					children: /* @__PURE__ */ jsx(Face, {
						checkIn,
						look: faceOf(checkIn),
						lookOf,
						checkingOut,
						readOnly: place.readOnly,
						leaving: leaving.has(checkIn.id),
						onCheckOut: () => void checkOut(checkIn)
					})
				}, checkIn.id))
			})]
		}, code ?? ""))
	});
}
// apps/web/src/features/check-ins/floor/just-now.tsx
var icons = {
	in: LogIn,
	out: LogOut,
	override: ShieldAlert,
	denied: OctagonX,
	waiting: Clock,
	unanswered: ClockAlert
};
/** More than a look needs; the whole day belongs to the trail. */
var mostShown = 8;
/** What happened today, the newest first. */
function JustNow({ happened, failed, onRetry }) {
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	return /* @__PURE__ */ jsxs("section", {
		"aria-labelledby": "just-now",
		children: [/* @__PURE__ */ jsx(SectionHeading, {
			id: "just-now",
			children: words.justNow
		}), /* @__PURE__ */ jsxs(Card, {
			shape: "feature",
			children: [
				failed && /* @__PURE__ */ jsx(ErrorPanel, {
					onRetry,
					children: words.failed
				}),
				!failed && happened.length === 0 && /* @__PURE__ */ jsx("p", {
					className: "text-ink-2 type-small",
					children: words.nothingYet
				}),
				/* @__PURE__ */ jsx(Rows, { children: happened.slice(0, mostShown).map(({ id, at, kind, checkIn }) => /* @__PURE__ */ jsx(Row, {
					start: /* @__PURE__ */ jsx("time", {
						dateTime: at,
						className: "min-w-16 shrink-0 whitespace-nowrap self-start pt-0.5 tabular-nums type-label",
						children: format.time(at)
					}),
					title: checkIn.petName,
					detail: kind === "override" ? `${words.happened[kind]}: ${checkIn.overrideReason}` : words.happened[kind],
					end: /* @__PURE__ */ jsx(Icon, {
						of: icons[kind],
						size: 18
					})
				}, id)) })
			]
		})]
	});
}
// apps/web/src/features/check-ins/floor/line-tag.tsx
/** Whether the page changes by itself; said honestly when it does not. */
function LineTag({ line }) {
	const words = useWordsOf(checkInWords);
	const said = typeof line === "object" ? words.refused : words[line];
	return /* @__PURE__ */ jsx("span", {
		role: "status",
		children: line === "live" ? /* @__PURE__ */ jsx(LiveTag, { children: said }) : line === "connecting" ? /* @__PURE__ */ jsx("span", {
			className: "text-ink-3 type-small",
			children: said
		}) : /* @__PURE__ */ jsx(VerdictTag, {
			kind: "offline",
			children: said
		})
	});
}
// apps/web/src/features/check-ins/floor/pet-search.tsx
var mostFound = 8;
/** Finds a connected pet by name, for those who come without a badge. */
function PetSearch({ businessId, lookOf, onFound }) {
	const words = useWordsOf(checkInWords);
	const [typed, setTyped] = useState("");
	const search = useDeferredValue(typed.trim());
	const found = useCall("listConnections", {
		businessId,
		search: search || "x",
		limit: mostFound
	}, { enabled: search !== "" });
	return /* @__PURE__ */ jsxs("search", {
		className: "relative w-full md:w-72",
		children: [/* @__PURE__ */ jsx(SearchField$1, {
			label: words.search,
			value: typed,
			onChange: setTyped
		}), search !== "" && !found.isPending && /* @__PURE__ */ jsxs("div", {
			className: "absolute inset-x-0 top-full z-20 mt-1.5 rounded-panel border border-line bg-raised p-2 shadow-e3",
			children: [
				found.isError && /* @__PURE__ */ jsx("p", {
					role: "alert",
					className: "px-3 py-2 text-stop-ink type-small",
					children: words.searchFailed
				}),
				found.data?.items.length === 0 && /* @__PURE__ */ jsx("p", {
					role: "status",
					className: "px-3 py-2 text-ink-2 type-small",
					children: words.searchNone
				}),
				/* @__PURE__ */ jsx("ul", {
					"aria-label": words.searchResults,
					children: (found.data?.items ?? []).map((pet) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Found, {
						pet,
						onPress: onFound && (() => onFound(pet)),
						lookOf
					}) }, pet.petId))
				})
			]
		})]
	});
}
var foundLook = "flex min-h-12 w-full items-center text-start gap-3 rounded-field px-3 py-1.5";
function Found({ pet, onPress, lookOf }) {
	const words = useWordsOf(checkInWords);
	const { petId, petName, species, colour, breed, verdict } = pet;
	const { kind, word } = lookOf(verdict);
	const row = /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(PetAvatar, {
			look: portraitFor({
				id: petId,
				name: petName,
				species,
				colour
			}),
			size: 36
		}),
		/* @__PURE__ */ jsxs("span", {
			className: "min-w-0 flex-1",
			children: [/* @__PURE__ */ jsx("span", {
				className: "block truncate type-label",
				children: petName
			}), breed && /* @__PURE__ */ jsx("span", {
				className: "block truncate text-ink-3 type-caption",
				children: breed
			})]
		}),
		/* @__PURE__ */ jsx(VerdictShape, {
			kind,
			size: 24,
			label: word
		})
	] });
	if (!onPress) return /* @__PURE__ */ jsx("p", {
		className: foundLook,
		children: row
	});
	return /* @__PURE__ */ jsx(Button, {
		onPress,
		"aria-label": `${words.judge(petName)}: ${word}`,
		className: `${foundLook} cursor-pointer hover:bg-evergreen-tint`,
		children: row
	});
}
// apps/web/src/features/check-ins/floor/day-start.ts
var hourMs = 36e5;
var minuteMs = 6e4;
/** When today began in a place, as an instant. Days of 23 and 25 hours are why it is searched, not computed. */
function dayStartIn(nowMs, timeZone) {
	const today = calendarDateIn(nowMs, timeZone);
	const isToday = (ms) => calendarDateIn(ms, timeZone) === today;
	let start = Math.floor(nowMs / minuteMs) * minuteMs;
	while (isToday(start - hourMs)) start -= hourMs;
	while (isToday(start - minuteMs)) start -= minuteMs;
	return new Date(start).toISOString();
}
// apps/web/src/features/check-ins/floor/use-floor.ts
var dayMs = 864e5;
/** Who is here, who waits and what happened today, followed live. */
function useFloor({ id: businessId, timeZone }) {
	const [floor, setFloor] = useState(null);
	const today = calendarDateIn(Date.now(), timeZone);
	const from = useMemo(() => dayStartIn(Date.now(), timeZone), [timeZone, today]);
	const listedFrom = (/* @__PURE__ */ new Date(Date.parse(from) - dayMs)).toISOString();
	const listed = useCall("listCheckIns", {
		businessId,
		from: listedFrom,
		limit: 100
	});
	const line = useWatch("watchCheckIns", { businessId }, (message) => {
		setFloor((before) => nextFloor(before ?? emptyFloor, message));
		if ("present" in message && floor !== null) listed.refetch();
	});
	const happened = useMemo(() => happenings(listed.data?.items ?? [], floor?.changed ?? [], from), [
		listed.data,
		floor,
		from
	]);
	const waiting = useMemo(() => waitingOf(listed.data?.items ?? [], floor?.changed ?? []), [listed.data, floor]);
	return {
		present: floor?.present ?? null,
		happened,
		waiting,
		today,
		line,
		listing: {
			failed: listed.isError,
			retry: () => void listed.refetch()
		}
	};
}
// apps/web/src/features/check-ins/floor/floor-view.tsx
/** Today: who is here, what just happened, and the ways to let somebody in. */
function FloorView({ place, lookOf, onFound }) {
	const words = useWordsOf(checkInWords);
	const format = useFormat();
	const { present, happened, waiting, today, line, listing } = useFloor(place);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-6",
		children: [
			/* @__PURE__ */ jsx(PageTitle, {
				kind: "business",
				aside: /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
					className: "text-ink-2",
					children: format.weekday(today)
				}), /* @__PURE__ */ jsx(LineTag, { line })] }),
				actions: /* @__PURE__ */ jsxs("div", {
					className: "flex w-full items-center gap-3 max-md:flex-wrap",
					children: [/* @__PURE__ */ jsx(PetSearch, {
						businessId: place.id,
						lookOf,
						onFound: place.readOnly ? void 0 : onFound
					}), !place.readOnly && /* @__PURE__ */ jsx(LinkButton, {
						href: "/business/scan",
						icon: ScanLine,
						className: "max-md:w-full",
						children: words.scanBadge
					})]
				}),
				children: words.today
			}),
			typeof line === "object" && /* @__PURE__ */ jsx(ErrorPanel, {
				title: words.refusedDetail,
				children: line.refused.message
			}),
			present === null && typeof line !== "object" && /* @__PURE__ */ jsx(FloorSkeleton, {}),
			present && /* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsx(AtTheDoor, {
					place,
					waiting,
					lookOf
				}),
				/* @__PURE__ */ jsx(CapacityPanel, { groups: groupByService(present, place.services) }),
				/* @__PURE__ */ jsxs("div", {
					className: "grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]",
					children: [/* @__PURE__ */ jsx(HereNow, {
						place,
						groups: groupByService(present, place.services),
						lookOf
					}), /* @__PURE__ */ jsx(JustNow, {
						happened,
						failed: listing.failed,
						onRetry: listing.retry
					})]
				})
			] })
		]
	});
}
function FloorSkeleton() {
	return /* @__PURE__ */ jsxs(Skeleton, {
		className: "flex flex-col gap-6",
		children: [/* @__PURE__ */ jsx(SkeletonBlock, {
			shape: "card",
			className: "h-34 w-full"
		}), /* @__PURE__ */ jsxs("div", {
			className: "grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]",
			children: [/* @__PURE__ */ jsx(SkeletonBlock, {
				shape: "card",
				className: "h-96 w-full"
			}), /* @__PURE__ */ jsx(SkeletonBlock, {
				shape: "card",
				className: "h-72 w-full"
			})]
		})]
	});
}
export { DoorView, FloorView, GuestLane, PetAtDoor, PetSearch, ScanClosed, ServiceAnimalLane, forgetDoor, useOfflinePlace };
