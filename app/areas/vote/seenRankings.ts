import { deviceStore } from '../../storage/textStore.ts'
import type { SeenRanking } from './ranking.mappers.ts'

/**
 * Storage key of the rankings that this device has shown. They contain no personal data, so they are kept when a
 * session ends.
 */
const storageKey = 'tsudoi.rankings'
/** Maximum number of stored campaigns, because storage is limited. */
const maxCampaigns = 8

/** Per campaign two rankings: the one that is shown, and the one before, with which it is compared. */
type SeenByCampaign = Readonly<Record<string, readonly SeenRanking[]>>

const isSeen = (value: unknown): value is SeenRanking => {
  const { asOf, ranks } = (value ?? {}) as Partial<SeenRanking>
  return typeof asOf === 'string' && typeof ranks === 'object' && ranks !== null
}

const readAll = (): SeenByCampaign =>
  Object.fromEntries(
    Object.entries(deviceStore.getJson(storageKey) ?? {}).map(([id, list]: [string, unknown]) => [
      id,
      Array.isArray(list) ? list.filter(isSeen) : [],
    ]),
  )

/** The latest ranking of a campaign that this device has shown and that is older than `asOf`. */
export const previousRanking = (id: string, asOf: string | undefined): SeenRanking | undefined =>
  readAll()[id]?.find((each) => asOf !== undefined && each.asOf < asOf)

/** Stores a ranking that was shown. */
export function storeSeenRanking(id: string, shown: SeenRanking): void {
  const { [id]: known = [], ...others } = readAll()
  if (known.some(({ asOf }) => asOf >= shown.asOf)) return
  const campaigns = [[id, [shown, ...known].slice(0, 2)], ...Object.entries(others)].slice(0, maxCampaigns)
  deviceStore.setJson(storageKey, Object.fromEntries(campaigns))
}
