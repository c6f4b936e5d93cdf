/* The design system's front door. Pages that must stay light import from the folders instead: provider, look,
   icon, brand, link, verdict, portrait, pet, place, surface, tag, record, feedback, badge, choice,
   sentence and shell load no React Aria. */
/** A link followed the app's way, the provider that says how, and what it provides. */

/** What a link renderer receives. */
export type { AnchorProps } from './provider/index.ts';
/** The words the parts say by themselves, and their English. */
export {
  Anchor,
  englishWords,
  UiProvider,
  type UiSurroundings,
  useDirection,
  useWords,
  type Words,
} from './provider/index.ts';
/** Joins class names, leaving out what is not there. */

/** The class names of a button or of a link that looks like one, and the words they are chosen by. */
/** The class names of a field's parts: label, box, input, help. */
/** Lets optional props be undefined, and hands them on. */
/** The class names of what opens above a page: menus, lists of choices, calendars. */
export {
  type ButtonShape,
  type ButtonSize,
  type ButtonVariant,
  buttonLook,
  classes,
  type FieldTone,
  fieldLook,
  given,
  type Loose,
  optionLook,
  popoverLook,
} from './look/index.ts';

/** A Lucide outline at the house's sizes and strokes. */

/** Three toes and a pad that is a check. */
/** The mark and the name beside it. */
export { BrandMark, type BrandTone, Wordmark } from './brand/index.ts';
/** Does something; with variants, sizes and a busy state. */
/** Close, more, back: an action known by its icon, with a name for screen readers. */
export { Button, type ButtonProps, IconButton } from './button/index.ts';
/** Which part of a list is shown, each with its count. */
/** Two to four ways to look at the same thing. */
export { FilterChips, type Segment, Segments } from './choice/index.ts';
/** Words for screen readers alone, said whenever they change. */
/** Tint, icon, words and one action. */
/** Nothing here yet, and how to begin. */
/** "Something went wrong", what failed, and "Try again". */
/** Long work with its numbers; and its bar alone. */
/** Says quietly that something is kept. */
/** The true layout of what is coming, 200 ms late, and its blocks. */
/** "Loading…" with its ring. */
/** The turning ring alone, silent. */
export {
  Announcer,
  Banner,
  type BannerTone,
  EmptyState,
  ErrorPanel,
  Progress,
  ProgressBar,
  SavedNote,
  Skeleton,
  SkeletonBlock,
  Spinner,
  SpinnerMark,
} from './feedback/index.ts';
/** What every field says around its box. */
/** One choice of a list. */
export type { FieldWords, Option } from './field/index.ts';
/** Yes or no, with its words beside it. */
/** One of many, found by typing. */
/** A day, typed or from a calendar. */
/** Everything that is wrong, on top of the form; takes the focus. */
/** Takes files by choosing, dropping or camera. */
/** Text with the part that was typed underlined. */
/** A password, hidden until its reader asks to see it. */
/** One of two or three, each a card that shows what it means. */
/** One of two to five, all in sight. */
/** Search, named by its placeholder. */
/** One of a few. */
/** On or off, at once. */
/** Several lines of text. */
/** One line of text. */
/** A warning that offers the cure. */
export {
  Checkbox,
  ComboBox,
  DateField,
  ErrorSummary,
  FileDrop,
  Matched,
  PasswordField,
  type RadioCard,
  RadioCards,
  RadioGroup,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
  type TextFieldProps,
  WarningBox,
} from './field/index.ts';
/** An SVG that is either named or silent. */
export { Drawing, Icon } from './icon/index.ts';
/** Goes somewhere, looks like a button. */
/** The first stop of the keyboard: past the navigation, to the main part. */
/** A link inside words. */
export { LinkButton, SkipLink, TextLink } from './link/index.ts';
/** The way from the top to here. */
/** Turns the pages of a list. */
export { Breadcrumbs, Pager } from './nav/index.ts';
/** A question with two answers. */
/** Asks one question above the page; a sheet on a phone. */
/** What else can be done, behind a button. */
export { ConfirmDialog, Dialog, type DialogProps, Menu, type MenuItem } from './overlay/index.ts';
/** A sheet of paper on the page. */
/** A card with a title, a region of the page. */
/** A list parted by hairlines, and its entries. */
/** The title above a card. */
export { Card, Panel, Row, Rows, SectionHeading } from './surface/index.ts';
/** Tabs whose parts have an address each. */
/** Parts of one page, one shown at a time. */
export { LinkTabs, type TabItem, Tabs } from './tabs/index.ts';
/** How many. */
/** What is shown changes by itself. */
/** A word in a capsule. */
export { Count, LiveTag, Tag } from './tag/index.ts';
/** Where toasts appear; stands once in the app. */
/** Says that something happened, with Undo where it can be taken back. */
export { showToast, ToastArea, type ToastMessage } from './toast/index.ts';
/** The five answers at a door. */
/** A verdict by its silhouette alone. */
/** Shape and word together on a tint or on a picture. */
/** The word in its family's ink, to open a sentence. */
export { type VerdictKind, VerdictShape, VerdictTag, VerdictWord, verdictKinds } from './verdict/index.ts';

/** A paper-cut bust, drawn from a portrait's traits. */

/** A pet, round, with its verdict where it has one to show. */
/** One pet by picture, word, sentence and action. */
/** Pets peeking over an edge. */
/** The pet in its door, on its blanket. */
export { type AvatarSize, PetAvatar, PetCard, PetGroup, PortraitField } from './pet/index.ts';
/** What a portrait consists of. */
export type { Blanket, Collar, Ears, Marking, Portrait } from './portrait/index.ts';
/** The coats an animal can wear. */
/** The traits of an animal, drawn by lot from its id; and its blanket alone. */
/** The kinds of animal that have a drawing. */
export {
  blanketFor,
  type CoatName,
  coats,
  PetPortrait,
  type PortraitSpecies,
  type PortraitWish,
  portraitFor,
  portraitSpecies,
} from './portrait/index.ts';

/** A place by its letters, on one of the blanket hues. */

export type { QrMatrix } from './badge/index.ts';
/** The whole screen of a badge. */
/** The badge: a tag on its cord. */
/** The verdict at the foot of a badge. */
/** The frame around a code, whose line runs out. */
/** A code to be scanned, and its modules. */
export { BadgeScreen, BadgeTag, BadgeVerdict, CodeRing, QrCode } from './badge/index.ts';
/** A person by initials, round. */
export { PersonTile, PlaceTile, type TileHue, tileHues } from './place/index.ts';
/** One protection of a timeline. */
export type { Coverage } from './record/index.ts';
/** How sure a reading is. */
/** The doses of one protection along time. */
/** Maps days to percents of a chart's width. */
/** How long each protection holds, with today as a line. */
/** A day as a leaf of a calendar. */
/** How well a record is proven, in bars and in words; and the bars alone. */
/** What the discs on coverage bars mean. */
/** How well something is proven, and the icon of each level. */
export {
  Confidence,
  CoverageBar,
  type CoverageDose,
  type CoverageScale,
  CoverageTimeline,
  coverageScale,
  DateStub,
  Proof,
  ProofBars,
  ProofLegend,
  type ProofLevel,
  proofIcon,
} from './record/index.ts';
/** When it would pass. */
/** An action of the verdict screen. */
/** Care alerts or reasons on the verdict screen. */
/** The answer at the door, filling the screen. */
export { EarliestDay, VerdictButton, VerdictNotes, VerdictScreen } from './scan/index.ts';
/** A rule that reads as a sentence. */
/** The class names of a variable in a sentence. */
/** A variable that cannot be changed here. */
export { Sentence, SentenceWord, sentenceWordLook } from './sentence/index.ts';
/** A variable of a sentence that opens its choices. */
export { SentenceChip } from './sentence-chip/index.ts';
/** One place of a navigation. */
export type { NavItem } from './shell/index.ts';
/** The rail at a business's pages. */
/** Rail, main part, tab bar. */
/** Sticky above an owner's pages. */
/** Header, main part, tab bar. */
/** The page's name, what is so today, and what can be done. */
/** Which business this is, at the top of the rail. */
/** The places of a phone, at the thumb. */
export {
  BusinessRail,
  BusinessShell,
  OwnerHeader,
  OwnerShell,
  PageTitle,
  PlaceSwitcher,
  TabBar,
} from './shell/index.ts';
/** One column of a table; which rows are chosen. */
export type { Column, Selection } from './table/index.ts';
/** Floats over a table while rows are chosen. */
/** Rows that become cards on a phone. */
export { BulkBar, DataTable } from './table/index.ts';
