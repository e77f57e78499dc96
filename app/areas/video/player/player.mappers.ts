import type { getVideoUrl } from '@tsudoi/contracts/video/video.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { env } from '../../../env.ts'
import type { PlayerSource } from './engine.types.ts'

/** The https URL, or the full URL of a path on the app's server. Undefined for anything else. */
export function mediaAddress(url: string): string | undefined {
  if (url.startsWith('/') && !url.startsWith('//')) return env.hosts.app + url
  return URL.parse(url)?.protocol === 'https:' ? url : undefined
}

/** URL to embed a YouTube video, by the domain that sets no cookie before playing. Undefined for any other URL. */
export function frameAddress(url: string): string | undefined {
  const id = /^https:\/\/(?:www\.)?(?:youtube-nocookie|youtube)\.com\/embed\/([\w-]{1,64})(?:[?#].*)?$/.exec(url)?.[1]
  return id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&hl=ja&rel=0`
}

/** The server has returned an invalid stream URL. */
export class NoAddress extends Error {
  override name = 'NoAddress'
}

/**
 * Converts the server's answer to the player's source.
 *
 * @throws NoAddress if nothing in it can be played
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
