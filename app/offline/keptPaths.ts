import type { Endpoint } from '@tsudoi/contracts/endpoint'

/**
 * What may be kept on the device to be shown again: read-only pages, and nothing that is paid by. Prices, odds, stocks
 * and balances are always the host's word of the moment (Q282). A test holds each to the registry.
 */
export const keptPaths: ReadonlySet<string> = new Set([
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

export const isKept = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => method === 'GET' && keptPaths.has(path)

/** `{id}` stands for one segment. Of two patterns that fit, both are kept or neither. */
const patterns = [...keptPaths].map((path) => path.replaceAll(/\{\w+\}/g, '[^/]+'))

/** The same by the address of an answer that came before the app had loaded: only its path is known. */
export const isKeptAddress = (address: string) =>
  new RegExp(`(?:^|[^/])(?:${patterns.join('|')})$`).test(address.split('?', 1)[0] ?? '')
