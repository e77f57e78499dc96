import { resolve } from 'node:path'
import type { Rollup } from 'vite'

/**
 * Which files travel together. Many small files cost more than they save, in requests and in compression: what every page needs comes as two, one that changes with our
 * dependencies and one that changes with us; what the pages of channels and programmes share comes as a third. What a page needs only after its first content (axios, dialogs, the
 * library of forms) stays out of them.
 */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack\/[\w-]+|zod|zustand|js-cookie)\//
/** Of that, what one page alone wants: it travels with that page. */
const rare = /\/(useQueries|queriesObserver|useMutationState|(query-core|react-query)\/build\/modern\/index)\.js$/

/** What the pages of a gacha are wired with. */
const gacha =
  /\/contracts\/gacha\/[\w.]+\.ts$|\/app\/(areas\/gacha\/[\w.]+\.ts|queries\/gachaList\.queries\.ts|views\/gachaSummaryView\.ts)$/

/** Where people arrive: what three of these pages share, other pages will want as well. */
const arrivals = ['top/TopRoute', 'channel/ChannelListRoute', 'channel/ChannelRoute', 'home/HomeRoute'].map((name) =>
  resolve('app/areas', `${name}.tsx`),
)
/** Pages about no channel and no programme: a form, a question, a text. */
const plain = [
  'auth/LoginMailRoute',
  'account/ProfileEditRoute',
  'address/AddressEditRoute',
  'account/OauthRoute',
  'account/TextRoute',
].map((name) => resolve('app/areas', `${name}.tsx`))
const entries = [resolve('app/index.html'), resolve('app/main.tsx')]

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/** A file and everything it imports, without what it imports later by itself. */
function reachedFrom(graph: Graph, id: string, reached = new Set<string>()): Set<string> {
  const module = graph.getModuleInfo(id)
  if (!module || reached.has(id)) return reached
  reached.add(id)
  for (const imported of module.importedIds) reachedFrom(graph, imported, reached)
  return reached
}

interface Parts {
  /** What the app begins with, and what plain pages need of what arrival pages share. The entry stands alone: everything else is imported by it and by pages. */
  shell: ReadonlySet<string>
  /** What arrival pages share beyond it. */
  arrivals: ReadonlySet<string>
}

function partsOf(graph: Graph): Parts {
  const reachedFromAny = (ids: readonly string[]) => new Set(ids.flatMap((id) => [...reachedFrom(graph, id)]))
  const pages = arrivals.map((page) => reachedFrom(graph, page))
  const shared = [...reachedFromAny(arrivals)].filter((id) => pages.filter((page) => page.has(id)).length > 2)
  const first = reachedFromAny(entries)
  const plainly = reachedFromAny(plain)
  return {
    shell: new Set([...first, ...shared.filter((id) => plainly.has(id))].filter((id) => !entries.includes(id))),
    arrivals: new Set(shared.filter((id) => !first.has(id) && !plainly.has(id))),
  }
}

const known = new WeakMap<Graph, Parts>()

const nameAs = (part: keyof Parts) => (id: string, graph: Graph) => {
  const parts = known.get(graph) ?? partsOf(graph)
  known.set(graph, parts)
  return parts[part].has(id) && !rare.test(id) ? part : null
}

export const chunks = {
  groups: [
    { name: 'framework', test: (id: string) => framework.test(id) && !rare.test(id), priority: 2 },
    // What it stands on is in the shell: recursively, it would take that along.
    { name: 'gacha', test: (id: string) => gacha.test(id), priority: 2, includeDependenciesRecursively: false },
    { name: nameAs('shell'), debugName: 'shell', priority: 1 },
    { name: nameAs('arrivals'), debugName: 'arrivals', priority: 0 },
  ],
}
