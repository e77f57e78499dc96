import { muteKeyOf } from '../../design-system/screens/mute/mute.rules.ts'
import type { MutedContent, MuteWord } from '../../design-system/screens/mute/mute.types.ts'

const todai = { id: 'todai', name: '灯台放送局' }

const muteWord = (word: string, more: Partial<MuteWord> = {}): MuteWord => ({
  key: muteKeyOf(word),
  word,
  isPart: false,
  channels: [],
  addedAt: '2026-01-30T09:00:00.000Z',
  ...more,
})

/**
 * The example user's muted words. Among them are one for a single channel until a live stream is over, one that also
 * matches parts of longer words, and an expired one.
 */
export const exampleMutes: MuteWord[] = [
  muteWord('港の公開収録', { until: '2026-02-01T12:00:00.000Z', channels: [todai] }),
  muteWord('ネタバレ', { isPart: true }),
  muteWord('アン'),
  muteWord('最終回', { until: '2026-01-31T15:00:00.000Z' }),
  muteWord('年越しライブ', { until: '2026-01-01T15:00:00.000Z' }),
]

/** Words that another member could have chosen to break the page: the longest, right to left, and markup. */
export const hostileMutes: MuteWord[] = [
  muteWord('長'.repeat(100), {
    channels: Array.from({ length: 5 }, (_, at) => ({ id: `${at}`, name: '灯'.repeat(40) })),
  }),
  muteWord('Donaudampfschifffahrtsgesellschaftskapitaen'),
  muteWord('مرحبا'),
  muteWord('<b>太字</b>&amp;'),
  muteWord('が\u0301\u0301\u0301\u0301\u0301\u0301'),
  muteWord('👨‍👩‍👧'),
]

/** A list of `count` muted words. */
export const manyMutes = (count: number): MuteWord[] =>
  Array.from({ length: count }, (_, at) => muteWord(`見たくない言葉${at + 1}`))

/** A cover over content with muted words. */
export const exampleMutedContent = (onOpen: () => void, ...words: string[]): MutedContent => ({
  words,
  onOpen,
  listHref: '/mypage/mutes',
})
