import { paths } from '../../paths.ts'
import type { PageHead } from '../pageHead.ts'
import type { HeadChannel } from './headChannel.ts'
import { descriptionOf, titleLine, type DescriptionSentence } from './headText.ts'

/** One level of a breadcrumb: the name and path of a page. */
export type Breadcrumb = readonly [name: string, path: string]

/**
 * What a page is about, such as a gacha, a video or a list. Texts may be passed as the server sent them: `contentHead`
 * cleans them.
 */
export interface ContentHeadInput extends Pick<PageHead, 'path' | 'status' | 'isIndexed' | 'type' | 'jsonLd'> {
  /** What the page is about, as a Japanese noun: ガチャ. It is the title if the name has no visible character. */
  kind: string
  name: string
  /** Makes the page's title from the cleaned name. Default: the name. */
  title?: (name: string) => string
  /** The sentences of the description, the most important one first. */
  sentences: readonly DescriptionSentence[]
  /** The second line of the card. */
  detail?: string | undefined
  channel?: HeadChannel
  image?: string | undefined
  /** The pages above this one in the breadcrumb, after the list of channels and the channel. */
  above?: readonly Breadcrumb[]
}

/** The breadcrumb of a page as structured data. */
export const breadcrumbList = (steps: readonly Breadcrumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: titleLine(name, '…'),
    item,
  })),
})

const channelCrumbs = ({ id, name }: HeadChannel): readonly Breadcrumb[] => [
  ['チャンネル', paths.channels],
  [name, paths.channel(id)],
]

/** The channel on a card. Its name is left out if it is already the title of the card. */
function cardChannel(title: string, channel: HeadChannel | undefined): Pick<PageHead['card'], 'channelName' | 'color'> {
  if (!channel) return {}
  const { name, color } = channel
  return { color, ...(name !== title && { channelName: name }) }
}

/**
 * Makes the head of a page about one thing, such as a gacha: cleaned texts, the content of its card, and its
 * breadcrumb.
 */
export function contentHead(content: ContentHeadInput): PageHead {
  const { kind, channel, detail, image, above = [], jsonLd = [], path, status, isIndexed, type } = content
  const name = titleLine(content.name, kind)
  const title = titleLine(content.title?.(name) ?? name, kind)
  const way = [...(channel ? channelCrumbs(channel) : []), ...above, [title, path] as const]
  return {
    title,
    description: descriptionOf(...content.sentences),
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
    jsonLd: [...(way.length > 1 ? [breadcrumbList(way)] : []), ...jsonLd],
  }
}
