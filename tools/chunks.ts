import { resolve } from 'node:path'
import type { Rollup } from 'vite'
import type { PageWithFile } from './pageFiles.ts'

/**
 * Which files travel together. Many small files cost more than they save, in requests and in compression: what every
 * page needs comes as two, one that changes with our dependencies and one that changes with us; what the landing pages
 * share comes as a third. What a page needs only after its first content (axios, dialogs, the library of forms) stays
 * out of them.
 */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack\/[\w-]+|zod|zustand|js-cookie)\//
/** Of that, what one page alone wants: it travels with that page. */
const rare = /\/(useQueries|queriesObserver|(query-core|react-query)\/build\/modern\/index)\.js$/
/** Every page reaches every icon by the one file that names them: these are the players', the call's, the posts'. */
const lazyIcons =
  /\/lucide-react\/.*\/icons\/(airplay|arrow-(down|left|right|up)|book-open-text|camera(-off)?|captions|cast|chevron-(left|right)|circle-question-mark|cloud-check|corner-(down-left|up-right)|ellipsis|eye-off|fast-forward|film|image(-plus)?|mail|maximize|mic(-off)?|minimize|pause|picture-in-picture-2|play|rotate-(ccw|cw|ccw-square)|settings(-2)?|volume-(1|2|x))\.mjs$/

/** Those of one component alone travel with it. */
const ownIcons = /\/lucide-react\/.*\/icons\/(check|chevron-down|message-square|share)\.mjs$/

/** What a list of gacha is wired with, on the home and on a channel's page too. */
const gacha = /\/contracts\/gacha\/[\w.]+\.ts$|\/app\/(queries\/gachaList\.queries|mappers\/gacha\.mappers)\.ts$/

/**
 * What its own pages are wired with; what draws comes later. Their list is in the first load, their errors come with
 * the catalogue.
 */
const gachaDraw =
  /\/app\/areas\/gacha\/(?!gacha\.(pages|errors)|draw\.|drawLog|useOdds|useRevealChoice)[\w.]+\.ts$|\/screens\/gacha\/rarityOrder\.ts$/

/** What a channel's page and the story's pages ask for; and what the story's own pages are wired with beside it. */
const story =
  /\/contracts\/story\/(story\.endpoints|script)\.ts$|\/app\/(queries\/story\.queries|mappers\/story\.mappers)\.ts$|\/parts\/PosterHero\.tsx$/
const storyPages =
  /\/screens\/story\/(story\.rules\.ts|parts\/(StickRow|LazyGoneState)\.tsx)$|\/app\/(areas\/story\/(story\.mappers|intent)|mappers\/playerHref|session\/(readerNames|readingPlace))\.ts$/

/** What the three pages of events are wired with. */
const event = /\/screens\/event\/event\.rules\.ts$|\/app\/areas\/event\/event\.(keys|mappers|queries)\.ts$/

/** What every page of a vote is wired with; what votes comes later. */
const vote =
  /\/contracts\/vote\/[\w.]+\.ts$|\/app\/areas\/vote\/(vote\.(keys|queries|mappers)|voteMoments|startVote|useVotePage)\.ts$|\/screens\/vote\/voting\.rules\.ts$/

/** What the pages of a lottery, and those of a preorder, are wired with: one file for each. */
const lottery =
  /\/contracts\/lottery\/[\w.]+\.ts$|\/screens\/lottery\/lottery\.rules\.ts$|\/content\/lotteryFacts\.ts$|\/areas\/lottery\/(useLotteryPage|lottery\.(keys|queries|mappers))\.ts$/
const preorder =
  /\/contracts\/preorder\/[\w.]+\.ts$|\/screens\/preorder\/preorder\.rules\.ts$|\/areas\/preorder\/(usePreorderPage|cart|cartChanges|cartStore|preorder\.(keys|queries|mappers))\.ts$/

/** Lists that page hear of their end; so does what is read when one comes near it. One file for both. */
const list = /\/design-system\/(components\/ComesNear|screens\/parts\/PagedList)\.tsx$/

/** Rows of a programme, which nearly always come together. */
const programme =
  /\/design-system\/(components\/Programme(List|Row)|screens\/(parts\/ProgrammeRows|programmeState))\.tsx?$/

/**
 * Which answers stand under which names: most pages know some, and one file for each is mostly its head. Nearly
 * every page needs the channels': they come with what pages share.
 */
const keys = /\/app\/queries\/(?!channel)\w+\.keys\.ts$/

/** How a list is asked for, page by page: small files that go together nearly everywhere. */
const paging = /\/app\/queries\/(usePagedList|seekQuery)\.ts$/

/** How a press counts before its host has answered. */
const optimistic = /\/app\/queries\/(changeItems|optimisticToggle|pausedReads)\.ts$/

/** What a page with posts begins with, and how it asks for them. */
const postsBegun = /\/app\/posts\/lazyPosts\.tsx$|\/post\/parts\/PostsSkeleton\.tsx$/
const postsAsked =
  /\/app\/(posts\/(officialOnly|embeddedHref)|queries\/(post\.(keys|queries|cache)|likes|hiddenAuthors))\.ts$/

/** Notices in rows, wherever they stand. */
const notices = /\/(parts\/NoticeRows\.tsx|mappers\/notice\.mappers\.ts)$/

/** What a menu opens by travels with it. */
const menu = /\/design-system\/components\/Menu\.tsx$|\/lucide-react\/.*\/icons\/ellipsis\.mjs$/

/** What every form stands on. Alone, each would cost more in names and compression than it holds. */
const form =
  /\/design-system\/(components\/(describedBy|FieldError|OfflineNote|Requirement)\.tsx?|screens\/parts\/(Actions|FormPage)\.tsx)$|\/icons\/triangle-exclamation-point\.mjs$/

/** What a form with fields stands on beyond that. */
const fields =
  /\/design-system\/(components\/(ErrorSummary|FieldFrame|fieldLook)\.tsx?|screens\/parts\/(Form|FormBody|FormFoot|typedInto|useForm)\.tsx?)$/

/** What following a channel or an event needs at once, before the press. */
const follow = /\/screens\/parts\/FollowButton\.tsx$|\/app\/queries\/afterPaint\.ts$/

/** How pages name a channel and a period that something belongs to. */
const references = /\/app\/mappers\/(channelRef\.mappers|periodView)\.ts$/

/** The head of a member's page. */
const person = /\/(parts\/PersonHead\.tsx|mappers\/person\.mappers\.ts)$/

/** What user texts are checked with: names, addresses, codes. */
const userTexts = /\/design-system\/text\/(normaliseText|userText)\.ts$/

/** What a page knows of a call under way: whether it is, and whether the host has decided. */
const calls = /\/app\/(queries\/isSending|api\/isAnswered)\.ts$/

/** What ends a session: pages that log out begin with it, and every visit fetches it behind its content. */
const sessionEnd = /\/app\/session\/(endSession|draftsAside|clearStored|runReset)\.ts$/

/** How a call is sent that must not count twice. */
const sentOnce = /\/app\/api\/(sendOnce|idempotencyKeys)\.ts$/

/** What every visit fetches by itself: how a call is sent, and what comes behind a page's content. */
const sending = ['app/api/send.ts']
const behindContent = [
  'app/shell/LazyOverlays.tsx',
  'app/shell/afterContent.ts',
  'app/session/readAccountAgain.ts',
  'app/errors/ErrorDialogHost.tsx',
  'app/errors/entryFor.ts',
  'app/errors/raise.ts',
  'design-system/components/AlertDialog.tsx',
  'design-system/screens/system/UnexpectedScreen.tsx',
]

/** What timelines are made of: it comes by itself, and is their content all the same. */
const posts = 'app/posts/posts.ts'

const entries = [resolve('app/index.html'), resolve('app/main.tsx')]

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/** What stands below a page's first view comes late, and shares what pages share all the same. */
const belowFold = /Below\.tsx$/

/** A file and everything it imports, without what it imports later by itself. */
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
   * What the app begins with, and what four elevenths of the other pages need of what landing pages share. The entry
   * stands alone: everything else is imported by it and by pages.
   */
  shell: ReadonlySet<string>
  /** What landing pages share beyond it. */
  landing: ReadonlySet<string>
  /** Of what every visit fetches by itself, what no page's first content waits for. */
  sending: ReadonlySet<string>
  behind: ReadonlySet<string>
}

/** What more than this share of these files reach. */
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
  const first = new Set(entries.flatMap((id) => [...reachedFrom(graph, id)]))
  const ofPages = new Set(
    [...pages.map(({ file }) => file), resolve(posts)].flatMap((file) => [...reachedFrom(graph, file)]),
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

/** What they stand on is in the shell: recursively, they would take that along. */
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
  { name: 'session-end', test: sessionEnd, priority: 2, ...alone },
  { name: 'sent-once', test: sentOnce, priority: 2, ...alone },
  { name: 'posts-begun', test: postsBegun, priority: 3, ...alone },
  { name: 'posts-asked', test: postsAsked, priority: 3, ...alone },
]

/** How the build groups its files, by what the map says of each page. */
export function chunks(pages: readonly PageWithFile[]) {
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
