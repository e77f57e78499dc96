import { serverOnlyRules } from './duties.ts'
import type { PassedTest } from './reports.ts'

/** Finds all ids in a text; `S022–S025` stands for four ids. */
export function specificationIdsIn(text: string): string[] {
  const ranges = [...text.matchAll(/\b([RSEW])(\d{3})–\1?(\d{3})\b/g)].flatMap(([, kind = '', from = '', to = '']) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => nameOf(kind, Number(from) + index)),
  )
  return [...(text.match(/\b[RSEW]\d{3}\b/g) ?? []), ...ranges]
}

const nameOf = (kind: string, number: number) => `${kind}${String(number).padStart(3, '0')}`

const isSandbox = (file: string) => file.startsWith('contracts/sandbox/')
const isContract = (file: string) => file.startsWith('contracts/') && !isSandbox(file)
const isApp = (file: string) => file.startsWith('app/')
const isClient = (file: string) => isApp(file) || file.startsWith('design-system/') || file.startsWith('stories/')

/**
 * Whether a test in this file can prove the id. Routes and errors need a test of the app, because a story has neither
 * URLs nor requests. Tests in `app/errors/` prove no error: they test the catalogue itself, with endpoints that no area
 * declares.
 */
export function canProve(id: string, file: string): boolean {
  if (id in serverOnlyRules) return isContract(file)
  if (id.startsWith('R')) return isApp(file)
  if (id.startsWith('E')) return isApp(file) && !file.startsWith('app/errors/')
  return isClient(file)
}

/** The files that prove each id. */
export interface Proofs {
  /** Files whose tests prove an id, sorted by path. */
  proven: ReadonlyMap<string, readonly string[]>
  /** Files of the sandbox's own tests that name the id. They prove nothing about the client or about other servers. */
  sandbox: ReadonlyMap<string, readonly string[]>
}

/** Finds the proofs of all ids that the titles of passed tests name. */
export function proofsOf(tests: readonly PassedTest[]): Proofs {
  const named = tests.flatMap(({ file, title }) => specificationIdsIn(title).map((id) => ({ id, file })))
  return {
    proven: filesById(named.filter(({ id, file }) => canProve(id, file))),
    sandbox: filesById(named.filter(({ file }) => isSandbox(file))),
  }
}

function filesById(named: readonly { id: string; file: string }[]): Map<string, string[]> {
  const groups = Map.groupBy(named, ({ id }) => id)
  return new Map([...groups].map(([id, group]) => [id, [...new Set(group.map(({ file }) => file))].toSorted()]))
}
