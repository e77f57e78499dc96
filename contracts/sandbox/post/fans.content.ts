import { channels } from '../channel/channels.content.ts'

/** A seeded account that writes on the timelines. Its password is random and known to no one. */
interface SeedFan {
  readonly accountId: string
  readonly nickName: string
  /** The unique name: half-width letters and digits (S060). */
  readonly uniqueName: string
  readonly isOfficial: boolean
  readonly image: string | null
}

const fan = (id: string, nickName: string, hasImage = false): SeedFan => ({
  accountId: `fan-${id}`,
  nickName,
  uniqueName: `${id}fan`,
  isOfficial: false,
  image: hasImage ? `fan/${id}.svg` : null,
})

/** The accounts that write seeded posts: each channel's official account, and invented fans. */
export const seededFans = [
  ...channels.map(({ ipId, name }) => ({
    accountId: `official-${ipId}`,
    nickName: `${name}【公式】`,
    uniqueName: `${ipId}official`,
    isOfficial: true,
    image: `${ipId}/avatar.svg`,
  })),
  fan('mejiro', 'めじろ', true),
  fan('midori', 'みどり', true),
  fan('sakuranbo', 'さくらんぼ', true),
  fan('yofukashi', '夜更かし', true),
  fan('yuusuke', 'ゆうすけ', true),
  fan('tsukimi', 'つきみ'),
  fan('rokujo', '六畳一間'),
  fan('potage', 'ポタージュ'),
  fan('amagasa', '雨傘'),
  fan('kitakaze', '北風'),
  fan('nanasaki', '七崎'),
] as const satisfies readonly SeedFan[]
