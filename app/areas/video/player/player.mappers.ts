import type { getVideoUrl } from '@tsudoi/contracts/video/video.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { env } from '../../../env.ts'
import type { PlayerSource } from './engine.types.ts'

/** A complete address: https, or a path at the app host. Undefined for anything else. */
export function mediaAddress(url: string): string | undefined {
  if (url.startsWith('/') && !url.startsWith('//')) return env.hosts.app + url
  return URL.parse(url)?.protocol === 'https:' ? url : undefined
}

/** Only YouTube's own pages to embed, and only the one that sets no cookie before it plays. */
export function frameAddress(url: string): string | undefined {
  const id = /^https:\/\/(?:www\.)?(?:youtube-nocookie|youtube)\.com\/embed\/([\w-]{1,64})(?:[?#].*)?$/.exec(url)?.[1]
  return id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&hl=ja&rel=0`
}

/** A host that names an address which is none. */
export class NoAddress extends Error {
  override name = 'NoAddress'
}

/**
 * What the player takes from an answer.
 *
 * @throws NoAddress where nothing in it can be played
 */
export function sourceOf({ format, url, subtitleList }: ResponseOf<typeof getVideoUrl>['url']): PlayerSource {
  const isFrame = format === 'YOUTUBE'
  const address = isFrame ? frameAddress(url) : mediaAddress(url)
  if (!address) throw new NoAddress(format)
  const subtitles = (subtitleList ?? []).flatMap(({ language, label, url: file }) => {
    const found = mediaAddress(file)
    return found ? [{ language, label, address: found }] : []
  })
  const isStream = format === 'HLS' && !/\.(mp4|webm|m4v)(\?|$)/i.test(address)
  return { format: isFrame ? 'YOUTUBE' : isStream ? 'HLS' : 'FILE', address, subtitles }
}
