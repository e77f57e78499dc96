import { deviceStore } from '../../session/textStore.ts'
import type { SeenRanking } from './ranking.mappers.ts'

/** Rankings are the same for everybody: they belong to this device and not to a member. */
const stored = 'tsudoi.rankings'
/** Of so many campaigns: a storage has an end. */
const most = 8

/** Two of each campaign: the one that is shown, and the one before it, of which the change is told. */
type Seen = Readonly<Record<string, readonly SeenRanking[]>>

const isSeen = (value: unknown): value is SeenRanking => {
  const { asOf, ranks } = (value ?? {}) as Partial<SeenRanking>
  return typeof asOf === 'string' && typeof ranks === 'object' && ranks !== null
}

const readAll = (): Seen =>
  Object.fromEntries(
    Object.entries(deviceStore.getJson(stored) ?? {}).map(([id, list]: [string, unknown]) => [
      id,
      Array.isArray(list) ? list.filter(isSeen) : [],
    ]),
  )

/** The latest ranking of a campaign that was seen here and is older than this one. */
export const seenBefore = (id: string, asOf: string | undefined): SeenRanking | undefined =>
  readAll()[id]?.find((each) => asOf !== undefined && each.asOf < asOf)

/** Remembers a ranking that has been shown. */
export function keepSeen(id: string, shown: SeenRanking): void {
  const { [id]: known = [], ...others } = readAll()
  if (known.some(({ asOf }) => asOf >= shown.asOf)) return
  const campaigns = [[id, [shown, ...known].slice(0, 2)], ...Object.entries(others)].slice(0, most)
  deviceStore.setJson(stored, Object.fromEntries(campaigns))
}
