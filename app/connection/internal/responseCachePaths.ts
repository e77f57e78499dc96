import type { Endpoint } from '@tsudoi/contracts/endpoint'

/**
 * Paths of the calls whose answers may be cached on the device: data of read-only pages. Prices, odds, stock and
 * balances are never cached; they always come from the server (Q282). A test checks each path against the registry.
 */
export const cacheablePaths: ReadonlySet<string> = new Set([
  '/v2/account/auth',
  '/v2/profile',
  '/v2/home',
  '/v2/ip',
  '/v2/ip/{id}',
  '/v2/ip/nologin/{id}',
  '/v2/ip/overview/{id}',
  '/v2/follow/ip',
  '/v2/notice',
  '/v2/notice/nologin',
  '/v2/notice/{id}',
  '/v2/notice/nologin/{id}',
  '/v1/ticket',
  '/v2/me/deadlines',
  '/v2/me/door',
  '/v2/door/{id}',
  '/v1/event/{id}',
  '/v2/privacy/address',
  '/v2/collection/photo',
  '/v2/collection/movie',
  '/v2/collection/video/ondemand',
  '/v2/collection/special',
  '/v2/collection/special/privilege',
  '/v2/collection/story/group/history',
  '/v2/collection/story/group/available',
  '/v2/collection/story/group/privilege',
  '/v2/collection/story/group/privilege/{groupId}',
  '/v2/story/group',
  '/v2/story/group/{ipId}/{storyGroupId}',
  '/v2/story/group/{ipId}/{storyGroupId}/view/{storyEpisodeId}',
  '/v2/story/ip/{id}',
  '/v2/story/ip/nologin/{id}',
])

/** Whether an endpoint's answers may be cached. */
export const isCacheable = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  method === 'GET' && cacheablePaths.has(path)

/** The paths as regular expressions: `{id}` matches one segment. */
const patterns = [...cacheablePaths].map((path) => path.replaceAll(/\{\w+\}/g, '[^/]+'))

/**
 * Whether the answer at this address may be cached. For answers that arrived before the app had loaded; later answers
 * use `isCacheable`.
 */
export const isCacheableAddress = (address: string) =>
  new RegExp(`(?:^|[^/])(?:${patterns.join('|')})$`).test(address.split('?', 1)[0] ?? '')
