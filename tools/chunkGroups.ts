import { resolve } from 'node:path'
import type { Rollup } from 'vite'
import type { PageWithFile } from './pageFiles.ts'

/**
 * Libraries that every page needs. The build groups modules into chunks, because many small files cost more than they
 * save, in requests and in compression. Modules that every page needs become two chunks: one that changes with the
 * libraries and one that changes with the app's code. A third chunk has the modules that landing pages share. Modules
 * that a page needs only after its first content (axios, dialogs, the form library) are in other chunks.
 */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack\/[\w-]+|zod|zustand|js-cookie)\//
/** Modules of React Query that only one page needs: they are bundled with that page instead of the framework. */
const rare = /\/(useQueries|queriesObserver|(query-core|react-query)\/build\/modern\/index)\.js$/
/**
 * Icons that only load after a page's content: those of the players, the video call of a live talk, and the posts. One
 * file exports all icons, so without this list every page would load all of them.
 */
const lazyIcons =
  /\/lucide-react\/.*\/icons\/(airplay|arrow-(down|left|right|up)|book-open-text|camera(-off)?|captions|cast|chevron-(left|right)|circle-question-mark|cloud-check|corner-(down-left|up-right)|ellipsis|eye-off|fast-forward|film|image(-plus)?|mail|maximize|mic(-off)?|minimize|pause|picture-in-picture-2|play|rotate-(ccw|cw|ccw-square)|settings(-2)?|volume-(1|2|x))\.mjs$/

/** Icons that only one component uses. They are bundled with that component. */
const ownIcons = /\/lucide-react\/.*\/icons\/(bookmark|check|chevron-down|copy|message-square|share)\.mjs$/

/** Modules of gacha lists, which the home page and a channel's page show. */
const gacha = /\/contracts\/gacha\/[\w.]+\.ts$|\/app\/(queries\/gachaList\.queries|mappers\/gacha\.mappers)\.ts$/

/**
 * Modules of the gacha pages. The draw itself loads later. The list of these pages (`gacha.pages`) is in the first
 * load, and their error texts are in the error catalogue.
 */
const gachaDraw =
  /\/app\/areas\/gacha\/(?!gacha\.(pages|errors)|draw\.|drawLog|drawShareOffer|useOdds|useRevealChoice)[\w.]+\.ts$|\/screens\/gacha\/rarityOrder\.ts$/

/** Modules that a channel's page and the story pages need. `storyPages` are those that only the story pages need. */
const story =
  /\/contracts\/story\/(story\.endpoints|script)\.ts$|\/app\/(queries\/story\.queries|mappers\/story\.mappers)\.ts$|\/parts\/PosterHero\.tsx$/
const storyPages =
  /\/screens\/story\/(story\.rules\.ts|parts\/(EpisodePenlights|LazyGoneState)\.tsx)$|\/screens\/storyGenre\.rules\.ts$|\/app\/(areas\/story\/(story\.mappers|storyIntent)|areas\/story\/playerHref|reading\/(readerNames|readingPlace))\.ts$/

/** Modules that all three event pages need. */
const event = /\/screens\/event\/event\.rules\.ts$|\/app\/areas\/event\/event\.(keys|mappers|queries)\.ts$/

/** Modules that every vote page needs. Modules that send a vote load later. */
const vote =
  /\/contracts\/vote\/[\w.]+\.ts$|\/app\/areas\/vote\/(vote\.(keys|queries|mappers)|voteRefetchTimes|prefetchVote|useVotePage)\.ts$|\/screens\/vote\/voting\.rules\.ts$/

/** Modules of the lottery pages and of the preorder pages: one chunk each. */
const lottery =
  /\/contracts\/lottery\/[\w.]+\.ts$|\/screens\/lottery\/lottery\.rules\.ts$|\/content\/lotteryFacts\.ts$|\/areas\/lottery\/(useLotteryPage|lottery\.(keys|queries|mappers))\.ts$/
const preorder =
  /\/contracts\/preorder\/[\w.]+\.ts$|\/screens\/preorder\/preorder\.rules\.ts$|\/areas\/preorder\/(usePreorderPage|cart|cartChanges|cartStore|preorder\.(keys|queries|mappers))\.ts$/

/**
 * Modules of lists that load more entries at their end, and of content that loads when the user scrolls near it: one
 * chunk for both.
 */
const list = /\/design-system\/(components\/NearViewport|screens\/parts\/PagedList)\.tsx$/

/** Modules that show the rows of a programme (schedule), which are nearly always used together. */
const programme =
  /\/design-system\/(components\/Programme(List|Row)|screens\/(parts\/ProgrammeRows|programmeState))\.tsx?$/

/**
 * Modules with query keys. Most pages need some of them, and a chunk for each would consist mostly of its header.
 * Nearly every page needs the channels' keys, so those are in the shared chunk.
 */
const keys = /\/app\/queries\/(?!channel)\w+\.keys\.ts$/

/** Modules for lists with several pages: small modules that are used together nearly everywhere. */
const paging = /\/app\/queries\/(usePagedList|seekQuery)\.ts$/

/** Modules for optimistic updates, which show a change before the server has answered. */
const optimistic = /\/app\/queries\/(changeListItems|optimisticToggle|pausedReads)\.ts$/

/** Modules that a page with posts needs before its posts load. `postsAsked` are the modules that request the posts. */
const postsBegun = /\/app\/posts\/internal\/lazyPosts\.tsx$|\/post\/parts\/PostsSkeleton\.tsx$/
const postsAsked =
  /\/app\/posts\/internal\/(officialOnly|likes|embeddedPostHref|post\.(keys|queries|cache)|hiddenAuthors|spoilerSupport)\.ts$/

/** Modules that show rows of notices, for every page that lists them. */
const notices = /\/(parts\/NoticeRows\.tsx|mappers\/notice\.mappers\.ts)$/

/** Modules of the menu, with the icon of the button that opens it. */
const menu = /\/design-system\/components\/Menu\.tsx$|\/lucide-react\/.*\/icons\/ellipsis\.mjs$/

/**
 * Modules that every form needs. As separate chunks, they would cost more in names and compression than they contain.
 */
const form =
  /\/design-system\/(components\/(describedByIds|FieldError|OfflineNote|Requirement)\.tsx?|screens\/parts\/(Actions|FormPage)\.tsx)$|\/icons\/triangle-exclamation-point\.mjs$/

/** Further modules that every form with fields needs. */
const fields =
  /\/design-system\/(components\/(ErrorSummary|FieldFrame|fieldClasses)\.tsx?|screens\/parts\/(Form|FormBody|FormFooter|readFormValues|useForm)\.tsx?)$/

/** Modules of the follow button, which a page needs before the user presses it. */
const follow = /\/screens\/parts\/FollowButton\.tsx$|\/app\/shell\/waitForPaint\.ts$/

/** Modules that map the channel and the period of an item to what the screens show. */
const references = /\/app\/mappers\/(channelRef\.mappers|periodView)\.ts$/

/** Modules that show the header of a member's page. */
const person = /\/(parts\/PersonHead\.tsx|components\/Avatar\.tsx|mappers\/person\.mappers\.ts)$/

/** Modules of the prize draw's pages. */
const prizeDraw = /\/screens\/draw\/(draw\.rules\.ts|parts\/LazyDrawDetails\.tsx)$/

/** Modules of pages with videos. */
const video = /\/app\/(areas\/video|mappers)\/video\.mappers\.ts$|\/video\/parts\/LazyVideoGone\.tsx$/

/** Modules that split a form into steps. */
const formSteps = /\/app\/forms\/use(FormSteps|StepFocus)\.ts$/

/** Modules that validate texts of users: names, addresses, codes. */
const userTexts = /\/design-system\/text\/(normaliseText|userText)\.ts$/

/** Modules that know the state of a request: whether it is in flight, and whether the server has decided. */
const calls = /\/app\/(queries\/isSending|api\/isDecidedByServer)\.ts$/

/**
 * Modules for locks between tabs, for timeouts and for keys of an input method. They are small; requests, logging out,
 * dialogs and the players need them.
 */
const waiting = /\/app\/(api\/withLock|time\/(withTimeout|pause))\.ts$|\/design-system\/text\/inputMethodKey\.ts$/

/**
 * Modules that end a session. Pages with a log-out button need them before their content; every other visit loads them
 * after its content.
 */
const sessionEnd =
  /\/app\/(session\/(endSession|resetSessionData)|forms\/expiredDrafts|storage\/deleteStoredValues)\.ts$/

/** Modules that link to the log-in page, and those of pages that only members may see. */
const entryLinks = /\/app\/shell\/use(MembersOnly|LoginHrefs)\.ts$/

/** Modules with the storage keys of a member's data. */
const memberKeys = /\/app\/(storage\/memberVault|posts\/internal\/postDraftKeys)\.ts$/

/** Modules that send a request which the server must carry out only once (with an idempotency key). */
const sentOnce = /\/app\/api\/(sendOnce|idempotencyKeys)\.ts$/

/**
 * Modules that every visit loads after its content. `sending` send requests and load first; `behindContent` are all
 * others.
 */
const sending = ['app/api/send.ts']
const behindContent = [
  'app/shell/LazyOverlays.tsx',
  'app/shell/startAfterContent.ts',
  'app/session/readAccountAgain.ts',
  'app/errors/ErrorDialogContainer.tsx',
  'app/composition/areaParts.ts',
  'app/errors/raise.ts',
  'design-system/components/AlertDialog.tsx',
  'design-system/screens/system/UnexpectedScreen.tsx',
]

/** The list of posts and the story player. They load lazily, although they are the content of a page. */
const lazyContents = ['app/posts/internal/postParts.ts', 'app/areas/story/player/StoryPlayerPage.tsx']

const entries = [resolve('app/index.html'), resolve('app/main.tsx')]

/** Small modules that many kinds of pages need. A separate chunk would cost more bytes than it contains. */
const smallShared = [
  resolve('app/router/locationState.ts'),
  resolve('app/calendar/LazyCalendarButton.ts'),
  resolve('design-system/screens/parts/ShareLink.tsx'),
  resolve('design-system/text/graphemes.ts'),
  resolve('design-system/text/remainingText.ts'),
]

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/**
 * Matches files with the parts of a page below its first view. They load lazily, but share common chunks with the
 * pages.
 */
const belowFold = /\w+BelowFold\.tsx$/

/** Returns a file and all files that it imports directly or indirectly, without lazy imports. */
function reachedFrom(graph: Graph, id: string, reached = new Set<string>()): Set<string> {
  const module = graph.getModuleInfo(id)
  if (!module || reached.has(id)) return reached
  reached.add(id)
  const below = module.dynamicallyImportedIds.filter((imported) => belowFold.test(imported))
  for (const imported of [...module.importedIds, ...below]) reachedFrom(graph, imported, reached)
  return reached
}

interface Parts {
  /**
   * Modules of the app's entry, and modules that landing pages share and at least a third of the other pages need. The
   * entry itself is separate, because the entry and the pages import all of these modules.
   */
  shell: ReadonlySet<string>
  /** Modules that landing pages share and that are not in the shell. */
  landing: ReadonlySet<string>
  /** Modules that every visit loads lazily, and that no page's first content needs. */
  sending: ReadonlySet<string>
  behind: ReadonlySet<string>
}

/** Returns the modules that more than `share` (0 to 1) of the files import, directly or indirectly. */
function sharedBy(graph: Graph, files: readonly string[], share: number): Set<string> {
  const counts = new Map<string, number>()
  for (const file of files) for (const id of reachedFrom(graph, file)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > files.length * share).map(([id]) => id))
}

function partsOf(graph: Graph, pages: readonly PageWithFile[]): Parts {
  const filesOf = (isLanding: boolean) =>
    pages.filter(({ page }) => (page.isLanding ?? false) === isLanding).map(({ file }) => file)
  const landing = sharedBy(graph, filesOf(true), 1 / 2)
  const others = sharedBy(graph, filesOf(false), 1 / 3)
  const first = new Set([...entries, ...smallShared].flatMap((id) => [...reachedFrom(graph, id)]))
  const ofPages = new Set(
    [...pages.map(({ file }) => file), ...lazyContents.map((file) => resolve(file))].flatMap((file) => [
      ...reachedFrom(graph, file),
    ]),
  )
  const late = (files: readonly string[]) => new Set(files.flatMap((file) => [...reachedFrom(graph, resolve(file))]))
  const [sent, behind] = [late(sending), late(behindContent)]
  const isLate = (id: string) => !first.has(id) && !ofPages.has(id)
  const shell = [...first, ...landing].filter((id) => first.has(id) || others.has(id))
  return {
    shell: new Set(shell.filter((id) => !entries.includes(id))),
    landing: new Set([...landing].filter((id) => !first.has(id) && !others.has(id))),
    sending: new Set([...sent].filter(isLate)),
    behind: new Set([...behind].filter((id) => isLate(id) && !sent.has(id))),
  }
}

/**
 * Options of chunk groups whose dependencies are in the shell: a group that included its dependencies would move them
 * out of the shell.
 */
const alone = { includeDependenciesRecursively: false }

const travelTogether = [
  { name: 'gacha', test: gacha, priority: 2, ...alone },
  { name: 'gacha-draw', test: gachaDraw, priority: 2, ...alone },
  { name: 'story', test: story, priority: 2, ...alone },
  { name: 'story-pages', test: storyPages, priority: 2, ...alone },
  { name: 'event', test: event, priority: 2, ...alone },
  { name: 'vote', test: vote, priority: 2, ...alone },
  { name: 'lottery', test: lottery, priority: 2, ...alone },
  { name: 'preorder', test: preorder, priority: 2, ...alone },
  { name: 'list', test: list, priority: 2, ...alone },
  { name: 'programme', test: programme, priority: 2, ...alone },
  { name: 'keys', test: keys, priority: 2, ...alone },
  { name: 'paging', test: paging, priority: 2, ...alone },
  { name: 'optimistic', test: optimistic, priority: 2, ...alone },
  { name: 'notices', test: notices, priority: 3, ...alone },
  { name: 'menu', test: menu, priority: 3, ...alone },
  { name: 'form', test: form, priority: 2, ...alone },
  { name: 'fields', test: fields, priority: 2, ...alone },
  { name: 'follow', test: follow, priority: 2, ...alone },
  { name: 'references', test: references, priority: 2, ...alone },
  { name: 'person', test: person, priority: 2, ...alone },
  { name: 'user-texts', test: userTexts, priority: 2, ...alone },
  { name: 'calls', test: calls, priority: 2, ...alone },
  { name: 'waiting', test: waiting, priority: 2, ...alone },
  { name: 'session-end', test: sessionEnd, priority: 2, ...alone },
  { name: 'sent-once', test: sentOnce, priority: 2, ...alone },
  { name: 'video', test: video, priority: 2, ...alone },
  { name: 'prize-draw', test: prizeDraw, priority: 2, ...alone },
  { name: 'form-steps', test: formSteps, priority: 2, ...alone },
  { name: 'entry-links', test: entryLinks, priority: 2, ...alone },
  { name: 'member-keys', test: memberKeys, priority: 2, ...alone },
  { name: 'posts-begun', test: postsBegun, priority: 3, ...alone },
  { name: 'posts-asked', test: postsAsked, priority: 3, ...alone },
]

/** Returns the chunk groups of the build, which depend on the pages of the app. */
export function chunkGroups(pages: readonly PageWithFile[]) {
  const known = new WeakMap<Graph, Parts>()
  const nameAs = (part: keyof Parts) => (id: string, graph: Graph) => {
    const parts = known.get(graph) ?? partsOf(graph, pages)
    known.set(graph, parts)
    return parts[part].has(id) && ![rare, lazyIcons, ownIcons].some((each) => each.test(id)) ? part : null
  }
  return {
    groups: [
      { name: 'framework', test: (id: string) => framework.test(id) && !rare.test(id), priority: 2 },
      ...travelTogether,
      { name: nameAs('shell'), debugName: 'shell', priority: 1 },
      { name: nameAs('landing'), debugName: 'landing', priority: 0 },
      { name: nameAs('sending'), debugName: 'sending', priority: 0, ...alone },
      { name: nameAs('behind'), debugName: 'behind', priority: 0, ...alone },
    ],
  }
}
