import { paths } from '../../paths.ts'
import type { PageHead } from '../pageHead.ts'
import type { HeadChannel } from './headChannel.ts'
import { descriptionOf, titleLine, type Fact } from './headText.ts'

/** A step of the way to a page: its name and path. */
export type Crumb = readonly [name: string, path: string]

/** A thing with a page of its own: a gacha, a video, a list. Its texts may come from a host as they are. */
export interface Thing extends Pick<PageHead, 'path' | 'status' | 'isIndexed' | 'type' | 'jsonLd'> {
  /** The noun in Japanese: ガチャ. It is the title if the name has no visible character. */
  kind: string
  name: string
  /** The page's title from the cleaned name. Default: the name. */
  title?: (name: string) => string
  /** The sentences of the description, the most important ones first. */
  facts: readonly Fact[]
  /** The second line of the card. */
  detail?: string | undefined
  channel?: HeadChannel
  image?: string | undefined
  /** The pages above this one, after the list of channels and the channel. */
  above?: readonly Crumb[]
}

/** The way to a page as structured data. */
export const breadcrumb = (steps: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: titleLine(name, '…'),
    item,
  })),
})

const channelCrumbs = ({ id, name }: HeadChannel): readonly Crumb[] => [
  ['チャンネル', paths.channels],
  [name, paths.channel(id)],
]

/** The channel on a card. Its name is left out if it is the card's title. */
function cardChannel(title: string, channel: HeadChannel | undefined): Pick<PageHead['card'], 'channelName' | 'color'> {
  if (!channel) return {}
  const { name, color } = channel
  return { color, ...(name !== title && { channelName: name }) }
}

/** The head of a thing's page: cleaned texts, the content of its card, and the way to it. */
export function thingHead(thing: Thing): PageHead {
  const { kind, channel, detail, image, above = [], jsonLd = [], path, status, isIndexed, type } = thing
  const name = titleLine(thing.name, kind)
  const title = titleLine(thing.title?.(name) ?? name, kind)
  const way = [...(channel ? channelCrumbs(channel) : []), ...above, [title, path] as const]
  return {
    title,
    description: descriptionOf(...thing.facts),
    path,
    ...(status && { status }),
    ...(isIndexed !== undefined && { isIndexed }),
    ...(type && { type }),
    card: {
      kind,
      title: name,
      ...(detail && { detail: titleLine(detail, '') }),
      ...cardChannel(name, channel),
      ...(image && { image }),
    },
    jsonLd: [...(way.length > 1 ? [breadcrumb(way)] : []), ...jsonLd],
  }
}
