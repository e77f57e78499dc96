import type {
  LookbackEntry,
  LookbackKind,
  LookbackList,
  LookbackLists,
} from '@tsudoi/design-system/screens/lookback/lookback.types'

const todai = { id: 'todai', name: '灯台放送局', seed: '#1464c8', href: '/channel/todai' }
const lemonade = { id: 'lemonade', name: 'レモネード星団', seed: '#ffe45c', href: '/channel/lemonade' }

const listOf = (...entries: LookbackEntry[]): LookbackList => ({ state: 'ready', entries })

const entry = (name: string, href: string, day: string, more: Partial<LookbackEntry> = {}): LookbackEntry => ({
  key: href + name,
  name,
  href,
  time: `2026-${day}T10:00:00.000Z`,
  channel: todai,
  canRepeat: false,
  ...more,
})

/** The year of the example lists. */
export const exampleLookbackRange = { start: '2025-12-31T15:00:00.000Z', end: '2026-12-31T15:00:00.000Z' }
/** A time after all entries of the example lists. */
export const exampleLookbackNow = '2026-12-20T10:00:00.000Z'

/** Look-back lists with at least one entry in each. */
export const exampleLookbackLists: LookbackLists = {
  photo: listOf(
    entry('朝もやの湖', '/collection?item=photo%3Alake', '11-20', { rarity: 'SSR' }),
    entry('灯りのともる頃', '/collection?item=photo%3Adusk', '05-03', { rarity: 'R' }),
    entry('きらめく夜', '/collection?item=photo%3Anight', '01-02', { rarity: 'SR', channel: lemonade }),
  ),
  video: listOf(entry('第四十七夜', '/channel/todai/movie/todai-night-47', '11-02', { canRepeat: true })),
  story: listOf(entry('灯台守の手紙', '/channel/todai/story/todai-letters', '08-14', { canRepeat: true })),
  event: listOf(entry('アルバム先行上映', '/event/todai-harbour', '10-10')),
  talk: listOf(entry('桟橋で一分', '/livetalk/todai-pier-1', '06-01')),
  lottery: listOf(entry('春の花道 招待', '/lottery/benio-spring', '03-03')),
  preorder: listOf(entry('夏まつりの予約', '/preorder/benio-festival', '07-07')),
}

/** The example lists, with the given lists in place of some of them. */
export const lookbackListsWith = (lists: Partial<Record<LookbackKind, LookbackList>>): LookbackLists => ({
  ...exampleLookbackLists,
  ...lists,
})

const emptyList = listOf()

/** Look-back lists without any entry. */
export const emptyLookbackLists: LookbackLists = {
  photo: emptyList,
  video: emptyList,
  story: emptyList,
  event: emptyList,
  talk: emptyList,
  lottery: emptyList,
  preorder: emptyList,
}

/** An entry with the longest names that a host sends. */
export const longLookbackEntry = entry(
  '潮のみちひきと汽笛と灯りのあいだで読まれなかったすべての便りを一晩かけて読みとおす会'.repeat(3),
  '/collection?item=photo%3Along',
  '12-01',
  {
    rarity: 'SSR',
    channel: {
      ...todai,
      name: 'むかしむかし港町の商店街のはずれにあったレモネードの屋台から生まれた合唱団とその友人たち',
    },
  },
)

/**
 * An entry as a hostile host could send it: with markup, a character that reverses the text direction, an invalid
 * colour, and a link that runs a script.
 */
export const hostileLookbackEntry = entry('<img src=x onerror=alert(1)>\u202E逆さ', 'javascript:alert(1)', '12-02', {
  rarity: 'UNKNOWN',
  channel: { id: 'x', name: '\u202E<b>チャンネル</b>', seed: 'url(evil)', href: 'javascript:alert(2)' },
})
