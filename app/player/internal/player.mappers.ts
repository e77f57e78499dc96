import type { getVideoUrl } from '@tsudoi/contracts/video/video.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { env } from '../../env.ts'
import type { PlayerSource } from './engine.types.ts'
import { parseUrl } from '@tsudoi/design-system/text/parseUrl'

/** The full address of a media file: an https address, or a path of the app server. Undefined for anything else. */
export function mediaAddress(url: string): string | undefined {
  if (url.startsWith('/') && !url.startsWith('//')) return env.hosts.app + url
  return parseUrl(url)?.protocol === 'https:' ? url : undefined
}

/** The address of YouTube's cookie-free embed page for an embed address; undefined for anything else. */
export function youTubeFrameAddress(url: string): string | undefined {
  const id = /^https:\/\/(?:www\.)?(?:youtube-nocookie|youtube)\.com\/embed\/([\w-]{1,64})(?:[?#].*)?$/.exec(url)?.[1]
  return id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&hl=ja&rel=0`
}

/** Thrown if the server returned an address that cannot be played. */
export class UnplayableAddress extends Error {
  override name = 'NoAddress'
}

/**
 * Maps the server's answer to the source of a player.
 *
 * @throws UnplayableAddress if the address cannot be played
 */
export function playerSourceOf({ format, url, subtitleList }: ResponseOf<typeof getVideoUrl>['url']): PlayerSource {
  const isFrame = format === 'YOUTUBE'
  const address = isFrame ? youTubeFrameAddress(url) : mediaAddress(url)
  if (!address) throw new UnplayableAddress(format)
  const subtitles = (subtitleList ?? []).flatMap(({ language, label, url: file }) => {
    const found = mediaAddress(file)
    return found ? [{ language, label, address: found }] : []
  })
  const isStream = format === 'HLS' && !/\.(mp4|webm|m4v)(\?|$)/i.test(address)
  return { format: isFrame ? 'YOUTUBE' : isStream ? 'HLS' : 'FILE', address, subtitles }
}
