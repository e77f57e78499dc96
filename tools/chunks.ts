import { resolve } from 'node:path'
import type { Rollup } from 'vite'

/**
 * Which files travel together. Many small files cost more than they save, in requests and in compression: what every page needs comes as two, one that changes with our
 * dependencies and one that changes with us. What a page needs only after its first content (axios, dialogs, forms) stays out of both.
 */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack\/[\w-]+|zod|zustand|js-cookie)\//

/** What the pages of a gacha are wired with. */
const gacha =
  /\/contracts\/gacha\/[\w.]+\.ts$|\/app\/(areas\/gacha\/[\w.]+\.ts|queries\/gachaList\.queries\.ts|views\/gachaSummaryView\.ts)$/

/** Where people arrive: what three of these pages share, other pages will want as well. */
const arrivals = ['top/TopRoute', 'channel/ChannelListRoute', 'channel/ChannelRoute', 'home/HomeRoute'].map((name) =>
  resolve('app/areas', `${name}.tsx`),
)
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

/** What the app begins with, and what the arrival pages share. The entry stands alone: everything else is imported by it and by pages. */
function shellOf(graph: Graph): ReadonlySet<string> {
  const pages = arrivals.map((page) => reachedFrom(graph, page))
  const shared = pages.flatMap((page) => [...page]).filter((id) => pages.filter((page) => page.has(id)).length > 2)
  const first = entries.flatMap((entry) => [...reachedFrom(graph, entry)])
  return new Set([...first, ...shared].filter((id) => !entries.includes(id)))
}

const shells = new WeakMap<Graph, ReadonlySet<string>>()

function nameShell(id: string, graph: Graph): string | null {
  const shell = shells.get(graph) ?? shellOf(graph)
  shells.set(graph, shell)
  return shell.has(id) ? 'shell' : null
}

export const chunks = {
  groups: [
    { name: 'framework', test: (id: string) => framework.test(id), priority: 2 },
    // What it stands on is in the shell: recursively, it would take that along.
    { name: 'gacha', test: (id: string) => gacha.test(id), priority: 2, includeDependenciesRecursively: false },
    { name: nameShell, debugName: 'shell', priority: 1 },
  ],
}
