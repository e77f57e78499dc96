import type { ListsByKind } from '../exportEntries.ts'
import type { ReadItemByKind } from '../exportSources.ts'

const time = '2026-01-31T10:00:00Z'
const complete = <Item>(items: Item[]) => ({ items, isComplete: true })

/** A post with these pictures. */
export const examplePost = (
  id: string,
  text: string,
  sources: readonly (string | undefined)[] = [],
): ReadItemByKind['posts'] => ({
  id,
  level: 'POST',
  timeline: { type: 'ip', id: 'todai' },
  text,
  createTime: time,
  updateTime: undefined,
  likeCount: 3,
  answerCount: 2,
  media: sources.map((source) => ({ type: 'IMAGE', width: 4, height: 3, alt: text, source })),
})

/** One item of each kind, in which every text of a user or a host is `text`. */
export function exampleListsByKind(text: string): Required<ListsByKind> {
  const channel = { id: text, name: text }
  return {
    profile: complete([
      {
        id: text,
        nickName: text,
        uniqueName: text,
        lastName: text,
        firstName: text,
        birthday: '2004-02-29',
        gender: 2,
        prefecture: 14,
        picture: { source: '/hosts/app/textures/profile' },
        address: {
          lastName: text,
          firstName: text,
          postalCode: '2310023',
          prefecture: 14,
          city: text,
          street: text,
          building: text,
          phoneNumber: '0451234567',
        },
      },
    ]),
    posts: complete([examplePost(text, text, ['/hosts/app/media/1', undefined])]),
    orders: complete([
      { id: text, kind: 'COINS', time, name: text, price: 120, status: 'SUCCEEDED', method: text },
      { id: text, kind: 'VIEWING', time, name: text, price: 1_500 },
    ]),
    coins: complete([{ id: text, time, message: text, platform: 'WEB', channelName: text, free: -30, paid: 0 }]),
    collection: complete([
      { id: text, kind: 'PHOTO', name: text, channel, time, count: 2, state: text },
      { id: text, kind: 'LOTTERY', name: text, channel, time, count: 1, state: 'WON', prize: text },
    ]),
    follows: complete([channel]),
    later: complete([{ id: '/event/1', kind: 'event', title: text, channel, keptTime: time }]),
  }
}
